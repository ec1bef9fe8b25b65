import type { Values } from '../form/form.ts'
import type { Template, Words } from '../library/library.ts'
import { localeOf } from '../base/locale.ts'
import { addressIn } from '../voice/measure-voice.ts'
import { sentencesOf } from '../base/sentences.ts'
import { toQuestion } from './entries.ts'
import { TONE_WORDS } from '../voice/tone.ts'
import type { Tone } from '../voice/tone.ts'

/** What somebody else says: to whom, is not known. */
const QUOTED = /["“„«][^"“”„«»]*["”“»]/gu

/** `Sie prüfen Anträge`: where no other word tells, rather the reader than several people; not `Sie fährt`. */
const SIE = /^\P{L}*Sie\s(?:sind|\p{Ll}+(?:en|eln|ern))(?!\p{L})/u

/** How the entered text itself addresses its reader; null where it does not, or does both. Notes and quotations tell nothing. */
export function addressOf({ form, steps, language }: Template, values: Values): Tone['address'] | null {
  const { tag } = localeOf(language)
  const drafts = steps.map(({ draft }) => draft).join('\n')
  const texts = form
    .filter(({ name, type, note }) => ['text', 'textarea', 'list'].includes(type) && !note && !drafts.includes(`${name} | voices`))
    // Uw Kustbank and La Sua Banca sign letters of any address.
    .filter(({ name }) => !drafts.includes(`${name} | signature`))
    .flatMap(({ name, format }) => {
      const entries = [values[name] ?? []].flat().map(String)
      // A question is the customer's, who addresses the house.
      return format === 'questions' ? entries.map((entry) => toQuestion(entry, tag).answer) : entries
    })
  const sentences = texts.flatMap((text) => sentencesOf(text.replaceAll(QUOTED, ' '), tag))
  const { formal, informal } = addressIn(sentences, language)
  if (formal.length === 0 && informal.length === 0) return language === 'DE' && sentences.some((text) => SIE.test(text)) ? 'formal' : null
  return formal.length === 0 ? 'informal' : informal.length === 0 ? 'formal' : null
}

const otherwise = new WeakMap<Tone, Tone>()
const unaddressed = new WeakMap<Tone, Tone>()

/**
 * A text addresses its reader in one way: what somebody entered stays as it is, so the phrases follow it. Those that the tone has only in
 * its own form of address are said in plain words of the language instead. Where the text shows no form, or one that cannot be told
 * (`Elija`, `Scegliete`), phrases with a `plain` form have that.
 */
export function toneAddressing(tone: Tone, address: Tone['address'] | null, phrases: Words): Tone {
  const isPlain = typeof phrases.ask === 'object'
  if (address === tone.address || !isPlain) return tone
  if (address === null) return withoutAddress(tone, phrases)
  let other = otherwise.get(tone)
  if (!other) {
    const plain = TONE_WORDS.flatMap((name): [string, string][] => {
      const phrase = phrases[name]
      const words = typeof phrase === 'object' ? phrase[address] : phrase
      return words === undefined ? [] : [[name, words]]
    })
    otherwise.set(tone, (other = { ...tone, address, words: { ...tone.words, ...Object.fromEntries(plain) } }))
  }
  return other
}

function withoutAddress(tone: Tone, { ask }: Words): Tone {
  let plain = unaddressed.get(tone)
  if (!plain) {
    const words = typeof ask === 'object' && ask.plain !== undefined ? { ...tone.words, ask: ask.plain } : tone.words
    unaddressed.set(tone, (plain = { ...tone, isUnaddressed: true, words }))
  }
  return plain
}
