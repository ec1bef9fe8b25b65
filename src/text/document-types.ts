/**
 * The one table of what can be read. Every list of endings, media types or names of formats is made of it: a new type is a row here, a
 * file that reads it and its line in readers.ts, which the compiler asks for.
 */

/** Where documents come in that do not take every type. A named file, an address given by a person and standard input take all of them. */
export type Entrance = 'crawl' | 'folder' | 'archive' | 'upload' | 'knowledge'

export interface DocumentTypeRow {
  /** In a list of formats: "HTML, Markdown or PDF". */
  label: string
  /** In a sentence: "it is a web page". */
  name: string
  /** The usual one first. */
  endings: readonly string[]
  /** What the name of such a file looks like, where its ending alone does not tell. */
  fileName?: RegExp
  mediaTypes: readonly string[]
  /** What its reader is given: decoded text or bytes. Bytes that can be recognised begin with a signature, and what lacks it is not one. */
  form: 'text' | 'bytes'
  /** How a file inside it begins its path, for formats that are zip archives. */
  zipMember?: string
  /** Whether its content alone shows what it is. Without a name or a media type all other types are read as plain text. */
  recognised: boolean
  /** What the `scope` of a rule calls it: the extension Vale uses. */
  scope: string
  /** Whether `audit --fix` may write into it: offsets of findings are offsets into the file itself. */
  fixable: boolean
  /** Entrances that leave it out, and what they say. */
  refused: Partial<Record<Entrance, string>>
}

const DATA = {
  crawl: 'Data files are not checked in a crawl. Give their addresses one by one.',
  knowledge: 'This is a data file, not a text to quote from. Save its texts as text, Markdown, PDF or DOCX.',
}

export const DOCUMENT_TYPES = {
  html: {
    label: 'HTML',
    name: 'a web page',
    endings: ['html', 'htm', 'xhtml'],
    mediaTypes: ['text/html', 'application/xhtml+xml'],
    form: 'text',
    recognised: true,
    scope: 'html',
    fixable: false,
    refused: {},
  },
  markdown: {
    label: 'Markdown',
    name: 'Markdown',
    endings: ['md', 'markdown', 'mdown', 'mkd'],
    mediaTypes: ['text/markdown', 'text/x-markdown'],
    form: 'text',
    recognised: false,
    scope: 'md',
    fixable: true,
    refused: {},
  },
  text: {
    label: 'text',
    name: 'plain text',
    endings: ['txt', 'text'],
    mediaTypes: ['text/plain'],
    form: 'text',
    recognised: true,
    scope: 'txt',
    fixable: true,
    refused: {},
  },
  docx: {
    label: 'DOCX',
    name: 'a Word document',
    endings: ['docx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    form: 'bytes',
    zipMember: 'word/',
    recognised: true,
    scope: 'docx',
    fixable: false,
    refused: {},
  },
  pdf: {
    label: 'PDF',
    name: 'a PDF',
    endings: ['pdf'],
    mediaTypes: ['application/pdf', 'application/x-pdf'],
    form: 'bytes',
    recognised: true,
    scope: 'pdf',
    fixable: false,
    refused: {},
  },
  json: {
    label: 'JSON',
    name: 'JSON',
    endings: ['json', 'jsonl', 'ndjson'],
    mediaTypes: ['application/json', 'application/x-ndjson', 'application/jsonl'],
    form: 'text',
    recognised: false,
    scope: 'json',
    fixable: false,
    refused: DATA,
  },
  csv: {
    label: 'CSV',
    name: 'a table (CSV)',
    endings: ['csv', 'tsv'],
    mediaTypes: ['text/csv', 'text/tab-separated-values'],
    form: 'text',
    recognised: false,
    scope: 'csv',
    fixable: false,
    refused: DATA,
  },
  yaml: {
    label: 'YAML',
    name: 'YAML',
    endings: ['yaml', 'yml'],
    mediaTypes: ['application/yaml', 'application/x-yaml', 'text/yaml', 'text/x-yaml'],
    form: 'text',
    recognised: false,
    scope: 'yaml',
    fixable: false,
    refused: DATA,
  },
  po: {
    label: 'PO',
    name: 'a gettext catalogue (PO)',
    endings: ['po', 'pot'],
    mediaTypes: ['text/x-gettext-translation', 'text/x-po'],
    form: 'text',
    recognised: false,
    scope: 'po',
    fixable: false,
    refused: DATA,
  },
  xliff: {
    label: 'XLIFF',
    name: 'XLIFF',
    endings: ['xliff', 'xlf'],
    mediaTypes: ['application/xliff+xml', 'application/x-xliff+xml'],
    form: 'text',
    recognised: false,
    scope: 'xliff',
    fixable: false,
    refused: DATA,
  },
  arb: {
    label: 'ARB',
    name: 'Flutter translations (ARB)',
    endings: ['arb'],
    mediaTypes: [],
    form: 'text',
    recognised: false,
    scope: 'arb',
    fixable: false,
    refused: DATA,
  },
  'apple-strings': {
    label: 'Apple strings',
    name: 'Apple strings',
    endings: ['strings'],
    mediaTypes: [],
    form: 'text',
    recognised: false,
    scope: 'strings',
    fixable: false,
    refused: DATA,
  },
  properties: {
    label: 'Java properties',
    name: 'Java properties',
    endings: ['properties'],
    mediaTypes: ['text/x-java-properties'],
    form: 'text',
    recognised: false,
    scope: 'properties',
    fixable: false,
    refused: DATA,
  },
  resx: {
    label: 'RESX',
    name: '.NET resources (RESX)',
    endings: ['resx', 'resw'],
    mediaTypes: [],
    form: 'text',
    recognised: false,
    scope: 'resx',
    fixable: false,
    refused: DATA,
  },
  'android-strings': {
    label: 'Android strings',
    name: 'Android string resources',
    endings: ['xml'],
    fileName: /(?:^|[/\\])(?:(?:strings|plurals|arrays)[^/\\]*|values[^/\\]*[/\\][^/\\]+)\.xml$/i,
    mediaTypes: [],
    form: 'text',
    recognised: false,
    scope: 'android',
    fixable: false,
    refused: DATA,
  },
  mdx: {
    label: 'MDX',
    name: 'an MDX page',
    endings: ['mdx'],
    mediaTypes: ['text/mdx'],
    form: 'text',
    recognised: false,
    scope: 'mdx',
    fixable: false,
    refused: {},
  },
  rst: {
    label: 'reStructuredText',
    name: 'reStructuredText',
    endings: ['rst', 'rest'],
    mediaTypes: ['text/x-rst', 'text/prs.fallenstein.rst'],
    form: 'text',
    recognised: false,
    scope: 'rst',
    fixable: false,
    refused: {},
  },
  asciidoc: {
    label: 'AsciiDoc',
    name: 'AsciiDoc',
    endings: ['adoc', 'asciidoc', 'asc'],
    mediaTypes: ['text/asciidoc', 'text/x-asciidoc'],
    form: 'text',
    recognised: false,
    scope: 'adoc',
    fixable: false,
    refused: {},
  },
  latex: {
    label: 'LaTeX',
    name: 'a LaTeX document',
    endings: ['tex', 'latex', 'ltx'],
    mediaTypes: ['application/x-tex', 'application/x-latex', 'text/x-tex'],
    form: 'text',
    recognised: false,
    scope: 'tex',
    fixable: false,
    refused: {},
  },
  subtitles: {
    label: 'subtitles',
    name: 'subtitles',
    endings: ['srt', 'vtt'],
    mediaTypes: ['text/vtt', 'application/x-subrip'],
    form: 'text',
    recognised: false,
    scope: 'vtt',
    fixable: false,
    refused: {},
  },
  template: {
    label: 'templates',
    name: 'a template of pages or e-mails',
    endings: ['hbs', 'handlebars', 'mustache', 'liquid', 'twig', 'njk', 'mjml'],
    mediaTypes: [],
    form: 'text',
    recognised: false,
    scope: 'hbs',
    fixable: false,
    refused: {},
  },
  vue: {
    label: 'Vue',
    name: 'a Vue component',
    endings: ['vue'],
    mediaTypes: [],
    form: 'text',
    recognised: false,
    scope: 'vue',
    fixable: false,
    refused: {},
  },
  svelte: {
    label: 'Svelte',
    name: 'a Svelte component',
    endings: ['svelte'],
    mediaTypes: [],
    form: 'text',
    recognised: false,
    scope: 'svelte',
    fixable: false,
    refused: {},
  },
  email: {
    label: 'e-mail',
    name: 'an e-mail message',
    endings: ['eml', 'mht', 'mhtml'],
    mediaTypes: ['message/rfc822', 'multipart/related'],
    form: 'bytes',
    recognised: false,
    scope: 'eml',
    fixable: false,
    refused: {},
  },
  pptx: {
    label: 'PPTX',
    name: 'a PowerPoint presentation',
    endings: ['pptx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    form: 'bytes',
    zipMember: 'ppt/presentation',
    recognised: true,
    scope: 'pptx',
    fixable: false,
    refused: {},
  },
  xlsx: {
    label: 'XLSX',
    name: 'an Excel workbook',
    endings: ['xlsx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    form: 'bytes',
    zipMember: 'xl/workbook',
    recognised: true,
    scope: 'xlsx',
    fixable: false,
    refused: DATA,
  },
  epub: {
    label: 'EPUB',
    name: 'an e-book (EPUB)',
    endings: ['epub'],
    mediaTypes: ['application/epub+zip'],
    form: 'bytes',
    zipMember: 'META-INF/container.xml',
    recognised: true,
    scope: 'epub',
    fixable: false,
    refused: {},
  },
  odt: {
    label: 'OpenDocument',
    name: 'an OpenDocument file',
    endings: ['odt', 'odp', 'ods'],
    mediaTypes: [
      'application/vnd.oasis.opendocument.text',
      'application/vnd.oasis.opendocument.presentation',
      'application/vnd.oasis.opendocument.spreadsheet',
    ],
    form: 'bytes',
    zipMember: 'content.xml',
    recognised: true,
    scope: 'odt',
    fixable: false,
    refused: {},
  },
} as const satisfies Record<string, DocumentTypeRow>

export type DocumentType = keyof typeof DOCUMENT_TYPES

export const DOCUMENT_TYPE_KEYS = Object.keys(DOCUMENT_TYPES) as DocumentType[]

/** An archive of documents is unpacked by whoever takes it and is no document itself. */
const ARCHIVE_ENDING = 'zip'

const rowOf = (type: DocumentType): DocumentTypeRow => DOCUMENT_TYPES[type]

const listed = (column: 'endings' | 'mediaTypes') =>
  new Map(DOCUMENT_TYPE_KEYS.flatMap((type) => rowOf(type)[column].map((value) => [value, type] as const)))
const byEnding = listed('endings')
const byMediaType = listed('mediaTypes')

/** What follows the last dot of a file's name or of the path of an address, in lower case; empty where there is none. */
export const endingOf = (name: string): string => /\.([a-z0-9]{1,12})(?:[?#].*)?$/i.exec(name)?.[1]?.toLowerCase() ?? ''

export function typeByName(name: string): DocumentType | undefined {
  const type = byEnding.get(endingOf(name))
  return type === undefined || (rowOf(type).fileName?.test(name.replace(/[?#].*$/, '')) ?? true) ? type : undefined
}

/** A `Content-Type` header without its parameters. */
export const mediaTypeOf = (contentType: string | null | undefined): string => (contentType ?? '').split(';', 1)[0]!.trim().toLowerCase()

export const typeByMediaType = (contentType: string | null | undefined): DocumentType | undefined =>
  byMediaType.get(mediaTypeOf(contentType))

/** What a zip archive with these files in it is; undefined where it is no document but an archive. */
export const typeByMembers = (members: readonly string[]): DocumentType | undefined =>
  DOCUMENT_TYPE_KEYS.find((type) => {
    const { zipMember } = rowOf(type)
    return zipMember !== undefined && members.some((member) => member.startsWith(zipMember))
  })

/** Whether files of a type begin with bytes that show it: what lacks them is not of the type. E-mails begin with any header. */
export const hasSignature = (type: DocumentType): boolean => isBytesType(type) && rowOf(type).recognised

export const isBytesType = (type: DocumentType): boolean => rowOf(type).form === 'bytes'

/** Why an entrance leaves documents of a type out; undefined where it takes them. */
export const refusalOf = (type: DocumentType, entrance: Entrance): string | undefined => rowOf(type).refused[entrance]

const takenBy = (entrance: Entrance) => DOCUMENT_TYPE_KEYS.filter((type) => refusalOf(type, entrance) === undefined)

/** Why an entrance leaves a file of this name out, unread; undefined where it takes it. */
export function refusalByName(name: string, entrance: Entrance): string | undefined {
  const type = typeByName(name)
  return type === undefined ? 'Not a type of file that can be checked.' : refusalOf(type, entrance)
}

export const isArchive = (name: string): boolean => endingOf(name) === ARCHIVE_ENDING

/** For the `accept` of a file dialog. */
export const acceptedEndings = (entrance: Entrance): string =>
  [...takenBy(entrance).flatMap((type) => rowOf(type).endings), ...(entrance === 'upload' ? [ARCHIVE_ENDING] : [])]
    .map((ending) => `.${ending}`)
    .join(',')

/** Made when it is asked for: loading what it needs takes milliseconds that no audit has to spare. */
const oneOf = (names: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)

/** "HTML, Markdown, text, DOCX or PDF". */
export const labelsTakenBy = (entrance: Entrance): string => oneOf(takenBy(entrance).map((type) => rowOf(type).label))

/** "html, markdown, text or …": the types as the API names them. */
export const typeKeysInWords = (): string => oneOf(DOCUMENT_TYPE_KEYS)

/** What a rule's `scope` can call a document by its type. */
export const TYPE_SCOPES: readonly string[] = DOCUMENT_TYPE_KEYS.map((type) => rowOf(type).scope)
