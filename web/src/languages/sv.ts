import type { first as English } from './en.ts'
import { goTo } from '../app/go-to/strings.sv.ts'
import { audits } from '../audits/strings.sv.ts'
import { base } from '../base/strings.sv.ts'
import { deleting } from '../deletion/strings.sv.ts'
import { settings } from '../settings/strings.sv.ts'
import { sites } from '../sites/strings.sv.ts'
import { desk } from '../violations/desk/strings.sv.ts'
import { deskFilters } from '../violations/desk/strings-filters.sv.ts'
import { ends } from '../violations/strings-ends.sv.ts'
import { inbox } from '../violations/inbox/strings.sv.ts'
import { gates } from '../sites/strings-gate.sv.ts'
import { issues } from '../violations/strings-issues.sv.ts'

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
