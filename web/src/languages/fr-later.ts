import type { later as English } from './en-later.ts'
import { live } from '../base/strings-live.fr.ts'
import { claimProofs } from '../claims/strings-proofs.fr.ts'
import { claimTable } from '../claims/strings-table.fr.ts'
import { register } from '../claims/register/strings.fr.ts'
import { claims } from '../claims/strings.fr.ts'
import { bulk, translation } from '../documents/bulk/strings.fr.ts'
import { briefBox } from '../documents/brief/strings.fr.ts'
import { campaigns } from '../documents/campaigns/strings.fr.ts'
import { answered } from '../documents/strings-answered.fr.ts'
import { editing } from '../documents/strings-editor.fr.ts'
import { approval, out, versions } from '../documents/strings-versions.fr.ts'
import { documents } from '../documents/strings.fr.ts'
import { webhooks } from '../events/strings.fr.ts'
import { keyLimits } from '../keys/strings.fr.ts'
import { library } from '../library/strings.fr.ts'
import { templates, terms } from '../library/templates/strings.fr.ts'
import { voice } from '../library/tones/voice/strings.fr.ts'
import { notices } from '../people/strings-notices.fr.ts'
import { rules } from '../rules/strings.fr.ts'
import { ruleEditor } from '../rules/editor/strings.fr.ts'
import { duration, health } from '../rules/health/strings.fr.ts'
import { ruleImport } from '../rules/import/strings.fr.ts'
import { tries } from '../rules/tries/strings.fr.ts'
import { modelTrial } from '../settings/strings-trial.fr.ts'
import { administration } from '../trail/admin-log/strings.fr.ts'
import { portfolio } from '../sites/strings-portfolio.fr.ts'
import { presets } from '../settings/strings-presets.fr.ts'
import { reports } from '../base/report/strings.fr.ts'
import { stamps } from '../settings/strings-stamps.fr.ts'
import { provider } from '../settings/strings-provider.fr.ts'
import { spending } from '../settings/strings-spending.fr.ts'
import { model as modelSettings } from '../settings/strings-model.fr.ts'
import { keeping } from '../deletion/strings-keeping.fr.ts'
import { assertions } from '../claims/strings-assertions.fr.ts'

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
