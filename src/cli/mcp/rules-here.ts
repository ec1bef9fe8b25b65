import { UsageError } from '../../errors.ts'
import { ruleById, ruleText } from '../../packs/library.ts'
import { meant, type Rule } from '../../rules/index.ts'
import type { Call } from '../command.ts'
import { OpenedProjects, type OpenedProject } from '../opened-projects.ts'

/** What an agent may choose for one call, in place of what the project file and the flags say. */
export interface Choice {
  packs?: string[]
  markets?: string[]
  sectors?: string[]
}

/** Sets of choices whose rules are kept. */
const MOST_CHOICES = 8

/** The rules of the folder this runs in: those that `imprimatur audit` would use there. */
export class RulesHere {
  readonly #call: Call
  readonly #projects = new Map<string, OpenedProjects>()

  constructor(call: Call) {
    this.#call = call
  }

  open({ packs, markets, sectors }: Choice = {}): Promise<OpenedProject> {
    const chosen = Object.entries({ packs, markets, sectors }).filter(([, list]) => list !== undefined && list.length > 0)
    const key = JSON.stringify(chosen)
    let projects = this.#projects.get(key)
    if (!projects) {
      const flags = { ...this.#call.flags, ...Object.fromEntries(chosen.map(([name, list]) => [name, list!.join(',')])) }
      projects = new OpenedProjects({ ...this.#call, flags }, () => undefined)
      this.#projects.set(key, projects)
      for (const old of [...this.#projects.keys()].slice(0, -MOST_CHOICES)) this.#projects.delete(old)
    }
    return projects.of('.')
  }

  /** A rule that runs here, or another one of the built-in library. */
  async rule(id: string): Promise<Rule> {
    const { ruleset } = await this.open()
    const rule = ruleset.byId.get(id) ?? ruleById(id)
    if (!rule) throw new UsageError(`There is no rule ${id}${meant(id, [...ruleset.byId.keys()])}; list_rules lists them`)
    return rule
  }
}

export const languagesOf = (rule: Rule): string[] => [
  ...new Set(rule.parts.map((part) => part.language).filter((language) => language !== null)),
]

/** A rule as a list shows it. */
export const ruleRow = (rule: Rule) => ({
  id: rule.id,
  name: rule.name,
  pack: rule.pack,
  severity: rule.severity,
  kind: rule.kind as string,
  languages: languagesOf(rule),
  jurisdiction: rule.jurisdiction,
  law: rule.source?.citation ?? null,
})

/** Examples of a rule that are shown. */
const MOST_EXAMPLES = 5

/** A rule whole, with its law and what it is proven on. */
export const ruleDetail = (rule: Rule) => ({
  ...ruleRow(rule),
  description: rule.description,
  explanation: rule.explanation,
  law_url: rule.source?.url ?? null,
  law_verified: rule.source?.verified ?? null,
  sectors: rule.sector as string[],
  channels: rule.channels as string[],
  confidence: rule.confidence ?? null,
  says: rule.parts.map(({ language, message, solution }) => ({ language, message, solution })),
  finds: rule.parts.flatMap(({ hits }) => hits.map(({ text }) => text)).slice(0, MOST_EXAMPLES),
  leaves_alone: rule.parts.flatMap(({ passes }) => passes.map(({ text }) => text)).slice(0, MOST_EXAMPLES),
  file: ruleById(rule.id) ? ruleText(rule) : null,
})
