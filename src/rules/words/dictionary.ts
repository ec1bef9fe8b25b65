import type { LanguageKey } from '../../languages.ts'

/** A list of words that are spelled right. */
export interface WordList {
  has: (word: string) => boolean
  /** Texts that are known to be in another language are not judged by it. */
  language?: LanguageKey
}

interface Affix {
  kind: 'PFX' | 'SFX'
  cross: boolean
  rules: { strip: string; add: string; condition: RegExp }[]
}

/** Reads a Hunspell word list (`.dic`) with its rules of word formation (`.aff`) into all the words they make. */
export function readDictionary(aff: string, dic: string): WordList {
  const words = dictionaryWords(aff, dic)
  return { has: (word) => isKnown(word, words) }
}

/** A list of words in small letters; each may also be somebody's: "the backend's". */
export function listOfWords(list: readonly string[]): WordList {
  const words = new Set(list)
  return { has: (word) => isKnown(word, words) || isKnown(word.replace(/['’]s$/, ''), words) }
}

/** Lists taken together: what one of them has is right. */
export const eitherList = (lists: readonly WordList[]): WordList => ({ has: (word) => lists.some((list) => list.has(word)) })

/** All the words themselves. */
export function dictionaryWords(aff: string, dic: string): Set<string> {
  const { affixes, long, forbidden, needsAffix } = readAffixes(aff)
  const words = new Set<string>()
  for (const line of dic.split(/\r?\n/).slice(1)) {
    const entry = /^([^\s/]+(?:\\\/[^\s/]*)*)(?:\/(\S+))?/.exec(line)
    if (!entry) continue
    const word = entry[1]!.replaceAll('\\/', '/')
    const flags = flagsOf(entry[2] ?? '', long)
    if (forbidden !== null && flags.includes(forbidden)) continue
    if (needsAffix === null || !flags.includes(needsAffix)) words.add(word)
    for (const form of formsOf(word, flags, affixes)) words.add(form)
  }
  return words
}

/** A word may be written with a capital, or in capitals, unless the list has it with capitals of its own. */
function isKnown(word: string, words: Set<string>): boolean {
  const plain = word.replaceAll('’', "'")
  if (words.has(plain)) return true
  const lower = plain.toLowerCase()
  if (plain === lower) return false
  const titled = lower.slice(0, 1).toUpperCase() + lower.slice(1)
  if (plain === titled) return words.has(lower)
  return plain === plain.toUpperCase() && (words.has(lower) || words.has(titled))
}

function readAffixes(aff: string) {
  const affixes = new Map<string, Affix>()
  let long = false
  let forbidden: string | null = null
  let needsAffix: string | null = null
  for (const line of aff.split(/\r?\n/)) {
    const [key, flag, strip, add, condition] = line.trim().split(/\s+/)
    if (key === 'FLAG') long = flag === 'long'
    else if (key === 'FORBIDDENWORD') forbidden = flag ?? null
    else if (key === 'NEEDAFFIX') needsAffix = flag ?? null
    else if ((key === 'PFX' || key === 'SFX') && flag !== undefined && strip !== undefined) {
      const affix = affixes.get(flag)
      if (!affix) affixes.set(flag, { kind: key, cross: strip === 'Y', rules: [] })
      else if (add !== undefined) {
        const text = add.split('/')[0]!
        const pattern = condition === undefined || condition === '.' ? '' : condition
        affix.rules.push({
          strip: strip === '0' ? '' : strip,
          add: text === '0' ? '' : text,
          condition: new RegExp(key === 'SFX' ? `${pattern}$` : `^${pattern}`),
        })
      }
    }
  }
  return { affixes, long, forbidden, needsAffix }
}

const flagsOf = (text: string, long: boolean) => (long ? (text.match(/../g) ?? []) : [...text])

function formsOf(word: string, flags: string[], affixes: Map<string, Affix>): string[] {
  const forms: string[] = []
  const crossed: string[] = []
  for (const flag of flags) {
    const affix = affixes.get(flag)
    if (affix?.kind !== 'SFX') continue
    const made = applied(word, affix)
    forms.push(...made)
    if (affix.cross) crossed.push(...made)
  }
  for (const flag of flags) {
    const affix = affixes.get(flag)
    if (affix?.kind !== 'PFX') continue
    forms.push(...applied(word, affix))
    if (affix.cross) for (const form of crossed) forms.push(...applied(form, affix))
  }
  return forms
}

function applied(word: string, affix: Affix): string[] {
  const made: string[] = []
  for (const { strip, add, condition } of affix.rules) {
    if (!condition.test(word)) continue
    if (affix.kind === 'SFX') {
      if (word.endsWith(strip)) made.push(word.slice(0, word.length - strip.length) + add)
    } else if (word.startsWith(strip)) made.push(add + word.slice(strip.length))
  }
  return made
}
