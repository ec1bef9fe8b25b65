import type { Vocabulary } from './build.ts'
import type { Refusal, RuleFile, Severity } from './rule.ts'

type Setting = boolean | Severity

interface Section {
  /** The glob of the section; null for what stands before any section. */
  glob: string | null
  styles: string[] | null
  rules: Map<string, Setting>
}

/** What a `.vale.ini` says. Paths are as written, relative to the file. */
export interface ValeSettings {
  stylesPaths: string[]
  minimum: Severity
  vocabularies: string[]
  sections: Section[]
  /** Settings that are not carried out here, so that nothing is passed over in silence. */
  unsupported: Refusal[]
}

const LEVELS: Record<string, Severity> = { suggestion: 'LOW', warning: 'MEDIUM', error: 'HIGH' }
/** Settings of other formats and of Vale's own machinery, which change nothing here. */
const WITHOUT_EFFECT = ['Packages', 'Lang', 'NLPEndpoint', 'SphinxBuildPath', 'SphinxAutoBuild', 'Transform', 'View', 'Wrap']
const UNSUPPORTED = ['BlockIgnores', 'TokenIgnores', 'IgnorePatterns', 'IgnoredScopes', 'SkippedScopes', 'IgnoredClasses', 'WordTemplate', 'CommentDelimiters']
const NOT_FILES = ['formats', 'asciidoctor']

export function readValeIni(content: string, path: string): ValeSettings {
  const settings: ValeSettings = { stylesPaths: [], minimum: 'MEDIUM', vocabularies: [], sections: [], unsupported: [] }
  let section: Section = { glob: null, styles: null, rules: new Map() }
  settings.sections.push(section)
  for (const [index, line] of logicalLines(content)) {
    const refuse = (message: string) => settings.unsupported.push({ file: path, line: index, message, snippet: line.slice(0, 200) })
    const header = /^\[(.*)\]$/.exec(line)
    if (header) {
      section = { glob: header[1]!.trim(), styles: null, rules: new Map() }
      settings.sections.push(section)
      continue
    }
    const pair = /^([^=]+?)\s*=\s*(.*)$/.exec(line)
    if (!pair) {
      refuse('neither a section nor a setting')
      continue
    }
    if (NOT_FILES.includes(section.glob ?? '')) continue
    const [, key, value] = pair as unknown as [string, string, string]
    if (key === 'StylesPath') settings.stylesPaths.push(value)
    else if (key === 'MinAlertLevel') settings.minimum = LEVELS[value] ?? 'MEDIUM'
    else if (key === 'Vocab') settings.vocabularies.push(...listOf(value))
    else if (key === 'BasedOnStyles') section.styles = [...(section.styles ?? []), ...listOf(value)]
    else if (UNSUPPORTED.includes(key)) refuse(`the setting ${key} is not carried out`)
    else if (WITHOUT_EFFECT.includes(key)) continue
    else if (/^YES$/i.test(value)) section.rules.set(key, true)
    else if (/^NO$/i.test(value)) section.rules.set(key, false)
    else if (LEVELS[value]) section.rules.set(key, LEVELS[value])
    else refuse(`“${value}” is none of YES, NO, suggestion, warning, error`)
  }
  return settings
}

/** Lines without comments; one that ends in a backslash goes on in the next. */
function* logicalLines(content: string): Generator<[number, string]> {
  let open = ''
  let first = 0
  for (const [index, raw] of content.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (open === '' && (line === '' || line.startsWith('#') || line.startsWith(';'))) continue
    if (open === '') first = index + 1
    open += line.replace(/\\$/, '').replace(/\s+[#;].*$/, '')
    if (line.endsWith('\\')) continue
    yield [first, open.trim()]
    open = ''
  }
}

const listOf = (value: string) => value.split(',').map((item) => item.trim()).filter((item) => item !== '')

/** Which styles a file is checked with, and what becomes of each of their rules: Vale's settings for one file. */
export interface FileSettings {
  styles: string[]
  decide: (ruleId: string) => Setting
}

const ORDER: Severity[] = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL']

export function settingsFor(settings: ValeSettings, path: string, severityOf: (ruleId: string) => Severity): FileSettings {
  const fitting = settings.sections.filter((section) => section.glob === null || section.glob === '*' || matchesGlob(section.glob, path))
  // The last section that names styles decides; rules are gathered from all of them, the later ones winning.
  const styles = fitting.findLast((section) => section.styles !== null)?.styles ?? []
  const rules = new Map<string, Setting>()
  for (const section of fitting) for (const [rule, setting] of section.rules) rules.set(rule, setting)
  const decide = (ruleId: string): Setting => {
    const style = ruleId.split('.')[0]!
    const own = rules.get(ruleId)
    const ofStyle = rules.get(style)
    const setting = own ?? ofStyle ?? styles.includes(style)
    if (setting === false) return false
    const level = typeof own === 'string' ? own : typeof ofStyle === 'string' ? ofStyle : null
    if (ORDER.indexOf(level ?? severityOf(ruleId)) < ORDER.indexOf(settings.minimum)) return false
    return level ?? true
  }
  return { styles, decide }
}

/** All styles any section asks for. */
export const stylesIn = (settings: ValeSettings) => [...new Set(settings.sections.flatMap((section) => [...(section.styles ?? []), ...[...section.rules.keys()].map((rule) => rule.split('.')[0]!)]))]

/** `*.{md,txt}`, `docs/**`: a star goes over folders too, as in Vale; without a folder the name alone may fit. */
export function matchesGlob(glob: string, path: string): boolean {
  const negated = glob.startsWith('!')
  const body = negated ? glob.slice(1) : glob
  const plain = path.replaceAll('\\', '/').replace(/^\.\//, '')
  const expression = globExpression(body)
  const fits = expression.test(plain) || (!body.includes('/') && expression.test(plain.slice(plain.lastIndexOf('/') + 1)))
  return fits !== negated
}

function globExpression(glob: string): RegExp {
  let source = ''
  let depth = 0
  for (let index = 0; index < glob.length; index++) {
    const sign = glob[index]!
    if (sign === '*') {
      if (glob.startsWith('**/', index)) {
        source += '(?:.*/)?'
        index += 2
      } else {
        source += '.*'
        if (glob[index + 1] === '*') index++
      }
    } else if (sign === '?') source += '.'
    else if (sign === '{') {
      source += '(?:'
      depth++
    } else if (sign === '}' && depth > 0) {
      source += ')'
      depth--
    } else if (sign === ',' && depth > 0) source += '|'
    else if (sign === '[' && glob.includes(']', index)) {
      const end = glob.indexOf(']', index)
      source += `[${glob.slice(index + 1, end).replace(/^!/, '^').replaceAll('\\', '\\\\')}]`
      index = end
    } else source += RegExp.escape(sign)
  }
  return new RegExp(`^${source}${')'.repeat(depth)}$`)
}

/** Where a vocabulary's words may lie below a styles path: the newer place first. */
export const vocabularyFolders = (name: string) => [`config/vocabularies/${name}`, `Vocab/${name}`]

/** The words of an `accept.txt` or `reject.txt`, one a line. */
export const readWordLines = (content: string) => content.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('# '))

/** The rules Vale has built in, as files: spelling, repetition, and the vocabulary's words. */
export function builtInStyle(vocabulary: Vocabulary): RuleFile[] {
  const file = (name: string, rule: Record<string, unknown>): RuleFile => ({ path: `styles/Vale/${name}.yml`, content: JSON.stringify(rule) })
  const files = [
    file('Spelling', { extends: 'spelling', level: 'error', message: "Did you really mean '%s'?" }),
    file('Repetition', {
      extends: 'repetition', level: 'error', message: "'%s' is repeated!", ignorecase: true, alpha: true, tokens: ['[^\\s.!?]+'],
      action: { name: 'edit', params: ['truncate', ' '] },
    }),
  ]
  if (vocabulary.accept.length > 0) {
    const swap = Object.fromEntries(vocabulary.accept.map((term) => [term.toLowerCase(), term]))
    files.push(file('Terms', { extends: 'substitution', level: 'error', message: "Use '%s' instead of '%s'.", ignorecase: true, vocab: false, swap }))
  }
  if (vocabulary.reject.length > 0) files.push(file('Avoid', { extends: 'existence', level: 'error', message: "Avoid using '%s'.", tokens: vocabulary.reject }))
  return files
}
