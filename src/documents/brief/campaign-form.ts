import type { FormEntry } from '../../generation/form/form.ts'
import { LONGEST_BRIEF_LINE, LONGEST_BRIEF_MESSAGE, LONGEST_FACT } from '../../contract/limits.ts'
import type { BriefForm } from './roles.ts'

const entry = (name: string, type: FormEntry['type'], maxLength: number | null, more: Partial<FormEntry> = {}): FormEntry => ({
  name,
  type,
  label: name.replaceAll('_', ' '),
  help: null,
  required: false,
  placeholder: null,
  options: null,
  maxLength,
  default: null,
  ...more,
})

/** The brief of a campaign as a form: what is said once for all its pieces. */
export const CAMPAIGN_FORM: BriefForm = {
  main: 'product',
  form: [
    entry('product', 'text', LONGEST_BRIEF_LINE, { required: true }),
    entry('message', 'textarea', LONGEST_BRIEF_MESSAGE, { required: true }),
    entry('audience', 'text', LONGEST_BRIEF_LINE),
    entry('facts', 'list', LONGEST_FACT),
    entry('call_to_action', 'text', LONGEST_BRIEF_LINE),
    entry('url', 'url', null),
    entry('sender', 'text', LONGEST_BRIEF_LINE),
    entry('starts', 'text', null, { format: 'date' }),
    entry('ends', 'text', null, { format: 'date' }),
  ],
}
