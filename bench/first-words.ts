/**
 * `npm run bench -- first-words [files]`: how long `imprimatur audit` of a folder of many files prints nothing, and when its first finding
 * is seen. Writes its section of docs/performance.md.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { machine, writeSection } from './performance-page.ts'

const LAUNCHER = path.join(import.meta.dirname, '../bin/imprimatur.mjs')
const IN_FOLDER = 200
const RUNS = 3

interface Times {
  first: number
  finding: number
  end: number
}

export async function run(args: string[] = []): Promise<void> {
  const files = Number(args[0] ?? 20_000)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-first-words-'))
  try {
    for (let n = 0; n < files; n++) {
      const below = path.join(folder, `part-${Math.floor(n / IN_FOLDER)}`)
      if (n % IN_FOLDER === 0) mkdirSync(below)
      const claim = n % 50 === 7 ? 'Our bottle is eco-friendly.' : 'Our bottle holds one litre.'
      writeFileSync(path.join(below, `page-${n}.md`), `# Page ${n}\n\n${claim} It is sold in three colours, and it can be refilled.\n`)
    }
    const times: Times[] = []
    for (let n = 0; n < RUNS; n++) times.push(await audited(folder))
    const best = times.reduce((one, other) => (other.first < one.first ? other : one))
    const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
    const line = `${files.toLocaleString('en')} files: the first line after ${seconds(best.first)} s, the first finding after \
${seconds(best.finding)} s, all of it after ${seconds(best.end)} s`
    console.log(line)
    if (files >= 20_000)
      writeSection(
        '## A folder of many files',
        `Made by \`npm run bench -- first-words\`: \`imprimatur audit\` of short Markdown pages with the default packs, start-up included,
the best of ${RUNS} runs. ${machine()}.

${line}. The goal is to print within 2 s.
`,
      )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function audited(folder: string): Promise<Times> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const times: Times = { first: 0, finding: 0, end: 0 }
    const child = spawn(process.execPath, [LAUNCHER, 'audit', '.'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      times.first ||= performance.now() - begun
      if (text.includes('eco-friendly')) times.finding ||= performance.now() - begun
    })
    child.on('error', reject)
    child.on('close', (code) => {
      times.end = performance.now() - begun
      if (code === 1) resolve(times)
      else reject(new Error(`imprimatur audit ended with ${code}`))
    })
  })
}
