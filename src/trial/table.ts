import { sumOf } from './sum.ts'
import type { TrialSum } from './sum.ts'
import type { PageTried } from './try-page.ts'

const COLUMNS = ['page', '', 'faults', 'rules', 'found', 'wrong', 'asked', 'tokens', 'cost', 'seconds'] as const

const amount = (cost: number | null) => (cost === null ? '–' : cost.toFixed(cost < 1 ? 4 : 2))
const figures = (row: Pick<TrialSum, 'faults' | 'by_rules' | 'found' | 'wrong' | 'questions'>) =>
  [row.faults, row.by_rules, row.found, row.wrong, row.questions].map(String)
const spent = ({ input_tokens: input, output_tokens: output, cost, milliseconds }: TrialSum | PageTried) => [
  `${input}+${output}`,
  amount(cost),
  (milliseconds / 1000).toFixed(1),
]

/** The trial as a table for a terminal: a line for each page, their sum, and what could not be judged. */
export function trialTable(pages: readonly PageTried[]): string {
  const sum = sumOf(pages)
  const rows = [
    [...COLUMNS],
    ...pages.map((page) => [`${page.page} (${page.subject})`, page.language, ...figures(page), ...spent(page)]),
    ['together', '', ...figures(sum), ...spent(sum)],
  ]
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (row: string[]) =>
    row
      .map((cell, at) => (at < 2 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join('  ')
      .trimEnd()
  return [
    ...rows.map(line),
    '',
    inWords(sum),
    ...pages.flatMap(({ page, not_judged: failures }) => failures.map((failure) => `not judged  ${page}: ${failure}`)),
  ].join('\n')
}

const inWords = ({ found, faults, by_rules: byRules, wrong, lowered_rightly: right, lowered_wrongly: wrongly }: TrialSum) =>
  `${found} of ${faults} faults found (the rules alone: ${byRules}), lawful sentences called a fault: ${wrong}; ` +
  `findings of rules lowered: ${right} rightly, ${wrongly} wrongly`
