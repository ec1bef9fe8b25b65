import { LONGEST_REASON } from '../../../../src/contract/limits.ts'
import { Field } from './field.tsx'
import { strings } from '../strings.ts'

const words = strings.settings.why

/** The longest reason the trail takes. */

/** Why something is changed, for the admin log; `next`: of changes that are saved at once, the next one. */
export const Why = ({ value, next = false, onChange }: { value: string; next?: boolean; onChange(value: string): void }) => (
  <Field label={next ? words.next : words.label} help={words.help}>
    {(control) => (
      <input
        {...control}
        type="text"
        maxLength={LONGEST_REASON}
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
