import type { later as English } from './en-later.ts'
import { live } from '../base/strings-live.nb.ts'
import { claimProofs } from '../claims/strings-proofs.nb.ts'
import { claimTable } from '../claims/strings-table.nb.ts'
import { register } from '../claims/register/strings.nb.ts'
import { claims } from '../claims/strings.nb.ts'
import { bulk, translation } from '../documents/bulk/strings.nb.ts'
import { briefBox } from '../documents/brief/strings.nb.ts'
import { campaigns } from '../documents/campaigns/strings.nb.ts'
import { answered } from '../documents/strings-answered.nb.ts'
import { editing } from '../documents/strings-editor.nb.ts'
import { approval, out, versions } from '../documents/strings-versions.nb.ts'
import { documents } from '../documents/strings.nb.ts'
import { webhooks } from '../events/strings.nb.ts'
import { keyLimits } from '../keys/strings.nb.ts'
import { library } from '../library/strings.nb.ts'
import { templates, terms } from '../library/templates/strings.nb.ts'
import { voice } from '../library/tones/voice/strings.nb.ts'
import { notices } from '../people/strings-notices.nb.ts'
import { rules } from '../rules/strings.nb.ts'
import { ruleEditor } from '../rules/editor/strings.nb.ts'
import { duration, health } from '../rules/health/strings.nb.ts'
import { ruleImport } from '../rules/import/strings.nb.ts'
import { tries } from '../rules/tries/strings.nb.ts'
import { modelTrial } from '../settings/strings-trial.nb.ts'
import { administration } from '../trail/admin-log/strings.nb.ts'
import { portfolio } from '../sites/strings-portfolio.nb.ts'
import { presets } from '../settings/strings-presets.nb.ts'
import { reports } from '../base/report/strings.nb.ts'
import { stamps } from '../settings/strings-stamps.nb.ts'
import { provider } from '../settings/strings-provider.nb.ts'
import { spending } from '../settings/strings-spending.nb.ts'
import { model as modelSettings } from '../settings/strings-model.nb.ts'
import { keeping } from '../deletion/strings-keeping.nb.ts'
import { assertions } from '../claims/strings-assertions.nb.ts'

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
