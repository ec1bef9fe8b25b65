import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshDatabase } from '../helpers/database.ts'
import { carryUnderKills } from '../faults/proof/carry-kills.ts'

test('killed while it carries decisions over, it loses none and carries none twice', async () => {
  const { url, drop } = await freshDatabase()
  const { killed } = await carryUnderKills(url, { kills: 5, violations: 20_000, atOnce: 1000 })
  assert.ok(killed > 0)
  await drop()
})
