import type { ReactNode } from 'react'
import type { BlockNode } from '../../../../src/generation/markdown/nodes.ts'
import { langTag } from '../../base/format.ts'
import { strings } from '../../base/strings.ts'
import type { DiffPart } from '../../base/diff.ts'
import { Blocks } from '../../base/parts/blocks.tsx'
import type { ComparedBlock } from './compare.ts'

const words = strings.versions

/** Deleted and inserted words, which screen readers announce by their elements. */
const Words = ({ parts }: { parts: readonly DiffPart[] }) => (
  <p className="compared-words">
    {parts.map(({ kind, text }, index) =>
      kind === 'same' ? <span key={index}>{text}</span> : kind === 'del' ? <del key={index}>{text}</del> : <ins key={index}>{text}</ins>,
    )}
  </p>
)

/** Unchanged blocks beside a change that are shown for context; more are folded. */
const CONTEXT = 1

interface Props {
  compared: readonly ComparedBlock[]
  before: readonly BlockNode[]
  after: readonly BlockNode[]
  language: string | null
}

/** Two texts as one: what stayed, and what was added, removed, changed and moved, each with its word. */
export function Compared({ compared, before, after, language }: Props) {
  const isNear = compared.map((_block, index) =>
    compared.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ kind }) => kind !== 'same'),
  )
  const rows: ReactNode[] = []
  for (let index = 0; index < compared.length; index++) {
    if (isNear[index]) {
      rows.push(<Row key={index} block={compared[index]!} before={before} after={after} />)
      continue
    }
    const from = index
    while (index + 1 < compared.length && !isNear[index + 1]) index++
    const folded = compared.slice(from, index + 1)
    rows.push(
      <details key={from} className="compared-folded">
        <summary>{words.same(folded.length)}</summary>
        {folded.map((block, at) => (
          <Row key={at} block={block} before={before} after={after} />
        ))}
      </details>,
    )
  }
  return (
    <div className="compared paper" lang={langTag(language)} dir="auto">
      {rows}
    </div>
  )
}

function Row({ block, before, after }: { block: ComparedBlock } & Pick<Props, 'before' | 'after'>) {
  const shown = 'after' in block ? after[block.after]! : before[block.before]!
  if (block.kind === 'same') return <Blocks blocks={[shown]} />
  const isFormatting = block.kind === 'changed' && block.parts.length === 0
  const inside = 'parts' in block && block.parts.length > 0 ? <Words parts={block.parts} /> : <Blocks blocks={[shown]} />
  return (
    <div className={`compared-row is-${block.kind}`}>
      <span className="compared-mark" lang="en">
        {isFormatting ? words.mark.formatting : words.mark[block.kind]}
      </span>
      {block.kind === 'added' ? <ins>{inside}</ins> : block.kind === 'removed' ? <del>{inside}</del> : inside}
    </div>
  )
}
