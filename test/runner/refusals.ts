import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { noted } from './statements.ts'

/**
 * What a database refuses wherever it runs, and the product reckons with: rows that are there already (23), a statement that took too long
 * or waited too long (57014, 55P03), others that were quicker (40), connections and servers that tests end (08, 57P), text that no
 * PostgreSQL stores (22021, 22P05).
 */
const EXPECTED = /^(23|40|08|57P|57014|55P03|22021|22P05)/

/** Statements of the product that a cluster refused in a run of the tests. Prints how it ended; gives what is wrong, or ''. */
export function checkRefusals(folder: string): string {
  const senders = noted(folder)
  const refused = new Set<string>()
  for (const file of globSync('*.refused', { cwd: folder }))
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      if (!line.endsWith('}')) continue
      const { text, code, message } = JSON.parse(line) as { text: string; code?: string; message: string }
      const sender = senders.get(text)
      // Without a code nothing was refused: the driver lost its connection.
      if (sender !== undefined && code !== undefined && !EXPECTED.test(code))
        refused.add(`${code} ${message}, sent by ${sender}: ${text.trim().slice(0, 300)}`)
    }
  const line = `${refused.size === 0 ? '✔' : '✖'} statements the cluster refused: ${refused.size} (of ${senders.size} of the product's)\n`
  const told = refused.size === 0 ? line : `${line}${[...refused].join('\n')}\n`
  process.stdout.write(told)
  return refused.size === 0 ? '' : told
}
