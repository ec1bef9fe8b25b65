import type { first as English } from './en.ts'
import { goTo } from '../app/go-to/strings.es.ts'
import { audits } from '../audits/strings.es.ts'
import { base } from '../base/strings.es.ts'
import { deleting } from '../deletion/strings.es.ts'
import { settings } from '../settings/strings.es.ts'
import { sites } from '../sites/strings.es.ts'
import { desk } from '../violations/desk/strings.es.ts'
import { deskFilters } from '../violations/desk/strings-filters.es.ts'
import { ends } from '../violations/strings-ends.es.ts'
import { inbox } from '../violations/inbox/strings.es.ts'
import { gates } from '../sites/strings-gate.es.ts'
import { issues } from '../violations/strings-issues.es.ts'

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
