/** `npm run bench -- NAME [arguments]`: one file of this folder for each claim about speed or quality; each compares within one run. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const [name, ...rest] = process.argv.slice(2)
const file = path.join(import.meta.dirname, `${name}.ts`)
if (name === undefined || name === 'main' || !existsSync(file)) {
  const names = readdirSync(import.meta.dirname)
    .filter((entry) => entry.endsWith('.ts') && !['main.ts'].includes(entry))
    .map((entry) => entry.slice(0, -3))
  process.stderr.write(`Say which: npm run bench -- ${names.join(' | ')}\n`)
  process.exitCode = 2
} else {
  const { run } = (await import(file)) as { run(args: string[]): Promise<unknown> }
  await run(rest)
}
