import { memo, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { langTag } from '../../base/format.ts'
import { severityClass } from '../../base/parts/severity.tsx'
import { strings } from '../../base/strings.ts'
import type { AssetContext } from './asset-context.ts'
import { blockName } from './block-name.ts'
import type { OpenFinding } from './desk-context.ts'

const words = strings.desk
type Block = AssetContext['blocks'][number]
type Finding = AssetContext['findings'][number]

/** The extracted text, every finding marked and numbered, with a list of what was left out. */
export function Extract({ context, here, finding }: { context: AssetContext; here: string; finding: OpenFinding }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const mark = box.current?.querySelector<HTMLElement>('.m.is-here')
    if (!box.current || !mark) return
    // Scrolls only this column, not the page.
    box.current.scrollTop += mark.getBoundingClientRect().top - box.current.getBoundingClientRect().top - box.current.clientHeight / 3
  }, [context, here])
  const findings = new Map(context.findings.map((finding) => [finding.id, finding]))
  return (
    <div className="extract" ref={box} tabIndex={0} role="region" aria-label={words.textAsRead}>
      <ol lang={langTag(context.language_key)}>
        {context.blocks.map((block) => (
          <li key={block.index} className={block.marks.some(({ violation_id: id }) => id === here) ? 'is-here' : undefined}>
            <span lang="en">{blockName(context.blocks, block.index)}</span>
            <span lang={langTag(block.language_key)} dir="auto">
              <Marked block={block} findings={findings} here={here} />
            </span>
          </li>
        ))}
        {context.left_out.length > 0 && (
          <li>
            <span lang="en">{words.leftOut}</span>
            <span className="left-out" lang="en">
              {context.left_out.map(({ reason, characters }) => `${reason}: ${words.characters(characters)}`).join('; ')}
            </span>
          </li>
        )}
        {!context.kept && <NotKept finding={finding} />}
      </ol>
    </div>
  )
}

/** Shown where the page's text is no longer stored: the sentence of the finding. */
const NotKept = ({
  finding: { sentence, sentence_start: start, violating_text: text, language_key: language, severity },
}: {
  finding: OpenFinding
}) => (
  <>
    {sentence && (
      <li className="is-here">
        <span lang="en">{words.sentence}</span>
        <span lang={langTag(language)} dir="auto">
          {typeof start === 'number' && text ? (
            <>
              {sentence.slice(0, start)}
              <mark className={`m m-${severityClass(severity)} is-here`}>{text}</mark>
              {sentence.slice(start + text.length)}
            </>
          ) : (
            sentence
          )}
        </span>
      </li>
    )}
    <li>
      <span />
      <span className="left-out" lang="en">
        {words.notKept}
      </span>
    </li>
  </>
)

const RANKS = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'UNSPECIFIED', null] as const
const worst = (findings: Finding[]) => RANKS.find((rank) => findings.some(({ severity }) => severity === rank)) ?? null

/** A block's text split at the edges of its marks; where marks overlap, the worst severity is shown. */
const Marked = memo(function Marked({ block, findings, here }: { block: Block; findings: Map<string, Finding>; here: string }) {
  const { text, marks } = block
  if (marks.length === 0) return text
  const edges = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])]
    .filter((edge) => edge <= text.length)
    .sort((a, b) => a - b)
  const parts: ReactNode[] = []
  for (let at = 0; at + 1 < edges.length; at++) {
    const [start, end] = [edges[at]!, edges[at + 1]!]
    const covering = marks.filter((mark) => mark.start <= start && mark.end >= end)
    const known = covering.map(({ violation_id: id }) => findings.get(id)).filter((finding) => finding !== undefined)
    if (known.length === 0) parts.push(text.slice(start, end))
    else {
      const isHere = covering.some(({ violation_id: id }) => id === here)
      const ending = covering.filter((mark) => mark.end === end).map(({ violation_id: id }) => findings.get(id)?.number)
      parts.push(
        <mark key={start} className={`m m-${severityClass(worst(known))}${isHere ? ' is-here' : ''}`}>
          {text.slice(start, end)}
          {ending.length > 0 && <sup>{ending.join(',')}</sup>}
        </mark>,
      )
    }
  }
  return parts
})
