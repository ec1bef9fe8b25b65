import { useEffect, useState } from 'react'
import { droppedFiles } from './dropped.ts'
import type { DroppedFile } from './dropped.ts'

/** Files dropped anywhere on the page; answers whether some are held over it. */
export function useDrop(onFiles: (files: DroppedFile[]) => void): boolean {
  const [over, setOver] = useState(false)
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
      void droppedFiles(event.dataTransfer!).then(onFiles)
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
  return over
}
