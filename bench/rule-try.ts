/**
 * `npm run bench -- rule-try [pages]`: a literal rule tried on stored pages, through the worker as a workspace does it; then the same rule
 * with an expression that must look at every page, to see what skipping pages is worth.
 */
import assert from 'node:assert/strict'
import { openReading } from '../src/audits/reading/reading.ts'
import { readSettings } from '../src/config.ts'
import { migrate } from '../src/db/base/migrate.ts'
import { openPool } from '../src/db/base/pool.ts'
import { findTry, insertTry } from '../src/db/rules/tries.ts'
import { newId } from '../src/db/base/ids.ts'
import { nothingTried } from '../src/decided/tried.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { tryRule } from '../src/jobs/try-rule.ts'
import { throwawayServer } from '../test/helpers/server.ts'
import { plantStoredPages } from '../test/helpers/stored-pages.ts'

const GOAL = 10
const SENTENCES = [
  'The jacket keeps wind and light rain out on long walks in autumn.',
  'Choose a size that leaves room for a pullover underneath.',
  'Our workshop in Freiburg repairs zips and seams for as long as you own it.',
  'Delivery takes two to four days; returns are free within thirty days.',
  'Made of organic cotton from three farms that we visit each year.',
  'Wash it by hand, let it dry in the shade and wax it before winter.',
]

const sentenceAt = (index: number, at: number) => `${SENTENCES[(index * 7 + at) % SENTENCES.length]} No. ${index * 60 + at}.`

/** About as long as a page of a shop, markup included; one page in a hundred has the word. */
function* pagesOf(count: number) {
  for (let index = 0; index < count; index++) {
    const paragraphs = Array.from(
      { length: 60 },
      (_, at) => `<div class="row col-12 col-md-6"><p data-track="p${index}-${at}">${sentenceAt(index, at)}</p></div>`,
    )
    if (index % 100 === 7) paragraphs[30] = '<p>It is waterproof, they say.</p>'
    const links = Array.from({ length: 80 }, (_, at) => `<li><a class="nav-link" href="/c/${at}/${index}">Shelf ${at}</a></li>`)
    yield {
      url: `https://shop.example/${index}`,
      html: [
        `<!doctype html><html lang="en"><title>Page ${index}</title>`,
        `<nav><ul>${links.join('\n')}</ul></nav><main>${paragraphs.join('\n')}</main></html>`,
      ].join(''),
    }
  }
}

export async function run(args: string[] = []): Promise<void> {
  const count = Number(args[0] ?? 10_000)
  const server = await throwawayServer({ settings: { fsync: 'on', full_page_writes: 'on' } })
  await migrate(server.url)
  const db = openPool(server.url)
  const { id: workspaceId } = await createWorkspace(db, 'Bench')
  const { auditId } = await plantStoredPages(db, workspaceId, pagesOf(count))
  await db.query('analyze')
  const { rows } = await db.query('select sum(length(packed))::bigint as bytes from asset_contents')
  console.log(`${count.toLocaleString('en')} stored pages, ${(Number(rows[0].bytes) / 1e6).toFixed(0)} MB packed`)
  const reading = openReading(readSettings({}, '/nowhere', {}))
  const tried = async (name: string, terms: string) => {
    const id = newId()
    await insertTry(db, workspaceId, {
      id,
      ruleId: 'own.bench',
      file: 'own/bench.yml',
      content: `extends: existence\nmessage: x\nterms: [${terms}]\nhits: [waterproof]\npasses: [a]\n`,
      earlier: null,
      runs: [auditId],
      counts: nothingTried(count),
      results: { added: [], dropped: [], not_tried: [] },
      createdBy: null,
    })
    const began = performance.now()
    await tryRule(db, reading, { workspaceId, tryId: id })
    const seconds = (performance.now() - began) / 1000
    const { state, counts } = (await findTry(db, workspaceId, id))!
    assert.deepEqual([state, counts.tried, counts.added], ['completed', count, Math.floor((count + 92) / 100)])
    console.log(`${name}: ${seconds.toFixed(1)} s, ${Math.round(count / seconds).toLocaleString('en')} pages a second`)
    return seconds
  }
  await tried('the thread starts and reads the rules', 'waterproof')
  const literal = await tried('a literal rule', 'waterproof')
  await tried('an expression that must look at every page', "'/[uvw]a[a-z]{7}f/'")
  console.log(literal <= GOAL ? `within the goal of ${GOAL} s` : `over the goal of ${GOAL} s`)
  await reading.stop()
  await db.end()
  await server.stop()
}
