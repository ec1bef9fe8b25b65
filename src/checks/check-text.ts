import { compiledFor } from '../packs/compiled-rules.ts'
import { deciding, withoutAllowed, withoutRenaming } from '../packs/profile.ts'
import type { Profile } from '../packs/profile.ts'
import { readingAt } from '../packs/page-reader.ts'
import { weigh } from '../packs/weighed.ts'
import type { LanguageKey } from '../languages.ts'
import { checkInTurns, mergeFindings } from '../rules/index.ts'
import type { CheckResult, CompiledRules, Finding } from '../rules/index.ts'
import type { Document } from '../text/document.ts'
import { readText } from '../text/read.ts'
import { atOnce } from './in-turns.ts'

/** What the rules find in a text: each rule by itself, as suggestions are applied, and what several say of the same words as one. */
export interface TextFindings {
  single: Finding[]
  merged: Finding[]
}

export function* checkTextInTurns(markdown: string, language: LanguageKey, profile: Profile): Generator<void, TextFindings> {
  const document = readText(markdown, 'markdown', { language })
  const { findings, compiled } = yield* checkOrder(document, profile)
  // Whoever applies suggestions is told by the names why one is not applied.
  const single = withoutAllowed(profile, document, findings, null)
  return { single, merged: mergeFindings(withoutRenaming(profile, document, single), compiled.precedence) }
}

export const checkText = (markdown: string, language: LanguageKey, profile: Profile): TextFindings =>
  atOnce(checkTextInTurns(markdown, language, profile))

const NOWHERE: ReadonlySet<string> = new Set()

/**
 * What the rules find in a document, each by itself, with the rules that looked. `elsewhere`: rules that are for other places; `address`:
 * where it stands, if anywhere.
 */
export function* checkOrder(
  document: Document,
  profile: Profile,
  elsewhere: ReadonlySet<string> = NOWHERE,
  address: string | null = null,
): Generator<void, CheckResult & { compiled: CompiledRules }> {
  const compiled = compiledFor(profile)
  const options = { decide: deciding(profile, elsewhere), ...readingAt(profile, address), weigh, guarded: profile.guarded ?? [] }
  return { ...(yield* checkInTurns(document, compiled, options)), compiled }
}
