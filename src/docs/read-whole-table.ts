import { readReadWhole, type ReadWhole } from '../packs/read-whole.ts'

const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(2))

const ROWS: [key: string, name: string][] = [
  ['all', 'all pages'],
  ['all, HIGH and above', 'all pages, HIGH and CRITICAL alone'],
  ['honest businesses', 'honest businesses'],
  ['honest businesses, HIGH and above', 'honest businesses, HIGH and CRITICAL alone'],
]

const cells = ({ pages, right, debatable, wrong, faults, found }: ReadWhole) =>
  `${pages} | ${right} | ${wrong} | ${debatable} | ${share(right, right + wrong)} | ${share(right, right + wrong + debatable)} | ` +
  `${found} of ${faults} | ${share(found, faults)}`

/** What a buyer asks first: of what it says, how much is right, and how much does it miss. */
export function readWholeTable(): string {
  const measured = readReadWhole()
  if (measured === null) return ''
  const rows = ROWS.flatMap(([key, name]) => (measured[key] ? [`| ${name} | ${cells(measured[key])} |`] : []))
  return `## What to expect

Pages of public repositories that nobody who writes rules has opened, ordinary businesses and dishonest ones, each read whole by two \
readers (language models that had seen no rule), who wrote down every fault before anything was checked; what only one of them \
calls a fault is debatable. Rules alone, every pack on, no model. \
Rules find few of the faults of such pages and are often wrong on them: they sort pages for people, and replace nobody's reading. \
Of a page that is one long false promise, a reader writes down each sentence. Made by \
\`npm run bench -- pages score FOLDER kept --write\`.

| | pages | right | wrong | debatable | right of all | debatable counted as wrong | faults found | share |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}
