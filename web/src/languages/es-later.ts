import type { later as English } from './en-later.ts'
import { live } from '../base/strings-live.es.ts'
import { claimProofs } from '../claims/strings-proofs.es.ts'
import { claimTable } from '../claims/strings-table.es.ts'
import { register } from '../claims/register/strings.es.ts'
import { claims } from '../claims/strings.es.ts'
import { bulk, translation } from '../documents/bulk/strings.es.ts'
import { briefBox } from '../documents/brief/strings.es.ts'
import { campaigns } from '../documents/campaigns/strings.es.ts'
import { answered } from '../documents/strings-answered.es.ts'
import { editing } from '../documents/strings-editor.es.ts'
import { approval, out, versions } from '../documents/strings-versions.es.ts'
import { documents } from '../documents/strings.es.ts'
import { webhooks } from '../events/strings.es.ts'
import { keyLimits } from '../keys/strings.es.ts'
import { library } from '../library/strings.es.ts'
import { templates, terms } from '../library/templates/strings.es.ts'
import { voice } from '../library/tones/voice/strings.es.ts'
import { notices } from '../people/strings-notices.es.ts'
import { rules } from '../rules/strings.es.ts'
import { ruleEditor } from '../rules/editor/strings.es.ts'
import { duration, health } from '../rules/health/strings.es.ts'
import { ruleImport } from '../rules/import/strings.es.ts'
import { tries } from '../rules/tries/strings.es.ts'
import { modelTrial } from '../settings/strings-trial.es.ts'
import { administration } from '../trail/admin-log/strings.es.ts'
import { portfolio } from '../sites/strings-portfolio.es.ts'
import { presets } from '../settings/strings-presets.es.ts'
import { reports } from '../base/report/strings.es.ts'
import { stamps } from '../settings/strings-stamps.es.ts'
import { provider } from '../settings/strings-provider.es.ts'
import { spending } from '../settings/strings-spending.es.ts'
import { model as modelSettings } from '../settings/strings-model.es.ts'
import { keeping } from '../deletion/strings-keeping.es.ts'
import { assertions } from '../claims/strings-assertions.es.ts'

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
