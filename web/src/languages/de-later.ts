import type { later as English } from './en-later.ts'
import { live } from '../base/strings-live.de.ts'
import { claimProofs } from '../claims/strings-proofs.de.ts'
import { claimTable } from '../claims/strings-table.de.ts'
import { register } from '../claims/register/strings.de.ts'
import { claims } from '../claims/strings.de.ts'
import { bulk, translation } from '../documents/bulk/strings.de.ts'
import { briefBox } from '../documents/brief/strings.de.ts'
import { campaigns } from '../documents/campaigns/strings.de.ts'
import { answered } from '../documents/strings-answered.de.ts'
import { editing } from '../documents/strings-editor.de.ts'
import { approval, out, versions } from '../documents/strings-versions.de.ts'
import { documents } from '../documents/strings.de.ts'
import { webhooks } from '../events/strings.de.ts'
import { keyLimits } from '../keys/strings.de.ts'
import { library } from '../library/strings.de.ts'
import { templates, terms } from '../library/templates/strings.de.ts'
import { voice } from '../library/tones/voice/strings.de.ts'
import { notices } from '../people/strings-notices.de.ts'
import { rules } from '../rules/strings.de.ts'
import { ruleEditor } from '../rules/editor/strings.de.ts'
import { duration, health } from '../rules/health/strings.de.ts'
import { ruleImport } from '../rules/import/strings.de.ts'
import { tries } from '../rules/tries/strings.de.ts'
import { modelTrial } from '../settings/strings-trial.de.ts'
import { administration } from '../trail/admin-log/strings.de.ts'
import { portfolio } from '../sites/strings-portfolio.de.ts'
import { presets } from '../settings/strings-presets.de.ts'
import { reports } from '../base/report/strings.de.ts'
import { stamps } from '../settings/strings-stamps.de.ts'
import { provider } from '../settings/strings-provider.de.ts'
import { spending } from '../settings/strings-spending.de.ts'
import { model as modelSettings } from '../settings/strings-model.de.ts'
import { keeping } from '../deletion/strings-keeping.de.ts'
import { assertions } from '../claims/strings-assertions.de.ts'

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
