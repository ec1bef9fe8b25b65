import { Material } from '../../../../src/answered/material.ts'
import { unansweredIn, unansweredSince } from '../../../../src/answered/unanswered.ts'
import type { LookedAt, Unanswered } from '../../../../src/answered/unanswered.ts'
import type { LanguageKey } from '../../../../src/languages.ts'
import { BCP47 } from '../../../../src/languages.ts'
import type { BuildOptions } from '../../../../src/rules/index.ts'
import { compileRules } from '../../../../src/rules/engine/compile.ts'
import { mergeFindings, Precedence } from '../../../../src/rules/engine/merge.ts'
import { loadModel } from '../../../../src/rules/learned/scorer.ts'
import { RunningCheck } from '../../../../src/rules/engine/recheck.ts'
import type { Finding, Rule } from '../../../../src/rules/definition/rule.ts'
import { isAllowed } from '../../../../src/rules/select/allowed.ts'
import type { Allowed } from '../../../../src/rules/select/allowed.ts'
import { sparingNames } from '../../../../src/rules/suggest/own-names.ts'
import { readLines } from '../../../../src/text/lines.ts'
import type { EditorLine } from '../../../../src/text/lines.ts'
import { spliced, spliceOf } from './found.ts'
import type { Found, FromWorker, Splice, Support, ToWorker } from './found.ts'

// Runs the rules engine in a web worker: typing never waits for it. Only changed blocks are checked again.

interface Rules {
  rules: Rule[]
  packs: number
  leading: string[]
  allowed: Allowed[]
  names: string[]
}

interface Desk {
  language: LanguageKey
  /** What the text may be written from. */
  material: Material
  listed: Support['listed']
  rules: Map<string, Rule>
  precedence: Precedence
  allowed: Allowed[]
  names: string[]
  /** Rules that need no model weights, and those that do once their weights are loaded. */
  checks: RunningCheck[]
}

let desk: Promise<Desk> | undefined
/** As the page has them: it tells what changed of the lines, and is told what changed of the findings. */
let lines: EditorLine[] = []
let told: Found[] = []
let named = 0
/** What the text asserted beyond its material when it was opened. */
let opened: Unanswered[] | undefined
/** Only blocks that changed are read again. */
const lookedAt: LookedAt = new Map()
const say = (message: FromWorker) => postMessage(message)

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const message = event.data
  if (message.kind === 'start') {
    desk = open(message)
    desk.catch((error: unknown) => say({ kind: 'failed', message: String(error) }))
  } else void check(message.turn, message.lines).catch((error: unknown) => say({ kind: 'failed', message: String(error) }))
})

async function open({ address, language: key, piece, support, careful }: Extract<ToWorker, { kind: 'start' }>): Promise<Desk> {
  const language = key as LanguageKey
  const given = (await (
    await fetched(`${address}?language_key=${language}${piece === null ? '' : `&document_id=${piece}`}`)
  ).json()) as Rules
  const { packs, leading, allowed, names } = given
  const rules = careful ? given.rules.filter((rule) => rule.isTried || isQuick(rule)) : given.rules
  const learned = rules.filter(({ kind }) => kind === 'learned')
  const checks = [new RunningCheck(compileRules(rules.filter(({ kind }) => kind !== 'learned')))]
  say({ kind: 'ready', rules: rules.length, packs })
  if (learned.length > 0) {
    void withWeights(address, learned, language).then(
      (check) => {
        checks.push(check)
        say({ kind: 'ready', rules: rules.length, packs })
      },
      (error: unknown) => say({ kind: 'failed', message: String(error) }),
    )
  }
  return {
    language,
    material: new Material([...support.sources, ...names], language, support.counts),
    listed: support.listed,
    checks,
    rules: new Map(rules.map((rule) => [rule.id, rule])),
    precedence: new Precedence(rules, leading),
    allowed,
    names,
  }
}

/** In a paragraph of this length. */
const LONG_PARAGRAPH = 4000

/** Whether its expressions end in time in any paragraph: nothing can stop them here. */
function isQuick(rule: Rule): boolean {
  const { looking, onPage, byList, byGate } = compileRules([rule]).wholeSet()
  return [...looking, ...onPage, ...[...byList.values(), ...byGate.values()].flat()].every(
    ({ reach, exemptions }) => reach.isWithin(LONG_PARAGRAPH) && !exemptions.mayTakeLong(LONG_PARAGRAPH),
  )
}

async function withWeights(address: string, rules: Rule[], language: LanguageKey): Promise<RunningCheck> {
  const scores = new Map<string, ReturnType<NonNullable<BuildOptions['scorer']>>>()
  for (const rule of rules) {
    for (const part of rule.parts) {
      const name = String(part.keys.model)
      const query = new URLSearchParams({ name, language_key: language })
      const { score } = loadModel(
        new Uint8Array(await (await fetched(`${address}/${encodeURIComponent(rule.id)}/weights?${query}`)).arrayBuffer()),
      )
      scores.set(`${rule.id} ${name}`, (sentence) => score(sentence))
    }
  }
  return new RunningCheck(compileRules(rules, { scorer: (model, rule) => scores.get(`${rule.id} ${model}`) ?? null }))
}

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url, { credentials: 'same-origin', headers: { 'accept-language': self.name } })
  if (!response.ok) throw new Error(`${response.status}`)
  return response
}

async function check(turn: number, changed: Splice<EditorLine>): Promise<void> {
  lines = spliced(lines, changed)
  const { checks, language, material, listed, rules, precedence, allowed, names } = await desk!
  const began = performance.now()
  const document = readLines(lines, language)
  const findings = checks
    .flatMap((each) => each.check(document).findings)
    .filter((finding) => !isAllowed(allowed, finding, document, null))
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
  const unanswered = unansweredIn(document, material, lookedAt)
  opened ??= unanswered
  const merged = mergeFindings(sparingNames(document, findings, names), precedence)
  const now = spliceOf(
    told,
    merged.map((finding) => shown(finding, rules)),
    isSameNote,
  )
  now.between = withIds(now, told)
  told = spliced(told, now)
  say({
    kind: 'result',
    turn,
    findings: now,
    offsets: Int32Array.from(merged.flatMap(({ start, end }) => [start, end])),
    unsupported: unansweredSince(listed, opened, unanswered),
    words: wordsIn(document.source, language),
    looked: checks.reduce((sum, each) => sum + each.looked, 0),
    milliseconds: performance.now() - began,
  })
}

/** Whether two findings read the same, wherever they stand. */
const isSameNote = (a: Found, b: Found): boolean =>
  a.ruleId === b.ruleId &&
  a.text === b.text &&
  a.sentence === b.sentence &&
  a.suggestedText === b.suggestedText &&
  a.reason === b.reason &&
  a.severity === b.severity &&
  JSON.stringify([a.edits, a.also]) === JSON.stringify([b.edits, b.also])

/** A finding of the changed part that has the rule and the words of one before keeps its id, and with it its place in the margin. */
function withIds({ head, tail, between }: Splice<Found>, before: readonly Found[]): Found[] {
  const free = before.slice(head, before.length - tail)
  return between.map((finding) => {
    const same = free.findIndex(({ ruleId, text }) => ruleId === finding.ruleId && text === finding.text)
    const [earlier] = same === -1 ? [] : free.splice(same, 1)
    return { ...finding, id: earlier?.id ?? `f${(named += 1)}` }
  })
}

const shown = (
  { ruleId, ruleName, severity, text, sentence, reason, solution, suggestedText, suggestionClass, start, edits, law, also = [] }: Finding,
  rules: Map<string, Rule>,
): Found => ({
  id: '',
  ruleId,
  ruleName,
  severity,
  text,
  sentence,
  reason,
  solution,
  suggestedText,
  suggestionClass,
  edits: edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
  citation: (law ?? rules.get(ruleId)?.source)?.citation ?? null,
  link: (law ?? rules.get(ruleId)?.source)?.url ?? null,
  also: also.map((other) => ({
    ruleId: other.ruleId,
    ruleName: other.ruleName,
    severity: other.severity,
    reason: other.reason,
    citation: (other.law ?? rules.get(other.ruleId)?.source)?.citation ?? null,
    jurisdiction: other.law?.jurisdiction ?? rules.get(other.ruleId)?.jurisdiction ?? [],
  })),
})

const segmenters = new Map<string, Intl.Segmenter>()
function wordsIn(text: string, language: LanguageKey): number {
  const tag = BCP47[language]
  if (!segmenters.has(tag)) segmenters.set(tag, new Intl.Segmenter(tag, { granularity: 'word' }))
  let count = 0
  for (const { isWordLike } of segmenters.get(tag)!.segment(text)) if (isWordLike) count += 1
  return count
}
