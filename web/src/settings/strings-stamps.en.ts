import { number } from '../base/format.ts'

export const stamps = {
  title: 'Time stamps',
  note:
    'An authority stamps the heads of the trails with the time (RFC 3161). What is sent is a hash. A stamp proves that a trail ' +
    'existed then, ' +
    'not that a page was real.',
  none: 'No authority is named. The chain of hashes works without one.',
  url: 'Address of the authority',
  policy: 'Policy',
  policyHelp: 'An object identifier such as 1.2.3.4.1. Empty: the authority’s own.',
  user: 'User',
  password: 'Password',
  passwordKept: 'A password is kept. Leave this empty to keep it.',
  certificates: 'Certificates (PEM)',
  certificatesHelp: 'The authority’s own certificate must go back to one of them. Empty: that is not checked.',
  daily: 'Stamp each day what has moved',
  save: 'Save',
  saved: 'The authority is saved.',
  now: 'Stamp now',
  state: 'State of the authority',
  last: (when: string, serial: string) => `Last stamp: ${when}, serial ${serial}.`,
  never: 'There is no stamp yet.',
  unstamped: (n: number) => `Trails with entries after their last stamp: ${number(n)}.`,
  waiting: (tries: number, why: string) => `The authority gave no stamp (tries: ${number(tries)}): ${why}`,
  again: (when: string) => `It is asked again ${when}.`,
  stamped: 'Stamped.',
  nothing: 'Nothing has moved since the last stamp.',
  list: 'Stamps',
  columns: { when: 'When', authority: 'Authority', heads: 'Heads', serial: 'Serial', files: 'Files' },
  waits: 'waiting',
  more: 'Show more stamps',
}
