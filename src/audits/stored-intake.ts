import type { CheckedAsset } from '../db/audits/checked-assets.ts'
import type { StoredAsset } from '../db/audits/stored-assets.ts'
import type { Document } from '../text/document.ts'
import { isBytesType } from '../text/document-types.ts'
import type { DocumentType } from '../text/document-types.ts'
import type { Intake } from './find-in-asset.ts'

export const NO_LONGER_KEPT = 'Its text is no longer kept, so it cannot be checked again without reading it anew: run the audit again.'

/**
 * A document to be checked again from what is kept of it. Of text that is all of it, whatever it was encoded in, and it is read anew; of
 * files such as DOCX and PDF it is what was read from them.
 */
export function storedIntake(at: Pick<Intake, 'id' | 'name' | 'url'>, stored: StoredAsset): Intake {
  const { source, note } = stored
  const type = stored.type as DocumentType
  const intake: Intake = { ...at, bytes: Buffer.from(source), type, contentType: 'text/plain; charset=utf-8', note }
  return isBytesType(type) ? { ...intake, document: documentOf(stored, type) } : intake
}

const documentOf = ({ source, title, language_key, characters, checked, left_out, blocks }: StoredAsset, type: DocumentType): Document => ({
  type,
  source,
  title,
  language: language_key as Document['language'],
  blocks,
  account: { characters, checked, leftOut: left_out },
})

/** The bytes it came from are the same, although they were not read again. */
export const asStored = (checked: CheckedAsset, { content_hash: contentHash, snapshot, exchanges }: StoredAsset): CheckedAsset =>
  'failed' in checked ? checked : { ...checked, contentHash, snapshot, exchanges }
