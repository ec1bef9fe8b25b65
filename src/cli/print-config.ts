import { existsSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../errors.ts'
import { openRuleset } from '../local/ruleset.ts'
import { auditConfig, choiceOf, type AuditConfig, type Setting } from './audit-config.ts'
import { requiredFlag } from './command.ts'
import type { Call } from './command.ts'
import { counted } from './counted.ts'

const SHOWN = [
  'sources',
  'exclude',
  'packs',
  'rule_folders',
  'vale',
  'markets',
  'sectors',
  'channels',
  'languages',
  'explain_in',
  'format',
  'output',
  'fail_on',
  'baseline',
] as const satisfies (keyof AuditConfig)[]

/** What applies to one file, and what says so: a flag, a line of the project file or of no file at all. */
export async function printConfig(call: Call): Promise<number> {
  const file = requiredFlag(call, 'print-config')
  if (!existsSync(file)) throw new UsageError(`${file} is not there`)
  const config = auditConfig(call, call.words.length > 0 ? call.words : [file])
  if (call.words.length === 0) {
    const sources = config.project?.values.sources
    config.sources = sources ? { value: sources, from: config.project!.placeOf('sources') } : { value: [], from: 'default' }
  }
  const choice = choiceOf(config)
  const ruleset = await openRuleset(choice)
  const { decide } = ruleset.settingsFor(file)
  const decisions = ruleset.projectDecisions(file)
  const projectFile = choice.project?.file ?? null
  const rules = [...decisions]
    .filter(([id]) => ruleset.byId.has(id))
    .map(([id, { line }]) => ({
      rule: id,
      setting: inWords(decide(id)),
      from: line === 0 ? 'markets, sectors or channels' : `${projectFile}:${line}`,
    }))
  const running = ruleset.rules.filter(({ id }) => decide(id) !== false)
  const settings = SHOWN.map((key) => ({ key, ...(config[key] as Setting<unknown>) }))
  call.print(
    {
      file,
      config: projectFile,
      settings: Object.fromEntries(settings.map(({ key, value, from }) => [key, { value, from }])),
      rules,
      running: running.map(({ id }) => id),
      not_selected: ruleset.ran.not_selected,
    },
    [
      `${file} is checked with ${projectFile ?? 'no project file'}: ${counted(running.length, 'rule')} run`,
      ...settings.map(({ key, value, from }) => `  ${key.padEnd(13)} ${valueInWords(value).padEnd(40)} ${from}`),
      ...(ruleset.ran.not_selected > 0
        ? [`  ${''.padEnd(13)} ${counted(ruleset.ran.not_selected, 'rule')} for other markets, sectors, channels or languages left out`]
        : []),
      ...rules.map(({ rule, setting, from }) => `  ${rule.padEnd(54)} ${setting.padEnd(9)}${from}`),
    ].join('\n'),
  )
  return 0
}

const inWords = (setting: boolean | string) => (setting === true ? 'on' : setting === false ? 'off' : setting)

function valueInWords(value: unknown): string {
  if (value === null) return 'not set'
  if (!Array.isArray(value)) return path.isAbsolute(String(value)) ? path.relative('.', String(value)) : String(value)
  if (value.length === 0) return 'none'
  return value
    .map((one) => (typeof one === 'object' ? `${(one as { format: string }).format}:${(one as { file: string }).file}` : String(one)))
    .join(', ')
}
