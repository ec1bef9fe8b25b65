import { number } from '../base/format.ts'

/** Issues elsewhere, reasons kept ready and the age of findings, at the desk. */
export const issues = {
  issue: 'Issue',
  create: (name: string) => `Create in ${name}`,
  address: 'Link of the issue',
  keep: 'Keep link',
  paste: 'Paste a link',
  kept: 'Link kept',
  remove: 'Remove link',
  wholeGroup: (n: number) => `For the whole group (${number(n)})`,
  opens: 'Opens in a new tab. Paste the link of the issue here afterwards.',
  linked: 'linked the issue',
  unlinked: 'removed the link of the issue',
  firstFound: (when: string) => `First found ${when}`,
  ready: 'Reasons of the workspace',
  own: 'Your last others',
}
