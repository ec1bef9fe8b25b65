import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'libpg-query'
import { clockReads } from '../schema/distributed-forms.ts'
import { noted } from './statements.ts'

/**
 * Holds every change the product made in a run against the rule that its time is made once, by the program: not two statements of one
 * transaction, and no statement twice, may take the database's own time for what is compared later: decisions, comments, requests and the
 * trail. Prints how it ended; gives what is wrong, or '' if nothing is.
 */
export async function checkMoments(folder: string): Promise<string> {
  const senders = noted(folder)
  const wrong = new Set<string>()
  let changes = 0
  for (const file of globSync('*.moments', { cwd: folder }))
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      if (!line.endsWith(']')) continue
      changes++
      const told = await twiceTaken((JSON.parse(line) as string[]).filter((text) => senders.has(text) && COMPARED.test(text)))
      if (told !== null) wrong.add(told)
    }
  const line = `${wrong.size === 0 ? '✔' : '✖'} changes take the database's time once at most (${changes} looked at)\n`
  const told = wrong.size === 0 ? line : `${line}${[...wrong].join('\n')}\n`
  process.stdout.write(told)
  return wrong.size === 0 ? '' : told
}

/** Statements about what is compared later by its time. */
const COMPARED = /\b(?:trail|reviews|review_changes|approvals|comments|carried_violations)\b/

/** What is wrong with the statements of one change; null: nothing. */
export async function twiceTaken(texts: string[]): Promise<string | null> {
  let taken = 0
  const takers: string[] = []
  for (const text of texts) {
    const { stmts } = (await parse(text)) as { stmts?: { stmt: unknown }[] }
    const here = (stmts ?? []).reduce((sum, { stmt }) => sum + clockReads(stmt), 0)
    if (here > 0) takers.push(text.trim().replaceAll(/\s+/g, ' ').slice(0, 160))
    taken += here
  }
  return taken > 1 ? `The time of one change is taken ${taken} times: ${takers.join(' | ')}` : null
}
