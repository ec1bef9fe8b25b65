import type { later as English } from './en-later.ts'
import { live } from '../base/strings-live.nl.ts'
import { claimProofs } from '../claims/strings-proofs.nl.ts'
import { claimTable } from '../claims/strings-table.nl.ts'
import { register } from '../claims/register/strings.nl.ts'
import { claims } from '../claims/strings.nl.ts'
import { bulk, translation } from '../documents/bulk/strings.nl.ts'
import { briefBox } from '../documents/brief/strings.nl.ts'
import { campaigns } from '../documents/campaigns/strings.nl.ts'
import { answered } from '../documents/strings-answered.nl.ts'
import { editing } from '../documents/strings-editor.nl.ts'
import { approval, out, versions } from '../documents/strings-versions.nl.ts'
import { documents } from '../documents/strings.nl.ts'
import { webhooks } from '../events/strings.nl.ts'
import { keyLimits } from '../keys/strings.nl.ts'
import { library } from '../library/strings.nl.ts'
import { templates, terms } from '../library/templates/strings.nl.ts'
import { voice } from '../library/tones/voice/strings.nl.ts'
import { notices } from '../people/strings-notices.nl.ts'
import { rules } from '../rules/strings.nl.ts'
import { ruleEditor } from '../rules/editor/strings.nl.ts'
import { duration, health } from '../rules/health/strings.nl.ts'
import { ruleImport } from '../rules/import/strings.nl.ts'
import { tries } from '../rules/tries/strings.nl.ts'
import { modelTrial } from '../settings/strings-trial.nl.ts'
import { administration } from '../trail/admin-log/strings.nl.ts'
import { portfolio } from '../sites/strings-portfolio.nl.ts'
import { presets } from '../settings/strings-presets.nl.ts'
import { reports } from '../base/report/strings.nl.ts'
import { stamps } from '../settings/strings-stamps.nl.ts'
import { provider } from '../settings/strings-provider.nl.ts'
import { spending } from '../settings/strings-spending.nl.ts'
import { model as modelSettings } from '../settings/strings-model.nl.ts'
import { keeping } from '../deletion/strings-keeping.nl.ts'
import { assertions } from '../claims/strings-assertions.nl.ts'

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
