import type pg from 'pg'
import { listOwnTemplates } from '../db/library/library.ts'
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ChangeActor } from '../db/trail/admin.ts'
import { invalid } from '../errors.ts'
import { TEMPLATE_KEY } from '../generation/template/template-files.ts'
import type { TemplateFault, TemplateFiles } from '../generation/template/template-files.ts'
import { MOST_FILE } from '../generation/template/template-parts.ts'
import { UnreadableDocument } from '../text/document.ts'
import { unzipEntry } from '../text/zip.ts'
import { zipEntries } from '../text/zip-directory.ts'
import { faultsIn, storeTemplates } from './exchange.ts'

export interface SentFile {
  path: string
  bytes: Uint8Array
}

interface TemplateReport {
  stored: boolean
  templates: { key: string; effect: 'new' | 'replaces' | 'unchanged' | 'refused'; languages: string[]; faults: TemplateFault[] }[]
  aside: { file: string; why: string }[]
}

/** Templates of one package; as files, sixteen each. */
const MOST_TEMPLATES = 100
const MOST_FILES = MOST_TEMPLATES * 16
/** Of all files of a request together, unpacked: entries of an archive may be small, and may all point at the same data. */
const MOST_BYTES = 20 * 1024 * 1024

const refuse = (msg: string) => invalid({ loc: ['body', 'file'], msg: `Value error, ${msg}`, type: 'value_error' })

/** Takes templates in from files as `imprimatur templates export` writes them, or a ZIP of these: all of them or, with a fault, none. */
export async function takeTemplates(
  db: pg.Pool,
  workspaceId: string,
  actor: ChangeActor,
  sent: readonly SentFile[],
  dryRun: boolean,
): Promise<TemplateReport> {
  const { keys, aside } = byKey(unpacked(sent))
  if (keys.size === 0) throw refuse('there is no template in it: a folder with template.yml and a file for each language')
  if (keys.size > MOST_TEMPLATES) throw refuse(`there are at most ${MOST_TEMPLATES} templates in one package; send it in parts`)
  const own = new Map((await listOwnTemplates(db, workspaceId)).map((template) => [template.key, template.definition.files]))
  const templates: TemplateReport['templates'] = []
  for (const [key, files] of keys) {
    // Reading a large package takes seconds: other requests are answered between two templates.
    await setImmediate()
    const faults = await faultsIn(key, files)
    const before = own.get(key)
    const effect = before === undefined ? 'new' : isDeepStrictEqual(before, files) ? 'unchanged' : 'replaces'
    const languages = Object.keys(files)
      .filter((name) => name !== 'template.yml')
      .map((name) => name.replace('.yml', ''))
    templates.push({ key, effect: faults.length > 0 ? 'refused' : effect, languages, faults })
  }
  const stored = !dryRun && templates.every(({ faults }) => faults.length === 0)
  if (stored) await storeTemplates(db, workspaceId, actor, keys)
  return { stored, templates, aside }
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/** The files of a request and of the archives in it; the limits are those of the whole request. */
function unpacked(sent: readonly SentFile[]): SentFile[] {
  const files: SentFile[] = []
  let [count, together] = [0, 0]
  const take = (path: string, size: number, read: () => Uint8Array) => {
    if (path.endsWith('.yml')) count += 1
    if (count > MOST_FILES) throw refuse(`there are at most ${MOST_FILES.toLocaleString('en')} files in one package; send it in parts`)
    if (together + size > MOST_BYTES) throw refuse('the files of a package have at most 20 MB when they are unpacked; send it in parts')
    const bytes = read()
    // Packed data that unpacks to nothing takes time to read, too.
    together += Math.max(size, bytes.length)
    files.push({ path, bytes })
  }
  for (const { path, bytes } of sent) {
    if (!isZip(bytes)) take(path, bytes.length, () => bytes)
    // Four bytes a character at most.
    else
      for (const entry of entriesOf(bytes))
        take(entry.name, entry.compressed, () => readable(() => unzipEntry(bytes, entry, MOST_FILE * 4)))
  }
  return files
}

const entriesOf = (bytes: Uint8Array) =>
  [...readable(() => zipEntries(bytes)).values()].filter(({ name }) => name.endsWith('.yml') && !name.startsWith('__MACOSX/'))

function readable<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadableDocument) throw refuse('the archive cannot be opened; zip the folder once more')
    throw error
  }
}

/** Files by the folder they stand in, which is the key of their template. */
function byKey(files: readonly SentFile[]): { keys: Map<string, TemplateFiles>; aside: TemplateReport['aside'] } {
  const keys = new Map<string, TemplateFiles>()
  const aside: TemplateReport['aside'] = []
  for (const { path, bytes } of files) {
    const [name = '', key] = path.split('/').toReversed()
    const shown = path.replaceAll(/[\p{Cc}\p{Cs}]/gu, '?').slice(0, 200)
    if (!/^(?:template|[A-Z]{2})\.yml$/.test(name))
      aside.push({ file: shown, why: 'No file of a template: those are template.yml and EN.yml.' })
    else if (key === undefined || !TEMPLATE_KEY.test(key))
      aside.push({ file: shown, why: 'It stands in no folder whose name is a key: small letters, digits and hyphens.' })
    else {
      const content = textOf(bytes)
      if (content === null) aside.push({ file: shown, why: 'This is no text in UTF-8.' })
      else keys.set(key, { ...keys.get(key), [name]: content })
    }
  }
  return { keys, aside }
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
