import type { later as English } from './en-later.ts'
import { live } from '../base/strings-live.pl.ts'
import { claimProofs } from '../claims/strings-proofs.pl.ts'
import { claimTable } from '../claims/strings-table.pl.ts'
import { register } from '../claims/register/strings.pl.ts'
import { claims } from '../claims/strings.pl.ts'
import { bulk, translation } from '../documents/bulk/strings.pl.ts'
import { briefBox } from '../documents/brief/strings.pl.ts'
import { campaigns } from '../documents/campaigns/strings.pl.ts'
import { answered } from '../documents/strings-answered.pl.ts'
import { editing } from '../documents/strings-editor.pl.ts'
import { approval, out, versions } from '../documents/strings-versions.pl.ts'
import { documents } from '../documents/strings.pl.ts'
import { webhooks } from '../events/strings.pl.ts'
import { keyLimits } from '../keys/strings.pl.ts'
import { library } from '../library/strings.pl.ts'
import { templates, terms } from '../library/templates/strings.pl.ts'
import { voice } from '../library/tones/voice/strings.pl.ts'
import { notices } from '../people/strings-notices.pl.ts'
import { rules } from '../rules/strings.pl.ts'
import { ruleEditor } from '../rules/editor/strings.pl.ts'
import { duration, health } from '../rules/health/strings.pl.ts'
import { ruleImport } from '../rules/import/strings.pl.ts'
import { tries } from '../rules/tries/strings.pl.ts'
import { modelTrial } from '../settings/strings-trial.pl.ts'
import { administration } from '../trail/admin-log/strings.pl.ts'
import { portfolio } from '../sites/strings-portfolio.pl.ts'
import { presets } from '../settings/strings-presets.pl.ts'
import { reports } from '../base/report/strings.pl.ts'
import { stamps } from '../settings/strings-stamps.pl.ts'
import { provider } from '../settings/strings-provider.pl.ts'
import { spending } from '../settings/strings-spending.pl.ts'
import { model as modelSettings } from '../settings/strings-model.pl.ts'
import { keeping } from '../deletion/strings-keeping.pl.ts'
import { assertions } from '../claims/strings-assertions.pl.ts'

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
