import { parentPort } from 'node:worker_threads'
import { judgePage } from '../../fetch/judge-page.ts'
import type { Judging } from '../judging.ts'
import { keepRuleSet } from '../../packs/kept-rule-sets.ts'
import type { Judged, Question, Report, Results, RulesFirst, Work } from './messages.ts'

const report = (message: Report) => parentPort!.postMessage(message)
const nameOf = ({ ruleId, guideline, text, remarks = [] }: Question) => `${ruleId}\0${guideline}\0${text}\0${JSON.stringify(remarks)}`

/** Answers that were had before; what was not asked counts as not found. */
function judgingFrom({ answers, failures }: Judged): Judging {
  const known = new Map(answers.map((answer) => [nameOf(answer), answer.judgements]))
  return {
    asks: false,
    judge: async (text, guideline, ruleId, remarks = []) => known.get(nameOf({ ruleId, guideline, text, remarks })) ?? [],
    failures: () => failures,
  }
}

function reportPreparing<T>(make: () => T): T {
  report({ preparing: true })
  const before = process.threadCpuUsage()
  try {
    return make()
  } finally {
    const { user, system } = process.threadCpuUsage(before)
    report({ prepared: (user + system) / 1000 })
  }
}

async function done(work: Work): Promise<Results[keyof Results]> {
  if (work.kind === 'page') {
    report({ began: true })
    const judged = judgePage(work.page, work.requested)
    if (judged.outcome !== 'page') return judged
    const { page: _page, ...rest } = judged
    return rest
  }
  if (work.kind === 'train') {
    const { trainOnDecisions } = await import('../../rules/learned/index.ts')
    report({ began: true })
    return trainOnDecisions(work.decisions)
  }
  if (work.kind === 'try') {
    const { tryPages } = await import('../try-pages.ts')
    report({ began: true })
    return tryPages(work)
  }
  const [{ checkAsset }, { questionsOf }, { compiledFor, setPreparing }] = await Promise.all([
    import('../check-asset.ts'),
    import('../find-in-asset.ts'),
    import('../../packs/compiled-rules.ts'),
  ])
  setPreparing(reportPreparing)
  // Seconds for the first page of an audit, and none of them that page's.
  compiledFor(work.profile)
  report({ began: true })
  if (work.kind === 'questions') return questionsOf(work.intake, work.profile)
  const { auditId, intake, profile, versions, judged } = work
  const checked = await checkAsset(auditId, intake, profile, versions, judged && judgingFrom(judged))
  return 'failed' in checked ? checked : { ...checked, snapshot: checked.snapshot !== null }
}

parentPort!.on('message', async (work: Work | RulesFirst) => {
  if (work.kind === 'rules') return keepRuleSet(work.hash, work.files)
  try {
    report({ result: await done(work) })
  } catch (error) {
    report({ error: (error as Error).stack ?? String(error) })
  }
})
report({ ready: true })
