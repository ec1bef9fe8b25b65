import type { ReactNode } from 'react'
import type { Schemas } from '../api.ts'
import { langTag } from '../format.ts'
import { strings } from '../strings.ts'
import { Icon } from './icon.tsx'

const words = strings.live
type Part = Schemas['ComparedPart']

interface Props {
  parts: readonly Part[]
  language?: string | null
  /** Beside the two headings: what was approved by whom, and when the page was read. */
  approvedBy?: ReactNode
  readAt?: ReactNode
}

/** What was approved beside what is live, with the words marked that differ; what the page lacks has a dashed place there. */
export function Twin({ parts, language, approvedBy, readAt }: Props) {
  const lang = langTag(language)
  return (
    <div className="twin">
      <div>
        <h3>
          {words.approved} {approvedBy && <span>{approvedBy}</span>}
        </h3>
        {parts.map(({ approved, removed }, index) =>
          approved === null ? null : (
            <p key={index} lang={lang} dir="auto">
              {marked(approved, removed, 'del')}
            </p>
          ),
        )}
      </div>
      <div>
        <h3>
          {words.live} {readAt && <span>{readAt}</span>}
        </h3>
        {parts.map(({ kind, live, added }, index) =>
          live === null ? (
            <p key={index} className="missing">
              <Icon name="ch-gone" /> {kind === 'notice' ? words.missingNotice : words.missing}
            </p>
          ) : (
            <p key={index} lang={lang} dir="auto">
              {marked(live, added, 'ins')}
            </p>
          ),
        )}
      </div>
    </div>
  )
}

function marked(text: string, ranges: readonly number[][], Mark: 'del' | 'ins'): ReactNode[] {
  const pieces: ReactNode[] = []
  let at = 0
  for (const [start = 0, end = 0] of ranges.toSorted((one, other) => one[0]! - other[0]!)) {
    if (start < at || end > text.length) continue
    pieces.push(text.slice(at, start), <Mark key={start}>{text.slice(start, end)}</Mark>)
    at = end
  }
  return [...pieces, text.slice(at)]
}

/** In how many places a page differs. */
export const placesOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { approved, live, removed, added }) => {
    if (approved === null || live === null) return sum + 1
    return sum + Math.max(removed.length, added.length)
  }, 0)

const ICONS = {
  same: 'ch-still',
  changed: 'ch-changed',
  notice_gone: 'ch-gone',
  gone: 'ch-gone',
  not_read: 'ch-blind',
  waiting: 'i-clock',
} as const

export const LiveState = ({ value }: { value: keyof typeof ICONS }) => (
  <span className={`chg live-${value}`}>
    <Icon name={ICONS[value]} />
    {words.states[value]}
  </span>
)
