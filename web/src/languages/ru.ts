import type { first as English } from './en.ts'
import { goTo } from '../app/go-to/strings.ru.ts'
import { audits } from '../audits/strings.ru.ts'
import { base } from '../base/strings.ru.ts'
import { deleting } from '../deletion/strings.ru.ts'
import { settings } from '../settings/strings.ru.ts'
import { sites } from '../sites/strings.ru.ts'
import { desk } from '../violations/desk/strings.ru.ts'
import { deskFilters } from '../violations/desk/strings-filters.ru.ts'
import { ends } from '../violations/strings-ends.ru.ts'
import { inbox } from '../violations/inbox/strings.ru.ts'
import { gates } from '../sites/strings-gate.ru.ts'
import { issues } from '../violations/strings-issues.ru.ts'

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
