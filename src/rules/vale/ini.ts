import type { Vocabulary } from '../definition/vocabulary.ts'
import { Expression } from '../expression/expression.ts'
import type { Refusal, RuleFile, RuleSeverity } from '../definition/rule.ts'
import { NOTHING_IGNORED, unknownElements, type ValeIgnores } from './ignores.ts'

type Setting = boolean | RuleSeverity

interface Section {
  /** The glob of the section; null for what stands before any section. */
  glob: string | null
  styles: string[] | null
  rules: Map<string, Setting>
  ignores: Pick<ValeIgnores, 'tokens' | 'blocks' | 'comments'>
}

/** What a `.vale.ini` says. Paths are as written, relative to the file. */
export interface ValeSettings {
  stylesPaths: string[]
  minimum: RuleSeverity
  vocabularies: string[]
  sections: Section[]
  /** What is ignored in every file, and how a rule's tokens become whole words. */
  ignores: Pick<ValeIgnores, 'inline' | 'skipped' | 'classes'>
  wordTemplate: string | null
  /** Packages to be fetched, as written: names, addresses or paths of archives. */
  packages: Placed[]
  /** Where each style that is switched on is named first. */
  places: { styles: Placed[] }
  /** Settings that are not carried out here, so that nothing is passed over in silence. */
  unsupported: Refusal[]
}

/** A value, and the file and line it stands in. */
export interface Placed {
  value: string
  file: string
  line: number
}

const LEVELS: Record<string, RuleSeverity> = { suggestion: 'LOW', warning: 'MEDIUM', error: 'HIGH' }
const UNSUPPORTED: Record<string, string> = {
  Transform: 'XML is not transformed',
  View: 'fields of data files are found without it',
  Lang: 'the language of each text is detected',
  NLPEndpoint: 'no other service is asked',
  SphinxBuildPath: 'reStructuredText is read without Sphinx',
  SphinxAutoBuild: 'reStructuredText is read without Sphinx',
  Wrap: 'it is an option of the output',
}
const LISTS = [
  'TokenIgnores',
  'BlockIgnores',
  'IgnorePatterns',
  'CommentDelimiters',
  'IgnoredScopes',
  'SkippedScopes',
  'IgnoredClasses',
  'WordTemplate',
]
const NOT_FILES: Record<string, string> = {
  formats: 'a file is read by its own ending',
  asciidoctor: 'AsciiDoc is read without Asciidoctor',
}

const newSection = (glob: string | null): Section => ({
  glob,
  styles: null,
  rules: new Map(),
  ignores: { tokens: [], blocks: [], comments: null },
})

const newSettings = (): ValeSettings => ({
  stylesPaths: [],
  minimum: 'MEDIUM',
  vocabularies: [],
  sections: [newSection(null)],
  packages: [],
  places: { styles: [] },
  unsupported: [],
  ignores: { inline: null, skipped: null, classes: [] },
  wordTemplate: null,
})

/**
 * What a `.vale.ini` says, beyond what the settings of its packages said before it: lists become longer, of single values the last holds.
 * Where styles lie and which packages there are, a package does not say.
 */
export function readValeIni(content: string, path: string, packages: readonly RuleFile[] = []): ValeSettings {
  const settings = newSettings()
  for (const file of packages) {
    readInto(settings, file.content, file.path)
    settings.stylesPaths = []
    settings.packages = []
  }
  readInto(settings, content, path)
  return settings
}

function readInto(settings: ValeSettings, content: string, path: string): void {
  let section = settings.sections[0]!
  for (const [index, line] of logicalLines(content)) {
    const refuse = (message: string) => settings.unsupported.push({ file: path, line: index, message, snippet: line.slice(0, 200) })
    const header = /^\[(.*)\]$/.exec(line)
    if (header) {
      const glob = header[1]!.trim()
      const known = settings.sections.find((one) => one.glob === glob)
      section = known ?? newSection(glob)
      if (!known) settings.sections.push(section)
      continue
    }
    const pair = /^([^=]+?)\s*=\s*(.*)$/.exec(line)
    if (!pair) {
      refuse('neither a section nor a setting')
      continue
    }
    const key = pair[1]!
    const value = unquoted(pair[2]!)
    const aside = NOT_FILES[section.glob ?? '']
    if (aside !== undefined) {
      refuse(`the setting ${key} of [${section.glob}] is not carried out: ${aside}`)
      continue
    }
    const placed = (item: string): Placed => ({ value: item, file: path, line: index })
    if (key === 'StylesPath') settings.stylesPaths.push(value)
    else if (key === 'MinAlertLevel') {
      if (LEVELS[value] === undefined) refuse(`“${value}” is none of suggestion, warning, error; warning is taken`)
      settings.minimum = LEVELS[value] ?? 'MEDIUM'
    } else if (key === 'Vocab') settings.vocabularies.push(...listOf(value))
    else if (key === 'BasedOnStyles') {
      section.styles = [...(section.styles ?? []), ...listOf(value)]
      settings.places.styles.push(...listOf(value).map(placed))
    } else if (key === 'Packages') settings.packages.push(...listOf(value).map(placed))
    else if (LISTS.includes(key)) readIgnored(settings, section, key, value, refuse)
    else if (key in UNSUPPORTED) refuse(`the setting ${key} is not carried out: ${UNSUPPORTED[key]}`)
    else if (/^NO$/i.test(value)) section.rules.set(key, false)
    else if (/^YES$/i.test(value) || LEVELS[value]) {
      section.rules.set(key, LEVELS[value] ?? true)
      settings.places.styles.push(placed(key.split('.')[0]!))
    } else {
      // As in Vale, where only these words switch something on.
      section.rules.set(key, false)
      refuse(`“${value}” is none of YES, NO, suggestion, warning, error: ${key} is off`)
    }
  }
}

/** A value may stand in quotation marks, which are not a part of it. */
function unquoted(value: string): string {
  const mark = value[0] ?? ''
  return value.length > 1 && `"'\``.includes(mark) && value.indexOf(mark, 1) === value.length - 1 ? value.slice(1, -1) : value
}

function readIgnored(settings: ValeSettings, section: Section, key: string, value: string, refuse: (message: string) => void) {
  // A comma of an expression is written with a backslash before it.
  const items = value
    .split(/(?<!\\),/)
    .map((item) => item.trim().replaceAll('\\,', ','))
    .filter((item) => item !== '')
  if (key === 'WordTemplate') {
    if (!value.includes('%s')) return refuse('a WordTemplate needs %s for the words')
    settings.wordTemplate = value
  } else if (key === 'CommentDelimiters') {
    if (items.length !== 2) return refuse(`CommentDelimiters are two, with a comma between them; there are ${items.length}`)
    section.ignores.comments = [items[0]!, items[1]!]
  } else if (key === 'TokenIgnores' || key === 'BlockIgnores' || key === 'IgnorePatterns') {
    const list = key === 'TokenIgnores' ? section.ignores.tokens : section.ignores.blocks
    for (const item of items) {
      try {
        new Expression(item)
        list.push(item)
      } catch (error) {
        refuse(`a broken expression in ${key}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  } else if (key === 'IgnoredClasses') settings.ignores.classes.push(...items)
  else {
    const kind = key === 'IgnoredScopes' ? 'inline' : 'skipped'
    settings.ignores[kind] = [...(settings.ignores[kind] ?? []), ...items]
    for (const name of unknownElements(items, kind)) refuse(`${key} is not carried out for “${name}”`)
  }
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

const listOf = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Which styles a file is checked with, and what becomes of each of their rules: Vale's settings for one file. */
export interface FileSettings {
  styles: string[]
  decide: (ruleId: string) => Setting
  ignores: ValeIgnores
}

const ORDER: RuleSeverity[] = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL']

export function settingsFor(settings: ValeSettings, path: string, severityOf: (ruleId: string) => RuleSeverity): FileSettings {
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
  return { styles, decide, ignores: ignoresFor(settings, path) }
}

/** Every section that fits says what is ignored, by the file or by its ending alone. */
function ignoresFor(settings: ValeSettings, path: string): ValeIgnores {
  const ending = path.slice(path.lastIndexOf('.'))
  const fitting = settings.sections
    .filter(({ glob }) => glob === null || glob === '*' || matchesGlob(glob, path) || matchesGlob(glob, ending))
    .map(({ ignores }) => ignores)
  return {
    ...NOTHING_IGNORED,
    ...settings.ignores,
    tokens: fitting.flatMap(({ tokens }) => tokens),
    blocks: fitting.flatMap(({ blocks }) => blocks),
    comments: fitting.findLast(({ comments }) => comments !== null)?.comments ?? null,
  }
}

/** All styles any section asks for. */
export const stylesIn = (settings: ValeSettings) => [
  ...new Set(
    settings.sections.flatMap((section) => [...(section.styles ?? []), ...[...section.rules.keys()].map((rule) => rule.split('.')[0]!)]),
  ),
]

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
    const character = glob[index]!
    if (character === '*') {
      if (glob.startsWith('**/', index)) {
        source += '(?:.*/)?'
        index += 2
      } else {
        source += '.*'
        if (glob[index + 1] === '*') index++
      }
    } else if (character === '?') source += '.'
    else if (character === '{') {
      source += '(?:'
      depth++
    } else if (character === '}' && depth > 0) {
      source += ')'
      depth--
    } else if (character === ',' && depth > 0) source += '|'
    else if (character === '[' && glob.includes(']', index)) {
      const end = glob.indexOf(']', index)
      source += `[${glob
        .slice(index + 1, end)
        .replace(/^!/, '^')
        .replaceAll('\\', '\\\\')}]`
      index = end
    } else source += RegExp.escape(character)
  }
  return new RegExp(`^${source}${')'.repeat(depth)}$`)
}

/** Where a vocabulary's words may lie below a styles path: the newer place first. */
export const vocabularyFolders = (name: string) => [`config/vocabularies/${name}`, `Vocab/${name}`]

/** The words of an `accept.txt` or `reject.txt`, one a line. */
export const readWordLines = (content: string) =>
  content
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('# '))

/** The rules Vale has built in, as files: spelling, repetition, and the vocabulary's words. */
export function builtInStyle(vocabulary: Vocabulary, kept = { dictionaries: [] as string[], ignore: [] as string[] }): RuleFile[] {
  const file = (name: string, rule: Record<string, unknown>): RuleFile => ({
    path: `styles/Vale/${name}.yml`,
    content: JSON.stringify(rule),
  })
  const files = [
    file('Spelling', { extends: 'spelling', level: 'error', message: "Did you really mean '%s'?", append: true, ...kept }),
    file('Repetition', {
      extends: 'repetition',
      level: 'error',
      message: "'%s' is repeated!",
      ignorecase: true,
      alpha: true,
      tokens: ['[^\\s.!?]+'],
      action: { name: 'edit', params: ['truncate', ' '] },
    }),
  ]
  if (vocabulary.accept.length > 0) {
    const swap = Object.fromEntries(vocabulary.accept.map((term) => [term.toLowerCase(), term]))
    files.push(
      file('Terms', {
        extends: 'substitution',
        level: 'error',
        message: "Use '%s' instead of '%s'.",
        ignorecase: true,
        vocab: false,
        swap,
      }),
    )
  }
  if (vocabulary.reject.length > 0)
    files.push(file('Avoid', { extends: 'existence', level: 'error', message: "Avoid using '%s'.", tokens: vocabulary.reject }))
  return files
}
