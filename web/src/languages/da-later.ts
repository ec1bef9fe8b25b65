import type { later as English } from './en-later.ts'
import { live } from '../base/strings-live.da.ts'
import { claimProofs } from '../claims/strings-proofs.da.ts'
import { claimTable } from '../claims/strings-table.da.ts'
import { register } from '../claims/register/strings.da.ts'
import { claims } from '../claims/strings.da.ts'
import { bulk, translation } from '../documents/bulk/strings.da.ts'
import { briefBox } from '../documents/brief/strings.da.ts'
import { campaigns } from '../documents/campaigns/strings.da.ts'
import { answered } from '../documents/strings-answered.da.ts'
import { editing } from '../documents/strings-editor.da.ts'
import { approval, out, versions } from '../documents/strings-versions.da.ts'
import { documents } from '../documents/strings.da.ts'
import { webhooks } from '../events/strings.da.ts'
import { keyLimits } from '../keys/strings.da.ts'
import { library } from '../library/strings.da.ts'
import { templates, terms } from '../library/templates/strings.da.ts'
import { voice } from '../library/tones/voice/strings.da.ts'
import { notices } from '../people/strings-notices.da.ts'
import { rules } from '../rules/strings.da.ts'
import { ruleEditor } from '../rules/editor/strings.da.ts'
import { duration, health } from '../rules/health/strings.da.ts'
import { ruleImport } from '../rules/import/strings.da.ts'
import { tries } from '../rules/tries/strings.da.ts'
import { modelTrial } from '../settings/strings-trial.da.ts'
import { administration } from '../trail/admin-log/strings.da.ts'
import { portfolio } from '../sites/strings-portfolio.da.ts'
import { presets } from '../settings/strings-presets.da.ts'
import { reports } from '../base/report/strings.da.ts'
import { stamps } from '../settings/strings-stamps.da.ts'
import { provider } from '../settings/strings-provider.da.ts'
import { spending } from '../settings/strings-spending.da.ts'
import { model as modelSettings } from '../settings/strings-model.da.ts'
import { keeping } from '../deletion/strings-keeping.da.ts'
import { assertions } from '../claims/strings-assertions.da.ts'

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
