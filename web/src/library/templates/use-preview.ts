import { useEffect, useRef, useState } from 'react'
import type { LanguageKey } from '../../../../src/languages.ts'
import { ApiError, call } from '../../base/api.ts'
import type { Answer } from '../../base/api.ts'
import { useWorkspace } from '../../base/session.ts'
import { faultsOf } from '../../base/template-form/values.ts'
import type { FieldFaults, FormEntry } from '../../base/template-form/values.ts'
import type { Files } from './state.ts'

export interface PreviewOrder {
  /** Null: with the examples of the form. */
  input: Record<string, unknown> | null
  toneMetaId: string | null
  variant: number
}

export interface Previewing {
  answer: Answer<'previewTemplate'> | null
  busy: boolean
  failure: string | null
  /** What is wrong with the sample values. */
  faults: FieldFaults
  /** The same, written by the model; null until somebody asks. */
  byModel(): Promise<void>
}

const PAUSE = 350
const NO_FAULTS: FieldFaults = {}

type State = Omit<Previewing, 'byModel' | 'busy'> & { asked: string }
type Asked = [key: string, files: Files, language: LanguageKey, order: PreviewOrder]

const bodyOf = (asked: string, byModel: boolean) => {
  const [key, files, language, { input, toneMetaId, variant }] = JSON.parse(asked) as Asked
  const form = { language_key: language, input: input as never, tone_meta_id: toneMetaId, variant }
  return { key, files, ...form, by_model: byModel }
}

const answered = (asked: string, answer: Answer<'previewTemplate'>): State => ({ answer, failure: null, faults: NO_FAULTS, asked })

/** Faults of the sample values are shown at their fields; anything else is a sentence. */
const failed = (asked: string, error: unknown, before: State): State => {
  const [, , language] = JSON.parse(asked) as Asked
  const form = (before.answer?.forms.find(({ language_key: each }) => each === language)?.form ?? []) as unknown as FormEntry[]
  const faults = error instanceof ApiError && error.status === 422 ? faultsOf(error, form) : null
  return { ...before, asked, faults: faults ?? NO_FAULTS, failure: faults ? null : (error as Error).message }
}

/** Writes the text after each pause in typing, as a document would be. An answer that comes after another question is dropped. */
export function usePreview(key: string, files: Files, language: LanguageKey, order: PreviewOrder, enabled: boolean): Previewing {
  const { id } = useWorkspace()
  const asked = JSON.stringify([key, files, language, order] satisfies Asked)
  const [state, setState] = useState<State>({ answer: null, failure: null, faults: NO_FAULTS, asked: '' })
  const [working, setWorking] = useState(false)
  const first = useRef(true)
  useEffect(() => {
    if (!enabled) return undefined
    const control = new AbortController()
    const ask = () =>
      call('previewTemplate', { workspace_id: id, body: bodyOf(asked, false) }, control.signal).then(
        (answer) => {
          if (!control.signal.aborted) setState(answered(asked, answer))
        },
        (error: unknown) => {
          if (!control.signal.aborted) setState((before) => failed(asked, error, before))
        },
      )
    const timer = setTimeout(() => void ask(), first.current ? 0 : PAUSE)
    first.current = false
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [id, asked, enabled])
  return {
    ...state,
    busy: working || (enabled && state.asked !== asked),
    async byModel() {
      setWorking(true)
      try {
        setState(answered(asked, await call('previewTemplate', { workspace_id: id, body: bodyOf(asked, true) })))
      } catch (error) {
        setState((before) => failed(asked, error, before))
      } finally {
        setWorking(false)
      }
    },
  }
}
