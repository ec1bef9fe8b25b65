/** Screens by the letter that follows G. */
export const LETTERS = {
  m: 'mine',
  a: 'audits',
  s: 'sites',
  d: 'desk',
  t: 'studio',
  l: 'library',
  c: 'claims',
  r: 'rules',
  e: 'settings',
} as const
