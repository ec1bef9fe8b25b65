import type { first as English } from './en.ts'
import { goTo } from '../app/go-to/strings.it.ts'
import { audits } from '../audits/strings.it.ts'
import { base } from '../base/strings.it.ts'
import { deleting } from '../deletion/strings.it.ts'
import { settings } from '../settings/strings.it.ts'
import { sites } from '../sites/strings.it.ts'
import { desk } from '../violations/desk/strings.it.ts'
import { deskFilters } from '../violations/desk/strings-filters.it.ts'
import { ends } from '../violations/strings-ends.it.ts'
import { inbox } from '../violations/inbox/strings.it.ts'
import { gates } from '../sites/strings-gate.it.ts'
import { issues } from '../violations/strings-issues.it.ts'

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
