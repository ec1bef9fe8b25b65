import assert from 'node:assert/strict'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, test } from 'node:test'
import { defaultProfile } from '../../src/packs/profile.ts'
import { openReading } from '../../src/audits/reading/reading.ts'
import { readSettings } from '../../src/config.ts'
import { HOSTILE } from '../helpers/hostile.ts'
import { page } from '../helpers/site.ts'

describe('documents made to cost time or memory', () => {
  const reading = openReading(readSettings({ READ_SECONDS: '1' }, '/nowhere', {}))
  const profile = { ...defaultProfile(), packs: ['eu-green-claims'] }
  const SAID =
    /^(This (document|file|JSON|Markdown|PDF|is a ZIP)|The file is|Reading (and checking )?it (took|ended)|.* CSV|.*nested|.*single)/
  const outcome = async (name: string) => {
    const { type, make } = HOSTILE[name]!
    const intake = { id: '1', name: 'hostile', url: 'file:hostile', type, bytes: make() }
    const loop = monitorEventLoopDelay({ resolution: 10 })
    loop.enable()
    const checked = await reading.check('workspace', { auditId: '1', intake, profile, versions: new Map(), judging: null })
    loop.disable()
    return { checked, stalled: loop.max / 1e6 }
  }

  for (const name of Object.keys(HOSTILE)) {
    test(`${name}: an outcome, and the loop of the worker goes on`, async () => {
      const { checked, stalled } = await outcome(name)
      if ('failed' in checked) assert.match(checked.failed, SAID)
      else assert.ok(checked.characters >= 0)
      assert.ok(stalled < 2000, `${Math.round(stalled)} ms`)
    })
  }

  test('what comes after them is read as ever', async () => {
    const bytes = Buffer.from(page('Fine', '<p>Words.</p>'))
    const intake = { id: '2', name: 'fine', url: 'file:fine', type: 'html' as const, bytes }
    const asset = { auditId: '1', intake, profile, versions: new Map(), judging: null }
    assert.ok(!('failed' in (await reading.check('workspace', asset))))
    await reading.stop()
  })
})
