/**
 * `npm run bench -- vale-speed FOLDER`: FOLDER has `styles/` and `pages/`, as for bench/vale.ts. Checks about 12 MB of its pages with
 * each style on the command line, start-up included, and compares with the time measured for Vale with that style on as many pages
 * and a machine of two cores.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { machine, writeSection } from './performance-page.ts'

/** Seconds of Vale on 12 MB of real pages (60 Markdown, 60 HTML). */
const VALE: Record<string, number> = { alex: 19, Google: 31, Joblint: 8, Microsoft: 37, proselint: 26, 'write-good': 16 }
const BYTES = 12_000_000
const ROUNDS = 5

export async function run(args: string[] = []): Promise<void> {
  const folder = args[0]
  if (folder === undefined) throw new Error('name the folder that has styles and pages')
  const pages = copies(path.join(folder, 'pages'))
  const styles = Object.keys(VALE).filter((style) => existsSync(path.join(folder, 'styles', style)))
  const rows = styles.map((style) => {
    const seconds = Math.min(...Array.from({ length: ROUNDS }, () => secondsOf(pages, path.join(folder, 'styles', style))))
    console.log(`${style.padEnd(12)} ${seconds.toFixed(2)} s, Vale ${VALE[style]} s: ${times(style, seconds)}`)
    return { style, seconds }
  })
  rmSync(pages, { recursive: true })
  const [vale, ours] = [rows.reduce((sum, { style }) => sum + VALE[style]!, 0), rows.reduce((sum, { seconds }) => sum + seconds, 0)]
  console.log(`together     ${ours.toFixed(2)} s, Vale ${vale} s: ${(vale / ours).toFixed(1)} times`)
  writeSection(
    '## Beside Vale',
    `Made by \`npm run bench -- vale-speed FOLDER\`: packages in Vale's format on 12 MB of real pages (Markdown and HTML), by the \
command line, start-up included, the best of
${ROUNDS} runs; beside it what Vale itself is known to take with that package on as many such pages and a machine of two cores. \
Vale did not run here.

Machine: ${machine()}; load average when the run ended ${os.loadavg()[0]!.toFixed(1)}.

| Package | Imprimatur | Vale | |
|---|---|---|---|
${rows.map(({ style, seconds }) => `| ${style} | ${seconds.toFixed(2)} s | ${VALE[style]} s | ${times(style, seconds)} |`).join('\n')}
| together | ${ours.toFixed(2)} s | ${vale} s | ${(vale / ours).toFixed(1)} times |
`,
  )
}

const times = (style: string, seconds: number) => `${(VALE[style]! / seconds).toFixed(1)} times`

/** Copies the pages repeatedly until they have the given number of bytes. */
function copies(folder: string): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-bench-'))
  const names = readdirSync(folder)
  for (let number = 0, bytes = 0; bytes < BYTES; number++) {
    const page = names[number % names.length]!
    copyFileSync(path.join(folder, page), path.join(made, `${number}-${page}`))
    bytes += statSync(path.join(folder, page)).size
  }
  return made
}

function secondsOf(pages: string, style: string): number {
  const start = performance.now()
  const command = path.join(import.meta.dirname, '../bin/imprimatur.mjs')
  execFileSync(process.execPath, [command, 'audit', pages, '--rules', style, '--format', 'json', '--fail-on', 'never'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return (performance.now() - start) / 1000
}
