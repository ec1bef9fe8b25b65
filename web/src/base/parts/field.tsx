import { useId } from 'react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  label: ReactNode
  /** Help text, below left. */
  help?: ReactNode
  /** Counter, below right. */
  count?: ReactNode
  /** Error message. */
  fault?: string | null
  /** The control; pass it the properties it gets here. */
  children(control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }): ReactNode
}

/** Label above, help below left, counter below right, error below with an icon. */
export function Field({ label, help, count, fault, children }: Props) {
  const id = useId()
  const described = help || count || fault ? `${id}-help` : undefined
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': fault ? true : undefined })}
      <div id={described}>
        {fault && (
          <p className="field-error" role="alert">
            <Icon name="i-warn" />
            {fault}
          </p>
        )}
        {(help || count) && (
          <p className="field-help">
            <span>{help}</span>
            {count && <span>{count}</span>}
          </p>
        )}
      </div>
    </div>
  )
}
