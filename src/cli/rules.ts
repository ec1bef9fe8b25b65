import { existsSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { PlainError, UsageError } from '../errors.ts'
import { openRuleset, optionsFor, usesClasses } from '../local/ruleset.ts'
import { readRuleFiles, refusedRules, ruleClasses, ruleLibrary, ruleText, scorerBeside } from '../packs/library.ts'
import { languageMatrix, matrixLines } from '../packs/matrix.ts'
import { RULES_FOLDER } from '../places.ts'
import { loadRules, nearOr, runProofs } from '../rules/index.ts'
import { RULE_SEVERITIES } from '../rules/definition/rule.ts'
import type { Rule } from '../rules/index.ts'
import { textFlag } from './command.ts'
import { counted } from './counted.ts'
import type { Command } from './command.ts'

/** More than these are no hint. */
const MOST_NEAR = 12

const languagesOf = (rule: Rule) => [...new Set(rule.parts.map((part) => part.language).filter((language) => language !== null))]

export const check: Command = {
  usage: 'PATH',
  uses: [],
  summary: 'Loads the rules of a file or folder and says which were refused, and why.',
  words: [1, 1],
  foreignFolders: true,
  async run(call) {
    const [folder] = call.words as [string]
    if (!existsSync(folder)) throw new UsageError(`${folder} is not there`)
    if (readRuleFiles(folder).length === 0) throw new UsageError(`There are no rules in ${folder}: a rule is a file that ends in .yml`)
    const { rules, refused } = await openRuleset({ packs: null, folders: [folder], valeIni: null })
    call.print(
      { loaded: rules.length, refused: refused.map(({ file, line, message, snippet }) => ({ file, line, message, snippet })) },
      [
        ...refused.map(({ file, line, message, snippet }) => `${file}:${line}: ${message}\n    ${snippet}`),
        `${counted(rules.length, 'rule')} loaded, ${refused.length} refused.`,
      ].join('\n'),
    )
    return refused.length > 0 ? 1 : 0
  },
}

export const list: Command = {
  usage: '[--packs a,b]',
  uses: [],
  summary: 'Lists the built-in rules, and how many each pack has for each language.',
  options: { packs: { type: 'string', value: 'a,b', help: 'Only these packs.' } },
  words: [0, 0],
  foreignFolders: true,
  async run(call) {
    const packs = textFlag(call, 'packs')
      ?.split(',')
      .map((pack) => pack.trim())
    const known = ruleLibrary.packs()
    const keys = known.map(({ key }) => key)
    const unknown = packs?.find((pack) => !keys.includes(pack))
    if (unknown !== undefined) throw new UsageError(`There is no pack "${unknown}"${nearOr(unknown, keys, `there are ${keys.join(', ')}`)}`)
    const rules = ruleLibrary.rules().filter((rule) => !packs || packs.includes(rule.pack))
    const rows = rules.map((rule) => ({
      id: rule.id,
      name: rule.name,
      pack: rule.pack,
      severity: rule.severity,
      languages: languagesOf(rule),
      kind: rule.kind,
      source: rule.source,
    }))
    const shown = known.filter(({ key }) => !packs || packs.includes(key))
    const unverified = rules.filter((rule) => rule.source?.verified === false).length
    call.print(
      rows,
      [
        ...shown.map((pack) =>
          packAsText(
            pack,
            rules.filter((rule) => rule.pack === pack.key),
          ),
        ),
        ['Rules by pack and language:', ...matrixLines(languageMatrix(shown, rules)).map((line) => `  ${line}`)].join('\n'),
        summaryOf(rules, shown.length, unverified),
      ].join('\n\n'),
    )
  },
}

/** How many of each severity, the gravest first: "1 CRITICAL, 12 HIGH". */
const severitiesOf = (rules: Rule[]) =>
  RULE_SEVERITIES.toReversed()
    .map((severity) => ({ severity, count: rules.filter((rule) => rule.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => `${count} ${severity}`)
    .join(', ')

function packAsText({ key, name }: { key: string; name: string }, rules: Rule[]): string {
  const languages = [...new Set(rules.flatMap(languagesOf))].join(' ') || 'any language'
  const rows = rules.map(
    (rule) =>
      `  ${rule.severity.padEnd(8)} ${(rule.id + (rule.source?.verified === false ? '*' : '')).padEnd(52)} ` +
      `${rule.kind.padEnd(13)} ${rule.name}`,
  )
  return [`${key}: ${name}, ${rules.length} rules (${severitiesOf(rules)}), ${languages}`, ...rows].join('\n')
}

function summaryOf(rules: Rule[], packs: number, unverified: number): string {
  const sources = unverified === 0 ? 'every source was read' : `* the source of ${unverified} could not be read and is marked unverified`
  return `${rules.length} rules in ${packs} ${packs === 1 ? 'pack' : 'packs'} (${severitiesOf(rules)}); ${sources}.`
}

export const show: Command = {
  usage: 'ID',
  uses: [],
  summary: 'Shows a built-in rule in full, with its proofs.',
  words: [1, 1],
  foreignFolders: true,
  async run(call) {
    const rule = ruleNamed(call.words[0]!)
    const content = ruleText(rule)
    call.print({ id: rule.id, pack: rule.pack, kind: rule.kind, ...(parse(content) as object) }, `# ${rule.id}\n${content}`)
  },
}

/** By its id, or by the part after the pack's where no other rule has the same. */
function ruleNamed(word: string): Rule {
  const rules = ruleLibrary.rules()
  const whole = rules.find(({ id }) => id === word)
  if (whole) return whole
  if (rules.some(({ pack }) => pack === word))
    throw new PlainError(`${word} is a pack; imprimatur rules list --packs ${word} shows its rules`)
  const named = rules.filter(({ id }) => id.endsWith(`.${word}`))
  if (named.length === 1) return named[0]!
  const near = named.length > 0 ? named : rules.filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(word.toLowerCase()))
  const ids = near.map(({ id }) => id)
  if (near.length > 0 && near.length <= MOST_NEAR) throw new PlainError(`There is no rule ${word}; there are ${ids.join(', ')}`)
  const all = rules.map(({ id }) => id)
  throw new PlainError(`There is no rule ${word}${nearOr(word, all, 'imprimatur rules list shows those there are')}`)
}

export const test: Command = {
  usage: '[PATH]',
  uses: [],
  summary: 'Runs the proofs of rules: what each must find and what it must leave alone.',
  words: [0, 1],
  foreignFolders: true,
  async run(call) {
    const [folder] = call.words
    const { rules, refused, options } =
      folder === undefined
        ? { rules: ruleLibrary.rules(), refused: refusedRules(), options: { scorer: scorerBeside } }
        : await rulesIn(folder)
    const { proofs, failed } = runProofs(rules, options)
    call.print(
      { rules: rules.length, proofs, failed, refused },
      [
        ...refused.map(({ file, line, message }) => `${file}:${line}: ${message}`),
        ...failed.map(
          ({ rule, language, text, expected, found }) =>
            `${rule} ${language ?? ''}\n  text      ${text}\n  expected  ${expected}\n  found     ${found}`,
        ),
        `${counted(rules.length, 'rule')}, ${counted(proofs, 'proof')}, ${failed.length} failed.`,
      ].join('\n'),
    )
    return failed.length + refused.length > 0 ? 1 : 0
  },
}

async function rulesIn(folder: string) {
  if (!existsSync(folder)) throw new UsageError(`${folder} is not there`)
  const files = readRuleFiles(folder)
  if (files.length === 0) throw new UsageError(`There are no rules in ${folder}: a rule is a file that ends in .yml`)
  const options = await optionsFor(files, { accept: [], reject: [] }, [folder])
  const isLibrary = path.resolve(folder).startsWith(RULES_FOLDER)
  // The classes of the library are among the files where the whole of it is tested.
  const own = files.some((file) => path.basename(path.dirname(file.path)) === 'classes') && isLibrary
  const classes = own || !usesClasses(files) ? {} : ruleClasses()
  return { ...loadRules(files, { ...options, classes, library: isLibrary, others: ruleLibrary.rules }), options }
}
