import type { first as English } from './en.ts'
import { goTo } from '../app/go-to/strings.nb.ts'
import { audits } from '../audits/strings.nb.ts'
import { base } from '../base/strings.nb.ts'
import { deleting } from '../deletion/strings.nb.ts'
import { settings } from '../settings/strings.nb.ts'
import { sites } from '../sites/strings.nb.ts'
import { desk } from '../violations/desk/strings.nb.ts'
import { deskFilters } from '../violations/desk/strings-filters.nb.ts'
import { ends } from '../violations/strings-ends.nb.ts'
import { inbox } from '../violations/inbox/strings.nb.ts'
import { gates } from '../sites/strings-gate.nb.ts'
import { issues } from '../violations/strings-issues.nb.ts'

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
