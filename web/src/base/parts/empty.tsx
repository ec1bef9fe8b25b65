import type { ReactNode } from 'react'

/** Empty state: one sentence about the page, and one action. `whole`: it is all there is, so its title is the page's heading. */
export const Empty = ({ title, children, action, whole }: { title: string; children?: ReactNode; action?: ReactNode; whole?: boolean }) => (
  <div className="empty">
    {whole ? <h1>{title}</h1> : <h2>{title}</h2>}
    {children && <p className="lead">{children}</p>}
    {action}
  </div>
)
