import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'
const KEY = 'imprimatur.theme'
const listeners = new Set<() => void>()

function stored(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useTheme = (): Theme => useSyncExternalStore(subscribe, stored)

/** From what is seen now to the other. */
export function toggleTheme(): void {
  const current = stored()
  const dark = current === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : current === 'dark'
  setTheme(dark ? 'light' : 'dark')
}
