import { existsSync } from 'node:fs'
import { parse } from 'yaml'
import { PlainError, UsageError } from '../errors.ts'
import { openRuleset } from '../local/ruleset.ts'
import { readRuleFiles, refusedRules, ruleLibrary, RULES_FOLDER, scorerBeside } from '../rule-library.ts'
import { loadRules, runProofs } from '../rules/index.ts'
import type { Rule } from '../rules/index.ts'
import { textFlag } from './command.ts'
import type { Command } from './command.ts'

const languagesOf = (rule: Rule) => [...new Set(rule.parts.map((part) => part.language).filter((language) => language !== null))]

export const check: Command = {
  usage: 'PATH', summary: 'Loads the rules of a file or folder and says which were refused, and why.', words: [1, 1],
  async run(call) {
    const [folder] = call.words as [string]
    if (!existsSync(folder)) throw new UsageError(`${folder} is not there`)
    const { rules, refused } = await openRuleset({ packs: null, folders: [folder], valeIni: null })
    call.print({ loaded: rules.length, refused: refused.map(({ file, line, message, snippet }) => ({ file, line, message, snippet })) },
      [...refused.map(({ file, line, message, snippet }) => `${file}:${line}: ${message}\n    ${snippet}`), `${rules.length} rules loaded, ${refused.length} refused.`].join('\n'))
    return refused.length > 0 ? 1 : 0
  },
}

export const list: Command = {
  usage: '[--packs a,b]', summary: 'Lists the built-in rules.', options: { packs: { type: 'string' } }, words: [0, 0],
  async run(call) {
    const packs = textFlag(call, 'packs')?.split(',').map((pack) => pack.trim())
    const known = ruleLibrary.packs()
    const unknown = packs?.find((pack) => !known.some(({ key }) => key === pack))
    if (unknown !== undefined) throw new UsageError(`There is no pack "${unknown}"; there are ${known.map(({ key }) => key).join(', ')}`)
    const rules = ruleLibrary.rules().filter((rule) => !packs || packs.includes(rule.pack))
    const rows = rules.map((rule) => ({ id: rule.id, name: rule.name, pack: rule.pack, severity: rule.severity, languages: languagesOf(rule), kind: rule.kind, source: rule.source }))
    const unverified = rules.filter((rule) => rule.source?.verified === false).length
    const text = known.filter(({ key }) => !packs || packs.includes(key)).flatMap(({ key, name }) => {
      const own = rules.filter((rule) => rule.pack === key)
      return [`${key}: ${name}, ${own.length} rules, ${[...new Set(own.flatMap(languagesOf))].join(' ')}`, ...own.map((rule) => `  ${rule.severity.padEnd(8)} ${rule.id.padEnd(52)} ${rule.kind.padEnd(13)} ${rule.name}`)]
    })
    call.print(rows, [...text, `${rules.length} rules; the source of ${unverified} could not be read and is marked unverified.`].join('\n'))
  },
}

export const show: Command = {
  usage: 'ID', summary: 'Shows a built-in rule whole, with its proofs.', words: [1, 1],
  async run(call) {
    const rule = ruleLibrary.rules().find(({ id }) => id === call.words[0])
    if (!rule) throw new PlainError(`There is no rule ${call.words[0]}; imprimatur rules list shows those there are`)
    const { content } = readRuleFiles(rule.file)[0]!
    call.print({ id: rule.id, pack: rule.pack, kind: rule.kind, ...(parse(content) as object) }, `# ${rule.id}\n${content}`)
  },
}

export const test: Command = {
  usage: '[PATH]', summary: 'Runs the proofs of rules: what each must find and what it must leave alone.', words: [0, 1],
  async run(call) {
    const [folder] = call.words
    if (folder !== undefined && !existsSync(folder)) throw new UsageError(`${folder} is not there`)
    const { rules, refused } = folder === undefined
      ? { rules: ruleLibrary.rules(), refused: refusedRules() }
      : loadRules(readRuleFiles(folder), { scorer: scorerBeside, library: folder.startsWith(RULES_FOLDER) })
    const { proofs, failed } = runProofs(rules, { scorer: scorerBeside })
    call.print({ rules: rules.length, proofs, failed, refused }, [
      ...refused.map(({ file, line, message }) => `${file}:${line}: ${message}`),
      ...failed.map(({ rule, language, text, expected, found }) => `${rule} ${language ?? ''}\n  text      ${text}\n  expected  ${expected}\n  found     ${found}`),
      `${rules.length} rules, ${proofs} proofs, ${failed.length} failed.`,
    ].join('\n'))
    return failed.length + refused.length > 0 ? 1 : 0
  },
}
