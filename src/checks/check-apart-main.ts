import type { Answer, Cancel, Question, Ready } from './checker.ts'
import { written } from './finding-shape.ts'
import type { CheckedSource, FileRefused } from './check-source.ts'
import { inTurns, LeftUndone } from './in-turns.ts'
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
    // What most workspaces use is compiled before the first text comes, which takes long where the machine is busy; rules to try need
    // none of it. Should that fail, each text says so itself.
    if (name !== 'rule-trier')
      try {
        checkText('Ready.', 'EN', defaultProfile())
      } catch (error) {
        void (counted ?? telemetry()).then((log) => log.error({ err: error }, 'the rules could not be made ready'))
      }
    process.send!({ ready: true } satisfies Ready)
  },
  () => process.exit(1),
)

/** Questions whose answers are waited for. */
const wanted = new Set<number>()

process.on('message', async (message: Question | Cancel) => {
  if (isTelemetry(message)) return
  if ('cancel' in message) return void wanted.delete(message.cancel)
  const { number } = message
  wanted.add(number)
  let answer: Answer
  try {
    answer = { number, result: await answerTo(message) }
  } catch (error) {
    answer = error instanceof LeftUndone ? { number, left: true } : { number, failure: (error as Error).stack ?? String(error) }
  }
  wanted.delete(number)
  process.send!(answer)
})

async function answerTo(question: Question) {
  const [{ checkTextInTurns }, { rulesNotRead }, { ruleGuide }] = await loaded
  const { keepRuleSet } = await import('../packs/kept-rule-sets.ts')
  if (question.rules) keepRuleSet(question.rules.hash, question.rules.files)
  const run = <T>(work: Generator<void, T>) => inTurns(work, () => wanted.has(question.number))
  switch (question.kind) {
    case 'check':
      return run(checkTextInTurns(question.markdown, question.language, question.profile))
    case 'guide':
      return ruleGuide(question.profile, question.language)
    case 'source':
      return written(await run((await import('./check-source.ts')).checkedSource(question)))
    case 'file':
      return (await import('./check-source.ts')).checkedFile(question, run).then(writtenFile)
    case 'correct':
      return written(await run((await import('./correct-source.ts')).correctedSource(question)))
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

const writtenFile = (checked: CheckedSource | FileRefused) => ('findings' in checked ? written(checked) : checked)
