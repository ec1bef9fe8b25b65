import type { later as English } from './en-later.ts'
import { live } from '../base/strings-live.ru.ts'
import { claimProofs } from '../claims/strings-proofs.ru.ts'
import { claimTable } from '../claims/strings-table.ru.ts'
import { register } from '../claims/register/strings.ru.ts'
import { claims } from '../claims/strings.ru.ts'
import { bulk, translation } from '../documents/bulk/strings.ru.ts'
import { briefBox } from '../documents/brief/strings.ru.ts'
import { campaigns } from '../documents/campaigns/strings.ru.ts'
import { answered } from '../documents/strings-answered.ru.ts'
import { editing } from '../documents/strings-editor.ru.ts'
import { approval, out, versions } from '../documents/strings-versions.ru.ts'
import { documents } from '../documents/strings.ru.ts'
import { webhooks } from '../events/strings.ru.ts'
import { keyLimits } from '../keys/strings.ru.ts'
import { library } from '../library/strings.ru.ts'
import { templates, terms } from '../library/templates/strings.ru.ts'
import { voice } from '../library/tones/voice/strings.ru.ts'
import { notices } from '../people/strings-notices.ru.ts'
import { rules } from '../rules/strings.ru.ts'
import { ruleEditor } from '../rules/editor/strings.ru.ts'
import { duration, health } from '../rules/health/strings.ru.ts'
import { ruleImport } from '../rules/import/strings.ru.ts'
import { tries } from '../rules/tries/strings.ru.ts'
import { modelTrial } from '../settings/strings-trial.ru.ts'
import { administration } from '../trail/admin-log/strings.ru.ts'
import { portfolio } from '../sites/strings-portfolio.ru.ts'
import { presets } from '../settings/strings-presets.ru.ts'
import { reports } from '../base/report/strings.ru.ts'
import { stamps } from '../settings/strings-stamps.ru.ts'
import { provider } from '../settings/strings-provider.ru.ts'
import { spending } from '../settings/strings-spending.ru.ts'
import { model as modelSettings } from '../settings/strings-model.ru.ts'
import { keeping } from '../deletion/strings-keeping.ru.ts'
import { assertions } from '../claims/strings-assertions.ru.ts'

export const later: typeof English = {
  documents,
  editing,
  answered,
  versions,
  approval,
  out,
  bulk,
  translation,
  briefBox,
  campaigns,
  claims,
  claimProofs,
  claimTable,
  live,
  register,
  library,
  voice,
  templates,
  terms,
  rules,
  ruleEditor,
  ruleImport,
  tries,
  health: { ...health, duration },
  administration,
  modelTrial,
  assertions,
  keeping,
  modelSettings,
  keyLimits,
  notices,
  webhooks,
  portfolio,
  presets,
  reports,
  stamps,
  provider,
  spending,
}
