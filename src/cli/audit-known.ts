import { hash } from 'node:crypto'
import { UsageError } from '../errors.ts'
import { comparedWith, sentenceContext, updateBaseline, type Known } from '../local/baseline.ts'
import { gitPath } from '../local/changed.ts'
import type { LocalSource } from '../local/sources.ts'
import { CHANNELS, SECTORS, type Channel, type Sector } from '../rules/definition/rule.ts'
import { RULE_SEVERITIES, type RuleSeverity } from '../rules/index.ts'
import type { AuditConfig } from './audit-config.ts'
import { changedOf } from './audit-flags.ts'
import type { Call } from './command.ts'
import { counted } from './counted.ts'

/*
 * Flags that act on an audit that is stored for review: every finding is stored, and the flags say what is sent and what the exit code
 * counts.
 */

/** A finding as the server stores it. */
export interface StoredFinding {
  source: string | null
  severity: string | null
  rule_id: string | null
  text: string | null
  sentence: string | null
}

/** The files that changed since the commit of --since; null where none did, and nothing is to be sent. */
export function sinceOf(call: Call, found: LocalSource[], others: number): LocalSource[] | null {
  const changed = changedOf(call)
  if (changed === null) return found
  const left = found.filter(({ kind, path }) => kind !== 'file' || changed.has(gitPath(path)))
  process.stderr.write(`${found.length - left.length} of ${counted(found.length, 'source')} not changed\n`)
  if (left.length > 0 || others > 0 || found.length === 0) return left
  process.stderr.write('nothing changed: no audit was stored\n')
  return null
}

/** Markets, sectors and channels of this audit, where they are not the workspace's. */
export const choiceOfAudit = ({
  markets,
  sectors,
  channels,
}: AuditConfig): { markets?: string[]; sectors?: Sector[]; channels?: Channel[] } => ({
  ...(markets.value === null ? {} : { markets: markets.value }),
  ...(sectors.value === null ? {} : { sectors: SECTORS.filter((one) => sectors.value!.includes(one)) }),
  ...(channels.value === null ? {} : { channels: CHANNELS.filter((one) => channels.value!.includes(one)) }),
})

/** Whether a baseline is asked for; said before anything is sent. */
export function isCompared(call: Call, { baseline }: AuditConfig): boolean {
  const update = call.flags['update-baseline'] === true
  if (baseline.value === null && update) throw new UsageError('--update-baseline needs --baseline FILE, which it writes')
  // What cannot be read is said now and not after the audit.
  if (baseline.value !== null && !update) comparedWith([], baseline.value).next()
  return baseline.value !== null
}

/** Of stored findings those that the baseline does not have. A baseline knows them by file, rule and sentence. */
export function newOf(call: Call, { baseline }: AuditConfig, findings: readonly StoredFinding[]): StoredFinding[] {
  const file = baseline.value!
  const assets = new Map<string, { path: string; findings: (Known & { stored: StoredFinding })[] }>()
  for (const stored of findings) {
    const path = (stored.source ?? '').replace(/^file:/, '')
    const asset = assets.get(path) ?? { path, findings: [] }
    assets.set(path, asset)
    const { rule_id, text, sentence } = { rule_id: stored.rule_id ?? '', text: stored.text ?? '', sentence: stored.sentence ?? '' }
    const context = sentenceContext(sentence === '' ? text : sentence)
    asset.findings.push({
      rule_id,
      text,
      context,
      fingerprint: hash('sha1', `${rule_id}\n${text}\n${context}`, 'hex').slice(0, 16),
      stored,
    })
  }
  if (call.flags['update-baseline'] === true) {
    updateBaseline(assets.values().toArray(), file)
    process.stderr.write(`${file}: ${counted(findings.length, 'finding')} kept as known\n`)
  }
  const left: StoredFinding[] = []
  for (const { asset, isNew } of comparedWith(assets.values().toArray(), file))
    left.push(...asset.findings.filter((_, at) => isNew[at]).map(({ stored }) => stored))
  process.stderr.write(`${counted(findings.length - left.length, 'finding')} of the baseline ${file} not counted\n`)
  return left
}

export const anyReaches = (findings: readonly StoredFinding[], severity: RuleSeverity): boolean => {
  const high: readonly string[] = RULE_SEVERITIES.slice(RULE_SEVERITIES.indexOf(severity))
  return findings.some((finding) => finding.severity !== null && high.includes(finding.severity))
}
