import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, parseAllDocuments, stringify } from 'yaml'

/*
 * What `helm template` makes of our chart. Where helm is installed it is asked; else this renders the part of the template language that
 * the chart uses: fields, pipelines of a few functions, if, range over names, define and include. Anything else is refused.
 */

type Scope = { dot: Record<string, any>; variables: Record<string, unknown> }
type Part = { text: string } | { action: string; body: Part[] }

/** The objects of a chart with other values laid over its own. */
export function renderChart(chart: string, values: Record<string, any> = {}, revision = 1): any[] {
  const files = globSync('templates/*.yaml', { cwd: chart }).toSorted()
  const own = parse(readFileSync(path.join(chart, 'values.yaml'), 'utf8')) as Record<string, any>
  const about = parse(readFileSync(path.join(chart, 'Chart.yaml'), 'utf8')) as Record<string, any>
  const dot = { Values: merged(own, values), Release: { Name: 'imprimatur', Revision: revision }, Chart: { AppVersion: about.appVersion } }
  const defined = new Map<string, Part[]>()
  render(partsOf(readFileSync(path.join(chart, 'templates/_helpers.tpl'), 'utf8')), { dot, variables: {} }, defined)
  return files.flatMap((file) => {
    const text = render(partsOf(readFileSync(path.join(chart, file), 'utf8')), { dot, variables: {} }, defined)
    return parseAllDocuments(text).flatMap((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]!.message}\n${text}`)
      return document.toJS() === null ? [] : [document.toJS()]
    })
  })
}

/** The same by helm itself; null where it is not installed. */
export function helmTemplate(chart: string, values: Record<string, any> = {}): any[] | null {
  const made = spawnSync('helm', ['template', 'imprimatur', chart, '--values', '-'], { encoding: 'utf8', input: stringify(values) })
  if (made.error) return null
  if (made.status !== 0) throw new Error(made.stderr)
  return parseAllDocuments(made.stdout).map((document) => document.toJS() as unknown)
}

const merged = (own: any, other: any): any =>
  typeof own !== 'object' || own === null || typeof other !== 'object' || other === null
    ? (other ?? own)
    : Object.fromEntries([...new Set([...Object.keys(own), ...Object.keys(other)])].map((key) => [key, merged(own[key], other[key])]))

const OPENING = /^(?:if|range|define) /

function partsOf(source: string): Part[] {
  const trimmed = source.replaceAll(/\s*\{\{-/g, '{{').replaceAll(/-\}\}\s*/g, '}}')
  const stack: Part[][] = [[]]
  for (const piece of trimmed.split(/(\{\{.*?\}\})/s)) {
    const action = piece.startsWith('{{') ? piece.slice(2, -2).trim() : null
    if (action === 'end') stack.pop()
    else if (action === null) stack.at(-1)!.push({ text: piece })
    else {
      const part = { action, body: [] }
      stack.at(-1)!.push(part)
      if (OPENING.test(action)) stack.push(part.body)
    }
  }
  if (stack.length !== 1) throw new Error('something is opened in a template and not ended')
  return stack[0]!
}

function render(parts: Part[], scope: Scope, defined: Map<string, Part[]>): string {
  return parts.map((part) => ('text' in part ? part.text : act(part, scope, defined))).join('')
}

function act({ action, body }: { action: string; body: Part[] }, scope: Scope, defined: Map<string, Part[]>): string {
  const [, named] = /^define "(.+)"$/.exec(action) ?? []
  if (named !== undefined) {
    defined.set(named, body)
    return ''
  }
  const [, condition] = /^if (.+)$/.exec(action) ?? []
  if (condition !== undefined) return isTrue(valueOf(condition, scope, defined)) ? render(body, scope, defined) : ''
  const [, key, value, list] = /^range \$(\w+), \$(\w+) := (.+)$/.exec(action) ?? []
  if (list !== undefined)
    return Object.entries(valueOf(list, scope, defined) as Record<string, unknown>)
      .map(([name, one]) => render(body, { ...scope, variables: { [key!]: name, [value!]: one } }, defined))
      .join('')
  const [, said, needed] = /^\$_ := required "(.+)" (\S+)$/.exec(action) ?? []
  if (needed !== undefined) {
    if (!isTrue(termOf(needed, scope, defined))) throw new Error(said)
    return ''
  }
  return String(valueOf(action, scope, defined))
}

const isTrue = (value: unknown) => value !== undefined && value !== null && value !== '' && value !== false && value !== 0

function valueOf(pipeline: string, scope: Scope, defined: Map<string, Part[]>): unknown {
  const [first, ...rest] = pipeline.split(' | ')
  return rest.reduce((value, word) => applied(word.trim(), value, scope), termOf(first!.trim(), scope, defined))
}

function termOf(term: string, scope: Scope, defined: Map<string, Part[]>): unknown {
  const [, included] = /^include "(.+)" \.$/.exec(term) ?? []
  if (included !== undefined) {
    const parts = defined.get(included)
    if (!parts) throw new Error(`there is no template ${included}`)
    return render(parts, scope, defined)
  }
  if (term.startsWith('not ')) return !isTrue(termOf(term.slice(4), scope, defined))
  const [, number] = /^ternary \(toJson (\$\w+)\) \1 \(kindIs "float64" \1\)$/.exec(term) ?? []
  if (number !== undefined) {
    const value = termOf(number, scope, defined)
    return typeof value === 'number' ? JSON.stringify(value) : value
  }
  if (term.startsWith('toJson ')) return JSON.stringify(termOf(term.slice(7), scope, defined))
  if (term.startsWith('toYaml ')) return stringify(termOf(term.slice(7), scope, defined)).trimEnd()
  if (/^\$\w+$/.test(term)) return scope.variables[term.slice(1)]
  if (!/^(?:\.\w+)+$/.test(term)) throw new Error(`the template language of the test has no "${term}"`)
  let found: any = scope.dot
  for (const name of term.slice(1).split('.')) {
    if (found === undefined || !(name in found)) throw new Error(`there is no ${term}`)
    found = found[name]
  }
  return found
}

function applied(word: string, value: unknown, scope: Scope): unknown {
  // Every number is one with a fraction to Helm, which it writes as 2e+06 from a million on.
  if (word === 'quote') return JSON.stringify(typeof value === 'number' && value >= 1e6 ? value.toExponential() : String(value))
  if (word === 'sha256sum') return createHash('sha256').update(String(value)).digest('hex')
  const [, spaces] = /^nindent (\d+)$/.exec(word) ?? []
  if (spaces !== undefined) return `\n${String(value).replaceAll(/^/gm, ' '.repeat(Number(spaces)))}`
  const [, otherwise] = /^default (\S+)$/.exec(word) ?? []
  if (otherwise !== undefined) return isTrue(value) ? value : termOf(otherwise, scope, new Map())
  throw new Error(`the template language of the test has no "${word}"`)
}
