import type { first as English } from './en.ts'
import { goTo } from '../app/go-to/strings.fr.ts'
import { audits } from '../audits/strings.fr.ts'
import { base } from '../base/strings.fr.ts'
import { deleting } from '../deletion/strings.fr.ts'
import { settings } from '../settings/strings.fr.ts'
import { sites } from '../sites/strings.fr.ts'
import { desk } from '../violations/desk/strings.fr.ts'
import { deskFilters } from '../violations/desk/strings-filters.fr.ts'
import { ends } from '../violations/strings-ends.fr.ts'
import { inbox } from '../violations/inbox/strings.fr.ts'
import { gates } from '../sites/strings-gate.fr.ts'
import { issues } from '../violations/strings-issues.fr.ts'

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
