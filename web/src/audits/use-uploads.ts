import { useEffect, useState } from 'react'
import { API, request } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { sayRefused } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { droppedFiles } from './dropped.ts'
import type { DroppedFile } from './dropped.ts'

const AT_ONCE = 20

/** Files chosen, or dropped anywhere on the page, are uploaded at once. */
export function useUploads(onUploaded: (uploads: Schemas['Upload'][]) => void) {
  const { id } = useWorkspace()
  const [busy, setBusy] = useState(0)
  const [over, setOver] = useState(false)
  const upload = async (files: DroppedFile[]) => {
    if (files.length === 0) return
    setBusy((before) => before + files.length)
    const done: Schemas['Upload'][] = []
    try {
      for (let from = 0; from < files.length; from += AT_ONCE) {
        const form = new FormData()
        for (const { file, path } of files.slice(from, from + AT_ONCE)) form.append('file', file, path)
        done.push(...((await request('POST', `${API}/w/${id}/uploads`, form)) as Schemas['Uploads']).uploads)
      }
    } catch (error) {
      sayRefused((error as Error).message)
    }
    setBusy((before) => before - files.length)
    if (done.length > 0) onUploaded(done)
  }
  useEffect(() => {
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(false)
      void droppedFiles(event.dataTransfer!).then(upload)
    }
    const listeners = [
      ['dragover', enter],
      ['dragleave', leave],
      ['drop', drop],
    ] as const
    for (const [name, listener] of listeners) addEventListener(name, listener)
    return () => {
      for (const [name, listener] of listeners) removeEventListener(name, listener)
    }
  })
  return { busy, over, upload }
}
