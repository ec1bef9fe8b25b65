import { live } from '../base/strings-live.en.ts'
import { claimProofs } from '../claims/strings-proofs.en.ts'
import { claimTable } from '../claims/strings-table.en.ts'
import { register } from '../claims/register/strings.en.ts'
import { claims } from '../claims/strings.en.ts'
import { bulk, translation } from '../documents/bulk/strings.en.ts'
import { briefBox } from '../documents/brief/strings.en.ts'
import { campaigns } from '../documents/campaigns/strings.en.ts'
import { answered } from '../documents/strings-answered.en.ts'
import { editing } from '../documents/strings-editor.en.ts'
import { approval, out, versions } from '../documents/strings-versions.en.ts'
import { documents } from '../documents/strings.en.ts'
import { webhooks } from '../events/strings.en.ts'
import { keyLimits } from '../keys/strings.en.ts'
import { library } from '../library/strings.en.ts'
import { templates, terms } from '../library/templates/strings.en.ts'
import { voice } from '../library/tones/voice/strings.en.ts'
import { notices } from '../people/strings-notices.en.ts'
import { rules } from '../rules/strings.en.ts'
import { ruleEditor } from '../rules/editor/strings.en.ts'
import { duration, health } from '../rules/health/strings.en.ts'
import { ruleImport } from '../rules/import/strings.en.ts'
import { tries } from '../rules/tries/strings.en.ts'
import { modelTrial } from '../settings/strings-trial.en.ts'
import { administration } from '../trail/admin-log/strings.en.ts'
import { portfolio } from '../sites/strings-portfolio.en.ts'
import { presets } from '../settings/strings-presets.en.ts'
import { reports } from '../base/report/strings.en.ts'
import { stamps } from '../settings/strings-stamps.en.ts'
import { provider } from '../settings/strings-provider.en.ts'
import { spending } from '../settings/strings-spending.en.ts'

/** Texts of all other screens: writing, the library, claims, the workshop of rules, the admin log, the page of settings. */
import { model as modelSettings } from '../settings/strings-model.en.ts'
import { keeping } from '../deletion/strings-keeping.en.ts'
import { assertions } from '../claims/strings-assertions.en.ts'

export const later = {
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
