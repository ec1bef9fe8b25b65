import path from 'node:path'
import ignore, { type Ignore } from 'ignore'
import { reasonLeftOut, type Rule, type RuleSeverity, type Selection } from '../../rules/index.ts'
import type { Channel, Sector } from '../../rules/definition/rule.ts'

export interface PlacedRule {
  /** A rule's id, or `pack.*`. */
  pattern: string
  setting: boolean | RuleSeverity
  line: number
}

interface Override {
  paths: string[]
  rules: PlacedRule[]
  markets: string[] | null
  sectors: Sector[] | null
  channels: Channel[] | null
  line: number
}

export interface ProjectSuppression {
  rule: string
  paths: string[] | null
  text: string | null
  reason: string
  owner: string | null
  until: string | null
  line: number
}

/** What a project file says about rules. Plain data, so that a thread can be handed it. */
export interface ProjectRules {
  file: string
  root: string
  rules: PlacedRule[]
  overrides: Override[]
  suppressions: ProjectSuppression[]
}

export interface Decision {
  setting: boolean | RuleSeverity
  /** The line of the project file that says so; null where the selection of an override does. */
  line: number
}

/** Whether a path of the project matches patterns; what lies outside matches none. */
export function pathMatcher(root: string, patterns: readonly string[]): (file: string) => boolean {
  const matcher: Ignore = ignore().add([...patterns])
  return (file) => {
    const relative = relativeTo(root, file)
    return relative !== null && matcher.ignores(relative)
  }
}

/** As the patterns write it; null for addresses, standard input and what is not below the folder. */
function relativeTo(root: string, file: string): string | null {
  if (file === '-' || /^https?:/i.test(file)) return null
  const relative = path.relative(root, path.resolve(file)).replaceAll(path.sep, '/')
  return relative === '' || relative.startsWith('../') || path.isAbsolute(relative) ? null : relative
}

const idsOf = (pattern: string, rules: readonly Rule[]): string[] =>
  pattern.endsWith('.*') ? rules.filter(({ id }) => id.startsWith(pattern.slice(0, -1))).map(({ id }) => id) : [pattern]

const isWhole = ({ pattern }: PlacedRule) => pattern.endsWith('.*')

/** The settings of single rules win over those of whole packs, wherever they stand in the list. */
function* settled(placed: readonly PlacedRule[], rules: readonly Rule[]): Generator<[id: string, Decision]> {
  for (const one of [...placed.filter(isWhole), ...placed.filter((each) => !isWhole(each))])
    for (const id of idsOf(one.pattern, rules)) yield [id, { setting: one.setting, line: one.line }]
}

/** What a project file decides about rules, file by file. The same overrides give the same answer, which is made once. */
export function projectDecisions(
  project: ProjectRules,
  selection: Selection,
  rules: readonly Rule[],
): (file: string) => ReadonlyMap<string, Decision> {
  const overrides = project.overrides.map((override) => ({ ...override, matches: pathMatcher(project.root, override.paths) }))
  const made = new Map<string, Map<string, Decision>>()
  return (file) => {
    const matching = overrides.filter(({ matches }) => matches(file))
    const key = matching.map(({ line }) => line).join(' ')
    let decisions = made.get(key)
    if (decisions) return decisions
    decisions = new Map(settled(project.rules, rules))
    let here = selection
    let line = 0
    for (const override of matching) {
      for (const [id, decision] of settled(override.rules, rules)) decisions.set(id, decision)
      const { markets, sectors, channels } = override
      if (markets === null && sectors === null && channels === null) continue
      here = { ...here, markets: markets ?? here.markets, sectors: sectors ?? here.sectors, channels: channels ?? here.channels }
      line = override.line
    }
    for (const rule of rules) if (reasonLeftOut(rule, here) !== null) decisions.set(rule.id, { setting: false, line })
    made.set(key, decisions)
    return decisions
  }
}

/** The markets of a file: those of the last override that names some, otherwise the project's own. */
export function projectMarkets({ root, overrides }: ProjectRules, { markets }: Selection): (file: string) => readonly string[] | null {
  const naming = overrides.flatMap(({ paths, markets: own }) => (own === null ? [] : [{ matches: pathMatcher(root, paths), own }]))
  return (file) => naming.findLast(({ matches }) => matches(file))?.own ?? markets
}

/** What must be loaded for every path of a project: its own selection and those of its overrides together. */
export function widestSelection(selection: Selection, overrides: readonly Override[]): Selection {
  const widest = <T>(own: readonly T[] | null, more: (override: Override) => readonly T[] | null) =>
    own === null ? null : [...new Set([...own, ...overrides.flatMap((override) => more(override) ?? [])])]
  return {
    ...selection,
    markets: widest(selection.markets, ({ markets }) => markets),
    sectors: widest(selection.sectors, ({ sectors }) => sectors as readonly string[] | null),
    channels: widest(selection.channels, ({ channels }) => channels as readonly string[] | null),
  }
}
