import type { later as English } from './en-later.ts'
import { live } from '../base/strings-live.pt.ts'
import { claimProofs } from '../claims/strings-proofs.pt.ts'
import { claimTable } from '../claims/strings-table.pt.ts'
import { register } from '../claims/register/strings.pt.ts'
import { claims } from '../claims/strings.pt.ts'
import { bulk, translation } from '../documents/bulk/strings.pt.ts'
import { briefBox } from '../documents/brief/strings.pt.ts'
import { campaigns } from '../documents/campaigns/strings.pt.ts'
import { answered } from '../documents/strings-answered.pt.ts'
import { editing } from '../documents/strings-editor.pt.ts'
import { approval, out, versions } from '../documents/strings-versions.pt.ts'
import { documents } from '../documents/strings.pt.ts'
import { webhooks } from '../events/strings.pt.ts'
import { keyLimits } from '../keys/strings.pt.ts'
import { library } from '../library/strings.pt.ts'
import { templates, terms } from '../library/templates/strings.pt.ts'
import { voice } from '../library/tones/voice/strings.pt.ts'
import { notices } from '../people/strings-notices.pt.ts'
import { rules } from '../rules/strings.pt.ts'
import { ruleEditor } from '../rules/editor/strings.pt.ts'
import { duration, health } from '../rules/health/strings.pt.ts'
import { ruleImport } from '../rules/import/strings.pt.ts'
import { tries } from '../rules/tries/strings.pt.ts'
import { modelTrial } from '../settings/strings-trial.pt.ts'
import { administration } from '../trail/admin-log/strings.pt.ts'
import { portfolio } from '../sites/strings-portfolio.pt.ts'
import { presets } from '../settings/strings-presets.pt.ts'
import { reports } from '../base/report/strings.pt.ts'
import { stamps } from '../settings/strings-stamps.pt.ts'
import { provider } from '../settings/strings-provider.pt.ts'
import { spending } from '../settings/strings-spending.pt.ts'
import { model as modelSettings } from '../settings/strings-model.pt.ts'
import { keeping } from '../deletion/strings-keeping.pt.ts'
import { assertions } from '../claims/strings-assertions.pt.ts'

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
