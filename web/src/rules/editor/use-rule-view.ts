import { useState } from 'react'
import type { View } from './actions.tsx'

const KEPT = 'imprimatur.rule-view'
const isView = (value: string | null): value is View => value === 'form' || value === 'both' || value === 'yaml'

/** The form alone until somebody asks for the YAML, which this browser remembers. */
export function useRuleView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => {
    const kept = localStorage.getItem(KEPT)
    return isView(kept) ? kept : 'form'
  })
  return [
    view,
    (next) => {
      localStorage.setItem(KEPT, next)
      setView(next)
    },
  ]
}
