import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COMMANDS } from '../../src/cli/commands.ts'
import { CALLS, ELSEWHERE, OWN } from '../release/calls.ts'

test('every flag of every command is in a call that the tests of the release make', async () => {
  const called = (name: string) => CALLS.map(([words]) => words).filter((words) => words === name || words.startsWith(`${name} `))
  const missing: string[] = []
  for (const name of OWN)
    for (const flag of Object.keys((await COMMANDS[name]!()).options ?? {}))
      if (flag !== 'watch' && !ELSEWHERE[name]?.includes(flag) && !called(name).some((words) => words.split(' ').includes(`--${flag}`)))
        missing.push(`${name} --${flag}`)
  assert.deepEqual(missing, [])
})
