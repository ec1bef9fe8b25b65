import type { first as English } from './en.ts'
import { goTo } from '../app/go-to/strings.nl.ts'
import { audits } from '../audits/strings.nl.ts'
import { base } from '../base/strings.nl.ts'
import { deleting } from '../deletion/strings.nl.ts'
import { settings } from '../settings/strings.nl.ts'
import { sites } from '../sites/strings.nl.ts'
import { desk } from '../violations/desk/strings.nl.ts'
import { deskFilters } from '../violations/desk/strings-filters.nl.ts'
import { ends } from '../violations/strings-ends.nl.ts'
import { inbox } from '../violations/inbox/strings.nl.ts'
import { gates } from '../sites/strings-gate.nl.ts'
import { issues } from '../violations/strings-issues.nl.ts'

export const first: typeof English = {
  base,
  goTo,
  audits,
  desk,
  inbox,
  sites,
  settings,
  deleting,
  ends,
  deskFilters,
  gates,
  issues,
}
