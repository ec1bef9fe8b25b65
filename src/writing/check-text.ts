import { compiledFor, isAllowed } from '../audits/profile.ts'
import type { Profile } from '../audits/profile.ts'
import { expressionGuard } from '../expression-guard.ts'
import type { LanguageKey } from '../languages.ts'
import { check } from '../rules/index.ts'
import type { CheckResult, CompiledRules, Finding, Severity } from '../rules/index.ts'
import type { Document } from '../text/document.ts'
import { readText } from '../text/read.ts'

/** Milliseconds a whole text may take before its rules are guarded one by one. */
const QUICKLY = 250

export function checkText(markdown: string, language: LanguageKey, profile: Profile): Finding[] {
  const document = readText(markdown, 'markdown', { language })
  const decide = (ruleId: string) => {
    const severity = profile.overrides[ruleId]
    return severity === 'OFF' ? false : (severity ?? true)
  }
  return checkGuarded(document, compiledFor(profile), decide).findings.filter((finding) => !isAllowed(profile, finding.ruleId, finding.text))
}

/** Guarding costs a thread each time: for a short text one guard around all rules does, and only where that strikes each has its own. */
function checkGuarded(document: Document, compiled: CompiledRules, decide: (ruleId: string) => boolean | Severity): CheckResult {
  let result: CheckResult | undefined
  // The first text of a language has its rules compiled: that takes longer than any check may, and must not be stopped halfway.
  compiled.setFor(document)
  try {
    expressionGuard(() => {
      result = check(document, compiled, { decide })
    }, QUICKLY)
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
  }
  return result ?? check(document, compiled, { decide, guard: expressionGuard })
}
