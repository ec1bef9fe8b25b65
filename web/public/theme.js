// Before the first paint, so that nobody is dazzled: the theme chosen here, where it is not the system's.
try {
  const theme = localStorage.getItem('imprimatur.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // A browser without storage follows the system.
}
