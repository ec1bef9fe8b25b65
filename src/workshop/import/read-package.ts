import { ruleLibrary } from '../../packs/library.ts'
import { DEFAULT_FOLDER, placeOf } from './place.ts'
import { readRule, type Read } from './read-rule.ts'
import { refusedLine, type PackageFile, type ReadPackage, type ReportLine } from './report.ts'
import { readTerms } from './terms.ts'
import { exactText } from './text-of.ts'
import { MOST_RULES, MOST_RULES_IN_WORDS, PackageRefused, unpack } from './unpack.ts'
import { vocabularyRule } from './vocabulary.ts'

/**
 * Reads what somebody sent, a folder's files, an archive, a Vale package, a table of terms, into rules and a report of each of them. Throws
 * `PackageRefused` where the whole cannot be taken. Foreign bytes: not to be called in a process that answers requests (`read-apart.ts`).
 */
export function readPackage(name: string, sent: readonly PackageFile[]): ReadPackage {
  const { files, refused, aside } = unpack(sent)
  const reading = new Reading({
    name,
    bytes: sent.reduce((sum, { bytes }) => sum + bytes.length, 0),
    files: files.length + refused.length + aside.length,
    lines: [...refused],
    rules: [],
    aside,
    parts: [],
  })
  for (const file of files.toSorted((one, other) => (one.path < other.path ? -1 : 1))) reading.add(file)
  return reading.whole
}

class Reading {
  readonly whole: ReadPackage
  /** Files by the id of their rule, in small letters: some disks know no others. */
  readonly #taken = new Map<string, string>()

  constructor(whole: ReadPackage) {
    this.whole = whole
  }

  add(file: PackageFile): void {
    if (/\.[ct]sv$/i.test(file.path)) this.#addTerms(file)
    else if (/\.txt$/i.test(file.path)) this.#addVocabulary(file)
    else this.#addRule(file)
  }

  #addRule({ path, bytes }: PackageFile): void {
    const place = placeOf(path)
    if ('aside' in place) {
      this.whole.aside.push({ file: path, why: place.aside })
      return
    }
    const content = exactText(bytes)
    const text = content === null ? '' : (content.split(/\r?\n/, 1)[0] ?? '').slice(0, 300)
    const refuse = (why: string, helps: string, style: string | null) =>
      this.#count(style ?? 'YAML', style === null ? 'yaml' : 'vale', refusedLine({ file: path, line: 1, text, mark: null }, why, helps))
    if ('why' in place) return refuse(place.why, place.helps, null)
    if (content === null) return refuse('This is no text in UTF-8.', 'Save the file as plain text, UTF-8.', place.style)
    const { target, id, folder, style } = place
    const first = this.#taken.get(id.toLowerCase())
    if (first !== undefined)
      return refuse(`The id “${id}” is already taken by ${first}.`, 'Rename one of the two; the first was loaded.', style)
    const read = readRule(path, target, content, place.renamed ? [`It is kept as ${target}.`] : [])
    if (read.rule) this.#taken.set(id.toLowerCase(), path)
    const isVale = style !== null || read.isVale === true
    this.#count(style ?? (isVale ? folder : 'YAML'), isVale ? 'vale' : 'yaml', read.line)
    this.#take(read)
  }

  #addVocabulary({ path, bytes }: PackageFile): void {
    const content = exactText(bytes)
    const made = content === null ? null : vocabularyRule(path, content)
    if (made === null || made.words === 0) {
      this.whole.aside.push({ file: path, why: made === null ? 'This is no text in UTF-8.' : 'The vocabulary is empty.' })
      return
    }
    const remark = `It is made of ${made.words} ${made.words === 1 ? 'word' : 'words'} of the vocabulary.`
    this.#addMade(path, { ...made, remarks: [remark] }, { name: `vocabulary ${made.folder}`, kind: 'vale' })
  }

  #addTerms(file: PackageFile): void {
    const { rules, refused, aside } = readTerms(file)
    this.whole.aside.push(...aside)
    const part = { name: file.path, kind: 'terms' } as const
    for (const line of refused) this.#count(part.name, part.kind, line)
    if (this.whole.rules.length + rules.length > MOST_RULES)
      throw new PackageRefused(`A package has at most ${MOST_RULES_IN_WORDS} rules; ${file.path} brings more. Send it in parts.`)
    const folder = slugOf(
      file.path
        .split('/')
        .at(-1)!
        .replace(/\.[ct]sv$/i, ''),
    )
    const isTaken = ruleLibrary.packs().some(({ key }) => key === folder)
    for (const { placed, name, content, remarks } of rules)
      this.#addMade(file.path, { folder: isTaken ? `${folder}-terms` : folder, name, content, remarks, placed }, part)
  }

  /** A rule that is made here of something else is shown where that stands. */
  #addMade(
    file: string,
    made: { folder: string; name: string; content: string; remarks: string[]; placed?: Pick<ReportLine, 'line' | 'text'> },
    part: { name: string; kind: 'terms' | 'vale' },
  ): void {
    const place = placeOf(`${made.folder}/${made.name}.yml`)
    const { line = 1, text = '' } = made.placed ?? {}
    const at = { file, line, text, mark: null }
    if (!('target' in place)) {
      this.#count(part.name, part.kind, refusedLine(at, 'why' in place ? place.why : place.aside, 'helps' in place ? place.helps : ''))
      return
    }
    const first = this.#taken.get(place.id.toLowerCase())
    if (first !== undefined) {
      const why = `The id “${place.id}” is already taken by ${first}.`
      this.#count(part.name, part.kind, refusedLine(at, why, 'Rename one of the two; the first was loaded.'))
      return
    }
    const read = readRule(file, place.target, made.content, made.remarks)
    if (read.rule) this.#taken.set(place.id.toLowerCase(), `${file}, line ${line}`)
    this.#count(part.name, part.kind, { ...read.line, ...at, mark: made.placed ? null : read.line.mark, text: text || read.line.text })
    this.#take(read)
  }

  #take({ rule }: Read): void {
    if (rule === null) return
    this.whole.rules.push(rule)
    if (this.whole.rules.length > MOST_RULES)
      throw new PackageRefused(`A package has at most ${MOST_RULES_IN_WORDS} rules; this one has more. Send it in parts.`)
  }

  #count(name: string, kind: ReadPackage['parts'][number]['kind'], line: ReportLine): void {
    this.whole.lines.push(line)
    const part = this.whole.parts.find((one) => one.name === name && one.kind === kind)
    if (part) part.found++
    else this.whole.parts.push({ name, kind, found: 1 })
  }
}

/** A table may be called anything; its rules lie in a folder of nearly that name. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^A-Za-z0-9_]+/g, '-')
    .replaceAll(/^[-_]+|-+$/g, '')
    .slice(0, 60) || DEFAULT_FOLDER
