import type { first as English } from './en.ts'
import { goTo } from '../app/go-to/strings.el.ts'
import { audits } from '../audits/strings.el.ts'
import { base } from '../base/strings.el.ts'
import { deleting } from '../deletion/strings.el.ts'
import { settings } from '../settings/strings.el.ts'
import { sites } from '../sites/strings.el.ts'
import { desk } from '../violations/desk/strings.el.ts'
import { deskFilters } from '../violations/desk/strings-filters.el.ts'
import { ends } from '../violations/strings-ends.el.ts'
import { inbox } from '../violations/inbox/strings.el.ts'
import { gates } from '../sites/strings-gate.el.ts'
import { issues } from '../violations/strings-issues.el.ts'

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
