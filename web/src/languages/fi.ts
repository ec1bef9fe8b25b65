import type { first as English } from './en.ts'
import { goTo } from '../app/go-to/strings.fi.ts'
import { audits } from '../audits/strings.fi.ts'
import { base } from '../base/strings.fi.ts'
import { deleting } from '../deletion/strings.fi.ts'
import { settings } from '../settings/strings.fi.ts'
import { sites } from '../sites/strings.fi.ts'
import { desk } from '../violations/desk/strings.fi.ts'
import { deskFilters } from '../violations/desk/strings-filters.fi.ts'
import { ends } from '../violations/strings-ends.fi.ts'
import { inbox } from '../violations/inbox/strings.fi.ts'
import { gates } from '../sites/strings-gate.fi.ts'
import { issues } from '../violations/strings-issues.fi.ts'

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
