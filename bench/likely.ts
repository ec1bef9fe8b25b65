/**
 * `npm run bench -- likely PAGES LABELS --rows=FILE`: what speaks for and against each finding that was drawn and labelled (see
 * `quality`), one a line, with the rules of today. Collected when a sample is drawn, before rules are fixed by it.
 * `npm run bench -- likely ROWS[,ROWS] --test=ROWS [--write]`: learns from such lines how likely findings are right; says how often what is
 * kept is right on the lines of the test, each weighed by what was learned without its site, those left out that somebody read to fix
 * rules; `--write` keeps all in rules/weighed.json.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openRuleset } from '../src/local/ruleset.ts'
import { packKeys } from '../src/packs/library.ts'
import { readWeighed, WEIGHED_FILE, type Weighed } from '../src/packs/weighed.ts'
import { check, evidenceOf, figuresOf, likelihoodOf, priorOf, type Evidence, type Seen, type Weights } from '../src/rules/index.ts'
import { GRAVE_FROM, HOLD_BELOW } from '../src/rules/claim/likely.ts'
import { readDocument } from '../src/text/read.ts'
import { fitLogistic } from './logistic.ts'
import { filesBelow, isGrave, readLabels, STYLE, within } from './quality.ts'
import { packOf, Tallies, type Label } from './quality-tally.ts'

interface Row extends Evidence {
  site: string
  language: string
  label: Label
  grave: boolean
  read?: boolean
  /** What else was found in the same sentence: the likeliest counts. */
  also?: Evidence[]
}

const SCOPES = ['paragraph', 'list', 'heading', 'button', 'title', 'meta', 'blockquote', 'table']
const FOLDS = 6

export async function run(args: string[] = []): Promise<void> {
  const [first, second] = args.filter((arg) => !arg.startsWith('--'))
  const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
  const [rows, test] = [option('rows'), option('test')]
  if (first !== undefined && second !== undefined && rows !== undefined) return collect(first, second, rows)
  if (first === undefined || test === undefined)
    throw new Error('npm run bench -- likely PAGES LABELS --rows=FILE | ROWS --test=ROWS [--write]')
  const learned = first.split(',').flatMap(readRows)
  const measured = measure(learned, readRows(test))
  if (args.includes('--write')) {
    const weights = weightsOf(learned)
    const { read } = readWeighed().seen
    const seen = read === undefined ? weights.seen : { ...weights.seen, read }
    writeFileSync(WEIGHED_FILE, `${JSON.stringify({ ...weights, seen, measured } satisfies Weighed, null, 1)}\n`)
  }
}

const readRows = (file: string): Row[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)

async function collect(folder: string, labelFile: string, to: string): Promise<void> {
  const { compiled } = await openRuleset({ packs: packKeys(), folders: [], valeIni: null })
  const labels = Map.groupBy(
    readLabels(labelFile).filter(({ drawn }) => drawn === true),
    ({ page }) => path.basename(page),
  )
  const rows: Row[] = []
  for (const file of filesBelow(folder)) {
    const ofPage = labels.get(path.basename(file))?.filter(({ page }) => file.endsWith(`/${page}`)) ?? []
    if (ofPage.length === 0) continue
    const document = await readDocument(readFileSync(file), { name: file })
    const findings = check(document, compiled).findings.filter(({ ruleId }) => !STYLE.has(packOf(ruleId)))
    const evidence = evidenceOf(document, findings)
    for (const { t, rule, label, lang, read, page } of ofPage) {
      const hits = rule === undefined ? within(document, findings, t) : findings.filter(({ ruleId }) => ruleId === rule)
      const leading = hits.find(isGrave) ?? hits[0]
      if (!leading) continue
      const site = page.replace(/-\d+\.\w+$/, '')
      const also = hits.filter((hit) => hit !== leading).map((hit) => evidence.get(hit)!)
      rows.push({ site, language: lang, label, grave: isGrave(leading), ...(read ? { read } : {}), ...evidence.get(leading)!, also })
    }
  }
  writeFileSync(to, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  console.log(`${rows.length} findings`)
}

/** What is learned from labelled findings; those that are debatable teach nothing. */
function weightsOf(all: readonly Row[]): Weights {
  const rows = all.filter(({ label }) => label !== 'debatable')
  const seen = seenIn(rows)
  const figures = rows.map((row) => [...figuresOf(row, priorWithout(seen, row)), ...SCOPES.map((scope) => Number(row.scope === scope))])
  const fitted = fitLogistic(
    figures,
    rows.map(({ label }) => label === 'fault'),
  )
  const [intercept, prior, density, own, question, length, words, ...scopes] = fitted.map((weight) => Math.round(weight * 1e4) / 1e4)
  return {
    intercept: intercept!,
    prior: prior!,
    density: density!,
    own: own!,
    question: question!,
    length: length!,
    words: words!,
    scopes: Object.fromEntries(SCOPES.map((scope, index) => [scope, scopes[index]!])),
    seen,
  }
}

function seenIn(rows: readonly Row[]): Weights['seen'] {
  const of = (some: readonly Row[]): Seen => ({ right: some.filter(({ label }) => label === 'fault').length, all: some.length })
  const by = (name: (row: Row) => string) =>
    Object.fromEntries(
      [...Map.groupBy(rows, name)].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, some]) => [key, of(some)]),
    )
  return { library: of(rows), packs: by(({ rule }) => packOf(rule)), rules: by(({ rule }) => rule) }
}

/** What the other findings of its rule say: a finding must not tell of itself. */
function priorWithout(seen: Weights['seen'], { rule, label }: Row): number {
  const { right, all } = seen.rules[rule]!
  return priorOf({ ...seen, rules: { [rule]: { right: right - Number(label === 'fault'), all: all - 1 } } }, rule)
}

function measure(learned: readonly Row[], test: readonly Row[]): Weighed['measured'] {
  const [before, after] = [new Tallies(), new Tallies()]
  const foldOf = ({ site }: Row) => createHash('sha256').update(site).digest()[0]! % FOLDS
  for (let fold = 0; fold < FOLDS; fold++) {
    const own = new Set(test.filter((row) => foldOf(row) === fold).map(({ site }) => site))
    const weights = weightsOf(learned.filter(({ site }) => !own.has(site)))
    for (const row of test) {
      if (!own.has(row.site) || row.read) continue
      const likelihood = Math.max(...[row, ...(row.also ?? [])].map((evidence) => likelihoodOf(evidence, weights)))
      count(before, row, row.grave)
      if (likelihood >= HOLD_BELOW) count(after, row, row.grave && likelihood >= GRAVE_FROM)
    }
  }
  for (const [name, tally] of before.sorted) console.log(`${name.padEnd(12)} ${tally.described}   ->   ${after.of(name).described}`)
  return { before: before.plain(), after: after.plain() }
}

function count(tallies: Tallies, { label, language, rule }: Row, isGraveNow: boolean): void {
  for (const name of [language, packOf(rule), 'all', ...(isGraveNow ? [`${language} grave`, 'all grave'] : [])])
    tallies.of(name).add(label, true)
}
