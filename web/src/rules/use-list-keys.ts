import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useDeskKeys, useLetterKeys } from '../base/keys.ts'
import type { ListedRule } from './listed-rule.ts'

const words = strings.rules.keys

/** Keys of the list: J and K move, Enter opens the rule as its link does, T tries it, O switches it off or on, N begins one. */
export function useListKeys(shown: ListedRule[], onSwitch: (rule: ListedRule) => void) {
  const { id: workspaceId, may } = useWorkspace()
  const navigate = useNavigate()
  const [letterKeys] = useLetterKeys()
  const [at, setAt] = useState(-1)
  const list = useRef<HTMLTableSectionElement>(null)
  const mayWrite = may('manage_rules')
  const move = (step: number) => {
    if (shown.length === 0) return
    const next = Math.min(shown.length - 1, Math.max(0, at + step))
    setAt(next)
    list.current?.children[next]?.querySelector('a')?.focus()
  }
  const attempt = (rule: ListedRule | undefined) => {
    if (!rule) return
    if (rule.pack !== null) return say({ text: words.triedAsCopy, icon: 'i-info' })
    void navigate({ to: '/w/$workspaceId/rules/own/$ruleId/try', params: { workspaceId, ruleId: rule.id } })
  }
  const switchIt = (rule: ListedRule | undefined) => {
    if (!rule) return
    if (rule.state === 'published' || rule.state === 'off') onSwitch(rule)
    else say({ text: words.doesNotRun, icon: 'i-info' })
  }
  useDeskKeys(letterKeys, {
    j: () => move(1),
    k: () => move(-1),
    t: () => attempt(shown[at]),
    '?': () => document.dispatchEvent(new Event('imprimatur:help')),
    ...(mayWrite
      ? {
          n: () => void navigate({ to: '/w/$workspaceId/rules/own/new', params: { workspaceId } }),
          o: () => switchIt(shown[at]),
        }
      : {}),
  })
  return { list, at, setAt }
}
