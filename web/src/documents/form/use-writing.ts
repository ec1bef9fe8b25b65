import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { API, ApiError } from '../../base/api.ts'
import { say, sayRefused } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { faultsOf, inputOf } from '../../base/template-form/values.ts'
import type { FieldFaults } from '../../base/template-form/values.ts'
import { readEvents } from './events.ts'
import { formOf, toneMetaId } from './template-form.tsx'
import type { FormState, Shelf } from './template-form.tsx'

interface Writing {
  /** The Markdown received so far; null while nothing is being written. */
  text: string | null
  faults: FieldFaults
  write(state: FormState): Promise<void>
  forget(field: string): void
}

/** Requests a document and shows its text as it arrives. The server stores it even if the page is left. */
export function useWriting(shelf: Shelf, onDone: (id: string) => void): Writing {
  const { id: workspaceId } = useWorkspace()
  const queries = useQueryClient()
  const [text, setText] = useState<string | null>(null)
  const [faults, setFaults] = useState<FieldFaults>({})
  const watching = useRef(true)
  useEffect(() => {
    watching.current = true
    return () => {
      watching.current = false
    }
  }, [])
  /** A second click comes before the form is replaced by the text: what is being written is written once. */
  const underWay = useRef(false)
  const write = async (state: FormState) => {
    if (underWay.current) return
    underWay.current = true
    await writeOnce(state).finally(() => (underWay.current = false))
  }
  const writeOnce = async ({ templateId, language, toneId, values }: FormState) => {
    const form = formOf(shelf, templateId, language)
    setFaults({})
    setText('')
    let written = ''
    const show = (next: string) => {
      written = next
      if (watching.current) setText(next)
    }
    try {
      const body = {
        template_id: templateId,
        language_key: language,
        tone_meta_id: toneMetaId(shelf, toneId, language),
        input: inputOf(form, values),
      }
      for await (const { event, data } of readEvents(`${API}/w/${workspaceId}/documents/stream`, body)) {
        if (event === 'text') show(written + String((data as { text: string }).text))
        else if (event === 'restart') show('')
        else if (event === 'failed') throw new ApiError((data as { status: number }).status, data)
        else if (event === 'done') {
          await queries.invalidateQueries({ queryKey: ['documents'] })
          const { id, replaced } = data as { id: string; replaced: string[] }
          if (watching.current) onDone(id)
          // Tells the user which of their words were replaced because of a rule.
          if (replaced.length > 0) say({ text: strings.documents.replaced(replaced), icon: 'i-shield' })
          return
        }
      }
      throw new ApiError(0, null)
    } catch (error) {
      if (!watching.current) return
      setText(null)
      const found = faultsOf(error, form)
      if (found) setFaults(found)
      else sayRefused((error as Error).message)
    }
  }
  const forget = (field: string) => setFaults(({ [field]: _gone, ...rest }) => rest)
  return { text, faults, write, forget }
}
