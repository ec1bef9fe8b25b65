/** What can be counted of a change. */
export const FIGURES = [
  'rules_before',
  'rules_after',
  'audits_since',
  'findings_since',
  'open_before',
  'audits_planned',
  'requests_since',
  'published_since',
  'changes_by',
  'assigned_to',
  'pages_deleted',
  'texts_deleted',
  'audits_deleted',
  'key_used',
  'invitation_open',
  'drafts',
  'published',
  'gone',
] as const

export interface Figure {
  figure: (typeof FIGURES)[number]
  count: number
}
