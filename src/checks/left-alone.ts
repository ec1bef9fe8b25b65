import { check, compileRules } from '../rules/index.ts'
import type { BuildOptions, CompiledRules, Finding, HeldBack, Rule, RulePart } from '../rules/index.ts'
import type { Document } from '../text/document.ts'

/** One reason to leave words alone: a part of the rule without it, or null where the part does not have it. */
interface Exemption {
  why: string
  without(part: RulePart): RulePart | null
}

/** Words that no text has: what is looked for beside a wording is then never there. */
const NEVER = '/(?!)/'

const unless = (place: keyof RulePart['unless'], why: string): Exemption => ({
  why,
  without: (part) => (part.unless[place].length > 0 ? { ...part, unless: { ...part.unless, [place]: [] } } : null),
})
const flag = (name: 'negations' | 'quotations' | 'reports', why: string): Exemption => ({
  why,
  without: (part) => (part[name] ? { ...part, [name]: false } : null),
})

const EXEMPTIONS: Exemption[] = [
  {
    why: 'it is one of the exceptions',
    without: (part) => (part.exceptions.length > 0 ? { ...part, exceptions: [] } : null),
  },
  flag('negations', 'it is denied'),
  flag('quotations', 'it is quoted'),
  flag('reports', 'the sentence tells of a claim and does not make it'),
  unless('before', 'what stands before it allows it'),
  unless('after', 'what stands after it allows it'),
  unless('sentence', 'something in the sentence allows it'),
  unless('block', 'something in the paragraph allows it'),
  unless('page', 'something on the page allows it'),
  {
    why: 'what is required stands beside it',
    without: ({ keys, ...part }) =>
      keys.trigger !== undefined && (keys.text !== undefined || keys.pattern !== undefined)
        ? { ...part, keys: { ...keys, text: undefined, pattern: [NEVER] } }
        : null,
  },
  {
    why: 'the second stands near it',
    without: ({ keys, ...part }) =>
      keys.first !== undefined && keys.second !== undefined && keys.mode !== 'with'
        ? { ...part, keys: { ...keys, second: [NEVER] } }
        : null,
  },
  {
    why: 'the text is not one of those the rule is for (“where”)',
    without: (part) =>
      part.where.page.length + part.where.notPage.length + part.where.subject.length > 0
        ? { ...part, where: { page: [], notPage: [], subject: [] } }
        : null,
  },
]

/**
 * What a rule would find if it did not exempt it, with the exemption that holds: each is left out in turn, and what is found then and not
 * otherwise is what it holds back.
 */
export function leftAloneBy(rule: Rule, options: BuildOptions) {
  const held = EXEMPTIONS.filter(({ without }) => rule.parts.some((part) => without(part) !== null))
  const compiled = new Map<Exemption | null, CompiledRules>()
  const rulesWithout = (gone: Exemption | null): CompiledRules => {
    let known = compiled.get(gone)
    if (!known) {
      const parts = rule.parts.map((part) => (gone ? [gone] : held).reduce((rest, exemption) => exemption.without(rest) ?? rest, part))
      known = compileRules([{ ...rule, parts }], options)
      compiled.set(gone, known)
    }
    return known
  }
  return (document: Document, found: readonly Finding[]): HeldBack[] => {
    if (held.length === 0) return []
    const known = new Set(found.map(placeOf))
    const more = (gone: Exemption | null) => check(document, rulesWithout(gone)).findings.filter((finding) => !known.has(placeOf(finding)))
    const all = more(null)
    if (all.length === 0) return []
    const whys = new Map<string, string>()
    for (const exemption of held)
      for (const finding of more(exemption)) if (!whys.has(placeOf(finding))) whys.set(placeOf(finding), exemption.why)
    return all.map((finding) => ({ finding, why: whys.get(placeOf(finding)) ?? 'more than one of its exemptions holds' }))
  }
}

const placeOf = ({ start, end }: Finding) => `${start}:${end}`
