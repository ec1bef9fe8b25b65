import { RuleFault } from './fault.ts'

type Path = (string | number)[]

/** What is spoken of: a key, or an entry of the list under one. */
const named = (path: Path) =>
  typeof path.at(-1) === 'number' ? `entry ${Number(path.at(-1)) + 1} of “${path.at(-2)}”` : `“${path.at(-1)}”`

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** YAML reads `404` as a number and `on` may be meant as a word: where a text is asked for, they are their text. */
export function textOf(value: unknown, path: Path): string {
  if (isPlain(value)) return String(value)
  throw new RuleFault(`${named(path)} must be a text`, path)
}

export function textsOf(value: unknown, path: Path): string[] {
  if (value === undefined || value === null) return []
  if (isPlain(value)) return [String(value)]
  if (!Array.isArray(value)) throw new RuleFault(`“${path.at(-1)}” must be a list of texts`, path)
  return value.map((item: unknown, index) => {
    if (!isPlain(item)) throw new RuleFault(`“${path.at(-1)}” must be a list of texts`, [...path, index])
    return String(item)
  })
}

export function flagOf(value: unknown, path: Path, otherwise = false): boolean {
  if (value === undefined || value === null) return otherwise
  if (typeof value === 'boolean') return value
  if (value === 'true' || value === 'false') return value === 'true'
  throw new RuleFault(`“${path.at(-1)}” must be true or false`, path)
}

export function numberOf(value: unknown, path: Path, otherwise: number): number {
  if (value === undefined || value === null) return otherwise
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number
  throw new RuleFault(`“${path.at(-1)}” must be a number`, path)
}

export function mapOf(value: unknown, path: Path): Record<string, unknown> {
  if (value === undefined || value === null) return {}
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>
  throw new RuleFault(`${named(path)} must be a mapping of keys to values`, path)
}

/** As Vale reads a mapping: a list of mappings is all of them in one, the later over the earlier. */
export function mergedMapOf(value: unknown, path: Path): Record<string, unknown> {
  if (!Array.isArray(value)) return mapOf(value, path)
  return Object.fromEntries(value.flatMap((item: unknown, index) => Object.entries(mapOf(item, [...path, index]))))
}

export function oneOf<T extends string>(value: unknown, choices: readonly T[], path: Path, otherwise: T): T {
  if (value === undefined || value === null) return otherwise
  const found = choices.find((choice) => choice === value)
  if (found === undefined) throw new RuleFault(`“${path.at(-1)}” must be one of ${choices.join(', ')}`, path)
  return found
}
