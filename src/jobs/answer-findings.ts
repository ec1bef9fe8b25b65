import { answerTo } from '../claims/register/answering.ts'
import type { ClaimsInForce } from '../claims/register/answering.ts'
import type { CheckedAsset } from '../db/audits/checked-assets.ts'
import type { Profile } from '../db/audits/profile.ts'
import { unpackText } from '../db/audits/packing.ts'
import type { LanguageKey } from '../languages.ts'

/** A checked page whose findings know which approved claim answers them. A market is known where the audit or the workspace names it. */
export function answered(checked: CheckedAsset, claims: ClaimsInForce | null, { choice }: Profile): CheckedAsset {
  if (!claims || 'failed' in checked || checked.findings.length === 0) return checked
  let page: string | undefined
  const text = () =>
    (page ??= unpackText(checked.packed)
      .blocks.map((block) => block.text)
      .join('\n'))
  const findings = checked.findings.map((finding) => {
    const { sentence, language } = finding
    const answer = answerTo(claims, { sentence, language: language as LanguageKey | null }, choice?.markets ?? null, text)
    return answer ? { ...finding, answer } : finding
  })
  return { ...checked, findings }
}
