import { goTo } from '../app/go-to/strings.en.ts'
import { audits } from '../audits/strings.en.ts'
import { base } from '../base/strings.en.ts'
import { deleting } from '../deletion/strings.en.ts'
import { settings } from '../settings/strings.en.ts'
import { sites } from '../sites/strings.en.ts'
import { desk } from '../violations/desk/strings.en.ts'
import { deskFilters } from '../violations/desk/strings-filters.en.ts'
import { ends } from '../violations/strings-ends.en.ts'
import { inbox } from '../violations/inbox/strings.en.ts'
import { gates } from '../sites/strings-gate.en.ts'
import { issues } from '../violations/strings-issues.en.ts'

/** Texts of the screens that most people see first: signing in, audits, sites, the desk, the inbox. */
export const first = {
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
