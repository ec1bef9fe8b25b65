import { triedRule, type TriedRule } from '../../documents/try-rule.ts'
import { expressionGuard } from '../../packs/expression-guard.ts'
import { check, compileRules } from '../../rules/index.ts'
import type { CompiledRules, Refusal, Rule } from '../../rules/index.ts'
import { readText } from '../../text/read.ts'
import { whyNotPublished } from '../proven.ts'
import { LONGEST_TEXT, refusedLine, type Placed, type ReadRule, type ReportLine } from './report.ts'

/** What became of one rule file: its line of the report, and the rule where it can be taken over. */
export interface Read {
  line: ReportLine
  rule: ReadRule | null
  /** Whether it is written as Vale's rules are; null where that could not be seen. */
  isVale: boolean | null
}

const EXTENDS = /^["']?extends\b/

/** Kinds that need more than their own file, which is all that a workspace keeps of a rule. */
const NEEDS_MORE: Partial<Record<Rule['kind'], { why: string; helps: string }>> = {
  spelling: {
    why: 'Spelling is checked against a word list, and a workspace has none.',
    helps: 'Keep this rule on the command line; for single words write a rule that replaces them.',
  },
  sequence: {
    why: 'It looks at parts of speech, which are not known in a workspace.',
    helps: 'Write the words meant as terms, or a rule for two things near each other.',
  },
  learned: {
    why: 'What it has learned lies in a second file, and a workspace keeps one file for each rule.',
    helps: 'Train it in the workspace from its examples.',
  },
}

/** Reads the rule that is to be kept as `target`; `file` is what the package calls it. Throws nothing of what a file can do wrong. */
export function readRule(file: string, target: string, content: string, remarks: string[] = []): Read {
  const tried = tryOne(target, content)
  const { rule, values } = tried
  if (rule === null || values === null) return { line: refusalLine(file, tried.refused[0] ?? NO_RULE, content), rule: null, isVale: null }
  const isVale = rule.format === 'vale'
  const refuse = (why: string, helps: string, at: RegExp): Read => ({
    line: refusedLine(placeIn(file, content, at), why, helps),
    rule: null,
    isVale,
  })
  const needs = NEEDS_MORE[rule.kind]
  if (needs) return refuse(needs.why, needs.helps, EXTENDS)
  const late = neverEnds(rule, content)
  if (late !== null)
    return refuse(
      `This expression may never end: it was stopped after ${late} ms on ${STRESS_LENGTH.toLocaleString('en')} characters.`,
      'Give the repetition an upper bound, such as {1,20}, and let no two repetitions share the same text.',
      REPETITION,
    )
  const hasProofs = rule.kind === 'guideline' || rule.parts.every(({ hits, passes }) => hits.length > 0 && passes.length > 0)
  const hinders = whyNotPublished(tried)
  const said = [...remarks, ...(hinders === null ? [] : [`${hinders} Until that is mended it cannot be published.`])]
  return {
    line: {
      ...placeIn(file, content, /^["']?name\b/, EXTENDS),
      mark: null,
      outcome: said.length > 0 ? 'remark' : 'loaded',
      target,
      rule_id: rule.id,
      why: said.join(' '),
      helps: said.length > 0 ? 'It is taken over as a draft; the editor shows what is missing.' : '',
    },
    rule: {
      file: target,
      rule_id: rule.id,
      name: rule.name,
      kind: rule.kind,
      severity: rule.severity,
      languages: rule.parts.flatMap(({ language }) => language ?? []),
      content,
      parsed: JSON.stringify(values),
      has_proofs: hasProofs,
      not_publishable: hinders,
    },
    isVale,
  }
}

const NO_RULE: Refusal = { file: '', line: 1, message: 'this is no rule', snippet: '' }

function tryOne(target: string, content: string): TriedRule {
  try {
    return triedRule({ file: target, content, texts: [] })
  } catch (error) {
    // The reader of YAML goes down with each level of nesting.
    if (!(error instanceof RangeError)) throw error
    return { rule: null, values: null, refused: [{ ...NO_RULE, message: TOO_DEEP }], proofs: [], texts: [] }
  }
}

const STRESS_LENGTH = 2000
const REPETITION = /[*+}]\)?[*+{]|[*+]/
/** Texts that repetitions can divide among them in many ways. */
const PIECES = ['a', 'A', '1', 'a ', ' ', '-', '.', 'a,', '(']
const MOST_WORDS = 6

/** Milliseconds after which an expression of the rule was stopped; null where all ended in time. */
function neverEnds(rule: Rule, content: string): number | null {
  const compiled = compileRules([rule])
  const checks = checksOf(compiled)
  if (checks.every(({ reach }) => reach.isWithin(STRESS_LENGTH))) return null
  // What an expression cannot match without must be there, or it is not tried at all.
  const words = [...new Set(content.match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 200)
  const characters = [...new Set(content.replaceAll(/\s/g, ''))].slice(0, 200)
  const tail = `! ${words.join(' ').slice(0, 1000)} ${characters.join(' ')}`
  // Where one text can be read in two ways even a short one may take for ever, so that more is tried: texts that end as it may have to.
  const mayBeEndless = checks.some(({ reach }) => !reach.isWithin(SHORT))
  const last = words.slice(-MOST_WORDS)
  const endings = mayBeEndless ? ['', ...last, ...last.map((word) => word.at(-1)!)] : ['']
  for (const piece of [...PIECES, ...last]) {
    const stress = `${piece.repeat(Math.ceil(STRESS_LENGTH / piece.length))}${tail}`
    const text = readText(endings.map((ending) => `${stress} ${ending}`.trim()).join('\n\n'), 'text')
    const late = check(text, compiled, { guard: expressionGuard }).failures.find(({ message }) => STOPPED.test(message))
    if (late) return Number(STOPPED.exec(late.message)![1])
  }
  return null
}

const SHORT = 30
const STOPPED = /was stopped after (\d+) ms/

function checksOf(compiled: CompiledRules) {
  const { looking, onPage, byList, byGate } = compiled.setFor(readText('', 'text'))
  return [...looking, ...onPage, ...[...byList.values(), ...byGate.values()].flat()]
}

/** The first line of a file that one of the patterns fits, otherwise its first, with what stands behind the key marked. */
function placeIn(file: string, content: string, ...patterns: RegExp[]): Placed {
  const lines = content.split(/\r?\n/)
  const index = Math.max(0, patterns.map((pattern) => lines.findIndex((line) => pattern.test(line))).find((at) => at >= 0) ?? 0)
  const text = (lines[index] ?? '').trim().slice(0, LONGEST_TEXT)
  const value = /^(?:-\s+|["']?[\w-]+["']?\s*:\s*)(?:-\s+)?["'[\s]*(.*?)["'\]\s]*$/d.exec(text)?.indices?.[1]
  return { file, line: index + 1, text, mark: value && value[0] < value[1] ? value : null }
}

const TOO_DEEP = 'the values are nested too deeply'
/** What the reader of YAML says of a file that was made to harm. */
const IN_WORDS: [RegExp, string][] = [
  [/alias count/i, 'its values name each other so often that they would fill the memory'],
  [/call stack/i, TOO_DEEP],
]

const HELPS: [RegExp, string][] = [
  [/“script” is not supported/, 'A length or capitalisation rule often does the same.'],
  [/it extends is not there/, 'Write the rule out: in a workspace each rule is one file that says everything.'],
  [/it supersedes is not there/, 'Name a built-in rule, or take the line out.'],
  [/is not known for/, 'Take the key out, or correct how it is spelled.'],
  [/no language key/, 'Use one of these keys.'],
  [/is no kind of rule|“extends” is missing/, 'Say what kind of rule it is: extends: existence, substitution …'],
  [/“message” is missing/, 'Say what the reader is told: message: …'],
  [/stands here twice/, 'Keep one of the two.'],
  [/fill the memory/, 'Write the values out instead of naming them with & and *.'],
  [/file is empty|no mapping of keys/, 'A rule is lines of “key: value”.'],
  [/nested too deeply/, 'A rule has lists within keys, and hardly more.'],
  [/class/, 'Write the words of the class into the terms.'],
]

function refusalLine(file: string, { line, message, snippet }: Refusal, content: string): ReportLine {
  const sentence = IN_WORDS.find(([pattern]) => pattern.test(message))?.[1] ?? message
  const text = (snippet || (content.split('\n', 1)[0] ?? '').trim()).slice(0, LONGEST_TEXT)
  const helps = HELPS.find(([pattern]) => pattern.test(sentence))?.[1] ?? 'Correct the line and read the file again.'
  return refusedLine({ file, line, text, mark: markOf(text, message) }, asSentence(sentence), helps)
}

const asSentence = (message: string) => `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`

/** What a message quotes is mostly what is wrong. */
function markOf(text: string, message: string): ReportLine['mark'] {
  for (const [, quoted] of message.matchAll(/“([^”]+)”/g)) {
    const at = text.toLowerCase().indexOf(quoted!.toLowerCase())
    if (at >= 0) return [at, at + quoted!.length]
  }
  return null
}
