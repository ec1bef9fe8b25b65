import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { ruleLibrary } from '../packs/library.ts'
import { languageMatrix } from '../packs/matrix.ts'
import { LANGUAGE_KEYS } from '../languages.ts'
import { RULES_FOLDER } from '../places.ts'
import { confidenceCell, realPages } from './quality.ts'
import { readWholeTable } from './read-whole-table.ts'
import type { Rule } from '../rules/index.ts'
import { judged } from './judgements.ts'

interface PackText {
  name: string
  description: string
  jurisdiction: string | string[]
  applies_from?: string | Date
  covers?: string[]
  doesNotCover?: string[]
  sector?: string | string[]
  about?: string | string[]
  protects?: string
  disclaimer?: string
}

/** docs/rules.md: each pack, what it covers and what it does not, and its rules with their sources. */
export function rulesPage(): string {
  const rules = ruleLibrary.rules()
  const packs = ruleLibrary.packs()
  const unverified = rules.filter((rule) => rule.source?.verified === false).length
  const suggesting = rules.filter((rule) => rule.parts.some((part) => part.hits.some((hit) => hit.suggested !== null))).length
  const proofs = rules.reduce((sum, rule) => sum + rule.parts.reduce((inner, part) => inner + part.hits.length + part.passes.length, 0), 0)
  return `# Rules

${rules.length} rules in ${packs.length} packs. Each carries its source and, but for those a model judges, its proof: texts it must \
find and texts it must leave alone
(${proofs} in all, run by \`imprimatur rules test\`). ${suggesting} rules suggest what to write instead. Sources marked * could not \
be read and are
unverified (${unverified} of ${rules.length}). Nothing here is legal advice.

\`imprimatur rules list\` prints this table, \`imprimatur rules show ID\` a rule whole. To write rules of your own: \
[rule-format.md](rule-format.md).

${readWholeTable()}
${matrix(rules, packs)}
${realPages(rules)}
${precision()}
${LEARNED_READER}
${packs
  .map((pack) =>
    packSection(
      pack.key,
      rules.filter((rule) => rule.pack === pack.key),
    ),
  )
  .join('\n')}`
}

/** How many rules of each pack check each language. */
function matrix(rules: Rule[], packs: readonly { key: string; name: string }[]): string {
  const rows = languageMatrix(packs, rules).map(
    ({ pack, counts }) => `| \`${pack}\` | ${LANGUAGE_KEYS.map((key) => (counts[key] === 0 ? '' : counts[key])).join(' | ')} |`,
  )
  return `## Packs and languages

Rules of each pack that check each language; what a rule tells people it tells in all of these languages.

| pack | ${LANGUAGE_KEYS.join(' | ')} |
|---|${LANGUAGE_KEYS.map(() => '---|').join('')}
${rows.join('\n')}
`
}

/** Precision of the findings of HIGH and CRITICAL; the judgements themselves are beside the corpus. */
function precision(): string {
  const share = ({ found, right }: { found: number; right: number }) => `${right} of ${found} (${(right / found).toFixed(2)})`
  const rows = judged().sets.map(({ what, first, now }) => `| ${what} | ${share(first)} | ${now ? share(now) : 'not judged again'} |`)
  return `## How often a grave finding is right

Every finding of HIGH or CRITICAL on these texts was judged by a reader who wrote none of the rules, each under the law of its pack \
and with all
packs switched on. Right is what a reviewer wants to see, with this severity and for this reason. What was wrong at the first \
reading was then
fixed in the rules, so the second figure flatters them; the e-mails were read after that, and say most about text of others.

| texts | right at the first reading | right now |
|---|---|---|
${rows.join('\n')}

The corpus in \`test/corpus\` has its planted faults in \`planted.json\` (a test asks that at least 95 of 100 be found), its findings in
\`findings.txt\` and the judgement of each in \`judged.json\`.
`
}

/** What was tried beside the rules, and why it is not in the product. */
const LEARNED_READER = `## A learned reader, tried

Beside the rules a reader was trained on the sentences of the pages to learn from (695 pages, 68,242 sentences, those that readers wrote
down among them), each with its neighbours and its heading, and tried on the 229 pages to choose on (22,785 sentences, 310 faults). It was
to find ten points more at the precision of the rules alone. None does, so none is in the product; it may be tried again when several
times as many pages are read.

| reader | average precision (chance 0.014) | faults found, with the rules, at their precision of 0.60 | at a precision of 0.50 |
|---|---|---|---|
| rules alone | | 0.17 | 0.17 |
| character n-grams and words, linear | 0.076 | 0.17 | 0.19 |
| encoder of five layers, words pretrained on the text of the same repositories, three of them | 0.087 | 0.17 | 0.21 |
| both | 0.106 | 0.17 | 0.21 |
| both, with how the page's five worst sentences were read | 0.099 | 0.17 | 0.21 |

Tried again when 539 pages to choose on were read (54,677 sentences, 701 faults), with 609 pages to learn from: of the fifty sentences that
the linear reader ranks first 10 are faults and 5 debatable, of its first 800 105 and 77; an encoder of 27 million weights (six layers,
pretrained on the same text, mean of three) has 8 and 7, 80 and 72. The linear one: \`npm run bench -- pages reader FOLDER\`.
`

function packSection(key: string, rules: Rule[]): string {
  const text = parse(readFileSync(path.join(RULES_FOLDER, key, 'pack.yml'), 'utf8')) as PackText
  const languages = [...new Set(rules.flatMap((rule) => rule.parts.map((part) => part.language ?? 'all')))]
  const list = (items: string[] | undefined) => (items ?? []).map((item) => `- ${item}`).join('\n')
  const from = text.applies_from instanceof Date ? text.applies_from.toISOString().slice(0, 10) : text.applies_from
  const sector = text.sector === undefined ? '' : ` Sector: ${[text.sector].flat().join(', ')}.`
  const about =
    text.about === undefined ? '' : ` [About](rule-format.md#what-a-law-is-about) pages that sell ${[text.about].flat().join(', ')}.`
  const protects = text.protects === undefined ? '' : ` [Protects](rule-format.md#what-a-law-is-about) ${text.protects}.`
  const where = `${[text.jurisdiction].flat().join(', ')}${otherLaws(rules)}`
  return `## ${text.name} (\`${key}\`)

${text.description} Jurisdiction: ${where}.${sector}${about}${protects}${from ? ` Applies from ${from}.` : ''} Languages: \
${languages.join(', ')}.

Covers:
${list(text.covers)}

Does not cover:
${list(text.doesNotCover)}

${text.disclaimer ?? ''}

| rule | severity | confidence | what it looks for | source |
|---|---|---|---|---|
${rules
  .map(
    (rule) =>
      `| \`${rule.id}\` ${cell(rule.name)} | ${rule.severity}${rule.isDefault ? '' : ', off'} | ${confidenceCell(rule)} | ` +
      `${cell(rule.description)} | ` +
      `${cell(rule.source?.citation ?? '')}${rule.source?.verified === false ? '*' : ''} |`,
  )
  .join('\n')}
`
}

/** Where its rules hold by other laws than their own, with how many of them do. */
function otherLaws(rules: Rule[]): string {
  const markets = new Map<string, Set<string>>()
  for (const { id, parts } of rules)
    for (const { language, laws = [] } of parts)
      for (const { jurisdiction } of laws.slice(1)) {
        const key = `${jurisdiction.join(', ')} (in ${language}`
        markets.set(key, (markets.get(key) ?? new Set()).add(id))
      }
  return [...markets].map(([market, ids]) => `; by the law of ${market}, ${ids.size} rules)`).join('')
}

const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim()
