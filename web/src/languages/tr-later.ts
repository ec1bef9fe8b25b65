import type { later as English } from './en-later.ts'
import { live } from '../base/strings-live.tr.ts'
import { claimProofs } from '../claims/strings-proofs.tr.ts'
import { claimTable } from '../claims/strings-table.tr.ts'
import { register } from '../claims/register/strings.tr.ts'
import { claims } from '../claims/strings.tr.ts'
import { bulk, translation } from '../documents/bulk/strings.tr.ts'
import { briefBox } from '../documents/brief/strings.tr.ts'
import { campaigns } from '../documents/campaigns/strings.tr.ts'
import { answered } from '../documents/strings-answered.tr.ts'
import { editing } from '../documents/strings-editor.tr.ts'
import { approval, out, versions } from '../documents/strings-versions.tr.ts'
import { documents } from '../documents/strings.tr.ts'
import { webhooks } from '../events/strings.tr.ts'
import { keyLimits } from '../keys/strings.tr.ts'
import { library } from '../library/strings.tr.ts'
import { templates, terms } from '../library/templates/strings.tr.ts'
import { voice } from '../library/tones/voice/strings.tr.ts'
import { notices } from '../people/strings-notices.tr.ts'
import { rules } from '../rules/strings.tr.ts'
import { ruleEditor } from '../rules/editor/strings.tr.ts'
import { duration, health } from '../rules/health/strings.tr.ts'
import { ruleImport } from '../rules/import/strings.tr.ts'
import { tries } from '../rules/tries/strings.tr.ts'
import { modelTrial } from '../settings/strings-trial.tr.ts'
import { administration } from '../trail/admin-log/strings.tr.ts'
import { portfolio } from '../sites/strings-portfolio.tr.ts'
import { presets } from '../settings/strings-presets.tr.ts'
import { reports } from '../base/report/strings.tr.ts'
import { stamps } from '../settings/strings-stamps.tr.ts'
import { provider } from '../settings/strings-provider.tr.ts'
import { spending } from '../settings/strings-spending.tr.ts'
import { model as modelSettings } from '../settings/strings-model.tr.ts'
import { keeping } from '../deletion/strings-keeping.tr.ts'
import { assertions } from '../claims/strings-assertions.tr.ts'

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
