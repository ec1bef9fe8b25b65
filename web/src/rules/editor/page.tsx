import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { LanguageKey } from '../../../../src/languages.ts'
import { newRule } from '../../../../src/rules/form/new-rule.ts'
import { call } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { useWorkspace } from '../../base/session.ts'
import { useOwnRule } from '../use-own-rule.ts'
import { RuleEditor } from './editor.tsx'
import type { NewRuleSearch } from '../../base/new-rule-search.ts'
import type { OwnRule } from './use-saving.ts'

/** The text that a new rule was tried on goes along to its page. */
let carried: { ruleId: string; text: string } | null = null

/** A new rule: empty, from a sentence (`term`, `sentence`, `language`), or copied from a pack's (`copy`). */
export function NewRulePage() {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const search: NewRuleSearch = useSearch({ strict: false })
  const { copy = null, term = '', sentence = '', language = null, kind = 'existence' } = search
  const copied = useQuery({
    queryKey: ['rule-copy', workspaceId, copy],
    queryFn: () => call('copyRule', { workspace_id: workspaceId, rule_id: copy! }),
    enabled: copy !== null,
    staleTime: Infinity,
  })
  const started = useMemo(
    () => newRule({ kind, term, sentence, language: language as LanguageKey | null }),
    [kind, term, sentence, language],
  )
  if (copied.error) throw copied.error
  if (copy !== null && !copied.data) return <Loading />
  const onSaved = (rule: OwnRule, text: string) => {
    carried = { ruleId: rule.id, text }
    void navigate({ to: '/w/$workspaceId/rules/own/$ruleId', params: { workspaceId, ruleId: rule.id }, replace: true })
  }
  return <RuleEditor rule={null} content={copied.data?.content ?? started} text={sentence} copiedFrom={copy} onSaved={onSaved} />
}

/** A rule that is saved. */
export function RulePage() {
  const rule = useOwnRule()
  if (!rule) return <Loading />
  return (
    <RuleEditor
      key={rule.id}
      rule={rule}
      content={rule.content}
      text={carried?.ruleId === rule.id ? carried.text : ''}
      onSaved={() => undefined}
    />
  )
}
