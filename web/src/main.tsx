import { language } from './base/language.ts'
import { speak } from './base/strings.ts'
import { texts } from './languages/index.ts'
import './app/styles.css'

/** Texts first: the modules of the application read them as they run. The page has both loaded beside each other. */
async function start(): Promise<void> {
  document.documentElement.lang = language
  await speak(texts[language])
  await import('./app/start.tsx')
}

void start()
