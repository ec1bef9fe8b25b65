import { plural } from '../base/strings.en.ts'

export const audits = {
  title: 'Audits',
  count: (n: number) => plural(n, 'audit', 'audits'),
}
