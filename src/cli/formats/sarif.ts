import { pathToFileURL } from 'node:url'
import path from 'node:path'
import type { LocalAsset, LocalFinding } from '../../local/check.ts'
import type { Rule, RuleSeverity } from '../../rules/index.ts'
import type { Position } from '../../text/position.ts'
import { VERSION } from '../../version.ts'
import type { Suppression } from '../../local/suppressions.ts'
import type { Report } from './index.ts'
import { suppressionInWords } from './suppressed.ts'

const LEVELS: Record<RuleSeverity, string> = { LOW: 'note', MEDIUM: 'warning', HIGH: 'error', CRITICAL: 'error' }
const RANKS: Record<RuleSeverity, number> = { LOW: 25, MEDIUM: 50, HIGH: 75, CRITICAL: 100 }

/** SARIF 2.1.0, the form code hosts read: with the rules' help, fixes and fingerprints. */
export function* sarif({ results, rules, refused, notRead }: Report): Generator<string> {
  const used = new Set<string>()
  const unread: LocalAsset[] = []
  const stopped: { path: string; message: string }[] = []
  for (const asset of results) {
    for (const { rule_id, message, incomplete } of asset.rule_failures)
      if (incomplete) stopped.push({ path: asset.path, message: `${rule_id}: ${message}` })
    for (const finding of asset.findings) {
      used.add(finding.rule_id)
      for (const other of finding.also) used.add(other.rule_id)
    }
    if (asset.error !== null) unread.push(asset)
  }
  const listed = rules.filter((rule) => used.has(rule.id))
  const index = new Map(listed.map((rule, i) => [rule.id, i]))
  const run = {
    tool: {
      driver: {
        name: 'Imprimatur',
        version: VERSION,
        semanticVersion: VERSION,
        informationUri: 'https://imprimatur.example',
        rules: listed.map(ruleOf),
      },
    },
    columnKind: 'unicodeCodePoints',
    invocations: [
      {
        executionSuccessful: unread.length + stopped.length === 0,
        toolExecutionNotifications: [
          ...unread.map((asset) => ({
            level: 'error',
            message: { text: asset.error! },
            locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(asset.path) } } }],
          })),
          ...stopped.map(({ path: file, message }) => ({
            level: 'error',
            message: { text: message },
            locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) } } }],
          })),
          ...notRead.map(({ type, reason, files }) => ({ level: 'note', message: { text: `${files} × ${type} not read: ${reason}` } })),
          ...refused.map((refusal) => ({ level: 'warning', message: { text: `${refusal.file}:${refusal.line}: ${refusal.message}` } })),
        ],
      },
    ],
  }
  const opened = JSON.stringify(run).slice(0, -1)
  yield `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[${opened},"results":[`
  let before = ''
  for (const asset of results) {
    for (const result of [...resultsOf(asset, index), ...asset.suppressed.map((one) => suppressedResult(asset.path, one))]) {
      yield before + JSON.stringify(result)
      before = ','
    }
  }
  yield ']}]}\n'
}

/** In the markets asked for; of several parts the first speaks. */
const sourceOf = ({ parts, source }: Rule) => parts[0]?.law ?? source

const ruleOf = (rule: Rule) => ({
  id: rule.id,
  name: rule.name,
  shortDescription: { text: rule.description || rule.name },
  fullDescription: { text: rule.explanation || rule.description || rule.name },
  help: {
    text:
      [rule.explanation, rule.parts[0]?.solution, sourceOf(rule) && `Source: ${sourceOf(rule)!.citation}`].filter(Boolean).join('\n\n') ||
      rule.name,
  },
  ...helpOf(rule),
  defaultConfiguration: { level: LEVELS[rule.severity], rank: RANKS[rule.severity] },
  properties: {
    pack: rule.pack,
    severity: rule.severity,
    jurisdiction: rule.parts[0]?.law?.jurisdiction ?? rule.jurisdiction,
    ...(rule.confidence === null ? {} : { confidence: rule.confidence }),
  },
})

function uriOf(file: string): string {
  if (/^https?:/.test(file)) return file
  return path.isAbsolute(file) ? pathToFileURL(file).href : file.split(path.sep).map(encodeURIComponent).join('/')
}

/** An author's link with a blank in it is fixed; what is no address at all is left out. */
function helpOf(rule: Rule): { helpUri?: string } {
  const address = sourceOf(rule)?.url ?? rule.link
  return address && URL.canParse(address) ? { helpUri: new URL(address).href } : {}
}

/** In lines and columns, which count code points here; offsets would leave open what they count. */
const regionOf = ({ start, end }: { start: Position; end: Position }) => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
})

/** What was excused, where it is excused: viewers leave it out or show it as such. */
const suppressedResult = (path: string, one: Suppression) => ({
  ruleId: one.rule_id,
  level: 'none',
  kind: 'informational',
  message: { text: suppressionInWords(one) },
  locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(path) }, region: { startLine: one.file === null ? one.line : 1 } } }],
  suppressions: [{ kind: one.file === null ? 'inSource' : 'external', status: 'accepted', justification: one.reason }],
})

/** A fix is there for programs to apply; advice is for people, who find it here, as they do the law and what other rules say. */
const propertiesOf = ({ law, jurisdiction, language, confidence, solution, suggestion_class, suggested_text, also }: LocalFinding) => ({
  ...(law === null ? {} : { law }),
  jurisdiction,
  ...(language === null ? {} : { language }),
  ...(confidence === null ? {} : { confidence }),
  ...(solution === '' ? {} : { solution }),
  ...(suggestion_class === 'advice' ? { advice: suggested_text } : {}),
  ...(also.length === 0 ? {} : { also }),
})

function resultsOf(asset: LocalAsset, index: Map<string, number>) {
  const artifactLocation = { uri: uriOf(asset.path) }
  return asset.findings.map((finding, i) => {
    const { edits, editPlaces } = asset.details[i]!
    return {
      ruleId: finding.rule_id,
      ...(index.has(finding.rule_id) ? { ruleIndex: index.get(finding.rule_id) } : {}),
      level: LEVELS[finding.severity],
      rank: RANKS[finding.severity],
      message: { text: finding.reason },
      locations: [
        {
          physicalLocation: {
            artifactLocation,
            region: { ...regionOf(finding), snippet: { text: finding.text } },
          },
        },
      ],
      partialFingerprints: { 'imprimatur/v1': finding.fingerprint },
      properties: propertiesOf(finding),
      ...(finding.suggested_text !== null && finding.suggestion_class !== 'advice' && edits.length > 0
        ? {
            fixes: [
              {
                description: { text: finding.suggested_text },
                artifactChanges: [
                  {
                    artifactLocation,
                    replacements: edits.map((edit, at) => ({
                      deletedRegion: regionOf(editPlaces[at]!),
                      insertedContent: { text: edit.text },
                    })),
                  },
                ],
              },
            ],
          }
        : {}),
    }
  })
}
