import { existsSync, readdirSync, statSync, watch as watchFolder, type FSWatcher } from 'node:fs'
import path from 'node:path'
import { PlainError, UsageError } from '../errors.ts'
import { checkSource } from '../local/check.ts'
import type { LocalSource } from '../local/sources.ts'
import { checkOnce, gather, type Checked } from './audit.ts'
import { settingsFiles, stampsOf } from './checked-with.ts'
import type { Call } from './command.ts'
import { FOR_PEOPLE } from './formats/index.ts'
import { tableAsset } from './formats/table.ts'
import { untilToldToStop } from './stopping.ts'
import type { FormatName } from './formats/names.ts'

/** What makes no sense of an audit that has no end. */
const REFUSED = [
  'output',
  'baseline',
  'update-baseline',
  'fix',
  'dry-run',
  'names',
  'since',
  'changed-lines',
  'crawl',
  'server',
  'key',
  'key-file',
]
/** Milliseconds in which changes are gathered: an editor writes a file in several steps. */
const GATHERED = 100

/** Checks everything, then again and again what has changed, until Ctrl+C. */
export async function watch(call: Call): Promise<number> {
  const refused = REFUSED.filter((name) => call.flags[name] !== undefined)
  if (refused.length > 0) throw new UsageError(`${refused.map((name) => `--${name}`).join(', ')} cannot be used with --watch`)
  const elsewhere = call.words.find((word) => word === '-' || /^https?:/i.test(word))
  if (elsewhere !== undefined) throw new UsageError(`--watch is for files and folders, not for ${elsewhere}`)
  const format = call.json ? 'json' : (call.flags.format as FormatName | undefined)
  if (format !== undefined && !FOR_PEOPLE.includes(format))
    throw new UsageError(`--watch prints for people: --format ${format} cannot be used with it`)
  return new Watching(call, await checkOnce(call)).untilStopped()
}

class Watching {
  readonly #call: Call
  #checked: Checked
  /** What was checked and what it was checked with, each with a stamp that changes with its content. */
  #sources: Map<string, string>
  #settings: Map<string, string>
  readonly #watchers = new Map<string, FSWatcher>()
  #timer: NodeJS.Timeout | undefined
  #busy = false

  constructor(call: Call, checked: Checked) {
    this.#call = call
    this.#checked = checked
    this.#sources = stampsOf(checked.gathered.sources.map((source) => source.path))
    this.#settings = stampsOf(settingsFiles(checked))
  }

  async untilStopped(): Promise<number> {
    this.#watchAll()
    process.stdout.write('watching for changes; Ctrl+C ends it\n')
    await untilToldToStop()
    clearTimeout(this.#timer)
    for (const watcher of this.#watchers.values()) watcher.close()
    return 0
  }

  #watchAll(): void {
    const folders = new Set([...this.#sources.keys(), ...this.#settings.keys()].map((file) => path.dirname(path.resolve(file))))
    for (const word of this.#checked.config.sources.value)
      if (statSync(word, { throwIfNoEntry: false })?.isDirectory())
        for (const folder of foldersBelow(path.resolve(word))) folders.add(folder)
    for (const folder of folders) {
      if (this.#watchers.has(folder) || !existsSync(folder)) continue
      const watcher = watchFolder(folder, () => this.#soon())
      watcher.on('error', () => {
        watcher.close()
        this.#watchers.delete(folder)
      })
      this.#watchers.set(folder, watcher)
    }
  }

  #soon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#look(), GATHERED)
  }

  /** Which files changed is told by the files themselves: what a system says of changes is not the same everywhere. */
  async #look(): Promise<void> {
    if (this.#busy) return this.#soon()
    this.#busy = true
    try {
      const settings = stampsOf(settingsFiles(this.#checked))
      if (differing(settings, this.#settings).length > 0) {
        this.#settings = settings
        process.stdout.write('\nThe rules or settings changed: everything is checked again.\n')
        this.#checked = await checkOnce(this.#call)
        this.#sources = stampsOf(this.#checked.gathered.sources.map((source) => source.path))
      } else await this.#checkChanged()
      this.#watchAll()
    } catch (error) {
      // A file with a mistake in it is fixed while this goes on.
      if (!(error instanceof UsageError || error instanceof PlainError)) throw error
      process.stderr.write(`imprimatur: ${error.message}\n`)
    } finally {
      this.#busy = false
    }
  }

  async #checkChanged(): Promise<void> {
    const { config, choice, ruleset } = this.#checked
    const { sources } = gather(this.#call, config, choice)
    const stamps = stampsOf(sources.map((source) => source.path))
    const changed = new Set(differing(stamps, this.#sources))
    for (const gone of this.#sources.keys()) if (!stamps.has(gone)) process.stdout.write(`${gone} is gone\n`)
    this.#sources = stamps
    for (const source of sources.filter((one: LocalSource) => changed.has(one.path))) {
      const asset = await checkSource(source, ruleset)
      process.stdout.write(tableAsset(asset) || `${asset.path}: no findings\n`)
    }
  }
}

/** A folder and those below it, also empty ones: the next file may come there. */
const foldersBelow = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .flatMap((entry) => foldersBelow(path.join(folder, entry.name))),
]

const differing = (now: Map<string, string>, before: Map<string, string>): string[] =>
  [...now].filter(([file, stamp]) => before.get(file) !== stamp).map(([file]) => file)
