import type { ReactNode } from 'react'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'

/** Footer of a dialog that decides: a note that it can be undone, cancel, and the confirming button (`children`). */
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
