import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

/**
 * What people type first, with what the same trade may lawfully say: written down in one go by somebody who had seen no rule. Of the half
 * that is `aside` only numbers are printed, so that rules are written for classes of claims and not for these sentences.
 */
interface Try {
  id: number
  aside: boolean
  language: string
  trade: string
  fault: string
  lawful: string
}

const { tries, issue } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'sentences.json'), 'utf8')) as {
  tries: Try[]
  issue: { language: string; fault: string }[]
}

/** Counted before any rule was changed: 39 of 60 found, 3 twins. What has been reached may not get worse; the goal is 54 and 2. */
const LEAST_FOUND = { open: 30, aside: 24 }
const MOST_TWINS = 3

const { path: folder, file, remove } = temporaryFolder('first-tries')
after(remove)

test('first tries are found with default settings, and what may be said is left alone', async () => {
  for (const { id, fault, lawful } of tries) {
    file(`fault-${id}.txt`, `${fault}\n`)
    file(`lawful-${id}.txt`, `${lawful}\n`)
  }
  issue.forEach(({ fault }, index) => void file(`issue-${index}.txt`, `${fault}\n`))
  const { json } = await runCommand(['audit', '.', '--json'], { cwd: folder })
  const said = new Set<string>(json.assets.filter(({ findings }: any) => findings.some(isOfLaw)).map(({ path: name }: any) => name))
  const missed = (some: Try[]) => some.filter(({ id }) => !said.has(`fault-${id}.txt`))
  const [open, aside] = [tries.filter((one) => !one.aside), tries.filter((one) => one.aside)]
  const twins = tries.filter(({ id }) => said.has(`lawful-${id}.txt`)).length
  assert.deepEqual(
    issue.filter((_, index) => !said.has(`issue-${index}.txt`)),
    [],
  )
  assert.ok(open.length - missed(open).length >= LEAST_FOUND.open, `not found: ${missed(open).map(({ fault }) => fault)}`)
  assert.ok(
    aside.length - missed(aside).length >= LEAST_FOUND.aside,
    `${missed(aside).length} of the half that is kept aside are not found`,
  )
  assert.ok(twins <= MOST_TWINS, `${twins} lawful sentences are called faulty`)
})

/** Advice on style is no fault. */
const isOfLaw = ({ rule_id }: { rule_id: string }) => !/^(?:plain|inclusive)-language\./.test(rule_id)
