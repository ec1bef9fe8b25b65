import type { PageTried } from './try-page.ts'

export type TrialSum = Omit<PageTried, 'page' | 'language' | 'subject' | 'not_judged'> & { pages: number; pages_not_judged: number }

/** All pages together; the cost is known only where it is known of each. */
export function sumOf(pages: readonly PageTried[]): TrialSum {
  const sum = (value: (page: PageTried) => number) => pages.reduce((total, page) => total + value(page), 0)
  return {
    pages: pages.length,
    pages_not_judged: pages.filter((page) => page.not_judged.length > 0).length,
    faults: sum((page) => page.faults),
    by_rules: sum((page) => page.by_rules),
    found: sum((page) => page.found),
    wrong: sum((page) => page.wrong),
    lowered_rightly: sum((page) => page.lowered_rightly),
    lowered_wrongly: sum((page) => page.lowered_wrongly),
    questions: sum((page) => page.questions),
    input_tokens: sum((page) => page.input_tokens),
    output_tokens: sum((page) => page.output_tokens),
    cost: pages.some((page) => page.cost === null && page.questions > 0) ? null : sum((page) => page.cost ?? 0),
    milliseconds: sum((page) => page.milliseconds),
  }
}
