import { useState } from 'react'
import { CopyButton } from '../base/parts/copy-button.tsx'
import { strings } from '../base/strings.ts'

const words = strings.settings.secondFactor

/** Recovery codes, the only time they can be seen. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const [stored, setStored] = useState(false)
  return (
    <div>
      <p role="status">{words.codesHelp}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <CopyButton text={codes.join('\n')} label={words.copyCodes} />
      </p>
      <label className="check">
        <input type="checkbox" checked={stored} onChange={(event) => setStored(event.currentTarget.checked)} />
        <span>{words.stored}</span>
      </label>
      <p>
        <button className="btn btn-primary" type="button" disabled={!stored} onClick={onDone}>
          {words.done}
        </button>
      </p>
    </div>
  )
}
