/**
 * `npm run bench -- quality PAGES LABELS [--list] [--write] [--answers=FOLDER]`: how often findings are right on real pages, and how
 * many faults are found. PAGES is a folder of pages, LABELS a file of JSON lines (several of each, with commas between): `page` (the end
 * of a page's path), `t` (a sentence of it), `label` (fault, debatable or clean), `lang`, `pack` where the sentence was collected for a
 * pack's subject, and `read` where somebody read it to mend rules: it counts in a table of its own alone. Debatable sentences count for
 * nothing. `--list` names what is wrong; `--write` keeps the figures in rules/measured.json, from which docs/rules.md and the confidence
 * of findings are made. `--answers=FOLDER` adds the pack that a model judges, with the answers in the folder; questions that have none
 * are written there.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { packKeys, ruleLibrary } from '../src/packs/library.ts'
import { RULES_FOLDER } from '../src/places.ts'
import { openRuleset } from '../src/local/ruleset.ts'
import { check, judgeGuidelines, type Finding } from '../src/rules/index.ts'
import { readDocument } from '../src/text/read.ts'
import type { Document } from '../src/text/document.ts'
import { sentences } from '../src/text/sentences.ts'
import { KeptAnswers } from './answers.ts'
import { Tally, type Label, type Measured } from './quality-tally.ts'

interface Labelled {
  page: string
  t: string
  label: Label
  lang: string
  pack?: string
  read?: boolean
}

/** The pack that a model judges. */
const JUDGED = 'second-reading'
/** Packs about style have no right and wrong by law. */
const STYLE = new Set(['inclusive-language', 'plain-language', 'model-judged'])
const isGrave = ({ severity }: Finding) => severity === 'HIGH' || severity === 'CRITICAL'
const packOf = ({ ruleId }: Finding) => ruleId.slice(0, ruleId.indexOf('.'))

export async function run(args: string[] = []): Promise<void> {
  const [folders, labelFile] = args.filter((arg) => !arg.startsWith('--'))
  if (folders === undefined || labelFile === undefined)
    throw new Error('npm run bench -- quality PAGES LABELS [--list] [--write] [--answers=FOLDER]')
  const labels = Map.groupBy(labelFile.split(',').flatMap(readLabels), ({ page }) => path.basename(page))
  const files = folders.split(',').flatMap((folder) => filesBelow(folder))
  const also = ruleLibrary
    .rules()
    .filter((rule) => !rule.isDefault)
    .map((rule) => rule.id)
  const [all, grave, learned] = [new Tally(), new Tally(), new Tally()]
  const packs = new Map<string, Tally>()
  const rules = new Map<string, Tally>()
  const languages = new Map<string, Tally>()
  const subjects = new Map<string, Tally>()
  const judged = new Map<string, Tally>()
  const read = new Map<string, Tally>()
  const answersFolder = args.find((arg) => arg.startsWith('--answers='))?.slice('--answers='.length)
  const answers = answersFolder === undefined ? null : new KeptAnswers(answersFolder)
  const { compiled } = await openRuleset({ packs: [...packKeys(), ...(answers ? [JUDGED] : [])], also, folders: [], valeIni: null })
  const offRules = new Set(also)
  let [sentenceCount, heldCount, graveCount, belowCount] = [0, 0, 0, 0]
  for (const file of files) {
    const document = await readDocument(readFileSync(file), { name: file }).catch(() => null)
    if (document === null) continue
    const judgements = answers ? await judgeGuidelines(document, compiled, answers.judge) : undefined
    const { findings: found, held } = check(document, compiled, judgements ? { judgements } : {})
    const findings = found.filter((finding) => !STYLE.has(packOf(finding)))
    heldCount += held.length
    sentenceCount += document.blocks.reduce((sum, { text, language }) => sum + sentences(text, language).length, 0)
    for (const finding of findings.filter(({ ruleId }) => !offRules.has(ruleId))) {
      if (isGrave(finding)) graveCount++
      else belowCount++
    }
    for (const finding of findings) of(rules, finding.ruleId).findings++
    for (const label of labels.get(path.basename(file))?.filter(({ page }) => file.endsWith(`/${page}`)) ?? []) {
      const hits = within(document, findings, label.t)
      const running = hits.filter(({ ruleId }) => !offRules.has(ruleId))
      const own = running.filter((finding) => packOf(finding) !== JUDGED)
      if (label.read === true && label.pack !== undefined) {
        of(read, `${label.pack} ${label.lang}`).add(label.label, own.length > 0)
        continue
      }
      all.add(label.label, own.length > 0)
      if (own.some(isGrave)) grave.add(label.label, true)
      of(languages, label.lang).add(label.label, own.length > 0)
      if (label.pack !== undefined) {
        of(subjects, `${label.pack} ${label.lang}`).add(label.label, own.length > 0)
        if (answers) of(judged, label.pack).add(label.label, running.length > 0)
      }
      for (const pack of new Set(own.map(packOf))) of(packs, pack).add(label.label, true)
      for (const rule of new Set(hits.map(({ ruleId }) => ruleId))) of(rules, rule).add(label.label, true)
      if (hits.some(({ ruleId }) => ruleId.endsWith('.learned'))) learned.add(label.label, true)
      if (args.includes('--list')) list(label, own)
    }
  }
  print('all', all)
  print('HIGH and CRITICAL', grave)
  for (const [pack, tally] of [...packs].toSorted()) print(`  ${pack}`, tally)
  for (const [language, tally] of [...languages].toSorted()) print(`  ${language}`, tally)
  for (const [subject, tally] of [...subjects].toSorted()) print(`  ${subject}`, tally)
  for (const [subject, tally] of [...read].toSorted()) print(`  ${subject}, read`, tally)
  for (const [subject, tally] of [...judged].toSorted()) print(`  ${subject} with a model`, tally)
  if (args.includes('--list')) for (const [rule, tally] of [...rules].toSorted()) if (tally.flagged > 0) print(`    ${rule}`, tally)
  console.log(
    `${files.length} pages, ${sentenceCount} sentences: ${graveCount} findings of HIGH and above, ${belowCount} below, ` +
      `${heldCount} held back`,
  )
  if (answers) console.log(`${answers.asked} questions to a model, ${answers.unanswered} without an answer`)
  if (args.includes('--write'))
    write({ all, grave, packs, languages, subjects, judged, read, rules, sentences: sentenceCount, pages: files.length })
}

const readLabels = (file: string): Labelled[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled)

function list({ t, label, page }: Labelled, hits: Finding[]): void {
  const said = hits.map(({ ruleId }) => ruleId).join(', ')
  if (hits.length > 0 && label === 'clean') console.log(`WRONG  ${page.slice(0, 40)} | ${said} | ${t.slice(0, 140)}`)
  if (hits.length === 0 && label === 'fault') console.log(`MISSED ${page.slice(0, 40)} | ${t.slice(0, 160)}`)
}

const of = <Key>(tallies: Map<Key, Tally>, key: Key): Tally => {
  const known = tallies.get(key)
  if (known) return known
  const made = new Tally()
  tallies.set(key, made)
  return made
}

const print = (name: string, tally: Tally) => console.log(`${name.padEnd(44)} ${tally.described}`)

const filesBelow = (folder: string): string[] =>
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
function within(document: Document, findings: Finding[], sentence: string): Finding[] {
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

interface Result {
  all: Tally
  grave: Tally
  packs: Map<string, Tally>
  languages: Map<string, Tally>
  subjects: Map<string, Tally>
  judged: Map<string, Tally>
  read: Map<string, Tally>
  rules: Map<string, Tally>
  sentences: number
  pages: number
}

function write({ all, grave, packs, languages, subjects, judged, read, rules, sentences: count, pages }: Result): void {
  const plain = (tallies: Map<string, Tally>) =>
    Object.fromEntries([...tallies].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, tally]) => [key, tally.plain]))
  const measured: Measured = {
    pages,
    sentences: count,
    all: all.plain,
    grave: grave.plain,
    packs: plain(packs),
    languages: plain(languages),
    subjects: plain(subjects),
    ...(read.size > 0 ? { read: plain(read) } : {}),
    ...(judged.size > 0 ? { judged: plain(judged) } : {}),
    rules: plain(new Map([...rules].filter(([, tally]) => tally.flagged > 0))),
  }
  writeFileSync(path.join(RULES_FOLDER, 'measured.json'), `${JSON.stringify(measured, null, 1)}\n`)
}
