import { chosenFiles } from './dropped.ts'
import type { DroppedFile } from './dropped.ts'

/** The browser's dialog for files, or for a folder with everything in it. */
export function Chooser({
  label,
  folder = false,
  accept,
  onFiles,
}: {
  label: string
  folder?: boolean
  accept?: string
  onFiles(files: DroppedFile[]): void
}) {
  return (
    <label className={folder ? 'link drop-folder' : 'link drop-files'}>
      {label}
      <input
        className="vh"
        type="file"
        multiple
        {...(folder ? { webkitdirectory: '' } : { accept })}
        onChange={({ target }) => {
          onFiles(chosenFiles(target.files))
          target.value = ''
        }}
      />
    </label>
  )
}
