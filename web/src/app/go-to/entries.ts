import { folded } from '../../base/folded.ts'
import { strings } from '../../base/strings.ts'
import { toggleTheme } from '../../base/theme.ts'
import { LETTERS } from '../../base/letters.ts'

const words = strings.goTo
const { nav } = strings.base

export type Kind = keyof typeof words.kinds

/** Something that one can go to, or do. */
export interface Entry {
  key: string
  kind: Kind
  name: string
  /** Below the workspace, with its search; or what to do. */
  to?: string
  search?: Record<string, string>
  act?(): void
}

const ACTIONS: Omit<Entry, 'kind'>[] = [
  { key: 'new-audit', name: words.newAudit, to: '/audits/new' },
  { key: 'new-site', name: words.newSite, to: '/audits/new', search: { every: 'week' } },
  { key: 'new-document', name: words.newDocument, to: '/studio/new' },
  { key: 'new-rule', name: words.newRule, to: '/rules/own/new' },
  { key: 'new-claim', name: words.newClaim, to: '/claims/new' },
  { key: 'theme', name: words.theme, act: toggleTheme },
  { key: 'keys', name: words.keys, act: () => document.dispatchEvent(new Event('imprimatur:help')) },
]

/** What needs no asking: it is the same in every workspace. */
export const fixedEntries = (): Entry[] => [
  ...Object.values(LETTERS).map((screen): Entry => ({ key: screen, kind: 'screen', name: nav[screen], to: `/${screen}` })),
  { key: 'portfolio', kind: 'screen', name: strings.gates.portfolio, to: '/portfolio' },
  ...ACTIONS.map((action): Entry => ({ ...action, kind: 'action' })),
  ...Object.entries(strings.settings.section).map(
    ([section, name]): Entry => ({ key: `setting ${section}`, kind: 'setting', name, to: `/settings/${section}` }),
  ),
]

/** Every word of the search begins a word of the name, or stands within it. Those that begin with it come first. */
export function matching(entries: readonly Entry[], search: string): Entry[] {
  const asked = folded(search).split(/\s+/).filter(Boolean)
  const hits = entries.filter(({ name, kind }) => {
    const said = folded(`${name} ${words.kinds[kind]}`)
    return asked.every((word) => said.includes(word))
  })
  const begins = (entry: Entry) => Number(folded(entry.name).startsWith(asked[0] ?? ''))
  return hits.toSorted((one, other) => begins(other) - begins(one))
}
