import type { ReactNode } from 'react'

/** An empty page: one sentence what it is for, one thing to do. */
export const Empty = ({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) => (
  <div className="empty">
    <h2>{title}</h2>
    {children && <p className="lead">{children}</p>}
    {action}
  </div>
)
