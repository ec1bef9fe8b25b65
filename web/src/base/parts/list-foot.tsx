import type { ReactNode } from 'react'
import { strings } from '../strings.ts'

interface Props {
  most: number
  of: number
  page: number
  onMore(most: number): void
  /** What stands before it, such as the keys of the list. */
  children?: ReactNode
}

/** Below a long list: how much of it is shown, and the way to more. */
export const ListFoot = ({ most, of, page, onMore, children }: Props) => (
  <div className="list-foot">
    {children}
    <p>
      {strings.base.shown(Math.min(most, of), of)}{' '}
      {of > most && (
        <button className="link" type="button" onClick={() => onMore(most + page)}>
          {strings.base.showMore(page)}
        </button>
      )}
    </p>
  </div>
)
