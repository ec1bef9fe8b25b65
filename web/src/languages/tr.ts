import type { first as English } from './en.ts'
import { goTo } from '../app/go-to/strings.tr.ts'
import { audits } from '../audits/strings.tr.ts'
import { base } from '../base/strings.tr.ts'
import { deleting } from '../deletion/strings.tr.ts'
import { settings } from '../settings/strings.tr.ts'
import { sites } from '../sites/strings.tr.ts'
import { desk } from '../violations/desk/strings.tr.ts'
import { deskFilters } from '../violations/desk/strings-filters.tr.ts'
import { ends } from '../violations/strings-ends.tr.ts'
import { inbox } from '../violations/inbox/strings.tr.ts'
import { gates } from '../sites/strings-gate.tr.ts'
import { issues } from '../violations/strings-issues.tr.ts'

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
