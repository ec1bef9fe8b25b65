import type { later as English } from './en-later.ts'
import { live } from '../base/strings-live.fi.ts'
import { claimProofs } from '../claims/strings-proofs.fi.ts'
import { claimTable } from '../claims/strings-table.fi.ts'
import { register } from '../claims/register/strings.fi.ts'
import { claims } from '../claims/strings.fi.ts'
import { bulk, translation } from '../documents/bulk/strings.fi.ts'
import { briefBox } from '../documents/brief/strings.fi.ts'
import { campaigns } from '../documents/campaigns/strings.fi.ts'
import { answered } from '../documents/strings-answered.fi.ts'
import { editing } from '../documents/strings-editor.fi.ts'
import { approval, out, versions } from '../documents/strings-versions.fi.ts'
import { documents } from '../documents/strings.fi.ts'
import { webhooks } from '../events/strings.fi.ts'
import { keyLimits } from '../keys/strings.fi.ts'
import { library } from '../library/strings.fi.ts'
import { templates, terms } from '../library/templates/strings.fi.ts'
import { voice } from '../library/tones/voice/strings.fi.ts'
import { notices } from '../people/strings-notices.fi.ts'
import { rules } from '../rules/strings.fi.ts'
import { ruleEditor } from '../rules/editor/strings.fi.ts'
import { duration, health } from '../rules/health/strings.fi.ts'
import { ruleImport } from '../rules/import/strings.fi.ts'
import { tries } from '../rules/tries/strings.fi.ts'
import { modelTrial } from '../settings/strings-trial.fi.ts'
import { administration } from '../trail/admin-log/strings.fi.ts'
import { portfolio } from '../sites/strings-portfolio.fi.ts'
import { presets } from '../settings/strings-presets.fi.ts'
import { reports } from '../base/report/strings.fi.ts'
import { stamps } from '../settings/strings-stamps.fi.ts'
import { provider } from '../settings/strings-provider.fi.ts'
import { spending } from '../settings/strings-spending.fi.ts'
import { model as modelSettings } from '../settings/strings-model.fi.ts'
import { keeping } from '../deletion/strings-keeping.fi.ts'
import { assertions } from '../claims/strings-assertions.fi.ts'

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
