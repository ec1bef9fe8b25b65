import type { RefObject } from 'react'
import { TermFields, termsIn } from '../../base/parts/exception-terms.tsx'
import { strings } from '../../base/strings.ts'
import type { End } from './decisions.ts'

/**
 * Until when the decision holds, and who answers for it; left closed, or empty, it has no end. A form of its own, so that Enter there sends
 * nothing.
 */
export const EndFields = ({ form, isOpen = false }: { form: RefObject<HTMLFormElement | null>; isOpen?: boolean | undefined }) => (
  <details className="end-fields" open={isOpen}>
    <summary>{strings.ends.set}</summary>
    <form ref={form} className="field-row" onSubmit={(event) => event.preventDefault()}>
      <TermFields isNew />
    </form>
  </details>
)

/** What the fields say; nothing without a day. */
export function endIn(form: HTMLFormElement | null): End | undefined {
  const { until, owner_id } = form ? termsIn(new FormData(form)) : { until: null, owner_id: null }
  return until === null ? undefined : { until, owner_id }
}
