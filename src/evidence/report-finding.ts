import type { EvidenceFinding } from '../db/evidence/findings.ts'
import { linked, safe } from './report-parts.ts'

const line = (name: string, html: string): string => (html === '' ? '' : `<p><b>${name}:</b> ${html}</p>\n`)

/** A finding with its sentence, its law, what was decided by whom, when and why, and what was said about it. */
export function findingInHtml(finding: EvidenceFinding & { page_text: string | null }): string {
  const { decision, decided_by: by, decided_at: at, decided_why: why, decided_until: until } = finding
  const decided = [decision.replaceAll('_', ' '), by && `by ${by}`, at, until && `until ${until}`].filter(Boolean).join(', ')
  const stored = finding.page_text === null ? '' : ` (<a href="${safe(finding.page_text)}">stored text</a>)`
  const also = finding.also?.map(({ rule_name: name, law, reason }) => `${[name, law].filter(Boolean).join(', ')}: ${reason}`) ?? []
  return `<article id="${finding.id}"><h3>${safe([finding.severity, finding.rule_name ?? finding.rule_id].filter(Boolean).join(' · '))}</h3>
<blockquote>${marked(finding.sentence, finding.found)}</blockquote>
${line('Page', `${safe(finding.page ?? '')}${stored}`)}${line('Why it was found', safe(finding.reason))}${line(
  'Law',
  [linked(finding.law, finding.law_url), safe((finding.jurisdiction ?? []).join(', '))].filter(Boolean).join(', '),
)}${line('Rule', safe([finding.rule_id, finding.rule_version].filter(Boolean).join(', version ')))}${line(
  'Also told by',
  also.map(safe).join('<br>'),
)}${line('Decision', safe(decided))}${line('Reason of the decision', safe(why ?? ''))}${finding.thread
  .map(({ at: said, author, text }) => line('Comment', safe(`${author}, ${said}: ${text}`)))
  .join('')}<small>${finding.id}</small></article>\n`
}

/** The words in their sentence; alone where it does not have them as they stand. */
function marked(sentence: string | null, found: string | null): string {
  if (sentence === null || found === null || found === '') return safe(sentence ?? found ?? '')
  const at = sentence.indexOf(found)
  if (at < 0) return `${safe(sentence)} <mark>${safe(found)}</mark>`
  return `${safe(sentence.slice(0, at))}<mark>${safe(found)}</mark>${safe(sentence.slice(at + found.length))}`
}
