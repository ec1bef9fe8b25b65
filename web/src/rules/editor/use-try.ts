import { useEffect, useRef, useState } from 'react'
import type { LanguageKey } from '../../../../src/languages.ts'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { useWorkspace } from '../../base/session.ts'

export type RuleTry = Schemas['RuleTry']

export interface Trying {
  /** What came of the rule as it stood last; null before the first answer. */
  tried: RuleTry | null
  /** The text it was tried on. */
  text: string
  /** Whether the rule or the text has changed since. */
  busy: boolean
  milliseconds: number | null
  failure: string | null
}

const PAUSE = 250
const NOTHING: Omit<Trying, 'busy'> = { tried: null, text: '', milliseconds: null, failure: null }

/** Tries the rule and a text after each pause in typing. An answer that comes after another question is dropped. */
export function useTry(file: string, content: string, text: string, language: LanguageKey | null): Trying {
  const { id } = useWorkspace()
  const asked = JSON.stringify([file, content, text, language])
  const [trying, setTrying] = useState({ ...NOTHING, asked: '' })
  const first = useRef(true)
  useEffect(() => {
    const control = new AbortController()
    const timer = setTimeout(
      () => {
        const began = performance.now()
        call(
          'tryOwnRule',
          { workspace_id: id, body: { file, content, texts: text === '' ? [] : [{ text: paragraphs(text), format: 'text', language }] } },
          control.signal,
        ).then(
          (answer) => {
            if (control.signal.aborted) return
            const tried = { ...answer, texts: answer.texts.map((each) => inLines(each, text)) }
            setTrying({ tried, text, asked, milliseconds: Math.round(performance.now() - began), failure: null })
          },
          (error: Error) => {
            if (!control.signal.aborted) setTrying((before) => ({ ...before, asked, failure: error.message }))
          },
        )
      },
      first.current ? 0 : PAUSE,
    )
    first.current = false
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [id, file, content, text, language, asked])
  return { ...trying, busy: trying.asked !== asked }
}

/** Whoever types takes each line for a paragraph; in a file of plain text a paragraph ends with an empty line. */
const paragraphs = (text: string) => text.replaceAll('\n', '\n\n')

type TriedText = RuleTry['texts'][number]

/** What was found, with places in the text as it was typed. */
function inLines(tried: TriedText, text: string): TriedText {
  const starts = [...text.matchAll(/\n/g)].map(({ index }, before) => index + before)
  const typed = (offset: number) => offset - starts.filter((start) => start < offset).length
  const moved = <Found extends { start: number; end: number }>(found: Found): Found => ({
    ...found,
    start: typed(found.start),
    end: typed(found.end),
  })
  return { ...tried, findings: tried.findings.map(moved), held: tried.held.map(moved) }
}
