import type { Builder, Finder, Found } from './kind.ts'
import type { View } from '../page/view.ts'

/**
 * Plain words judged by a language model. A model cannot be asked in between, so the judgements are asked for beforehand (see
 * judge.ts) and looked up here by the text they are about. A quotation that is not in the text word for word is thrown away.
 */
export function guideline(builder: Builder): Finder {
  const { rule } = builder
  const find = (view: View): Found[] => {
    const found: Found[] = []
    for (const { quotation, reason } of view.page.judgements.get(rule.id)?.get(view.text) ?? []) {
      const start = quotation.trim() === '' ? -1 : view.text.indexOf(quotation)
      if (start < 0) continue
      found.push({
        view,
        start,
        end: start + quotation.length,
        fillers: [quotation],
        message: reason === undefined ? undefined : `${builder.part.message} ${reason}`,
        replacement: null,
      })
    }
    return found
  }
  return { find }
}
