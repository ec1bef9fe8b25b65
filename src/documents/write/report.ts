import { AppError } from '../../errors.ts'
import type { Fact } from '../../generation/draft/filters.ts'
import type { Half } from '../../generation/form/form.ts'
import { LANGUAGE_NAMES } from '../../generation/prompt/prompt.ts'
import type { Lost } from '../../answered/lost.ts'
import { FIGURES } from './answered.ts'
import type { Unsupported } from './answered.ts'
import type { LanguageKey } from '../../languages.ts'
import type { RuleSeverity } from '../../rules/index.ts'
import type { MadeChange } from './tracked-text.ts'
import type { Remaining } from './within-rules.ts'

const SEVERITIES: readonly RuleSeverity[] = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW']

const many = (count: number, one: string, more: string) => (count === 1 ? one : `${count} ${more}`)
const named = (texts: readonly string[]) =>
  `${texts
    .slice(0, 3)
    .map((text) => (text.length > 60 ? `${text.slice(0, 57)}…` : text))
    .join(', ')}${texts.length > 3 ? ` and ${texts.length - 3} more` : ''}`

/** Fields of an order that its form does not have, in a sentence; the first of many. */
export function unreadMessage(names: string[]): string {
  const shown = names.slice(0, 10).map((name) => `“${name}”`)
  const more = names.length > shown.length ? ` and ${names.length - shown.length} more` : ''
  return `Not a field of this form, and not used: ${shown.join(', ')}${more}.`
}

/** A price without its currency, in a sentence. */
export const halfMessage = ({ field, needs }: Half): string =>
  `“${field.label}” has no “${needs.label}”: it stands in the text without one, and nothing was put in its place.`

/** What happened to a document and what is left to look at, in sentences after the one that says how it was written. */
export function messageOf(
  written: string,
  {
    changes,
    findings,
    unsupported,
    lost,
  }: {
    changes: readonly MadeChange[]
    findings: readonly Remaining[]
    unsupported: readonly Unsupported[]
    lost: readonly Lost[]
  },
): string {
  const said = [...new Set(unsupported.map(({ text }) => text))]
  const worded = changes.filter(({ made_by }) => made_by === 'suggestion').length
  const rewritten = changes.length - worded
  const open = findings.filter(({ ignored }) => !ignored)
  const counts = SEVERITIES.map((severity) => ({ severity, count: open.filter((finding) => finding.severity === severity).length }))
  return [
    written,
    ...(worded > 0 ? [`Rules changed ${many(worded, 'one wording', 'wordings')}.`] : []),
    ...(rewritten > 0 ? [`The model wrote ${many(rewritten, 'one sentence', 'sentences')} again for the rules.`] : []),
    ...(open.length > 0
      ? [
          `${many(open.length, 'One finding remains', 'findings remain')}: ` +
            `${counts
              .filter(({ count }) => count > 0)
              .map(({ severity, count }) => `${count} ${severity}`)
              .join(', ')}.`,
        ]
      : []),
    ...(said.length > 0
      ? [
          `${
            unsupported.every(({ kind }) => FIGURES.has(kind))
              ? many(said.length, 'One figure stands', 'figures stand')
              : many(said.length, 'One assertion stands', 'assertions stand')
          } neither in the form nor in the facts: ${named(said)}.`,
        ]
      : []),
    ...(lost.length > 0
      ? [
          `${many(lost.length, 'One value of the form is', 'values of the form are')} not in the text: ` +
            `${named(lost.map(({ label, value }) => `${label} (${value})`))}.`,
        ]
      : []),
  ].join(' ')
}

/** Facts a text without a model cannot have, since nobody translates them. */
export const leftOutMessage = (facts: readonly Fact[]): string =>
  facts.length === 0
    ? ''
    : `${many(facts.length, 'One fact is', 'facts are')} in another language and ` +
      `${facts.length === 1 ? 'was' : 'were'} left out: ${named(facts.map(({ text }) => `“${text}”`))}.`

/** What was filled in stands in the text as it is: somebody ordered it in the wrong language. */
export const foreignInputMessage = (entered: LanguageKey | null, ordered: LanguageKey): string =>
  entered === null
    ? ''
    : `What was filled in reads as ${LANGUAGE_NAMES[entered]}, and the document was ordered in ${LANGUAGE_NAMES[ordered]}; ` +
      `without a model ` +
      'nothing is translated.'

export const wrongLanguageMessage = (written: LanguageKey | null, ordered: LanguageKey): string =>
  written === null
    ? ''
    : `The model was asked for ${LANGUAGE_NAMES[ordered]} twice; a part of the text reads as ${LANGUAGE_NAMES[written]}.`

export const uncorrectedMessage = ({ asked, uncorrected }: { asked: number; uncorrected: number }): string =>
  asked === 0 || uncorrected === 0
    ? ''
    : `The model was asked ${asked === 1 ? 'once' : 'twice'} to correct ${many(uncorrected, 'a sentence', 'sentences')} and did not.`

/** Refuses a text with findings of a severity or above: each is a fault of the request, and nothing is stored. */
export function refuseFor(findings: readonly Remaining[], refuseAt: RuleSeverity | null): void {
  if (refuseAt === null) return
  const grave = SEVERITIES.slice(0, SEVERITIES.indexOf(refuseAt) + 1)
  const found = findings.filter(({ severity }) => (grave as readonly string[]).includes(severity))
  if (found.length === 0) return
  throw new AppError(
    422,
    found.map((finding) => ({
      loc: ['body', 'refuse_at'],
      msg: `Value error, ${finding.severity} finding of ${finding.rule_id}: “${finding.text}”. ${finding.reason}`,
      type: 'value_error',
      ctx: { finding: { ...publicFinding(finding), ...grounds(finding) } },
    })),
  )
}

/** A finding as it is shown outside: every field is there, also for documents of before. */
const publicFinding = (finding: Remaining) => ({
  rule_id: finding.rule_id,
  rule_name: finding.rule_name,
  severity: finding.severity,
  text: finding.text,
  sentence: finding.sentence,
  reason: finding.reason,
  suggested_text: finding.suggested_text ?? null,
  suggestion_class: finding.suggestion_class ?? null,
  also: (finding.also ?? []).map(({ rule_id, rule_name, severity }) => ({ rule_id, rule_name, severity })),
  place: finding.place ?? null,
  ignored: finding.ignored ?? false,
})

/** What to do about a finding, and what it rests on. */
const grounds = ({ solution, law, law_url, jurisdiction, confidence }: Remaining) => ({ solution, law, law_url, jurisdiction, confidence })

const publicChange = (change: MadeChange) => ({ ...change, accepted: change.accepted ?? false })

const publicFact = (fact: Partial<Fact> & { number?: number }, index: number) => ({
  number: fact.number ?? index + 1,
  text: fact.text ?? '',
  title: fact.title ?? null,
  source: fact.source ?? null,
})

interface Kept {
  message: string
  findings: readonly object[]
  changes: readonly object[]
  unsupported: readonly object[]
  lost: readonly object[]
  facts: readonly object[]
}

/** What happened to a document, as every answer about it says it. `message`: how it was written. */
export function reportOf({ message, findings, changes, unsupported, lost, facts }: Kept) {
  const kept = {
    findings: findings as Remaining[],
    changes: changes as MadeChange[],
    unsupported: unsupported as Unsupported[],
    lost: lost as Lost[],
  }
  return { message: messageOf(message, kept), ...reportedFields({ ...kept, facts }) }
}

export const reportedFields = ({ findings, changes, unsupported, lost, facts }: Omit<Kept, 'message'>) => ({
  findings: (findings as Remaining[]).map(publicFinding),
  changes: (changes as MadeChange[]).map(publicChange),
  unsupported: (unsupported as Unsupported[]).map(({ kind, text, sentence, place }) => ({
    kind,
    text,
    sentence: sentence ?? null,
    place: place ?? null,
  })),
  lost: (lost as Lost[]).map(({ field, value }) => ({ field, value })),
  facts: facts.map(publicFact),
})
