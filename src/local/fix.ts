import { readFileSync, writeFileSync } from 'node:fs'
import { DOCUMENT_TYPES } from '../text/document-types.ts'
import type { LocalAsset } from './check.ts'

/**
 * Applies the suggested texts to a file of a type that can be written into; of two that touch each other the first wins. Answers how
 * many were applied.
 */
export function fixFile(asset: LocalAsset): number {
  if (asset.type === null || !DOCUMENT_TYPES[asset.type].fixable) return 0
  let source = readFileSync(asset.path, 'utf8')
  const mark = source.startsWith('\ufeff') ? '\ufeff' : ''
  source = source.slice(mark.length)
  const fixes = asset.details
    .filter((detail) => detail.edits.length > 0)
    .map((detail) => ({
      edits: detail.edits,
      start: Math.min(...detail.edits.map((edit) => edit.start)),
      end: Math.max(...detail.edits.map((edit) => edit.end)),
    }))
    .sort((a, b) => a.start - b.start)
  const chosen: typeof fixes = []
  for (const fix of fixes) if (chosen.length === 0 || fix.start >= chosen.at(-1)!.end) chosen.push(fix)
  for (const { edits } of chosen.reverse()) {
    for (const edit of [...edits].sort((a, b) => b.start - a.start))
      source = source.slice(0, edit.start) + edit.text + source.slice(edit.end)
  }
  if (chosen.length > 0) writeFileSync(asset.path, mark + source)
  return chosen.length
}
