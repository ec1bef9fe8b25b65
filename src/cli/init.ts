import fs, { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { UsageError } from '../errors.ts'
import { LANGUAGE_KEYS, type LanguageKey } from '../languages.ts'
import { PROJECT_FILES } from '../local/project/names.ts'
import { sourcesFromArguments } from '../local/sources.ts'
import { findValeIni } from '../local/sources.ts'
import { guessMarkets, marketOf, MARKETS } from '../rules/index.ts'
import { CHANNELS, SECTORS } from '../rules/definition/rule.ts'
import type { Channel } from '../rules/definition/rule.ts'
import { typeByName } from '../text/document-types.ts'
import { UnreadableDocument } from '../text/document.ts'
import { readDocument } from '../text/read.ts'
import { listFlag } from './command.ts'
import type { Call, Command } from './command.ts'
import { counted } from './counted.ts'

/** A question, with what is taken where nothing is answered. */
interface Question {
  key: 'sources' | 'markets' | 'sectors' | 'channels' | 'languages'
  text: string
  found: string[]
  /** A guess, offered as the default of a question and never used without asking: a wrong one would silently leave rules out. */
  guessed?: string[]
  /** The word as it is known, or null where it is none. */
  read(word: string): string | null
  hint: string
}

export const init: Command = {
  usage: '[--yes] [FLAG…]',
  uses: [],
  summary: 'Writes an imprimatur.yml for this folder by asking, and shows a first result.',
  options: {
    yes: { type: 'boolean', help: 'Asks nothing: uses what it finds in the folder, and the other flags.' },
    sources: { type: 'string', value: 'a,b', help: 'What is checked.' },
    markets: { type: 'string', value: 'DE,AT', help: 'Where the texts are published.' },
    sectors: { type: 'string', value: 'food,retail', help: 'What is dealt in.' },
    channels: { type: 'string', value: 'website,email', help: 'Where the texts appear.' },
    languages: { type: 'string', value: 'EN,DE', help: 'The languages of the texts.' },
  },
  words: [0, 0],
  foreignFolders: true,
  async run(call) {
    const there = PROJECT_FILES.find((name) => existsSync(name))
    if (there) throw new UsageError(`${there} is already here: change it, or take it away first`)
    const isAsking = call.flags.yes !== true
    if (isAsking && !(process.stdin.isTTY && process.stdout.isTTY))
      throw new UsageError('imprimatur init asks on a terminal; --yes takes what is found')
    const here = await lookAround()
    process.stdout.write(`${here.inWords}\n`)
    const answers = await answersTo(questions(here), call, isAsking)
    writeFileSync(PROJECT_FILES[0]!, projectFile(answers))
    process.stdout.write(`${PROJECT_FILES[0]} is written. What it finds now:\n\n`)
    const { checkOnce } = await import('./audit.ts')
    await checkOnce({ ...call, words: [], flags: { 'allow-empty': true } })
    process.stdout.write('\nimprimatur audit checks again; imprimatur audit --print-config FILE says what applies to a file.\n')
    return 0
  },
}

interface Here {
  sources: string[]
  languages: LanguageKey[]
  markets: string[]
  channels: Channel[]
  inWords: string
}

/** Folders of translations, whose JSON and YAML are texts. */
const TRANSLATIONS = /^(?:locales?|i18n|l10n|lang(?:uage)?s?|translations?|messages)$/i
const DATA: (string | undefined)[] = ['json', 'yaml', 'csv', 'xlsx']
/** Documents that are read to learn their languages. */
const SAMPLED = 40

async function lookAround(): Promise<Here> {
  const { sources } = sourcesFromArguments(['.'])
  const texts = sources.filter(
    ({ path: file }) => !DATA.includes(typeByName(file)) || file.split(path.sep).some((part) => TRANSLATIONS.test(part)),
  )
  const types = new Map<string, number>()
  for (const { path: file } of texts) types.set(typeByName(file) ?? 'text', (types.get(typeByName(file) ?? 'text') ?? 0) + 1)
  const languages = await languagesOf(texts.map(({ path: file }) => file))
  const listed = [...types].toSorted(([, one], [, other]) => other - one).map(([type, count]) => `${count} ${type}`)
  const vale = findValeIni(['.'])
  return {
    // What is added here later is to be read as well: folders, and the kinds of files that lie beside them.
    sources: texts.length === 0 ? ['.'] : [...new Set(texts.map(({ path: file }) => sourceOf(file)))],
    languages,
    markets: guessMarkets(languages, hostsHere(), MARKETS),
    channels: channelsOf(texts.map(({ path: file }) => file)),
    inWords: [
      texts.length === 0
        ? 'There is nothing to check here yet.'
        : `Here ${texts.length === 1 ? 'is' : 'are'} ${counted(texts.length, 'text')}: ${listed.join(', ')}.`,
      ...(vale === null ? [] : [`${vale} is heeded: its styles run beside the packs that are named.`]),
    ].join('\n'),
  }
}

/** The folder that a text lies in, or all files of this folder that end like it. */
function sourceOf(file: string): string {
  const [top, ...below] = file.split(path.sep)
  const ending = path.extname(top!)
  return below.length > 0 || ending === '' ? top! : `*${ending}`
}

const isThere = (word: string): boolean => existsSync(word) || (/[*?[{]/.test(word) && fs.globSync(word).length > 0)

/** The address of a site that is kept here: what GitHub Pages or a package says of it. */
function hostsHere(): string[] {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  let homepage = ''
  try {
    homepage = String((JSON.parse(read('package.json') || '{}') as { homepage?: unknown }).homepage ?? '')
  } catch (error) {
    // A package.json that is no JSON says nothing of the address.
    if (!(error instanceof SyntaxError)) throw error
  }
  const addresses = [read('CNAME').trim(), homepage].filter(Boolean).map((one) => (one.includes('://') ? one : `https://${one}`))
  return addresses.flatMap((one) => URL.parse(one)?.hostname ?? [])
}

const MAILS = /\.(?:eml|mbox|msg)$/i
const TERMS = /(?:^|[/_.-])(?:terms|agb|cgv|tos|privacy)(?:[/_.-]|$)/i
const PAGES: (string | undefined)[] = ['html', 'markdown', 'mdx']

/** By the kinds and names of the texts; none where nothing says it. */
function channelsOf(files: readonly string[]): Channel[] {
  const isOf: Partial<Record<Channel, (file: string) => boolean>> = {
    website: (file) => PAGES.includes(typeByName(file)),
    email: (file) => MAILS.test(file),
    terms: (file) => TERMS.test(file.split(path.sep).join('/')),
  }
  return CHANNELS.filter((channel) => files.some((file) => isOf[channel]?.(file)))
}

/** An error of the file system, such as a missing permission. */
const isFileError = (error: unknown): boolean => error instanceof Error && 'syscall' in error

async function languagesOf(files: readonly string[]): Promise<LanguageKey[]> {
  const found = new Map<LanguageKey, number>()
  const step = Math.max(1, Math.floor(files.length / SAMPLED))
  for (const file of files.filter((_, at) => at % step === 0).slice(0, SAMPLED)) {
    try {
      const { language } = await readDocument(readFileSync(file), { name: file })
      if (language !== null) found.set(language, (found.get(language) ?? 0) + 1)
    } catch (error) {
      // A file that cannot be opened or read is reported by the first audit.
      if (!(error instanceof UnreadableDocument) && !isFileError(error)) throw error
    }
  }
  return [...found].toSorted(([, one], [, other]) => other - one).map(([language]) => language)
}

const questions = (here: Here): Question[] => [
  {
    key: 'sources',
    text: 'What is to be checked',
    found: here.sources,
    read: (word) => (isThere(word) ? word : null),
    hint: 'is not there',
  },
  {
    key: 'markets',
    text: 'Markets, such as DE, AT, UK, US or EU',
    found: [],
    guessed: here.markets,
    read: marketOf,
    hint: 'is no market',
  },
  {
    key: 'sectors',
    text: `Sectors: ${SECTORS.join(', ')}`,
    found: [],
    read: (word) => SECTORS.find((sector) => sector === word.toLowerCase()) ?? null,
    hint: `is none of ${SECTORS.join(', ')}`,
  },
  {
    key: 'channels',
    text: `Channels: ${CHANNELS.join(', ')}`,
    found: [],
    guessed: here.channels,
    read: (word) => CHANNELS.find((channel) => channel === word.toLowerCase()) ?? null,
    hint: `is none of ${CHANNELS.join(', ')}`,
  },
  {
    key: 'languages',
    text: `Languages: ${LANGUAGE_KEYS.join(', ')}`,
    found: here.languages,
    read: (word) => LANGUAGE_KEYS.find((key) => key === word.toUpperCase()) ?? null,
    hint: `is none of ${LANGUAGE_KEYS.join(', ')}`,
  },
]

type Answers = Record<Question['key'], string[]>

async function answersTo(asked: Question[], call: Call, isAsking: boolean): Promise<Answers> {
  const answers = {} as Answers
  const terminal = isAsking ? createInterface({ input: process.stdin, output: process.stdout }) : null
  // Lines that come before they are asked for are kept.
  const lines = terminal?.[Symbol.asyncIterator]()
  try {
    for (const { key, text, found, guessed, read, hint } of asked) {
      // Where rules are chosen by it, nothing said is all of them.
      const isChoice = key === 'markets' || key === 'sectors' || key === 'channels'
      const usual = guessed ?? found
      const readAll = (words: string[]) => {
        const wrong = words.find((word) => read(word) === null)
        return wrong === undefined ? { words: words.map((word) => read(word)!) } : { fault: `“${wrong}” ${hint}` }
      }
      const given = listFlag(call, key)
      const first = readAll(given ?? found)
      if ('fault' in first) throw new UsageError(`--${key}: ${first.fault}`)
      answers[key] = first.words
      for (let isOpen = terminal !== null && given === undefined; isOpen; ) {
        const offered = usual.length > 0 ? ` [${usual.join(', ')}]` : isChoice ? ' [all]' : ''
        terminal!.setPrompt(`${text}${isChoice && usual.length > 0 ? ', or all' : ''}${offered}: `)
        terminal!.prompt()
        const { value: answer, done } = await lines!.next()
        if (done) throw new UsageError('not every question was answered: nothing is written')
        const words = answer.split(/[\s,]+/).filter((word) => word !== '')
        const isAll = isChoice && words.length === 1 && words[0]!.toLowerCase() === 'all'
        const said = readAll(isAll ? [] : words.length > 0 ? words : usual)
        if ('fault' in said) process.stdout.write(`${said.fault}\n`)
        else {
          answers[key] = said.words
          isOpen = false
        }
      }
    }
  } finally {
    terminal?.close()
  }
  return answers
}

/** Words that YAML would take for something else. */
const NOT_PLAIN = /[^\w./-]|^(?:no|on|off|yes|true|false|null)$/i
const listed = (words: readonly string[]) => `[${words.map((word) => (NOT_PLAIN.test(word) ? JSON.stringify(word) : word)).join(', ')}]`

const SUPPRESSIONS = `# suppressions:
#   - rule: eu-green-claims.eco-friendly
#     paths: [docs/archive/]
#     reason: published before the directive
#     until: 2027-01-31
`

function projectFile({ sources, markets, sectors, channels, languages }: Answers): string {
  const line = (key: string, words: string[], comment: string) =>
    `# ${comment}\n${words.length === 0 ? '# ' : ''}${key}: ${listed(words)}\n`
  return [
    '# What Imprimatur checks here, and how: docs/project-file.md. Flags of the command line win over it.\n',
    line('sources', sources, 'Checked where the command line names nothing.'),
    line('markets', markets, 'Where the texts are published: only rules that hold there run. Without it all do.'),
    line('sectors', sectors, 'What is dealt in: only rules for that run. Without it all do.'),
    line('channels', channels, 'Where the texts appear: only rules for that run. Without it all do.'),
    line('languages', languages, 'The languages of the texts.'),
    '# The least severity that fails a build.\nfail_on: HIGH\n',
    '# rules:\n#   plain-language.*: off\n#   eu-green-claims.eco-friendly: CRITICAL\n',
    SUPPRESSIONS,
  ].join('\n')
}
