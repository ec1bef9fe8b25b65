import { DOCUMENT_TYPES, type DocumentTypeRow, type Entrance } from './document-type-table.ts'

export { DOCUMENT_TYPES, type DocumentTypeRow, type Entrance } from './document-type-table.ts'

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
