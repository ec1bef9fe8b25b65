import { plural } from '../base/strings.en.ts'

export const rules = {
  title: 'Rules',
  pageTitle: 'Rules · Imprimatur',
  note: (rules: number, packs: number) =>
    `${plural(rules, 'rule', 'rules')} in ${plural(packs, 'pack', 'packs')}, each with the law behind it.`,
  search: 'Search rules',
  severity: 'Severity',
  language: 'Language',
  pack: 'Pack',
  settings: 'Change severities',
  packSettings: 'Choose packs',
  marketSettings: 'Choose markets',
  notHere: { market: 'not run: another market', sector: 'not run: another sector', channel: 'not run: another channel' },
  active: 'active',
  inactive: 'not active',
  ofPack: (n: number) => plural(n, 'rule', 'rules'),
  none: 'No rule matches',
  noneHelp: 'Take a filter off, or search for another word.',
  why: 'Why it is a rule',
  notVerified: 'citation not yet verified',
  off: 'off here',
  here: (severity: string) => `${severity} here`,
  source: 'Source',
}
