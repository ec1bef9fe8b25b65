import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const FOLDER = path.join(import.meta.dirname, '../../deploy/monitoring')

/** The expressions of the dashboard's panels and of the alert rules. */
function expressions(): string[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const text = readFileSync(path.join(FOLDER, file), 'utf8')
    if (file.endsWith('.json')) return exprsIn(JSON.parse(text))
    return /\.ya?ml$/.test(file) ? exprsIn(parse(text)) : []
  })
}

function exprsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    (name === 'expr' || name === 'query') && typeof inner === 'string' ? [inner] : exprsIn(inner),
  )
}

/** Every metric that they name: words of an expression that are neither functions nor labels of ours. */
export const named = (): Set<string> =>
  new Set(expressions().flatMap((expression) => expression.match(/\b(?:imprimatur|process|nodejs)_\w+/g) ?? []))
