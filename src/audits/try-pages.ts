import { createHash } from 'node:crypto'
import { documentOf, unpackBytes } from '../db/audits/packing.ts'
import type { PackedPage } from '../db/audits/stored-pages.ts'
import type { Profile } from '../db/audits/profile.ts'
import { ruleOptions } from '../packs/rule-options.ts'
import { appliesAt, check, compileRules, isAllowed, neededText } from '../rules/index.ts'
import type { CompiledRules, Finding, Rule } from '../rules/index.ts'
import type { Document } from '../text/document.ts'
import { PlainError } from '../errors.ts'
import { readRuleToTry } from './rule-to-try.ts'

/** A rule to be tried, and the version it would replace. */
export interface RuleToTry {
  file: string
  content: string
  earlier: string | null
  allowed: Profile['allowed']
}

/** What a try asks of some pages: how many sentences of each side are still wanted. */
export interface PagesToTry {
  rule: RuleToTry
  pages: (Omit<PackedPage, 'packed'> & { packed: Uint8Array })[]
  wanted: { added: number; dropped: number }
}

/** A place that would be found, or no longer: offsets into the stored text. */
export interface TriedPlace {
  side: 'added' | 'dropped'
  page: string
  start: number
  end: number
  language: string | null
  sentence: string
  text: string
  inSentence: number
}

export interface TriedPages {
  /** Why the rule cannot be tried at all. */
  refused?: string
  added: number
  dropped: number
  stays: number
  otherLanguage: number
  /** Pages on which the rule failed, with the reason in its owner's words. */
  failed: { page: string; why: string }[]
  places: TriedPlace[]
}

interface Version {
  rule: Rule
  compiled: CompiledRules
}

interface Prepared {
  now: Version
  before: Version | null
  mayFind: ((bytes: string) => boolean) | null
  languages: Set<string> | null
}

const known = new Map<string, Prepared>()
const MOST_PREPARED = 4

/** The rules of a try compiled, once for all its pages. */
function prepare({ file, content, earlier }: RuleToTry): Prepared {
  const key = createHash('sha256')
    .update(JSON.stringify([file, content, earlier]))
    .digest('hex')
  let rules = known.get(key)
  if (!rules) {
    if (known.size >= MOST_PREPARED) known.clear()
    const [now, before] = [readRuleToTry(file, content), earlier === null ? null : readRuleToTry(file, earlier)]
    const versions = [now, ...(before === null ? [] : [before])].map((rule) => ({ rule, compiled: compileRules([rule], ruleOptions) }))
    const needed = versions.map(({ compiled }) => neededText(compiled))
    rules = {
      now: versions[0]!,
      before: versions[1] ?? null,
      mayFind: needed.includes(null) ? null : (bytes) => needed.some((one) => one!(bytes)),
      languages: languagesOf(before === null ? [now] : [now, before]),
    }
    known.set(key, rules)
  }
  return rules
}

/** The languages that some rules read; null: every language. */
function languagesOf(rules: Rule[]): Set<string> | null {
  const languages = rules.flatMap(({ parts }) => parts.map(({ language }) => language))
  return languages.includes(null) ? null : new Set(languages as string[])
}

/** Tries a rule on pages as they are stored. A page without the words it needs is not even parsed. */
export function tryPages(asked: PagesToTry): TriedPages {
  try {
    return triedOn(asked, prepare(asked.rule))
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    return { ...nothing(), refused: error.message }
  }
}

const nothing = (): TriedPages => ({ added: 0, dropped: 0, stays: 0, otherLanguage: 0, failed: [], places: [] })

function triedOn({ rule, pages, wanted }: PagesToTry, prepared: Prepared): TriedPages {
  const { now, before, mayFind, languages } = prepared
  const left = { ...wanted }
  const tried = nothing()
  for (const page of pages) {
    const isOther = languages !== null && page.language_key !== null && !languages.has(page.language_key)
    const versions = [now, before].map((version) => (version && isFor(version, page.url) ? version : null))
    if (versions.every((version) => version === null)) continue
    const bytes = unpackBytes(Buffer.from(page.packed.buffer, page.packed.byteOffset, page.packed.byteLength))
    if (mayFind && !mayFind(bytes.toString('latin1'))) {
      if (isOther) tried.otherLanguage++
      continue
    }
    const document = documentOf(page, bytes)
    const [found, foundBefore] = versions.map((version) =>
      version ? findingsIn(document, version.compiled, rule, page.url) : NOTHING,
    ) as [Found, Found]
    if (found.failure ?? foundBefore.failure) {
      tried.failed.push({ page: page.id, why: (found.failure ?? foundBefore.failure)! })
      continue
    }
    const added = found.findings.filter((finding) => !isAmong(finding, foundBefore.findings))
    const dropped = foundBefore.findings.filter((finding) => !isAmong(finding, found.findings))
    if (isOther && found.findings.length + foundBefore.findings.length === 0) tried.otherLanguage++
    tried.added += added.length
    tried.dropped += dropped.length
    tried.stays += found.findings.length - added.length
    for (const [side, findings] of [['added', added] as const, ['dropped', dropped] as const]) {
      const kept = findings.slice(0, left[side])
      left[side] -= kept.length
      for (const finding of kept) tried.places.push(placeOf(side, page.id, finding, document))
    }
  }
  return tried
}

/** Whether a rule is for the page at an address at all. */
const isFor = ({ rule: { applies } }: Version, url: string) => !applies || appliesAt(applies, url)

interface Found {
  findings: Finding[]
  failure: string | null
}

const NOTHING: Found = { findings: [], failure: null }

function findingsIn(document: Document, compiled: CompiledRules, { allowed }: RuleToTry, address: string): Found {
  const { findings, failures } = check(document, compiled)
  return {
    findings: findings.filter((finding) => !isAllowed(allowed, finding, document, address)),
    failure: failures[0]?.message ?? null,
  }
}

/** Findings are in the order of the text; one at the same place is the same, also where its words are others. */
const isAmong = ({ start, end }: Finding, others: readonly Finding[]) => others.some((other) => start < other.end && other.start < end)

const LONGEST_SENTENCE = 1000
const LONGEST_TEXT = 300

function placeOf(side: 'added' | 'dropped', page: string, finding: Finding, document: Document): TriedPlace {
  const { start, end, block, sentence, sentenceStart } = finding
  const text = finding.text.slice(0, LONGEST_TEXT)
  // Markup takes room in the source and none in the sentence.
  const at = Math.max(0, sentence.lastIndexOf(text, start - sentenceStart))
  // A page without a full stop is one sentence: what stands around the text is enough.
  const from = at > LONGEST_SENTENCE - LONGEST_TEXT ? at - LONGEST_TEXT : 0
  return {
    side,
    page,
    start,
    end,
    language: document.blocks[block]?.language ?? document.language,
    sentence: storable(sentence.slice(from, from + LONGEST_SENTENCE)),
    text: storable(text),
    inSentence: at - from,
  }
}

/** What PostgreSQL keeps as JSON. */
const storable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()
