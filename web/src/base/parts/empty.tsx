import type { ReactNode } from 'react'

/** Empty state: one sentence about the page, and one action. */
export const Empty = ({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) => (
  <div className="empty">
    <h2>{title}</h2>
    {children && <p className="lead">{children}</p>}
    {action}
  </div>
)
