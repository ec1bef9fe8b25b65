/** The dialog that makes a report: of an audit, a site over a period, a document or a claim. */
export const reports = {
  title: (name: string) => `Report on ${name}`,
  period: 'Period',
  from: 'From',
  until: 'To',
  periodHelp: 'Without days: all runs.',
  format: 'Format',
  formats: {
    pdf: 'PDF/A-2b, tagged',
    docx: 'to write into',
    xlsx: 'findings as rows',
    html: 'one file, no network',
  },
  language: 'Language',
  evidence: 'Evidence stays in its own language.',
  contents: 'In it',
  has: {
    audit:
      'What was audited, what was not and why; findings with law, decision, reason and thread; time to decision; ' +
      'what changed since the run before; approved claims; rules and laws in their versions; how to verify all of it ' +
      'without us.',
    site:
      'Each run of the period; what changed from the first to the last; time to decision; what the last run did not ' +
      'read and why; its findings with law, decision and thread; rules and laws in their versions; how to verify all ' +
      'of it without us.',
    document:
      'The text, its versions and approvals, findings, what it asserts beyond its material, comments, and how to verify without us.',
    claim: 'Wordings and conditions, proofs, versions and approvals, the findings that it answers, and how to verify without us.',
  },
  findings: (n: string) => `Findings: ${n}`,
  notRead: (n: string) => `Pages not read: ${n}. They are listed with the reason.`,
  make: (format: string) => `Make ${format}`,
  making: (size: string) => `Being made: ${size} so far`,
  stop: 'Stop',
  done: 'The report is made',
  brokeOff: 'The report broke off before its end, so no file was kept. Try again.',
  command: 'Same by command:',
  findingLinkHelp:
    'Whoever has the link reads this one finding without an account, until the day it ends: the sentence, why it ' +
    'was found, the law, what to do, its state. No comments, no names, nothing else.',
}
