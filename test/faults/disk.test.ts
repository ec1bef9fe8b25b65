import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { test } from 'node:test'
import { startApi } from '../helpers/api.ts'

test('a disk that is full is said in health, and only then', async () => {
  const full = await startApi({ settings: { DATA: tmpdir(), DISK_FREE_MB: String(10 ** 12) } })
  const { status, body } = await full.call('GET', '/healthz', { key: null })
  assert.equal(status, 503)
  assert.equal((body as { status: string }).status, 'fail')
  assert.match(
    (body as { output: string }).output,
    /^The disk is full: \d+ MB are free where the data lies, and 1000000000000 MB are needed\.$/,
  )
  await full.close()
  for (const settings of [{ DATA: tmpdir(), DISK_FREE_MB: '1' }, { DATA: tmpdir(), DISK_FREE_MB: '0' }, { DATA: '/nowhere' }]) {
    const api = await startApi({ settings })
    assert.deepEqual((await api.call('GET', '/healthz', { key: null })).body, { status: 'pass' })
    await api.close()
  }
})
