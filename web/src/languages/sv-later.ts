import type { later as English } from './en-later.ts'
import { live } from '../base/strings-live.sv.ts'
import { claimProofs } from '../claims/strings-proofs.sv.ts'
import { claimTable } from '../claims/strings-table.sv.ts'
import { register } from '../claims/register/strings.sv.ts'
import { claims } from '../claims/strings.sv.ts'
import { bulk, translation } from '../documents/bulk/strings.sv.ts'
import { briefBox } from '../documents/brief/strings.sv.ts'
import { campaigns } from '../documents/campaigns/strings.sv.ts'
import { answered } from '../documents/strings-answered.sv.ts'
import { editing } from '../documents/strings-editor.sv.ts'
import { approval, out, versions } from '../documents/strings-versions.sv.ts'
import { documents } from '../documents/strings.sv.ts'
import { webhooks } from '../events/strings.sv.ts'
import { keyLimits } from '../keys/strings.sv.ts'
import { library } from '../library/strings.sv.ts'
import { templates, terms } from '../library/templates/strings.sv.ts'
import { voice } from '../library/tones/voice/strings.sv.ts'
import { notices } from '../people/strings-notices.sv.ts'
import { rules } from '../rules/strings.sv.ts'
import { ruleEditor } from '../rules/editor/strings.sv.ts'
import { duration, health } from '../rules/health/strings.sv.ts'
import { ruleImport } from '../rules/import/strings.sv.ts'
import { tries } from '../rules/tries/strings.sv.ts'
import { modelTrial } from '../settings/strings-trial.sv.ts'
import { administration } from '../trail/admin-log/strings.sv.ts'
import { portfolio } from '../sites/strings-portfolio.sv.ts'
import { presets } from '../settings/strings-presets.sv.ts'
import { reports } from '../base/report/strings.sv.ts'
import { stamps } from '../settings/strings-stamps.sv.ts'
import { provider } from '../settings/strings-provider.sv.ts'
import { spending } from '../settings/strings-spending.sv.ts'
import { model as modelSettings } from '../settings/strings-model.sv.ts'
import { keeping } from '../deletion/strings-keeping.sv.ts'
import { assertions } from '../claims/strings-assertions.sv.ts'

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
