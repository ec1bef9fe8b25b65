import type { first as English } from './en.ts'
import { goTo } from '../app/go-to/strings.pt.ts'
import { audits } from '../audits/strings.pt.ts'
import { base } from '../base/strings.pt.ts'
import { deleting } from '../deletion/strings.pt.ts'
import { settings } from '../settings/strings.pt.ts'
import { sites } from '../sites/strings.pt.ts'
import { desk } from '../violations/desk/strings.pt.ts'
import { deskFilters } from '../violations/desk/strings-filters.pt.ts'
import { ends } from '../violations/strings-ends.pt.ts'
import { inbox } from '../violations/inbox/strings.pt.ts'
import { gates } from '../sites/strings-gate.pt.ts'
import { issues } from '../violations/strings-issues.pt.ts'

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
