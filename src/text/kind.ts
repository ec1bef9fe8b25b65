import { UnreadableDocument } from './document.ts'
import { DOCUMENT_TYPES, endingOf, hasSignature, typeByMediaType, typeByMembers, typeByName, type DocumentType } from './document-types.ts'
import { otherFileByEnding, refusalOfOther } from './other-files.ts'
import { sniffBytes } from './sniff.ts'
import { zipEntries } from './zip-directory.ts'

/** What a file is said to be: by the caller, by its name, by the server it came from. */
interface Said {
  type?: DocumentType | undefined
  name?: string | undefined
  contentType?: string | undefined
}

/** What a file is said to be; undefined where nobody says. */
export const announcedKind = (said: Said): DocumentType | undefined =>
  said.type ?? typeByName(said.name ?? '') ?? typeByMediaType(said.contentType)

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/**
 * What a file is. Its first bytes outrank what it is said to be, because files are misnamed and servers mistaken; a file that is no
 * document at all is refused by name.
 */
export function kindOf(bytes: Uint8Array, said: Said): DocumentType {
  if (isZip(bytes)) {
    const type = typeByMembers([...zipEntries(bytes).keys()])
    if (type !== undefined) return type
    throw new UnreadableDocument('This is a ZIP archive, not a document. Unpack it and send the files in it.')
  }
  const shown = sniffBytes(bytes)
  if (shown && 'other' in shown) throw new UnreadableDocument(refusalOfOther(shown.other))
  if (shown) return shown.type
  const kind = announcedKind(said)
  if (kind !== undefined && hasSignature(kind)) {
    const { name, endings } = DOCUMENT_TYPES[kind]
    throw new UnreadableDocument(`This file is called ${name} (.${endings[0]}) but is not one, or its beginning is missing.`)
  }
  if (kind !== undefined) return kind
  const other = otherFileByEnding(endingOf(said.name ?? ''))
  if (other !== undefined) throw new UnreadableDocument(refusalOfOther(other))
  return 'text'
}
