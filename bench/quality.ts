/**
 * `npm run bench -- quality PAGES LABELS [--list] [--write] [--add] [--answers=FOLDER | --model]`: how often findings are right on real
 * pages, and how many faults are found. PAGES is a folder of pages, LABELS a file of JSON lines (several of each, with commas between):
 * `page` (the end of a page's path), `t` (a sentence of it), `label` (fault, debatable or clean), `lang`, `pack` where the sentence was
 * collected for a pack's subject, and `read` where somebody read it to fix rules: it counts in a table of its own alone. A label with
 * `rule` is about what the page lacks, as that rule says: the sentence where it says so may be innocent. One with `drawn` was labelled
 * because something was found there, and counts in a table of its own. Debatable sentences count for nothing. `--list` names what is
 * wrong; `--write` keeps the figures in rules/measured.json, from which docs/rules.md and the confidence of findings are made, with
 * `--add` beside those that are there, which were measured on other sentences. `--answers=FOLDER` adds the pack that a model judges, with
 * the answers in the folder; questions that have none are written there. `--model` asks the model of MODEL, MODEL_URL and MODEL_KEY
 * instead; without PAGES it is given the ten pages of the built-in trial.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { packKeys, ruleLibrary } from '../src/packs/library.ts'
import { MEASURED_FILE, readMeasured } from '../src/packs/measured.ts'
import { openRuleset } from '../src/local/ruleset.ts'
import { check, doubtFindings, judgeGuidelines, type Finding } from '../src/rules/index.ts'
import { readDocument } from '../src/text/read.ts'
import type { Document } from '../src/text/document.ts'
import { sentences } from '../src/text/sentences.ts'
import { KeptAnswers } from './answers.ts'
import { LiveAnswers, tryBuiltIn } from './live-answers.ts'
import { Figures, packOf, type Label, type Tally } from './quality-tally.ts'

interface Labelled {
  page: string
  t: string
  label: Label
  lang: string
  pack?: string
  read?: boolean
  rule?: string
  drawn?: boolean
}

/** The pack that a model judges. */
const JUDGED = 'second-reading'
/** Packs about style have no right and wrong by law. */
export const STYLE = new Set(['inclusive-language', 'plain-language', 'model-judged'])
export const isGrave = ({ severity }: Finding) => severity === 'HIGH' || severity === 'CRITICAL'

export async function run(args: string[] = []): Promise<void> {
  const [folders, labelFile] = args.filter((arg) => !arg.startsWith('--'))
  const isLive = args.includes('--model')
  if (isLive && folders === undefined) return tryBuiltIn()
  if (folders === undefined || labelFile === undefined)
    throw new Error('npm run bench -- quality PAGES LABELS [--list] [--write] [--add] [--answers=FOLDER | --model]; or quality --model')
  const labels = Map.groupBy(labelFile.split(',').flatMap(readLabels), ({ page }) => path.basename(page))
  const files = folders.split(',').flatMap((folder) => filesBelow(folder))
  const also = ruleLibrary
    .rules()
    .filter((rule) => !rule.isDefault)
    .map((rule) => rule.id)
  const answersFolder = args.find((arg) => arg.startsWith('--answers='))?.slice('--answers='.length)
  const answers = answersFolder !== undefined ? new KeptAnswers(answersFolder) : isLive ? new LiveAnswers() : null
  const { compiled } = await openRuleset({ packs: [...packKeys(), ...(answers ? [JUDGED] : [])], also, folders: [], valeIni: null })
  const offRules = new Set(also)
  const figures = new Figures(answers !== null)
  let [heldCount, graveCount, belowCount] = [0, 0, 0]
  for (const file of files) {
    const document = await readDocument(readFileSync(file), { name: file }).catch(() => null)
    if (document === null) continue
    const judgements = answers ? await judgeGuidelines(document, compiled, answers.judge) : undefined
    const { findings: found, held } = check(document, compiled, judgements ? { judgements } : {})
    const findings = found.filter(({ ruleId }) => !STYLE.has(packOf(ruleId)))
    const after = answers ? await doubtFindings(document, compiled, findings, answers.judge) : findings
    const doubted = new Set(findings.filter((finding, index) => after[index] !== finding))
    heldCount += held.length
    figures.pages++
    figures.sentences += document.blocks.reduce((sum, { text, language }) => sum + sentences(text, language).length, 0)
    for (const finding of findings) {
      figures.rules.of(finding.ruleId).findings++
      if (offRules.has(finding.ruleId)) continue
      if (isGrave(finding)) graveCount++
      else belowCount++
    }
    const ofPage = labels.get(path.basename(file))?.filter(({ page }) => file.endsWith(`/${page}`)) ?? []
    const ofThePage = new Set(ofPage.map(({ rule }) => rule))
    for (const label of ofPage) {
      const hits =
        label.rule === undefined
          ? within(document, findings, label.t).filter(({ ruleId }) => !ofThePage.has(ruleId))
          : findings.filter(({ ruleId }) => ruleId === label.rule)
      const own = hits.filter(({ ruleId }) => !offRules.has(ruleId) && packOf(ruleId) !== JUDGED)
      figures.count({
        label: label.label,
        language: label.lang,
        pack: label.pack,
        isRead: label.read === true,
        isDrawn: label.drawn === true,
        own: own.map(({ ruleId }) => ruleId),
        isGrave: own.some(isGrave),
        believed: own.filter((finding) => !doubted.has(finding)).map(({ ruleId }) => ruleId),
        isBelievedGrave: own.some((finding) => isGrave(finding) && !doubted.has(finding)),
        chosen: hits.map(({ ruleId }) => ruleId).filter((id) => offRules.has(id) || packOf(id) === JUDGED),
        isFoundByModel: hits.some(({ ruleId }) => packOf(ruleId) === JUDGED && !offRules.has(ruleId)),
      })
      if (args.includes('--list')) list(label, own)
    }
  }
  report(figures, args.includes('--list'))
  console.log(
    `${figures.pages} pages, ${figures.sentences} sentences: ${graveCount} findings of HIGH and above, ${belowCount} below, ` +
      `${heldCount} held back`,
  )
  if (answers) console.log(`${answers.asked} questions to a model, ${answers.unanswered} without an answer`)
  const before = args.includes('--add') ? readMeasured() : null
  if (before) figures.plus(before)
  if (args.includes('--write')) writeFileSync(MEASURED_FILE, `${JSON.stringify(figures.plain, null, 1)}\n`)
}

function report(figures: Figures, withRules: boolean): void {
  const { all, grave, packs, languages, drawn, believed, subjects, read, judged, rules } = figures
  const print = (name: string, tally: Tally) => console.log(`${name.padEnd(44)} ${tally.described}`)
  print('all', all)
  print('HIGH and CRITICAL', grave)
  for (const tallies of [packs, languages, subjects]) for (const [name, tally] of tallies.sorted) print(`  ${name}`, tally)
  for (const [name, tally] of drawn.sorted) print(`  drawn: ${name}`, tally)
  for (const [name, tally] of believed.sorted) print(`  drawn: ${name}, not doubted by a model`, tally)
  for (const [subject, tally] of read.sorted) print(`  ${subject}, read`, tally)
  for (const [subject, tally] of judged.sorted) print(`  ${subject} with a model`, tally)
  if (withRules) for (const [rule, tally] of rules.sorted) if (tally.flagged > 0) print(`    ${rule}`, tally)
}

export const readLabels = (file: string): Labelled[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled)

function list({ t, label, page }: Labelled, hits: Finding[]): void {
  const said = hits.map(({ ruleId }) => ruleId).join(', ')
  if (hits.length > 0 && label === 'clean') console.log(`WRONG  ${page.slice(0, 40)} | ${said} | ${t.slice(0, 140)}`)
  if (hits.length === 0 && label === 'fault') console.log(`MISSED ${page.slice(0, 40)} | ${t.slice(0, 160)}`)
}

export const filesBelow = (folder: string): string[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => path.join(folder, name))
    .flatMap((file) => (statSync(file).isDirectory() ? filesBelow(file) : [file]))

/** Letters and figures alone, and where each stood: pages and labels may differ in white space and marks. */
function bare(text: string): { text: string; places: number[] } {
  const places: number[] = []
  let kept = ''
  for (const { 0: part, index } of text.matchAll(/[\p{L}\p{N}]/gu)) {
    for (const letter of part.toLowerCase()) {
      kept += letter
      places.push(index)
    }
  }
  return { text: kept, places }
}

/** The findings that stand inside a sentence, wherever on the page it stands. */
export function within(document: Document, findings: Finding[], sentence: string): Finding[] {
  const wanted = bare(sentence).text
  return findings.filter((finding) => {
    const block = document.blocks[finding.block]
    if (block === undefined || wanted === '') return false
    const { text, places } = bare(block.text)
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      const end = places[at + wanted.length - 1]! + 1
      if (finding.blockStart >= places[at]! - 2 && finding.blockStart < end && finding.blockEnd <= end + 2) return true
    }
    return false
  })
}
