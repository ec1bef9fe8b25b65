import { LANGUAGE_KEYS, type LanguageKey } from '../languages.ts'
import { labelledOf, readMeasured, type Counts, type Measured } from '../packs/measured.ts'
import { readWeighed } from '../packs/weighed.ts'
import type { Rule } from '../rules/index.ts'

const share = (part: number, whole: number) => (whole === 0 ? '' : (part / whole).toFixed(2))
const precisionOf = ({ fault, clean }: Counts) => share(fault, fault + clean)
const recallOf = ({ fault, missed }: Counts) => share(fault, fault + missed)

/** How findings do on real pages, from the figures kept by `npm run bench -- quality`. */
export function realPages(rules: Rule[]): string {
  const measured = readMeasured()
  if (measured === null) return ''
  const row = (name: string, counts: Counts) =>
    `| ${name} | ${counts.fault} | ${counts.clean} | ${counts.debatable} | ${precisionOf(counts)} |`
  return `## How often a finding is right on real pages
${drawnTable(measured)}
### On sentences chosen beforehand

${measured.all.labelled} sentences of pages that nobody of this project wrote (shops, lenders, casinos, e-mails, terms, magazines, \
news, sites collected for the packs' subjects), all labelled twice
without sight of rules or findings: fault, debatable or clean. Of what is flagged, debatable sentences left out, so much is a fault. \
${collectedOf(measured)} of them, counted by subject
below, were looked at by nobody who writes rules; the others have been known for long. Made by
\`npm run bench -- quality PAGES LABELS --write --add --answers=FOLDER\`; a change of a rule that makes it worse shows here.

| flagged by | faults | clean | debatable | precision |
|---|---|---|---|---|
${[row('all packs', measured.all), row('all packs, HIGH and CRITICAL', measured.grave), ...tables(measured, row)].join('\n')}

#### By subject and language

Sentences of public sites, collected for a pack's subject in each language by somebody who saw no rule, labelled by two others who did \
not either, and never looked at by those who write rules: of their faults ${recallOf(totalOf(Object.values(measured.subjects)))} are \
found, and of what is flagged
${precisionOf(totalOf(Object.values(measured.subjects)))} is a fault. In a cell: faults found of all faults, then clean sentences flagged \
of all that are labelled.
Sentences on which the two disagreed are debatable: neither a fault nor clean. A rule that misses a notice on the page is counted at the \
sentence it stands at, which may itself be clean. Collections are not kept with the project: each was counted with the rules of the day on \
which it was labelled, and a later one is added to those before it.

${subjectTable(measured.subjects)}
${readTable(measured)}${judgedTable(measured)}
\`confidence\` in the tables below and in findings is this share for the rule, drawn towards its pack's and the library's where few of its \
findings were labelled; the
number in parentheses is how many of its sentences were. ${rules.filter(({ id }) => labelledOf(measured, id) > 0).length} of the \
${rules.length} rules have one; the others found none of the labelled sentences and say “not measured”. It says
how likely a finding is right; severity says what follows if it is. Rules marked off run where they are chosen: \
${off(rules, measured)}.
`
}

/** The plainest figure: of what the rules say on pages, how much is right. */
function drawnTable({ drawn, believed }: Measured): string {
  const { before, after } = readWeighed().measured
  const known = (counted: Record<string, Counts>) => Object.keys(counted).filter((key) => !key.endsWith(' grave'))
  const languages = LANGUAGE_KEYS.filter((language) => before[language] !== undefined)
  const wholes = ['all', ...languages]
  const packs = known(before).filter((key) => !wholes.includes(key))
  return `
### Of all findings, drawn at random

What a user sees: of all that the rules say on pages of sellers and promoters which nobody of this project wrote, findings were drawn at \
random, at most eight of a page, mixed with other sentences and labelled by two readers, language models themselves, without sight of \
rules; a notice that a page lacks was judged on the page. Only pages that no writer of rules has read count here. Debatable ones, \
${before['all']?.debatable ?? 0} of them, are left out. \
Before: as the rules found them. After: those that are kept once it was weighed \
[how likely they are right](rule-format.md#how-likely-a-finding-is-right), each by weights that were learned without its site, and with \
the limits 0.45 (held back) and 0.6 (not grave) that held when this was measured. Made by \
\`npm run bench -- likely ROWS --test=ROWS --write\`.

| | right before | share | right after | share | HIGH and CRITICAL right before | share | after | share |
|---|---|---|---|---|---|---|---|---|
${[...wholes, ...packs].map((key) => `| ${wholes.includes(key) ? key : `\`${key}\``} | ${weighedCells(before, after, key)} |`).join('\n')}
${drawn === undefined || believed === undefined ? '' : believedTable(drawn, believed)}`
}

const cellsOf = (counts: Counts | undefined) =>
  counts === undefined ? ' | ' : `${counts.fault} of ${counts.fault + counts.clean} | ${precisionOf(counts)}`

const weighedCells = (before: Record<string, Counts>, after: Record<string, Counts>, key: string) =>
  [before[key], after[key], before[`${key} grave`], after[`${key} grave`]].map(cellsOf).join(' | ')

const believedTable = (drawn: Record<string, Counts>, believed: Record<string, Counts>): string => {
  const wholes = ['all', ...LANGUAGE_KEYS.filter((language) => drawn[language] !== undefined)]
  return `
Where the pack \`second-reading\` is chosen and a model reads the page, what it doubts is shown as LOW with its reason. \
Of findings drawn at random, without weighing, so much is right of what it did not doubt. The model was of the kind that labelled the \
findings, so that another is likely to agree with them less.

| | right before | share | right of what is not doubted | share | HIGH and CRITICAL right before | share | after | share |
|---|---|---|---|---|---|---|---|---|
${wholes.map((key) => `| ${key} | ${weighedCells(drawn, believed, key)} |`).join('\n')}
`
}

function totalOf(all: Counts[]): Counts {
  const total: Counts = { fault: 0, clean: 0, debatable: 0, missed: 0, labelled: 0 }
  for (const counts of all) for (const key of ['fault', 'clean', 'debatable', 'missed', 'labelled'] as const) total[key] += counts[key]
  return total
}

/** Earlier collections, at least 40 sentences for each pack and language. */
const readTable = ({ read }: Measured): string =>
  read === undefined
    ? ''
    : `
Other sentences, collected and labelled in the same way, ${totalOf(Object.values(read)).labelled} of them. They were read to fix \
rules since and say what rules can find of what they were made for, not what they find elsewhere.

${subjectTable(read)}
`

/** What the second reading adds, on the same sentences. */
function judgedTable({ subjects, judged }: Measured): string {
  if (judged === undefined) return ''
  const ofPack = (pack: string) => totalOf(Object.keys(subjects).flatMap((key) => (key.startsWith(`${pack} `) ? [subjects[key]!] : [])))
  const cells = (counts: Counts) => `${counts.fault} of ${counts.fault + counts.missed} | ${precisionOf(counts)}`
  const rows = Object.entries(judged).map(([pack, counts]) => `| \`${pack}\` | ${cells(ofPack(pack))} | ${cells(counts)} |`)
  const everything = `| all | ${cells(totalOf(Object.values(subjects)))} | ${cells(totalOf(Object.values(judged)))} |`
  return `
#### With a second reading by a model

The sentences that no writer of rules has read, where the pack \`second-reading\` is chosen and a language model answers its \
questions. The model was of the kind that labelled the sentences, so that it is likely
to agree with them more than another would; its answers differ from one time to the next.

| subject | found by the rules | right | found with the model | right |
|---|---|---|---|---|
${[...rows, everything].join('\n')}
`
}

/** Sentences that were collected for a pack's subject. */
const collectedOf = ({ subjects }: Measured) => Object.values(subjects).reduce((sum, { labelled }) => sum + labelled, 0)

function subjectTable(subjects: Measured['subjects']): string {
  const keys = Object.keys(subjects).map((key) => key.split(' ') as [string, LanguageKey])
  const packs = [...new Set(keys.map(([pack]) => pack))]
  const languages = LANGUAGE_KEYS.filter((language) => keys.some(([, one]) => one === language))
  const cell = (counts: Counts | undefined) =>
    counts === undefined ? '' : `${counts.fault}/${counts.fault + counts.missed}, ${counts.clean}/${counts.labelled}`
  const rows = packs.map((pack) => `| \`${pack}\` | ${languages.map((language) => cell(subjects[`${pack} ${language}`])).join(' | ')} |`)
  return [`| subject | ${languages.join(' | ')} |`, `|---|${'---|'.repeat(languages.length)}`, ...rows].join('\n')
}

/** A rule's confidence with what it rests on. */
export function confidenceCell({ id, confidence }: Rule): string {
  const measured = readMeasured()
  if (typeof confidence !== 'number') return 'not measured'
  return `${confidence.toFixed(2)}${measured ? ` (${labelledOf(measured, id)})` : ''}`
}

const tables = ({ packs, languages }: Measured, row: (name: string, counts: Counts) => string) => [
  ...Object.entries(packs).map(([pack, counts]) => row(`\`${pack}\``, counts)),
  ...Object.entries(languages).map(([language, counts]) => row(`${language}, recall ${recallOf(counts) || '–'}`, counts)),
]

function off(rules: Rule[], { rules: counts, sentences }: Measured): string {
  const described = rules
    .filter((rule) => !rule.isDefault)
    .map(({ id }) => {
      const own = counts[id]
      if (own === undefined) return `\`${id}\` (not measured)`
      const perThousand =
        own.findings === undefined ? '' : `, ${((1000 * own.findings) / sentences).toFixed(1)} findings per 1,000 sentences`
      return `\`${id}\` (precision ${precisionOf(own)}${perThousand})`
    })
  return described.length === 0 ? 'none at present' : described.join(', ')
}
