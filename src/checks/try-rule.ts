import type { LanguageKey } from '../languages.ts'
import { readOwnRule } from '../packs/own-rules.ts'
import { ruleOptions, trainedOn } from '../packs/rule-options.ts'
import { whyUnfit, type Unfit } from '../packs/unfit-rule.ts'
import { check, compileRules, plainValues, proofsOf } from '../rules/index.ts'
import type { Finding, Proof, Refusal, Rule } from '../rules/index.ts'
import { readText } from '../text/read.ts'
import { leftAloneBy } from './left-alone.ts'

/** A rule as its author has it in front of him, and texts to look in. */
export interface RuleToTry {
  file: string
  content: string
  texts: { text: string; format: 'text' | 'markdown' | 'html'; language: LanguageKey | null }[]
}

export interface TriedText {
  findings: FoundHere[]
  /** What it matched and does not say, and why. */
  held: (FoundHere & { why: string })[]
  /** Why the rule could not be carried out. */
  failure: string | null
}

/** Where something was found in the text as it was given, in UTF-16 units. */
interface FoundHere {
  start: number
  end: number
  text: string
  sentence: string
  reason: string
  suggested: string | null
}

export interface TriedRule {
  /** Null where the file is refused. */
  rule: Rule | null
  refused: Refusal[]
  /** What its YAML says, where it can be read. */
  values: Record<string, unknown> | null
  /** Why a rule that can be read cannot be a workspace's own. */
  unfit: Unfit | null
  proofs: Proof[]
  /** Of a rule learned from its sentences: how right it was on sentences it was not trained on, by language. */
  learnt: Learnt[]
  texts: TriedText[]
}

interface Learnt {
  language: LanguageKey | null
  sentences: number
  precision: number
  recall: number
}

/** Reads a rule, runs its proofs and looks what it finds; a rule that never ends is ended, and says so. */
export function triedRule({ file, content, texts }: RuleToTry): TriedRule {
  const { rule, refused, values } = readFile(file, content)
  const unfit = rule && whyUnfit(rule, content)
  if (!rule || unfit) return { rule, refused, values, unfit, proofs: [], learnt: [], texts: [] }
  const options = ruleOptions
  const compiled = compileRules([rule], options)
  const leftAlone = leftAloneBy(rule, options)
  return {
    rule,
    refused,
    values,
    unfit,
    proofs: proofsOf(rule, options),
    learnt: learntBy(rule),
    texts: texts.map(({ text, format, language }) => {
      const document = readText(text, format, language ? { language } : {})
      const { findings, held, failures } = check(document, compiled)
      return {
        findings: findings.map(foundHere),
        held: [...held, ...leftAlone(document, [...findings, ...held.map(({ finding }) => finding)])].map(({ finding, why }) => ({
          ...foundHere(finding),
          why,
        })),
        failure: failures[0]?.message ?? null,
      }
    }),
  }
}

const learntBy = ({ kind, parts }: Rule): Learnt[] =>
  parts.flatMap(({ language, keys }) => {
    if (kind !== 'learned' || keys.faults === undefined) return []
    const { precision, recall, sentences } = trainedOn({ faults: listOf(keys.faults), clean: listOf(keys.clean) })
    return [{ language, sentences, precision, recall }]
  })

const listOf = (value: unknown): string[] => [value].flat().map(String)

function readFile(file: string, content: string): Pick<TriedRule, 'rule' | 'refused' | 'values'> {
  try {
    const values = plainValues([{ path: file, content }])[0] ?? null
    if (values !== null && !isStorable(values)) return { rule: null, values: null, refused: [{ ...NOT_STORABLE, file }] }
    return { ...readOwnRule({ path: file, content }, values), values }
  } catch (error) {
    // The reader of YAML goes down with each level of nesting.
    if (!(error instanceof RangeError)) throw error
    return { rule: null, values: null, refused: [{ file, line: 1, message: 'the values are nested too deeply', snippet: '' }] }
  }
}

const NOT_STORABLE = { line: 1, message: 'a text in it contains a NUL or half a character, written as \\0 or \\uD800', snippet: '' }

/** Whether the database can keep every text of a value. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, each]) => isStorable(key) && isStorable(each))
}

/** What keeps a file from being a rule of a workspace, with its lines. */
export function refusalsOf({ rule, refused, unfit }: TriedRule, content: string): Pick<Refusal, 'line' | 'message' | 'snippet'>[] {
  if (!rule) return refused
  if (!unfit) return []
  const lines = content.split(/\r?\n/)
  const index = Math.max(
    0,
    lines.findIndex((line) => unfit.at.test(line)),
  )
  return [{ line: index + 1, message: `${unfit.why} ${unfit.helps}`, snippet: (lines[index] ?? '').trim().slice(0, 200) }]
}

const foundHere = ({ start, end, text, sentence, reason, suggestedText }: Finding): FoundHere => ({
  start,
  end,
  text,
  sentence,
  reason,
  suggested: suggestedText,
})
