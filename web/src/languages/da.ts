import type { first as English } from './en.ts'
import { goTo } from '../app/go-to/strings.da.ts'
import { audits } from '../audits/strings.da.ts'
import { base } from '../base/strings.da.ts'
import { deleting } from '../deletion/strings.da.ts'
import { settings } from '../settings/strings.da.ts'
import { sites } from '../sites/strings.da.ts'
import { desk } from '../violations/desk/strings.da.ts'
import { deskFilters } from '../violations/desk/strings-filters.da.ts'
import { ends } from '../violations/strings-ends.da.ts'
import { inbox } from '../violations/inbox/strings.da.ts'
import { gates } from '../sites/strings-gate.da.ts'
import { issues } from '../violations/strings-issues.da.ts'

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
