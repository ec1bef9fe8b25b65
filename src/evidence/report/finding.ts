import type { EvidenceFinding } from '../../db/evidence/findings.ts'
import type { Severity } from '../../reviews/chart/chart.ts'
import type { Part, ReportedFinding } from './model.ts'
import type { Telling } from './texts.ts'

/** The words in their sentence; after it where it does not have them as they stand. */
export function parted(sentence: string | null, found: string | null): Pick<ReportedFinding, 'before' | 'found' | 'after'> {
  if (sentence === null || found === null || found === '') return { before: sentence ?? '', found: found ?? '', after: '' }
  const at = sentence.indexOf(found)
  if (at < 0) return { before: `${sentence} `, found, after: '' }
  return { before: sentence.slice(0, at), found, after: sentence.slice(at + found.length) }
}

type WithPage = EvidenceFinding & { page_text?: string | null }

export function told(finding: WithPage, number: number, of: number, { words, at, day, lasted }: Telling): ReportedFinding {
  const { severity, decided_at: decidedAt, found_at: foundAt, decision } = finding
  const byPerson = decidedAt !== null && finding.decided_by !== 'system' && decision !== 'undecided'
  return {
    id: finding.id,
    number,
    of,
    severity: severity === null ? null : { key: severity as Severity, name: words.severity[severity as Severity] },
    title: finding.rule_name ?? finding.rule_id ?? '',
    ...parted(finding.sentence, finding.found),
    page: finding.page,
    stored: finding.page_text ?? null,
    why: finding.reason,
    law: finding.law,
    lawUrl: finding.law_url,
    jurisdiction: finding.jurisdiction?.join(', ') || null,
    rule:
      [finding.rule_id, finding.rule_version && `${words.fact.version} ${finding.rule_version.slice(0, 12)}`].filter(Boolean).join(', ') ||
      null,
    also: finding.also?.map(({ rule_name: name, law, reason }) => `${[name, law].filter(Boolean).join(', ')}: ${reason}`) ?? [],
    decision: words.state[decision as keyof typeof words.state] ?? decision,
    decidedBy: finding.decided_by,
    decidedAt: decidedAt && at(decidedAt),
    wait: byPerson ? lasted(Math.max(0, (Date.parse(decidedAt) - Date.parse(foundAt)) / 1000)) : null,
    decidedWhy: finding.decided_why,
    until: finding.decided_until && day(finding.decided_until),
    thread: finding.thread.map((comment) => ({ at: at(comment.at), author: comment.author, text: comment.text })),
  }
}

/** Findings one after the other, numbered from `first`. */
export async function* findingParts(
  findings: AsyncIterable<WithPage>,
  of: number,
  telling: Telling,
  first = 1,
): AsyncGenerator<Part, number> {
  yield { kind: 'findings', none: telling.words.none.findings }
  let number = first
  for await (const finding of findings) yield { kind: 'finding', finding: told(finding, number++, of, telling) }
  yield { kind: 'end' }
  return number
}
