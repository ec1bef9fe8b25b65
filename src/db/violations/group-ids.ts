import { namedId } from '../base/ids.ts'

/** The same rule and the same text, white space and case folded, is one group of the audit. */
export const groupIdOf = (auditId: string, ruleId: string, text: string): string =>
  namedId(`${auditId}:${ruleId}:${text.replaceAll(/\s+/g, ' ').trim().toLowerCase()}`)
