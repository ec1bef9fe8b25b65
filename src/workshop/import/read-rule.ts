import { triedRule } from '../../checks/try-rule.ts'
import type { Refusal } from '../../rules/index.ts'
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

/** Reads the rule that is to be kept as `target`; `file` is what the package calls it. Throws nothing of what a file can do wrong. */
export function readRule(file: string, target: string, content: string, remarks: string[] = []): Read {
  const tried = triedRule({ file: target, content, texts: [] })
  const { rule, values } = tried
  if (rule === null || values === null) return { line: refusalLine(file, tried.refused[0] ?? NO_RULE, content), rule: null, isVale: null }
  const isVale = rule.format === 'vale'
  const refuse = (why: string, helps: string, at: RegExp): Read => ({
    line: refusedLine(placeIn(file, content, at), why, helps),
    rule: null,
    isVale,
  })
  const { unfit } = tried
  if (unfit) return refuse(unfit.why, unfit.helps, unfit.at)
  const hasProofs = rule.kind === 'guideline' || rule.parts.every(({ hits, passes }) => hits.length > 0 && passes.length > 0)
  const hinders = whyNotPublished(tried)
  const said = [...remarks, ...(hinders === null ? [] : [`${hinders} Until that is fixed it cannot be published.`])]
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
