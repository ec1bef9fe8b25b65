import type { LanguageKey } from '../languages.ts'
import { UnreadableDocument, type Block, type Document } from './document.ts'
import { isBytesType, type DocumentType } from './document-types.ts'
import type { Draft, DraftBlock } from './draft.ts'
import { joinDividedWords } from './divided-words.ts'
import { decodeText, tidy } from './encoding.ts'
import { MOST_TEXT } from './extracted.ts'
import { announcedKind, kindOf } from './kind.ts'
import { detectLanguage, looksLike } from './language.ts'
import { readLookAlikes } from './look-alikes.ts'
import { keepPositions } from './position.ts'
import { LOADED_READERS, READERS_AT_HAND, type TextType } from './readers.ts'
import { looksLikeHtml } from './sniff.ts'
import { UndeclaredBlock } from './undeclared-block.ts'

export interface ReadOptions {
  /** What the document is, when the caller knows; else its name, its content type and its first bytes tell. */
  type?: DocumentType | undefined
  name?: string | undefined
  /** The Content-Type header it came with. */
  contentType?: string | undefined
  /** The language of everything that does not declare its own. */
  language?: LanguageKey | undefined
}

/** Files are larger than their text: pictures in a PDF, in a DOCX. */
const MOST_BYTES = 128 * 1024 * 1024
const SAMPLE = 4000
const STRETCH = 300
const FROM_BLOCK = 500
const LONGEST_STRETCH = STRETCH + FROM_BLOCK + 1

/** Reads a document of any kind. Throws UnreadableDocument, with a sentence for its owner, when it cannot be read. */
export async function readDocument(input: Uint8Array | string, options: ReadOptions = {}): Promise<Document> {
  if (typeof input === 'string') return readDecoded(tidy(input), typeOfText(input, options), options)
  if (input.length > MOST_BYTES) throw tooLarge(input.length, MOST_BYTES)
  const kind = kindOf(input, options)
  if (isBytesType(kind)) return finish(kind, await (await loadedReader(kind))(input), options)
  if (input.length > MOST_TEXT) throw tooLarge(input.length, MOST_TEXT)
  const text = decodeText(input, { contentType: options.contentType, type: announcedKind(options) && kind })
  refuseBinary(text)
  return readDecoded(text, typeOfText(text, options), options)
}

/** Reads text that is at hand, at once: what an editor needs while someone types. */
export function readText(source: string, type: TextType, options: Pick<ReadOptions, 'language'> = {}): Document {
  if (source.length > MOST_TEXT) throw tooLarge(source.length, MOST_TEXT)
  return finish(type, READERS_AT_HAND[type](withoutMark(tidy(source))), options)
}

async function readDecoded(text: string, type: DocumentType, options: ReadOptions): Promise<Document> {
  if (text.length > MOST_TEXT) throw tooLarge(text.length, MOST_TEXT)
  const reader = type in READERS_AT_HAND ? READERS_AT_HAND[type as TextType] : await loadedReader(type)
  return finish(type, await reader(withoutMark(text)), options)
}

/** The types say for each reader what it takes; here it is `form` of the table that does. */
const loadedReader = (type: DocumentType) =>
  LOADED_READERS[type as keyof typeof LOADED_READERS]() as Promise<(input: Uint8Array | string) => Draft | Promise<Draft>>

/** Without a byte order mark. */
const withoutMark = (source: string) => (source.charCodeAt(0) === 0xfeff ? source.slice(1) : source)

function typeOfText(text: string, options: ReadOptions): DocumentType {
  const kind = kindOf(new Uint8Array(), options)
  if (announcedKind(options) !== undefined) return kind
  return looksLikeHtml(text) ? 'html' : 'text'
}

/** One text this long has a hundred thousand sentences, each of which the rules would hold in memory. */
const LONGEST_BLOCK = 4 * 1024 * 1024

function finish(type: DocumentType, draft: Draft, options: Pick<ReadOptions, 'language'>): Document {
  if (draft.blocks.some((block) => block.text.length > LONGEST_BLOCK)) {
    throw new UnreadableDocument('This document holds a single text of more than 4 MB. Set its parts apart with blank lines.')
  }
  readLookAlikes(draft)
  joinDividedWords(draft)
  if (options.language === undefined && DECLARED_BY_TEMPLATES.includes(type)) forgetWrongDeclarations(draft.blocks)
  const language = options.language ?? mainLanguage(draft.blocks)
  const blocks = draft.blocks.map((block): Block => {
    if (!block.text.isWellFormed()) block.text = block.text.toWellFormed()
    if (block.language === undefined && options.language === undefined) return new UndeclaredBlock(block, language)
    if (block.language === undefined) block.language = language
    return block as Block
  })
  const document: Document = { type, source: draft.source, title: draft.title, language, blocks, account: draft.account }
  if (draft.comments && draft.comments.length > 0) document.comments = draft.comments
  if (draft.positions) keepPositions(document, draft.positions)
  return document
}

/** Pages and texts whose language is often the template's or the program's. A file of translations means what it declares. */
const DECLARED_BY_TEMPLATES: DocumentType[] = ['html', 'docx']
/** A declared text shorter than this says too little to go against its declaration. */
const ENOUGH_TO_DOUBT = 120

/**
 * A page copied from a template often declares the template's language. Where enough text is declared to be in a language and plainly is in
 * another one, its blocks count as undeclared.
 */
function forgetWrongDeclarations(blocks: DraftBlock[]): void {
  const declared = new Map<LanguageKey, DraftBlock[]>()
  for (const block of blocks) {
    if (!block.language) continue
    const others = declared.get(block.language)
    if (others) others.push(block)
    else declared.set(block.language, [block])
  }
  for (const [language, own] of declared) {
    let longest = own[0]!
    for (const block of own) if (block.text.length > longest.text.length) longest = block
    if (looksLike(longest.text, language)) continue
    if (own.reduce((sum, { text }) => sum + text.length, 0) < ENOUGH_TO_DOUBT) continue
    const detected = detectSample(own)
    if (detected !== null && detected !== language) for (const block of own) block.language = undefined
  }
}

/** The language most of the text is in: the one declared for most of it, or what a sample of the rest looks like. */
function mainLanguage(blocks: DraftBlock[]): LanguageKey | null {
  const characters = new Map<LanguageKey | null | undefined, number>()
  for (const block of blocks) characters.set(block.language, (characters.get(block.language) ?? 0) + block.text.length)
  const [most] = [...characters].toSorted((a, b) => b[1] - a[1])
  if (most === undefined) return null
  if (most[0] !== undefined) return most[0]
  return detectSample(blocks.filter((block) => block.language === undefined))
}

/** Asks several stretches of the text and takes the answer most of them give. */
function detectSample(blocks: DraftBlock[]): LanguageKey | null {
  const votes = new Map<LanguageKey, number>()
  const longestFirst = blocks.toSorted((a, b) => b.text.length - a.text.length)
  let stretch = ''
  let looked = 0
  for (const block of longestFirst) {
    stretch += `${block.text.slice(0, FROM_BLOCK)}\n`
    if (stretch.length < STRETCH && block !== longestFirst.at(-1)) continue
    const language = detectLanguage(stretch)
    if (language !== null) votes.set(language, (votes.get(language) ?? 0) + stretch.length)
    looked += stretch.length
    stretch = ''
    if (looked > SAMPLE || isDecided(votes, looked)) break
  }
  return [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/** Whether what may still be looked at can no longer change which language has most votes. */
function isDecided(votes: Map<LanguageKey, number>, looked: number): boolean {
  const [first = 0, second = 0] = [...votes.values()].toSorted((a, b) => b - a)
  return first - second > SAMPLE - looked + LONGEST_STRETCH
}

function tooLarge(size: number, most: number): UnreadableDocument {
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  return new UnreadableDocument(
    `This document is ${megabytes(size)} MB; at most ${megabytes(most)} MB are read. Split it into smaller files.`,
  )
}

/** Control characters do not occur in text for people: many of them are a program's file. */
function refuseBinary(text: string): void {
  const sample = text.slice(0, 4096)
  const strange = sample.match(/[\u0001-\u0008\u000e-\u001a\u001c-\u001f\uFFFD]/g)?.length ?? 0
  if (strange > 4 && strange > sample.length / 10) throw new UnreadableDocument('This is not a text document: it holds data for a program.')
}
