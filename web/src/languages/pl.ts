import type { first as English } from './en.ts'
import { goTo } from '../app/go-to/strings.pl.ts'
import { audits } from '../audits/strings.pl.ts'
import { base } from '../base/strings.pl.ts'
import { deleting } from '../deletion/strings.pl.ts'
import { settings } from '../settings/strings.pl.ts'
import { sites } from '../sites/strings.pl.ts'
import { desk } from '../violations/desk/strings.pl.ts'
import { deskFilters } from '../violations/desk/strings-filters.pl.ts'
import { ends } from '../violations/strings-ends.pl.ts'
import { inbox } from '../violations/inbox/strings.pl.ts'
import { gates } from '../sites/strings-gate.pl.ts'
import { issues } from '../violations/strings-issues.pl.ts'

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
