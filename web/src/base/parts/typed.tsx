import { useLayoutEffect, useRef } from 'react'
import type { ReactNode, RefObject, TextareaHTMLAttributes } from 'react'

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** The same text with marks, drawn behind what is typed. Its letters are not seen. */
  behind: ReactNode
  className: string
  area?: RefObject<HTMLTextAreaElement | null>
  /** A line to keep in sight when it changes. */
  line?: number | null
}

/**
 * A field for text with marks behind the letters. The field grows with its text and the box around it scrolls, so that letters and marks
 * never drift apart.
 */
export function Typed({ behind, className, area, line = null, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (line === null || !box.current) return
    const marked = box.current.querySelector<HTMLElement>(`[data-line="${line}"]`)
    if (!marked) return
    const { offsetTop: top, offsetHeight: height } = marked
    const { scrollTop: from, clientHeight: room } = box.current
    if (top < from || top + height > from + room) box.current.scrollTop = Math.max(0, top - room / 3)
  }, [line])
  return (
    <div className={`typed ${className}`} ref={box}>
      <div className="typed-behind" aria-hidden="true">
        {behind}
      </div>
      <textarea ref={area} spellCheck={false} {...rest} />
    </div>
  )
}
