import type { Results } from '../../local/results.ts'
import type { Suppression } from '../../local/suppressions.ts'
import { counted } from '../counted.ts'

/** `suppressed 2 findings of Team.Utilize: licence 123, owner legal@example.com, until 2027-01-31` */
export const suppressionInWords = ({ rule_id, findings, reason, owner, until }: Suppression): string => {
  const terms = [reason, ...(owner === null ? [] : [`owner ${owner}`]), ...(until === null ? [] : [`until ${until}`])].join(', ')
  return `suppressed ${counted(findings, 'finding')} of ${rule_id}: ${terms}`
}

/** Where it stands: a line of the document, or of the project file. */
export const placeIn = ({ file, line }: Suppression): string => (file === null ? `${line}:1` : `${file}:${line}`)

/** Each suppression of an audit, with the document it is about. */
export function* suppressionsOf(results: Results): Generator<{ path: string; one: Suppression }> {
  for (const { path, suppressed } of results) for (const one of suppressed) yield { path, one }
}
