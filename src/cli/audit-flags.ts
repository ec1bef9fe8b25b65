import { UsageError } from '../errors.ts'
import { changedSince, type ChangedLines } from '../local/changed.ts'
import type { Ran } from '../local/ruleset.ts'
import { PAGE_KINDS, RULE_SEVERITIES, SUBJECTS } from '../rules/index.ts'
import type { PageKind, RuleSeverity, Subject } from '../rules/index.ts'
import { textFlag } from './command.ts'
import type { Call, Flags } from './command.ts'
import { counted } from './counted.ts'
import { FORMAT_NAMES } from './formats/names.ts'

export const AUDIT_FLAGS: Flags = {
  packs: {
    type: 'string',
    value: 'a,b',
    help: 'Built-in packs to check with, beside the styles of a .vale.ini; all default ones where there is none.',
  },
  config: {
    type: 'string',
    value: 'FILE',
    help: 'The project file; otherwise the imprimatur.yml of what is checked, or of a folder above.',
  },
  'no-config': { type: 'boolean', help: 'Leaves out the imprimatur.yml.' },
  'print-config': {
    type: 'string',
    value: 'FILE',
    help: 'Checks nothing: shows which settings apply to a file, and where each comes from.',
  },
  markets: { type: 'string', value: 'DE,AT', help: 'Only rules whose jurisdiction holds in one of these markets, and those without one.' },
  sectors: { type: 'string', value: 'food,retail', help: 'Only rules of these sectors, and those without one.' },
  channels: { type: 'string', value: 'website,email', help: 'Only rules for these channels, and those without one.' },
  languages: { type: 'string', value: 'EN,DE', help: 'The languages of the texts; with one, texts that declare none are read as that.' },
  'explain-in': {
    type: 'string',
    value: 'DE',
    help: 'The language of explanations; by default that of the text.',
  },
  also: { type: 'string', value: 'a.b,c.d', help: 'Packs whose rules run only when asked for by name.' },
  'page-kind': {
    type: 'string',
    value: 'KIND',
    help: 'The purpose of the pages, where their structure suggests the wrong one.',
    values: [...PAGE_KINDS],
  },
  sells: {
    type: 'string',
    value: 'food,supplement',
    help: 'What the pages sell, where they are read wrongly: laws about something else do not speak.',
  },
  held: { type: 'boolean', help: 'Also lists what was held back (a mention that claims nothing, or likely unfounded), and why.' },
  rules: { type: 'string', multiple: true, value: 'DIR', help: 'A folder or file of own rules, instead of the default packs.' },
  'no-vale': { type: 'boolean', help: 'Leaves out the .vale.ini of this folder or of one above.' },
  format: { type: 'string', value: 'FORMAT', help: 'How the result is printed.', values: FORMAT_NAMES },
  output: {
    type: 'string',
    multiple: true,
    value: '[FORMAT:]FILE',
    help: 'Also writes the result to a file; without a format its ending says which.',
  },
  'fail-on': {
    type: 'string',
    value: 'SEVERITY',
    help: 'The lowest severity that exits with 1; HIGH by default.',
    values: [...RULE_SEVERITIES, 'never'],
  },
  baseline: { type: 'string', value: 'FILE', help: 'A file of earlier findings, which are left out.' },
  'update-baseline': { type: 'boolean', help: 'Writes all current findings to the file of --baseline.' },
  since: { type: 'string', value: 'REF', help: 'Only files that changed in Git since this commit or branch.' },
  'changed-lines': { type: 'boolean', help: 'With --since: only findings in lines that changed.' },
  'allow-empty': { type: 'boolean', help: 'Exits with 0 even if nothing was checked.' },
  'allow-unreadable': { type: 'boolean', help: 'Exits with 0 or 1 even if something could not be read.' },
  'allow-refused': { type: 'boolean', help: 'Exits with 0 or 1 even if own rules were refused.' },
  'allow-incomplete': { type: 'boolean', help: 'Exits with 0 or 1 even if a rule met a limit and did not look everywhere.' },
  'allow-unjudged': { type: 'boolean', help: 'Exits with 0 or 1 even if no model could be asked for rules that need one.' },
  'allow-other-languages': { type: 'boolean', help: 'Exits with 0 or 1 even if texts are in none of the languages of --languages.' },
  'no-gitignore': { type: 'boolean', help: 'Also checks what .gitignore leaves out.' },
  fix: {
    type: 'string',
    value: 'removals',
    otherwise: 'wording',
    help: 'Applies suggestions of class wording, or also removals, to Markdown and plain text, and reports what is left.',
  },
  'dry-run': { type: 'boolean', help: 'With --fix: writes nothing and prints a unified diff.' },
  names: { type: 'string', value: 'FILE', help: 'With --fix: names that are never changed, one on each line.' },
  watch: { type: 'boolean', help: 'Keeps running and checks changed files again, until Ctrl+C.' },
  threads: { type: 'string', value: 'N', help: 'Threads to check with; by default as many as speed it up.' },
  crawl: { type: 'boolean', help: 'Follows the links of an address within its site.' },
  'max-pages': { type: 'string', value: 'N', help: 'The most pages of a crawl or sitemap; 200 by default.' },
  workspace: { type: 'string', value: 'ID', help: 'Stores the audit in this workspace for review.' },
  server: { type: 'string', value: 'URL', help: 'Sends what is checked to this server, which checks it and stores the audit for review.' },
  key: {
    type: 'string',
    value: 'KEY',
    help: 'With --server: an API key of the workspace there. The list of processes shows it: better --key-file.',
  },
  'key-file': { type: 'string', value: 'FILE', help: 'With --server: a file that holds the API key.' },
  name: { type: 'string', value: 'NAME', help: 'The name of standard input (page.md), or of the stored audit.' },
}

/** Flags that say nothing about an audit that is stored: the workspace's own rules run, and its findings are reviewed there. */
const NOT_STORED = [
  'also',
  'page-kind',
  'sells',
  'held',
  'rules',
  'no-vale',
  'output',
  'fix',
  'dry-run',
  'names',
  'threads',
  'allow-refused',
  'allow-unjudged',
  'changed-lines',
  'allow-other-languages',
  'languages',
  'explain-in',
  'watch',
]

/** With --workspace or --server every flag acts or is refused. */
export function refuseForStored(call: Call, where: 'workspace' | 'server'): void {
  const others = where === 'workspace' ? ['server', 'key', 'key-file'] : ['workspace']
  const given = [...NOT_STORED, ...others].filter((name) => call.flags[name] !== undefined)
  if (given.length > 0)
    throw new UsageError(
      `${given.map((name) => `--${name}`).join(', ')} cannot be used with --${where}: the rules of the workspace run there`,
    )
  const format = textFlag(call, 'format')
  if (format !== undefined && format !== 'json' && format !== 'table')
    throw new UsageError(`--format ${format} cannot be used with --${where}: table and json can`)
}

/** The least severity that fails an audit; null: none does. */
export function failOnOf(given: string): RuleSeverity | null {
  if (given.toLowerCase() === 'never') return null
  const severity = RULE_SEVERITIES.find((one) => one === given.toUpperCase())
  if (severity === undefined) throw new UsageError(`--fail-on is one of ${RULE_SEVERITIES.join(', ')} or never, not "${given}"`)
  return severity
}

/** Whether what was asked for was not checked, or not all of it: that is said, and no build may take it for a clean result. */
export function isNotChecked(
  call: Call,
  checked: number,
  unreadable: number,
  ran?: Ran,
  unjudged: string | null = null,
  emptyInput = false,
  incomplete = 0,
  incompleteOf: 'rule' | 'source' = 'rule',
): boolean {
  const faults: string[] = []
  if (emptyInput && call.flags['allow-empty'] !== true)
    faults.push('standard input was empty: nothing was read from it (--allow-empty accepts that)')
  if (incomplete > 0 && call.flags['allow-incomplete'] !== true)
    faults.push(
      incompleteOf === 'rule'
        ? `${counted(incomplete, 'rule')} met a limit and did not look everywhere (--allow-incomplete accepts that)`
        : `${counted(incomplete, 'source')} not checked whole: a rule met a limit there (--allow-incomplete accepts that)`,
    )
  if (unjudged !== null && call.flags['allow-unjudged'] !== true) faults.push(unjudged)
  if (ran && ran.refused > 0 && call.flags['allow-refused'] !== true)
    faults.push(`${counted(ran.refused, 'rule')} refused and not run (--allow-refused accepts that)`)
  if (ran?.rules === 0) faults.push('there is no rule to check with')
  if (unreadable > 0 && call.flags['allow-unreadable'] !== true)
    faults.push(`${counted(unreadable, 'source')} could not be read (--allow-unreadable accepts that)`)
  if (checked === 0 && !emptyInput && call.flags['allow-empty'] !== true) faults.push('nothing was checked (--allow-empty accepts that)')
  for (const fault of faults) process.stderr.write(`imprimatur: ${fault}\n`)
  return faults.length > 0
}

/** The same of an audit that is stored; `unreadable`: sources that never came there. */
export const isStoredNotChecked = (
  call: Call,
  audit: { completed_assets: number; failed_assets: number; incomplete_assets?: number },
  unreadable: number,
): boolean => {
  const { completed_assets: checked, failed_assets: failed, incomplete_assets: incomplete = 0 } = audit
  return isNotChecked(call, checked, failed + unreadable, undefined, null, false, incomplete, 'source')
}

/** What changed since the commit of --since; null where everything is checked. */
export function changedOf(call: Call): ChangedLines | null {
  const ref = textFlag(call, 'since')
  if (ref === undefined && call.flags['changed-lines'] === true) throw new UsageError('--changed-lines needs --since REF')
  return ref === undefined ? null : changedSince(ref)
}

/** Rules that are off unless they are asked for, and what the pages are for where the user says so. */
export function askedFor(call: Call): { also: string[]; pageKind?: PageKind; sells?: Subject[] } {
  const also = (textFlag(call, 'also') ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
  const selling = soldOf(call)
  const given = textFlag(call, 'page-kind')
  if (given === undefined) return { also, ...selling }
  const pageKind = PAGE_KINDS.find((kind) => kind === given.toLowerCase())
  if (pageKind === undefined) throw new UsageError(`--page-kind is one of ${PAGE_KINDS.join(', ')}, not "${given}"`)
  return { also, pageKind, ...selling }
}

function soldOf(call: Call): { sells?: Subject[] } {
  const names = textFlag(call, 'sells')?.split(',')
  if (names === undefined) return {}
  const sells = names.map((name) => {
    const subject = SUBJECTS.find((one) => one === name.trim().toLowerCase())
    if (subject === undefined) throw new UsageError(`--sells names ${SUBJECTS.join(', ')}, not "${name.trim()}"`)
    return subject
  })
  return { sells }
}

export const maxPagesOf = (call: Call): number => numberOf(call, 'max-pages') ?? 200

export function threadsOf(call: Call): { threads?: number } {
  const threads = numberOf(call, 'threads')
  return threads === null ? {} : { threads }
}

function numberOf(call: Call, flag: string): number | null {
  const given = textFlag(call, flag)
  if (given === undefined) return null
  if (!/^[1-9]\d*$/.test(given)) throw new UsageError(`--${flag} is a whole number from 1, not "${given}"`)
  return Number(given)
}
