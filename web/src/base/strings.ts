import { administration } from '../trail/admin-log/strings.en.ts'
import { audits } from '../audits/strings.en.ts'
import { bulk, translation } from '../documents/bulk/strings.en.ts'
import { claims } from '../claims/strings.en.ts'
import { claimProofs } from '../claims/strings-proofs.en.ts'
import { claimTable } from '../claims/strings-table.en.ts'
import { campaigns } from '../documents/campaigns/strings.en.ts'
import { deleting } from '../deletion/strings.en.ts'
import { documents } from '../documents/strings.en.ts'
import { editing } from '../documents/strings-editor.en.ts'
import { approval, out, versions } from '../documents/strings-versions.en.ts'
import { inbox } from '../violations/inbox/strings.en.ts'
import { library } from '../library/strings.en.ts'
import { voice } from '../library/tones/voice/strings.en.ts'
import { desk } from '../violations/desk/strings.en.ts'
import { ruleEditor } from '../rules/editor/strings.en.ts'
import { ruleImport } from '../rules/import/strings.en.ts'
import { rules } from '../rules/strings.en.ts'
import { health } from '../rules/health/strings.en.ts'
import { tries } from '../rules/tries/strings.en.ts'
import { keyLimits } from '../keys/strings.en.ts'
import { notices } from '../people/strings-notices.en.ts'
import { webhooks } from '../events/strings.en.ts'
import { settings } from '../settings/strings.en.ts'
import { sites } from '../sites/strings.en.ts'
import { templates, terms } from '../library/templates/strings.en.ts'
import { base } from './strings.en.ts'

/**
 * Every text of the application, by area. Another language is a second file beside each `strings.en.ts` with the same keys, chosen
 * here; texts with numbers are functions, because plural rules differ.
 */
export const strings = {
  base,
  desk,
  audits,
  settings: { ...settings, keyLimits, notices, webhooks },
  documents,
  bulk,
  translation,
  editing,
  campaigns,
  claims,
  claimProofs,
  claimTable,
  versions,
  approval,
  out,
  library,
  voice,
  rules,
  ruleEditor,
  ruleImport,
  tries,
  health,
  sites,
  templates,
  terms,
  deleting,
  inbox,
  administration,
}
