import { PlainError } from '../../errors.ts'
import { UnreadableDocument } from '../../text/document.ts'
import { unzipEntry } from '../../text/zip.ts'
import { zipEntries, type ZipEntry } from '../../text/zip-directory.ts'
import { refusedLine, type LeftAside, type PackageFile, type ReportLine } from './report.ts'

const MEGABYTE = 1024 * 1024
/** What one package may weigh as it is sent, and unpacked. */
const MOST_BYTES = 100 * MEGABYTE
const MOST_UNPACKED = 100 * MEGABYTE
const MOST_RULE_FILE = MEGABYTE / 4
const MOST_LIST = 10 * MEGABYTE
/** Rules of one package; an own rule is a file, so also files. */
export const MOST_RULES = 5000

export const MOST_RULES_IN_WORDS = MOST_RULES.toLocaleString('en')

/** A package that is refused as a whole: a sentence for the person who sent it. */
export class PackageRefused extends PlainError {}

interface Unpacked {
  files: PackageFile[]
  refused: ReportLine[]
  aside: LeftAside[]
}

const LITTER = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|\.git\/)/
/** What may hold rules: rule files, lists of terms, and the words of a vocabulary. */
const READ = /\.(?:ya?ml|csv|tsv)$|(?:^|\/)(?:config\/vocabularies|Vocab)\/[^/]+\/(?:accept|reject)\.txt$/i
const LIST = /\.(?:csv|tsv|txt)$/i

/** The files of what was sent that may hold rules: of an archive those within it. Names that lead elsewhere are refused unopened. */
export function unpack(sent: readonly PackageFile[]): Unpacked {
  if (sent.reduce((sum, { bytes }) => sum + bytes.length, 0) > MOST_BYTES)
    throw new PackageRefused('A package has at most 100 MB. Rules are text: leave other files out, or send it in parts.')
  const unpacked = new Gathered()
  for (const file of sent) {
    if (isZip(file.bytes)) addArchive(unpacked, file)
    else unpacked.add(file.path, file.bytes.length, () => file.bytes)
  }
  return unpacked.whole
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

function addArchive(unpacked: Gathered, { path, bytes }: PackageFile): void {
  let entries: ZipEntry[]
  try {
    entries = [...zipEntries(bytes).values()]
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    throw new PackageRefused(`${path} cannot be opened: it is cut off, damaged or protected by a password. Zip the folder once more.`)
  }
  for (const entry of entries)
    if (!entry.name.endsWith('/')) unpacked.add(entry.name, entry.compressed, (most) => unzipEntry(bytes, entry, most))
}

class Gathered {
  readonly whole: Unpacked = { files: [], refused: [], aside: [] }
  #together = 0
  #opened = 0

  add(name: string, size: number, bytesOf: (most: number) => Uint8Array): void {
    const path = name.replace(/^(?:\.\/)+/, '')
    const fault = nameFault(path)
    if (fault !== null) {
      this.#refuse(path, size, fault.why, fault.helps)
      return
    }
    if (LITTER.test(path)) return
    if (/(^|\/)\.[^/]*\//.test(path)) {
      this.whole.aside.push({ file: path, why: 'It lies in a hidden folder.' })
      return
    }
    if (!READ.test(path)) {
      this.whole.aside.push({ file: path, why: 'No rule: rules are read from .yml files and terms from .csv files.' })
      return
    }
    if (++this.#opened > MOST_RULES)
      throw new PackageRefused(`A package has at most ${MOST_RULES_IN_WORDS} files of rules; this one has more. Send it in parts.`)
    this.#open(path, size, bytesOf)
  }

  #open(path: string, size: number, bytesOf: (most: number) => Uint8Array): void {
    const most = LIST.test(path) ? MOST_LIST : MOST_RULE_FILE
    const left = MOST_UNPACKED - this.#together
    try {
      const bytes = bytesOf(Math.min(most, left))
      if (bytes.length > most) return this.#refuseLarge(path, size, most)
      this.#together += bytes.length
      this.whole.files.push({ path, bytes })
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error
      if (left < most) throw new PackageRefused('This package unpacks to more than 100 MB and was not read further. Send it in parts.')
      if (error.message.includes('unpacks to')) this.#refuseLarge(path, size, most)
      else this.#refuse(path, size, 'The archive is damaged here: the file cannot be unpacked.', 'Zip the folder once more.')
    }
  }

  #refuseLarge(path: string, size: number, most: number): void {
    this.#refuse(path, size, `The file has more than ${most / 1024} KB.`, 'Divide it: a rule is a file of its own.')
  }

  #refuse(path: string, size: number, why: string, helps: string): void {
    const shown = shownName(path)
    const bad = /(?:\.\.[/\\])+|^[/\\]+|^[a-z]:[/\\]?|\\/i.exec(shown)
    const text = `${shown}  ${size.toLocaleString('en')} bytes`
    this.whole.refused.push(
      refusedLine({ file: shown, line: null, text, mark: bad ? [bad.index, bad.index + bad[0].length] : null }, why, helps),
    )
  }
}

/** Names are shown in a page and a terminal: what cannot be seen is written as what it is. */
const shownName = (path: string): string =>
  path
    .replaceAll(
      /[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .slice(0, 300)

function nameFault(path: string): { why: string; helps: string } | null {
  if (/\p{Cc}/u.test(path))
    return { why: 'The name holds a character that no file name has. It was not opened.', helps: 'Rename the file.' }
  if (path.split(/[/\\]/).includes('..'))
    return { why: 'The name leads out of the package. It was not opened.', helps: 'Put the file into the folder.' }
  if (/^[/\\]|^[a-z]:/i.test(path))
    return { why: 'The name is a place on a disk, not one in the package. It was not opened.', helps: 'Put the file into the folder.' }
  if (path.includes('\\'))
    return { why: 'The name holds a backslash. It was not opened.', helps: 'Zip the folder with a program that writes / between folders.' }
  if (path.length > 1000) return { why: 'The name is longer than any path. It was not opened.', helps: 'Rename the file.' }
  return null
}
