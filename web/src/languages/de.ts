import type { first as English } from './en.ts'
import { goTo } from '../app/go-to/strings.de.ts'
import { audits } from '../audits/strings.de.ts'
import { base } from '../base/strings.de.ts'
import { deleting } from '../deletion/strings.de.ts'
import { settings } from '../settings/strings.de.ts'
import { sites } from '../sites/strings.de.ts'
import { desk } from '../violations/desk/strings.de.ts'
import { deskFilters } from '../violations/desk/strings-filters.de.ts'
import { ends } from '../violations/strings-ends.de.ts'
import { inbox } from '../violations/inbox/strings.de.ts'
import { gates } from '../sites/strings-gate.de.ts'
import { issues } from '../violations/strings-issues.de.ts'

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
