/**
 * `npm run bench -- rules [MB]`: the engine on a corpus this file generates, in MB/s of processor time: literal terms compared with
 * one plain alternation and with separate expressions of V8 and with textlint and prh, the growth from 200 to 20,000 terms, all
 * built-in packs on HTML with parsing, and documents on one and two threads.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { allPacks, openRuleset } from '../src/local/ruleset.ts'
import { check, compileRules, loadRules } from '../src/rules/index.ts'
import { readText } from '../src/text/read.ts'
import { chart } from './chart.ts'
import { machine, writeSection } from './performance-page.ts'
import { benchPage } from './site.ts'

const SYLLABLES = 'ba ce di fo gu la me ni po ru sa te vi wo zu kra ple sto tri glu'.split(' ')
const word = (n: number) =>
  SYLLABLES[n % 20]! +
  SYLLABLES[Math.floor(n / 20) % 20]! +
  SYLLABLES[Math.floor(n / 400) % 20]! +
  (n >= 8000 ? SYLLABLES[Math.floor(n / 8000) % 20] : '')

/** Text in which one word in a thousand is one of the first 200 terms: further terms should cost only their lookup. */
function plainText(megabytes: number): string {
  const parts: string[] = []
  let length = 0
  for (let i = 0; length < megabytes * 1e6; i++) {
    const paragraph = Array.from({ length: 60 }, (_, j) =>
      (i * 60 + j) % 1000 === 0 ? word(((i * 31 + j) % 200) * 8) : word(((i * 7919 + j * 104_729) % 20_000) * 8 + 1),
    ).join(' ')
    parts.push(`${paragraph}.`)
    length += paragraph.length + 3
  }
  return parts.join('\n\n')
}

function cpu<T>(work: () => T): [seconds: number, value: T] {
  const before = process.cpuUsage()
  const value = work()
  const used = process.cpuUsage(before)
  return [(used.user + used.system) / 1e6, value]
}

/** Enough files that the start of a thread hardly counts; with fewer the second thread gains less. */
const FILES = 24_000
/** Warm-up rounds until V8 has compiled the engine: an audit of a site reads far more than this. */
const WARM_UP_ROUNDS = 5
/** Of the rounds measured after that the middle one counts: single ones differ by a twentieth on a quiet machine. */
const MEASURED_ROUNDS = 9

/** What work takes once it is warm. */
function median<T>(work: () => T): [seconds: number, value: T] {
  for (let round = 0; round < WARM_UP_ROUNDS; round++) work()
  const rounds = Array.from({ length: MEASURED_ROUNDS }, () => cpu(work))
  return rounds.toSorted(([one], [other]) => one - other)[MEASURED_ROUNDS >> 1]!
}

/** Measurements in MB/s; `bare` are those of other programs. */
const measured: { name: string; ours: number | null; bare: number | null }[] = []

function note(name: string, size: number, seconds: number, isOurs: boolean): string {
  const rate = size / 1e6 / seconds
  measured.push({ name, ours: isOurs ? rate : null, bare: isOurs ? null : rate })
  return speed(size, seconds)
}

const speed = (size: number, seconds: number) => `${(size / 1e6 / seconds).toFixed(1).padStart(8)} MB/s`

export async function run(args: string[] = []): Promise<void> {
  const threads = await packs()
  const text = plainText(Number(args[0] ?? 8))
  const document = readText(text, 'text')
  const times: number[] = []
  for (const count of [200, 2000, 20_000]) {
    const terms = Array.from({ length: count }, (_, i) => word(i * 8))
    const { rules } = loadRules([
      {
        path: 'bench/terms.yml',
        content: JSON.stringify({ extends: 'existence', message: '%s', severity: 'LOW', ignorecase: true, terms }),
      },
    ])
    const compiled = compileRules(rules)
    const [seconds, { findings }] = median(() => check(document, compiled))
    times.push(seconds)
    console.log(
      `engine, ${String(count).padStart(6)} terms${note(`${count} terms`, text.length, seconds, true)}   ${findings.length} findings`,
    )
    if (count === 200) {
      const alternation = new RegExp(`\\b(?:${terms.join('|')})\\b`, 'gi')
      const [together, found] = cpu(() => [...text.matchAll(alternation)].length)
      console.log(`one alternation of V8     ${note('one alternation of 200 in V8', text.length, together, false)}   ${found} matches`)
      const [separately] = cpu(() => terms.map((term) => [...text.matchAll(new RegExp(`\\b${term}\\b`, 'gi'))].length))
      console.log(`200 separate expressions  ${note('200 expressions in V8', text.length, separately, false)}`)
      textlintWithPrh(text, terms)
    }
  }
  const growth = `${(times[1]! / times[0]!).toFixed(2)} and ${(times[2]! / times[1]!).toFixed(2)}`
  console.log(`growth 200 -> 2,000 -> 20,000 terms: ${growth} times`)
  report(growth, threads)
}

/** textlint is slow, so it gets a small part of the text. */
const TEXTLINT_CHARACTERS = 200_000

function textlintWithPrh(text: string, terms: string[]): void {
  const beside = path.join(import.meta.dirname, 'beside')
  if (!existsSync(path.join(beside, 'node_modules')))
    execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: beside, stdio: 'inherit' })
  const folder = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-bench-'))
  const [textFile, termsFile] = [path.join(folder, 'text.txt'), path.join(folder, 'terms.json')]
  const part = text.slice(0, TEXTLINT_CHARACTERS)
  writeFileSync(textFile, part)
  writeFileSync(termsFile, JSON.stringify(terms))
  const { seconds, messages } = JSON.parse(
    execFileSync(process.execPath, [path.join(beside, 'textlint-prh.mjs'), textFile, termsFile], { encoding: 'utf8' }),
  ) as { seconds: number; messages: number }
  rmSync(folder, { recursive: true, force: true })
  console.log(`textlint with prh         ${note('textlint with prh, 200 terms', part.length, seconds, false)}   ${messages} messages`)
}

/** Returns a sentence about the times of one and two threads. */
async function packs(): Promise<string> {
  const ruleset = await openRuleset({ packs: allPacks(), folders: [], valeIni: null })
  const pages = Array.from({ length: 400 }, (_, n) => benchPage(n, 400))
  const size = pages.reduce((sum, page) => sum + page.length, 0)
  const checked = pages.reduce((sum, page) => sum + readText(page, 'html').account.checked, 0)
  const all = () => pages.reduce((sum, page) => sum + check(readText(page, 'html'), ruleset.compiled).findings.length, 0)
  const [seconds, findings] = median(all)
  console.log(
    `all packs (${ruleset.rules.length} rules) on HTML, parsing included ` +
      `${note(`all ${ruleset.rules.length} rules on HTML`, size, seconds, true)}   ${findings} findings; ` +
      `${((100 * checked) / size).toFixed(0)}% of it is text`,
  )
  const folder = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-bench-'))
  const write = (count: number) => {
    for (let n = 0; n < count; n++) writeFileSync(path.join(folder, `p${n}.html`), benchPage(n, FILES))
  }
  // The first audit fills the caches that later ones start from.
  write(1)
  audited(folder, 1)
  write(FILES)
  const [one, two] = [audited(folder, 1), audited(folder, 2)]
  rmSync(folder, { recursive: true, force: true })
  const threads =
    `${FILES.toLocaleString('en')} files, start-up included: one thread ${one.seconds.toFixed(1)} s, two ` +
    `${two.seconds.toFixed(1)} s (${(one.seconds / two.seconds).toFixed(2)} times), memory at its highest ` +
    `${one.megabytes.toFixed(0)} and ${two.megabytes.toFixed(0)} MB`
  console.log(threads)
  return threads
}

/** On the command line, as a user runs it. */
function audited(folder: string, threads: number): { seconds: number; megabytes: number } {
  const command = [
    path.join(import.meta.dirname, '../bin/imprimatur.mjs'),
    'audit',
    folder,
    '--threads',
    String(threads),
    '--format',
    'json',
    '--fail-on',
    'never',
  ]
  const { stderr } = spawnSync(process.execPath, ['--import', path.join(import.meta.dirname, 'at-exit.ts'), ...command], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // Before it stands what ran.
  return JSON.parse(stderr.trim().split('\n').at(-1)!) as { seconds: number; megabytes: number }
}

function report(growth: string, threads: string): void {
  writeSection(
    '## The rule engine',
    `Made by \`npm run bench -- rules\` in one run, in MB/s of one core's time, beside what V8 does with the terms alone and \
textlint with prh (bench/beside). The
terms are looked for in plain text, the packs in generated shop pages, parsing included. The plain alternation only says where a \
term stands; the engine
reads, finds sentences, reasons and suggestions as well.

Machine: ${machine()}; load average when the run ended ${os.loadavg()[0]!.toFixed(1)}.

![MB a second](images/performance-rules.svg)

| | MB/s |
|---|---|
${measured.map(({ name, ours, bare }) => `| ${name} | ${(ours ?? bare)!.toFixed(1)} |`).join('\n')}

From 200 to 2,000 to 20,000 terms a text takes ${growth} times the time. ${threads}.
`,
  )
  writeFileSync(
    path.join(import.meta.dirname, '../docs/images/performance-rules.svg'),
    chart('MB a second (blue: Imprimatur, grey: beside it)', measured),
  )
}
