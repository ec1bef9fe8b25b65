import type { Answer, Question } from './check-apart.ts'
import { keepCompiled } from '../places.ts'

keepCompiled()
// Ctrl-C reaches every process of the terminal; this one goes with the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))

const loaded = Promise.all([import('./check-text.ts'), import('../packs/profile.ts'), import('./rule-guide.ts')])
loaded.then(
  ([{ checkText }, { defaultProfile }]) => {
    // What most workspaces use is compiled before the first document comes. Should that fail, each document says so itself.
    try {
      checkText('Ready.', 'EN', defaultProfile())
    } catch (error) {
      process.stderr.write(`${(error as Error).stack}\n`)
    }
  },
  () => process.exit(1),
)

process.on('message', async ({ number, markdown, language, profile }: Question) => {
  let answer: Answer
  try {
    const [{ checkSoon }, , { ruleGuide }] = await loaded
    answer = { number, result: markdown === null ? ruleGuide(profile, language) : await checkSoon(markdown, language, profile) }
  } catch (error) {
    answer = { number, failure: (error as Error).stack ?? String(error) }
  }
  process.send!(answer)
})
