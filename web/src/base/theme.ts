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
  } catch (error) {
    // Where the browser forbids localStorage, or it is full, the choice lasts as long as the page.
    if (!(error instanceof DOMException)) throw error
  }
}

/** Switches between light and dark. */
export function toggleTheme(): void {
  const current = stored()
  const dark = current === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : current === 'dark'
  setTheme(dark ? 'light' : 'dark')
}
