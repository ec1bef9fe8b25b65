import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

/** A long page that explains, on which one word of a shop stands alone, and a claim of its own. */
const PAGE = `<html lang="en"><title>Heat pumps</title><h1>Heat pumps</h1>${Array.from(
  { length: 60 },
  (_, n) => `<p>Part ${n} tells how a heat pump is planned, which rooms it warms and what a house needs before one is ordered.</p>`,
).join('')}<p>The shop has 20% off every pump.</p><p>Our pumps are eco-friendly.</p></html>`
const PACKS = ['--packs', 'eu-consumer,eu-green-claims']

describe('findings of web pages that are likely unfounded, in an audit on this machine', () => {
  const { path: folder, file, remove } = temporaryFolder('likely')
  after(remove)
  file('page.html', PAGE)

  test('they are held back, counted, and listed with the reason; the others say how sure they are', async () => {
    const { stdout } = await runCommand(['audit', 'page.html', ...PACKS, '--held'], { cwd: folder })
    assert.match(
      stdout,
      /held back eu-consumer\.price-reduction: 20% off\n\s+Likely unfounded: of findings like this one, .+ were right\.\n/,
    )
    assert.match(stdout, /\n1 held back: mentions, said by another rule, or likely unfounded \(--held lists them\)\n/)
    assert.doesNotMatch((await runCommand(['audit', 'page.html', ...PACKS], { cwd: folder })).stdout, /price-reduction/)
    const { json } = await runCommand(['audit', 'page.html', ...PACKS, '--json'], { cwd: folder })
    const [{ findings, held }] = json.assets
    assert.deepEqual(
      findings.map(({ rule_id: id }: { rule_id: string }) => id),
      ['eu-green-claims.eco-friendly'],
    )
    assert.ok(findings[0].confidence >= 0.5 && findings[0].confidence < 1)
    assert.deepEqual(
      held.map(({ rule_id: id }: { rule_id: string }) => id),
      ['eu-consumer.price-reduction'],
    )
  })

  test('a severity of one’s own choice brings them back', async () => {
    file('own/imprimatur.yml', 'packs: [eu-consumer, eu-green-claims]\nrules: {eu-consumer.price-reduction: high}\n')
    file('own/page.html', PAGE)
    const { json } = await runCommand(['audit', 'own', '--json'], { cwd: folder })
    const found = json.assets.flatMap(({ findings }: any) => findings).find(({ rule_id: id }: any) => id === 'eu-consumer.price-reduction')
    assert.equal(found.severity, 'HIGH')
  })
})
