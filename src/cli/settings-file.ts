import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { SECRET_SETTINGS, SETTINGS } from '../config.ts'
import type { Chosen, SettingsFile } from '../config.ts'
import { UsageError } from '../errors.ts'
import { meant } from '../rules/load/meant.ts'

const NAMES: readonly string[] = [...SETTINGS.map(({ name }) => name), ...SECRET_SETTINGS.map((name) => `${name}_FILE`)]
const PATHS: ReadonlySet<string> = new Set([
  ...SETTINGS.flatMap((setting) => ('path' in setting ? [setting.name] : [])),
  ...SECRET_SETTINGS.map((name) => `${name}_FILE`),
])

/** Reads a file of `NAME: value` lines; a mistake in it is wrong use, with its line. Names may be written in small letters too. */
export function readSettingsFile(file: string): SettingsFile {
  const lines = new LineCounter()
  const document = parseDocument(read(file), { lineCounter: lines, prettyErrors: false, uniqueKeys: false })
  const refuse = (at: number | undefined, message: string): never => {
    throw new UsageError(`${file}:${lines.linePos(at ?? 0).line || 1}: ${message}`)
  }
  const [error] = document.errors
  if (error) refuse(error.pos[0], error.message)
  const { contents } = document
  const values = new Map<string, Chosen>()
  if (contents === null || (isScalar(contents) && contents.value === null)) return { values }
  if (!isMap(contents)) return refuse(0, 'settings are lines of NAME: value')
  for (const { key, value } of contents.items) {
    const at = isScalar(key) ? key.range?.[0] : 0
    const written = isScalar(key) ? String(key.value) : ''
    const name = written.toUpperCase().replaceAll('-', '_')
    if (!NAMES.includes(name)) refuse(at, `there is no setting “${written}”${meant(name, NAMES)}`)
    if (values.has(name)) refuse(at, `${name} is set twice`)
    const text = textOf(value)
    if (text === null) return refuse(at, `${name} needs a value: a word, a number or a list of them; quote what is to stay text`)
    values.set(name, {
      value: PATHS.has(name) && text !== '' ? path.resolve(path.dirname(file), text) : text,
      from: `${file}:${lines.linePos(at ?? 0).line}`,
    })
  }
  return { values }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${file}, the settings file, cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

/** As it would stand in the environment: yes and no as on and off, lists with commas. */
function textOf(node: unknown): string | null {
  if (isSeq(node)) {
    const parts = node.items.map(textOf)
    return parts.includes(null) ? null : parts.join(',')
  }
  if (!isScalar(node)) return null
  const { value, source } = node
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number') return source ?? String(value)
  return typeof value === 'string' ? value : null
}
