import { incompleteIn, type LocalAsset, type LocalFinding } from '../../local/check.ts'
import type { Results } from '../../local/results.ts'
import { RULE_SEVERITIES } from '../../rules/index.ts'
import type { Report } from './index.ts'
import { placeIn, suppressionInWords } from './suppressed.ts'

const SAFE: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string) => text.replaceAll(/[&<>"']/g, (character) => SAFE[character]!)

const STYLE = `:root{color-scheme:light dark;--paper:#fdfcf9;--ink:#1d1c1a;--soft:#6a665e;--line:#e3dfd5;
--low:#4a6b8a;--medium:#8a6500;--high:#b3420f;--critical:#9b1141}
@media (prefers-color-scheme:dark){:root{--paper:#191816;--ink:#efece5;--soft:#a5a096;--line:#37342f;
--low:#8fb2d3;--medium:#e0b44c;--high:#f08a55;--critical:#f27aa2}}
body{margin:0 auto;max-width:60rem;padding:2rem 1.25rem;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
h1{font-size:1.4rem}h2{font-size:1rem;margin:2.5rem 0 .5rem;overflow-wrap:anywhere}p{margin:.25rem 0}small,.soft{color:var(--soft)}
article{border-top:1px solid var(--line);padding:.9rem 0}
q,blockquote{font-family:Georgia,serif;font-size:1.05rem;quotes:none;margin:.35rem 0;overflow-wrap:anywhere}
mark{background:none;color:inherit;text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:3px}
.LOW{color:var(--low)}.MEDIUM{color:var(--medium)}.HIGH{color:var(--high)}.CRITICAL{color:var(--critical)}
strong{font-weight:600}.error{color:var(--high)}
ins{text-decoration:none;border-left:3px solid var(--low);padding-left:.6rem;display:block}`

/** One page that needs nothing else: the findings marked in their sentences. Text from the documents is never markup. */
export function* html({ results }: Report): Generator<string> {
  const total = results.findings
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Imprimatur: ${total} findings</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><style>${STYLE}</style></head><body>
<h1>${total} findings in ${results.length} documents</h1><p class="soft">${summary(results)}</p>
`
  for (const asset of results)
    if (asset.error !== null || asset.findings.length + asset.suppressed.length + incompleteIn(asset).length > 0)
      yield `${section(asset)}\n`
  yield '</body></html>\n'
}

const summary = ({ bySeverity, suppressed, incomplete }: Results) =>
  [
    ...RULE_SEVERITIES.toReversed().map((severity) => `${bySeverity[severity]} ${severity.toLowerCase()}`),
    ...(suppressed > 0 ? [`${suppressed} suppressed`] : []),
    ...(incomplete > 0 ? [`${incomplete} ${incomplete === 1 ? 'rule' : 'rules'} did not look everywhere`] : []),
  ].join(' · ')

/** The other rules, each with its own law and reason, folded. */
function alsoOf({ also }: LocalFinding): string {
  if (also.length === 0) return ''
  const rules = also.map(({ rule_id, rule_name, severity, law, jurisdiction, reason }) => {
    const facts = [rule_id, [law, ...jurisdiction].filter(Boolean).join(', ')].filter(Boolean).join(' · ')
    const name = `<strong class="${severity}">${severity}</strong> ${safe(rule_name)} <small>${safe(facts)}</small>`
    return `<li>${name}<br>${safe(reason)}</li>`
  })
  const summary = `${also.length} more ${also.length === 1 ? 'rule' : 'rules'} on the same words`
  return `<details><summary>${summary}</summary><ul>${rules.join('')}</ul></details>`
}

function section(asset: LocalAsset): string {
  const findings = asset.findings.map((finding, i) => {
    const { sentence, solution } = finding
    const { at } = asset.details[i]!
    const marked =
      at < 0
        ? safe(sentence || finding.text)
        : `${safe(sentence.slice(0, at))}<mark>${safe(finding.text)}</mark>${safe(sentence.slice(at + finding.text.length))}`
    const place = `${safe(finding.rule_id)} · ${finding.start.line}:${finding.start.column}`
    const advice = solution ? `<p class="soft">${safe(solution)}</p>` : ''
    const suggested = finding.suggested_text === null ? '' : `<ins dir="auto"><q>${safe(finding.suggested_text)}</q></ins>`
    const severity = `<strong class="${finding.severity}">${finding.severity}</strong>`
    return `<article><p>${severity} ${safe(finding.rule_name)} <small>${place}</small></p>
<blockquote dir="auto">${marked}</blockquote><p>${safe(finding.reason)}</p>${advice}${suggested}${alsoOf(finding)}</article>`
  })
  const left = asset.left_out.filter((part) => part.characters > 0).map((part) => `${part.characters} characters of ${safe(part.reason)}`)
  const unchecked = left.length ? `; left out: ${left.join(', ')}` : ''
  const outcome =
    asset.error === null
      ? `<small>${asset.checked} of ${asset.characters} characters checked${unchecked}</small>`
      : `<p class="error">${safe(asset.error)}</p>`
  const suppressed = asset.suppressed.map((one) => `<p class="soft">${safe(placeIn(one))} ${safe(suppressionInWords(one))}</p>`)
  const stopped = incompleteIn(asset).map(({ rule_id, message }) => `<p class="error">${safe(rule_id)}: ${safe(message)}</p>`)
  return `<section><h2>${safe(asset.path)}</h2>${outcome}${stopped.join('')}${findings.join('')}${suppressed.join('')}</section>`
}
