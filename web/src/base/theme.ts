type Theme = 'system' | 'light' | 'dark'
const KEY = 'imprimatur.theme'

function stored(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function setTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Without localStorage the choice lasts as long as the page.
  }
}

/** Switches between light and dark. */
export function toggleTheme(): void {
  const current = stored()
  const dark = current === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : current === 'dark'
  setTheme(dark ? 'light' : 'dark')
}
