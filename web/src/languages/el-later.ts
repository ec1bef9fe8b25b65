import type { later as English } from './en-later.ts'
import { live } from '../base/strings-live.el.ts'
import { claimProofs } from '../claims/strings-proofs.el.ts'
import { claimTable } from '../claims/strings-table.el.ts'
import { register } from '../claims/register/strings.el.ts'
import { claims } from '../claims/strings.el.ts'
import { bulk, translation } from '../documents/bulk/strings.el.ts'
import { briefBox } from '../documents/brief/strings.el.ts'
import { campaigns } from '../documents/campaigns/strings.el.ts'
import { answered } from '../documents/strings-answered.el.ts'
import { editing } from '../documents/strings-editor.el.ts'
import { approval, out, versions } from '../documents/strings-versions.el.ts'
import { documents } from '../documents/strings.el.ts'
import { webhooks } from '../events/strings.el.ts'
import { keyLimits } from '../keys/strings.el.ts'
import { library } from '../library/strings.el.ts'
import { templates, terms } from '../library/templates/strings.el.ts'
import { voice } from '../library/tones/voice/strings.el.ts'
import { notices } from '../people/strings-notices.el.ts'
import { rules } from '../rules/strings.el.ts'
import { ruleEditor } from '../rules/editor/strings.el.ts'
import { duration, health } from '../rules/health/strings.el.ts'
import { ruleImport } from '../rules/import/strings.el.ts'
import { tries } from '../rules/tries/strings.el.ts'
import { modelTrial } from '../settings/strings-trial.el.ts'
import { administration } from '../trail/admin-log/strings.el.ts'
import { portfolio } from '../sites/strings-portfolio.el.ts'
import { presets } from '../settings/strings-presets.el.ts'
import { reports } from '../base/report/strings.el.ts'
import { stamps } from '../settings/strings-stamps.el.ts'
import { provider } from '../settings/strings-provider.el.ts'
import { spending } from '../settings/strings-spending.el.ts'
import { model as modelSettings } from '../settings/strings-model.el.ts'
import { keeping } from '../deletion/strings-keeping.el.ts'
import { assertions } from '../claims/strings-assertions.el.ts'

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
