import type { FindingLabels, Line, ReportedFinding } from '../model.ts'

/** What is said of a finding below its sentence: label and words, nothing that is empty. */
export function linesOf(finding: ReportedFinding, labels: FindingLabels): [string, Line][] {
  const { page, stored, law, lawUrl, jurisdiction, decision, decidedBy, decidedAt, until, wait } = finding
  const decided = [decision, decidedBy, decidedAt, until && `${labels.until}: ${until}`, wait && `${labels.after}: ${wait}`]
  const lines: [string, Line | null][] = [
    [
      labels.page,
      page && [
        /^https?:\/\//i.test(page) ? { text: page, href: page } : { text: page },
        ...(stored === null ? [] : [{ text: ' (' }, { text: labels.stored, href: stored }, { text: ')' }]),
      ],
    ],
    [labels.why, finding.why],
    [
      labels.law,
      law && [
        lawUrl !== null && /^https?:\/\//i.test(lawUrl) ? { text: law, href: lawUrl } : { text: law },
        ...(jurisdiction === null ? [] : [{ text: `, ${jurisdiction}` }]),
      ],
    ],
    [labels.rule, finding.rule],
    [labels.also, finding.also.join('\n')],
    [labels.decision, decided.filter(Boolean).join(' · ')],
    [labels.reason, finding.decidedWhy],
    ...finding.thread.map(({ at, author, text }): [string, Line] => [
      labels.comment,
      [{ text: `${author}, ${at}: `, quiet: true }, { text }],
    ]),
  ]
  return lines.filter((line): line is [string, Line] => line[1] !== null && line[1] !== '')
}
