import { useState } from 'react'
import { API, upload as sendFiles } from '../api.ts'
import type { Schemas } from '../api.ts'
import { sayRefused } from '../parts/toast.tsx'
import { useWorkspace } from '../session.ts'
import type { DroppedFile } from '../files/dropped.ts'
import { useDrop } from '../files/use-drop.ts'

const AT_ONCE = 20

/** Files chosen, or dropped anywhere on the page, are uploaded at once. */
export function useUploads(onUploaded: (uploads: Schemas['Upload'][]) => void) {
  const { id } = useWorkspace()
  const [busy, setBusy] = useState(0)
  const upload = async (files: DroppedFile[]) => {
    if (files.length === 0) return
    setBusy((before) => before + files.length)
    const done: Schemas['Upload'][] = []
    try {
      for (let from = 0; from < files.length; from += AT_ONCE) {
        const form = new FormData()
        for (const { file, path } of files.slice(from, from + AT_ONCE)) form.append('file', file, path)
        done.push(...((await sendFiles(`${API}/w/${id}/uploads`, form)) as Schemas['Uploads']).uploads)
      }
    } catch (error) {
      sayRefused((error as Error).message)
    }
    setBusy((before) => before - files.length)
    if (done.length > 0) onUploaded(done)
  }
  const over = useDrop((files) => void upload(files))
  return { busy, over, upload }
}
