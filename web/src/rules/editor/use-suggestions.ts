import { useEffect, useRef, useState } from 'react'
import type { LanguageKey } from '../../../../src/languages.ts'
import { valueAt } from '../../../../src/rules/form/change.ts'
import type { Form } from '../../../../src/rules/form/fields.ts'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { useWorkspace } from '../../base/session.ts'

export type Suggestions = Schemas['RuleSuggestions']

const PAUSE = 700

/** What stored pages offer for the wording of the rule; asked for again when the wording or what is left alone changes. */
export function useSuggestions(file: string, content: string, form: Form | null, language: LanguageKey | null): Suggestions | null {
  const { id, may } = useWorkspace()
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  const wording =
    form && JSON.stringify((['terms', 'replace', 'trigger', 'first', 'exceptions'] as const).map((name) => valueAt(form, name, language)))
  const isAllowed = may('manage_rules')
  // The content of the moment is sent; what else changes in it does not change what is offered.
  const now = useRef(content)
  useEffect(() => {
    now.current = content
  })
  useEffect(() => {
    if (wording === null || !isAllowed) return
    const control = new AbortController()
    const ask = async (thorough: boolean) => {
      const body = { file, content: now.current, language, thorough }
      const found = await call('suggestForRule', { workspace_id: id, body }, control.signal)
      if (control.signal.aborted) return
      setSuggestions(found)
      // What a quick look did not get to is looked through while one goes on typing.
      if (!thorough && !found.complete) await ask(true)
    }
    // They are a help and no more: without them the form works as well.
    const timer = setTimeout(() => void ask(false).catch(() => undefined), PAUSE)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [id, file, wording, language, isAllowed])
  return suggestions
}
