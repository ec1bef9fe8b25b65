import { hash } from 'node:crypto'
import { incompleteIn } from '../../local/check.ts'
import type { RuleSeverity } from '../../rules/index.ts'
import type { Report } from './index.ts'
import { suppressionInWords } from './suppressed.ts'

const SEVERITIES: Record<RuleSeverity, string> = { LOW: 'minor', MEDIUM: 'major', HIGH: 'critical', CRITICAL: 'blocker' }

/** GitLab's code quality report. What could not be read, or not whole, is an entry as well, so that a merge request shows it. */
export function* gitlab({ results }: Report): Generator<string> {
  yield '['
  let before = ''
  for (const asset of results) {
    const entries = [
      ...(asset.error === null ? [] : [entry(asset.path, 1, 'not-checked', 'blocker', asset.error, asset.error)]),
      ...incompleteIn(asset).map(({ rule_id, message }) => entry(asset.path, 1, `${rule_id}.incomplete`, 'blocker', message, message)),
      ...asset.findings.map((finding) =>
        entry(asset.path, finding.start.line, finding.rule_id, SEVERITIES[finding.severity], finding.reason, finding.fingerprint),
      ),
      ...asset.suppressed.map((one) =>
        entry(one.file ?? asset.path, one.line, one.rule_id, 'info', suppressionInWords(one), `${asset.path}\n${one.line}`),
      ),
    ]
    for (const one of entries) {
      yield before + JSON.stringify(one)
      before = ','
    }
  }
  yield ']\n'
}

const entry = (path: string, line: number, rule: string, severity: string, description: string, fingerprint: string) => ({
  description,
  check_name: rule,
  fingerprint: hash('sha1', `${path}\n${rule}\n${fingerprint}`, 'hex'),
  severity,
  location: { path: path.replace(/^\.\//, ''), lines: { begin: line } },
})
