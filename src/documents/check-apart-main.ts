import type { Answer, Question } from './check-apart.ts'
import { readSettings } from '../config.ts'
import { isTelemetry } from '../telemetry/processes.ts'
import { keepCompiled, PROJECT } from '../places.ts'

keepCompiled()
// Ctrl-C reaches every process of the terminal; this one goes with the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))

// How to log and whether to count comes by the environment; there are no spans here.
const settings = { ...readSettings({}, PROJECT), OTEL_EXPORTER_OTLP_ENDPOINT: '' }
const name = process.argv[2] ?? 'checker'
const telemetry = async () => {
  const [{ startTelemetry }, { log }] = await Promise.all([import('../telemetry/start.ts'), import('../telemetry/log.ts')])
  await startTelemetry(name, settings, { child: true })
  return log()
}
// What logs next to nothing loads the log with the first line.
const counted = settings.METRICS_PORT === '' ? null : telemetry()

const loaded = Promise.all([import('./check-text.ts'), import('../packs/profile.ts'), import('./rule-guide.ts')])
loaded.then(
  ([{ checkText }, { defaultProfile }]) => {
    if (name !== 'checker') return
    // What most workspaces use is compiled before the first document comes. Should that fail, each document says so itself.
    try {
      checkText('Ready.', 'EN', defaultProfile())
    } catch (error) {
      void (counted ?? telemetry()).then((log) => log.error({ err: error }, 'the rules could not be made ready'))
    }
  },
  () => process.exit(1),
)

process.on('message', async (message: Question) => {
  if (isTelemetry(message)) return
  const { number } = message
  let answer: Answer
  try {
    answer = { number, result: await answerTo(message) }
  } catch (error) {
    answer = { number, failure: (error as Error).stack ?? String(error) }
  }
  process.send!(answer)
})

async function answerTo(question: Question) {
  const [{ checkSoon }, { rulesNotRead }, { ruleGuide }] = await loaded
  const { keepRuleSet } = await import('../packs/kept-rule-sets.ts')
  if (question.rules) keepRuleSet(question.rules.hash, question.rules.files)
  switch (question.kind) {
    case 'check':
      return checkSoon(question.markdown, question.language, question.profile)
    case 'guide':
      return ruleGuide(question.profile, question.language)
    case 'source':
      return (await import('./check-source.ts')).checkedSource(question)
    case 'file':
      return (await import('./check-source.ts')).checkedFile(question)
    case 'mend':
      return (await import('./mend-source.ts')).mendedSource(question)
    case 'lost':
      return rulesNotRead(question.profile)
    case 'weights':
      return (await import('./learnt-weights.ts')).learntWeights(question.profile, question.ruleId, question.language)
    case 'sentences':
      return (await import('./try-sentences.ts')).triedSentences(question)
    case 'effect':
      return (await import('./choice-effect.ts')).choiceEffect(question)
    case 'try':
      return (await import('./try-rule.ts')).triedRule(question)
    case 'held':
      return (await import('./held-back.ts')).heldFindings(question)
  }
}
