import type { ReactNode } from 'react'

/** A table of things that can be opened; `numeric` columns stand at the right. */
export function ListTable({
  columns,
  numeric = [],
  children,
}: {
  columns: Record<string, string>
  numeric?: string[]
  children: ReactNode
}) {
  return (
    <table className="table table-mid">
      <thead>
        <tr>
          {Object.entries(columns).map(([name, label]) => (
            <th key={name} scope="col" className={numeric.includes(name) ? 'num' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
