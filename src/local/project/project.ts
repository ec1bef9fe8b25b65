import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../../errors.ts'
import { RuleFault } from '../../rules/definition/fault.ts'
import { YamlFile } from '../../rules/load/yaml.ts'
import { PROJECT_FILES } from './names.ts'
import { PROJECT_SCHEMA, type ProjectValues } from './schema.ts'
import { validate } from './validate.ts'

/** An `imprimatur.yml` as it was read. */
export interface Project {
  file: string
  /** The folder its paths are relative to. */
  root: string
  values: ProjectValues
  /** The line of a key or entry. */
  lineOf(...at: (string | number)[]): number
  /** `imprimatur.yml:3`, as it is named to people. */
  placeOf(...at: (string | number)[]): string
}

/** The project file in this folder or in one above; null where there is none. */
function projectFileAbove(folder: string): string | null {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const found = PROJECT_FILES.map((name) => path.join(at, name)).find((file) => existsSync(file))
    if (found) return found
    if (at === path.dirname(at)) return null
  }
}

/** The project file of what is checked: found upwards from each source, and from this folder where a source has none. */
export function findProjectFile(words: readonly string[], folder = process.cwd()): string | null {
  const found = new Set<string>()
  for (const word of words) {
    const stats = statSync(word, { throwIfNoEntry: false })
    const file = stats && projectFileAbove(stats.isDirectory() ? word : path.dirname(word))
    if (file) found.add(file)
  }
  if (found.size > 1)
    throw new UsageError(
      `These sources have different project files: ${[...found].join(', ')}. Check them apart, or name one with --config`,
    )
  return [...found][0] ?? projectFileAbove(folder)
}

/** Reads and checks a project file; a mistake in it is wrong use, with its line. */
export function readProject(file: string): Project {
  if (!existsSync(file)) throw new UsageError(`${file} is not there`)
  const yaml = new YamlFile(file, readFileSync(file, 'utf8'))
  const shown = path.relative(process.cwd(), file)
  const name = shown.startsWith('..') ? file : shown
  const refuse = ({ line, message }: { line: number; message: string }): never => {
    throw new UsageError(`${name}:${line}: ${message}`)
  }
  const read = yaml.read()
  if ('refusal' in read) return refuse(read.refusal)
  try {
    validate(read.values, PROJECT_SCHEMA)
  } catch (fault) {
    refuse(yaml.refusal(fault))
  }
  const lineOf = (...at: (string | number)[]) => yaml.refusal(new RuleFault('', at)).line
  return {
    file,
    root: path.dirname(path.resolve(file)),
    values: read.values as ProjectValues,
    lineOf,
    placeOf: (...at) => `${name}:${lineOf(...at)}`,
  }
}
