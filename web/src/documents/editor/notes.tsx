import { useEffect, useLayoutEffect, useRef } from 'react'
import { Note } from './note.tsx'
import type { Placed } from './marks.ts'
import { useVisibleRange } from './visible-range.ts'

interface Props extends Omit<React.ComponentProps<typeof Note>, 'finding' | 'pending' | 'writable' | 'here' | 'number' | 'of'> {
  open: Placed[]
  active: string | null
}

/** The findings beside the text, in its order. Of a long list only those near the visible part are in the page. */
export function Notes({ open, active, ...rest }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { start, end, before, after, reveal } = useVisibleRange(
    list,
    open.map(({ finding }) => finding.id),
  )
  const at = active === null ? -1 : open.findIndex(({ finding }) => finding.id === active)
  const activeAt = useRef(at)
  useLayoutEffect(() => {
    activeAt.current = at
  })
  useEffect(() => {
    if (activeAt.current >= 0) reveal(activeAt.current)
  }, [active, reveal])
  return (
    <div className="mnotes" ref={list} role="feed" aria-busy={false}>
      {before > 0 && <div style={{ height: before }} />}
      {open.slice(start, end).map(({ finding, pending, edits }, index) => (
        <Note
          key={finding.id}
          {...rest}
          finding={finding}
          pending={pending}
          writable={edits.length > 0}
          here={finding.id === active}
          number={start + index + 1}
          of={open.length}
        />
      ))}
      {after > 0 && <div style={{ height: after }} />}
    </div>
  )
}
