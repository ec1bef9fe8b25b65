import type { LanguageKey } from '../languages.ts'
import { ruleOf, type Profile } from '../packs/profile.ts'
import { trainedOn } from '../packs/rule-options.ts'

/** What a rule of the workspace has learned from its own sentences in a language, for a browser; null for any other rule. */
export function learntWeights(profile: Profile, ruleId: string, language: LanguageKey | null): Uint8Array | null {
  const rule = ruleOf(profile, ruleId)
  const part = rule?.parts.find((one) => one.keys.faults !== undefined && (one.language === null || one.language === language))
  if (rule?.kind !== 'learned' || !part) return null
  return trainedOn({ faults: [part.keys.faults].flat().map(String), clean: [part.keys.clean].flat().map(String) }).bytes
}
