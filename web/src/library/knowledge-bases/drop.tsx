import { useState } from 'react'
import { Icon } from '../../base/parts/icon.tsx'

/** Where files are chosen or dropped. */
export function Drop({
  label,
  accept,
  disabled,
  onFiles,
}: {
  label: string
  accept: string
  disabled: boolean
  onFiles(files: File[]): void
}) {
  const [over, setOver] = useState(false)
  const give = (files: File[]) => {
    if (files.length > 0 && !disabled) onFiles(files)
  }
  return (
    <label
      className={over ? 'drop is-over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        give([...event.dataTransfer.files])
      }}
    >
      <Icon name="i-upload" />
      <span>{label}</span>
      <input
        className="vh"
        type="file"
        multiple
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          give(files)
        }}
      />
    </label>
  )
}
