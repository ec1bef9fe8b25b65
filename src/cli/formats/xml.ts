import { incompleteIn, type LocalAsset, type LocalFinding } from '../../local/check.ts'
import type { RuleSeverity } from '../../rules/index.ts'
import { VERSION } from '../../version.ts'
import type { Report } from './index.ts'
import { placeIn, suppressionInWords } from './suppressed.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
}

/** For attributes and text alike; what XML cannot hold at all becomes a replacement character. */
const safe = (text: string) =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replaceAll(/[&<>"\n\r\t]/g, (character) => ENTITIES[character]!)

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const STYLE_LEVELS: Record<RuleSeverity, string> = { LOW: 'info', MEDIUM: 'warning', HIGH: 'error', CRITICAL: 'error' }

/** Checkstyle's report, which many build servers read. */
export function* checkstyle({ results }: Report): Generator<string> {
  yield `${HEAD}<checkstyle version="${VERSION}">\n`
  for (const asset of results) {
    yield `  <file name="${safe(asset.path)}">\n`
    if (asset.error !== null)
      yield `    <error line="1" severity="error" message="${safe(asset.error)}" source="imprimatur.not-checked"/>\n`
    for (const { rule_id, message } of incompleteIn(asset))
      yield `    <error line="1" severity="error" message="${safe(message)}" source="${safe(rule_id)}.incomplete"/>\n`
    for (const { start, severity, reason, rule_id } of asset.findings) {
      const place = `line="${start.line}" column="${start.column}" severity="${STYLE_LEVELS[severity]}"`
      yield `    <error ${place} message="${safe(reason)}" source="${safe(rule_id)}"/>
`
    }
    for (const one of asset.suppressed)
      yield `    <error line="${one.line}" severity="ignore" message="${safe(suppressionInWords(one))}" source="${safe(one.rule_id)}"/>\n`
    yield '  </file>\n'
  }
  yield '</checkstyle>\n'
}

/** JUnit: a document is a test case that passes, fails with its findings, or has an error where it could not be read, or not whole. */
export function* junit({ results }: Report): Generator<string> {
  let [failures, errors] = [0, results.failed]
  for (const asset of results) {
    failures += Number(asset.findings.length > 0)
    errors += Number(incompleteIn(asset).length > 0)
  }
  const counts = `tests="${results.length}" failures="${failures}" errors="${errors}"`
  yield `${HEAD}<testsuites name="imprimatur" ${counts}>\n  <testsuite name="imprimatur" ${counts} skipped="0" time="0">\n`
  if (results.suppressed > 0) yield `    <properties><property name="suppressed" value="${results.suppressed}"/></properties>\n`
  for (const asset of results)
    yield `    <testcase name="${safe(asset.path)}" classname="imprimatur" time="0">${outcome(asset)}</testcase>\n`
  yield '  </testsuite>\n</testsuites>\n'
}

function outcome(asset: LocalAsset): string {
  const suppressed = asset.suppressed.map((one) => `${placeIn(one)} ${suppressionInWords(one)}`).join('\n')
  return (
    incompleteOf(asset) +
    failureOf(asset) +
    (suppressed === '' ? '' : `<system-out>${safe(suppressed).replaceAll('&#10;', '\n')}</system-out>`)
  )
}

function incompleteOf(asset: LocalAsset): string {
  const stopped = incompleteIn(asset).map(({ rule_id, message }) => `${rule_id}: ${message}`)
  return stopped.length === 0 ? '' : `<error message="${safe(stopped.join('; '))}"/>`
}

function failureOf(asset: LocalAsset): string {
  if (asset.error !== null) return `<error message="${safe(asset.error)}"/>`
  if (asset.findings.length === 0) return ''
  const lines = asset.findings.map(lineOf).join('\n')
  return `<failure message="${asset.findings.length} findings">${safe(lines).replaceAll('&#10;', '\n')}</failure>`
}

function lineOf({ start, severity, rule_id, reason, text, also }: LocalFinding): string {
  const rules = [rule_id, ...also.map((other) => other.rule_id)].join(', ')
  return `${start.line}:${start.column} ${severity} ${rules}: “${text}” ${reason}`.replaceAll(/\s+/g, ' ')
}
