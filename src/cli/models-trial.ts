import { readingOf, startedModel } from './trial-model.ts'
import { sumOf, trialPages, trialTable, tryPage } from '../trial/index.ts'
import type { PageTried } from '../trial/index.ts'
import { wholeNumber } from '../config.ts'
import { UsageError } from '../errors.ts'
import { textFlag, WORKSPACE } from './command.ts'
import type { Command } from './command.ts'
import { progressBar, progressDone } from './progress.ts'
import { AUDIT_USED } from './used-settings.ts'

/** As a shell says it of a program that Ctrl-C ended. */
const INTERRUPTED = 130

export const tryCommand: Command = {
  usage: '[PAGE…] [--workspace ID]',
  uses: AUDIT_USED,
  summary:
    'Has the model read the ten built-in pages as an audit would, and says how many of their faults it finds, what it gets wrong, the ' +
    'time and the cost; of some of the pages alone where these are named.',
  options: { workspace: { ...WORKSPACE, help: "With the model of this workspace, by its id, within the workspace's budget." } },
  words: [0, 10],
  async run(call) {
    const pages = pagesNamed(call.words)
    let left = wholeNumber(call.settings, 'GUIDELINE_BUDGET')
    const cancel = new AbortController()
    process.once('SIGINT', () => cancel.abort())
    const { model, close } = await startedModel(call.settings, textFlag(call, 'workspace'))
    const reading = readingOf(call.settings)
    const bar = progressBar('reading')
    const tried: PageTried[] = []
    try {
      for (const page of pages) {
        bar(tried.length, pages.length)
        const one = await tryPage({ reading, model, budget: left, signal: cancel.signal }, page)
        left -= one.questions
        tried.push(one)
      }
    } catch (error) {
      if (!cancel.signal.aborted) throw error
    } finally {
      progressDone()
      await reading.stop()
      await close()
    }
    const sum = sumOf(tried)
    const said = cancel.signal.aborted ? `Stopped after ${tried.length} of ${pages.length} pages.\n` : ''
    call.print(
      { model: model.name, pages: tried, sum, stopped: cancel.signal.aborted },
      `${model.name}\n\n${trialTable(tried)}\n${said}`.trimEnd(),
    )
    if (cancel.signal.aborted) return INTERRUPTED
    return sum.pages_not_judged > 0 ? 1 : 0
  },
}

function pagesNamed(words: readonly string[]) {
  const all = trialPages()
  const strange = words.find((word) => !all.some(({ page }) => page === word))
  if (strange !== undefined)
    throw new UsageError(`There is no page "${strange}" in the trial; there are ${all.map(({ page }) => page).join(', ')}`)
  return words.length === 0 ? all : all.filter(({ page }) => words.includes(page))
}
