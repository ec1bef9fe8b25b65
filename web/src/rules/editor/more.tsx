import type { ReactNode } from 'react'

/** Fields that most rules do without: folded, named in the line that opens them, and open where one is filled. */
export const More = ({ open, of, children }: { open: boolean; of: string[]; children: ReactNode }) => (
  <details className="fmore" open={open || undefined}>
    <summary>{of.join(' · ')}</summary>
    {children}
  </details>
)
