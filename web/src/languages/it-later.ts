import type { later as English } from './en-later.ts'
import { live } from '../base/strings-live.it.ts'
import { claimProofs } from '../claims/strings-proofs.it.ts'
import { claimTable } from '../claims/strings-table.it.ts'
import { register } from '../claims/register/strings.it.ts'
import { claims } from '../claims/strings.it.ts'
import { bulk, translation } from '../documents/bulk/strings.it.ts'
import { briefBox } from '../documents/brief/strings.it.ts'
import { campaigns } from '../documents/campaigns/strings.it.ts'
import { answered } from '../documents/strings-answered.it.ts'
import { editing } from '../documents/strings-editor.it.ts'
import { approval, out, versions } from '../documents/strings-versions.it.ts'
import { documents } from '../documents/strings.it.ts'
import { webhooks } from '../events/strings.it.ts'
import { keyLimits } from '../keys/strings.it.ts'
import { library } from '../library/strings.it.ts'
import { templates, terms } from '../library/templates/strings.it.ts'
import { voice } from '../library/tones/voice/strings.it.ts'
import { notices } from '../people/strings-notices.it.ts'
import { rules } from '../rules/strings.it.ts'
import { ruleEditor } from '../rules/editor/strings.it.ts'
import { duration, health } from '../rules/health/strings.it.ts'
import { ruleImport } from '../rules/import/strings.it.ts'
import { tries } from '../rules/tries/strings.it.ts'
import { modelTrial } from '../settings/strings-trial.it.ts'
import { administration } from '../trail/admin-log/strings.it.ts'
import { portfolio } from '../sites/strings-portfolio.it.ts'
import { presets } from '../settings/strings-presets.it.ts'
import { reports } from '../base/report/strings.it.ts'
import { stamps } from '../settings/strings-stamps.it.ts'
import { provider } from '../settings/strings-provider.it.ts'
import { spending } from '../settings/strings-spending.it.ts'
import { model as modelSettings } from '../settings/strings-model.it.ts'
import { keeping } from '../deletion/strings-keeping.it.ts'
import { assertions } from '../claims/strings-assertions.it.ts'

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
