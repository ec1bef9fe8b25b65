/** What an API key may do, until when, and its rotation. */
export const keyLimits = {
  scopes: 'What may it do?',
  scope: {
    read: ['Read', 'audits, findings, documents, templates; follow events'],
    review: ['Review', 'decisions and comments'],
    write: ['Write', 'start audits, upload files, write documents, change rules'],
    check: ['Check', 'check texts; nothing is stored'],
    administer: ['Administer', 'webhook addresses of the workspace; delete audits and sites'],
    keys: ['Keys', 'make, rotate and revoke keys, none of which may do more than this one'],
  },
  expires: 'Last day',
  expiresHelp: 'It works through this day. Empty: until it is revoked.',
  rate: 'Requests a second',
  rateHelp: 'Empty: the limit of the server.',
  endedAt: (day: string) => `expired ${day}`,
  endsAt: (day: string) => `expires ${day}`,
  perSecond: (n: number) => `${n}/s`,
  replaced: 'rotated',
  from: (address: string) => `from ${address}`,
  rotate: 'Rotate',
  rotateAsk: (name: string) => `Rotate “${name}”?`,
  rotateHelp: 'A new key with the same rights is made and shown once. The old one goes on for the time you choose, then it is refused.',
  overlap: 'The old key works for',
  overlaps: { 0: 'no longer', 1: 'one more hour', 24: 'one more day', 168: 'one more week', 720: 'thirty more days' } as Record<
    string,
    string
  >,
  pickOne: 'Choose at least one.',
}
