import type { ReactNode } from 'react'
import { Icon } from '../base/parts/icon.tsx'
import { strings } from '../base/strings.ts'

/** The foot of a dialog that decides: it can be undone, the way out, and the one that goes on (`children`). */
export function DecisionFoot({ leave = strings.base.cancel, onLeave, children }: { leave?: string; onLeave(): void; children: ReactNode }) {
  return (
    <>
      <p className="note">
        <Icon name="i-undo" />
        {strings.desk.canBeUndone}
      </p>
      <button className="btn" type="button" onClick={onLeave}>
        {leave} <kbd aria-hidden="true">{strings.base.keyCap.esc}</kbd>
      </button>
      {children}
    </>
  )
}
