import { strings } from '../../base/strings.ts'
import type { AssetContext } from './asset-context.ts'

/** The kind of a block, numbered where there are several paragraphs: "heading", "para 4", "list". */
export function blockName(blocks: AssetContext['blocks'], index: number): string {
  const { scope } = blocks[index]!
  const name = strings.desk.block[scope] ?? strings.desk.block[scope.split('.')[0]!] ?? scope.split('.').at(-1)!
  if (scope !== 'paragraph') return name
  let before = 0
  for (let at = 0; at <= index; at++) if (blocks[at]!.scope === 'paragraph') before++
  return `${name} ${before}`
}
