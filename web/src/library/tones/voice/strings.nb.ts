import { labelsTakenBy } from '../../../../../src/text/document-types.ts'
import { number } from '../../../base/format.ts'
import { pluralIn } from '../../../base/plural.ts'
import { fileTypes } from '../../../base/strings.nb.ts'
import type { voice as English } from './strings.en.ts'

const plural = pluralIn('nb')

export const voice: typeof English = {
  open: 'Fra eksempler',
  paste: (language) => `Tekster som låter riktig, på ${language}`,
  pasteHelp: 'Lim inn egne tekster med en tom linje mellom. Ingenting av dem lagres.',
  pasted: 'Innlimt tekst',
  files: 'Filer',
  filesHelp: `${fileTypes(labelsTakenBy('knowledge'))}, opptil ti à 20 MB.`,
  drop: 'Velg filer, eller slipp dem her',
  addresses: 'Adresser, én per linje',
  addressesHelp: 'Egne sider, opptil ti. De leses slik en revisjon leser dem; private bare der arbeidsområdet får det.',
  readThem: 'Les sidene',
  reading: 'Leser …',
  sources: 'Lest så langt',
  words: (n) => plural(n, { one: 'ord', other: 'ord' }),
  otherLanguage: (language) => `ligner ${language}`,
  without: 'Utelat',
  unread: (name, reason) => `${name}: ${reason}`,
  tooLittle: 'For lite å måle på; det trengs noen setninger til.',
  measured: (sentences, count) => `${plural(sentences, { one: 'setning', other: 'setninger' })}, ${number(count)} ord`,
  measuredTitle: 'Målt',
  modelTitle: 'Foreslått av modellen',
  ask: 'Be modellen om retningslinjer',
  asking: 'Modellen leser …',
  askHelp: 'Den ser begynnelsen av hver tekst. Det den foreslår, vises med belegg, og bare når sitatene står i tekstene.',
  noModel: 'Med en språkmodell kommer det forslag ut over det som kan måles. En eier velger en i Innstillinger, Modell.',
  leftOut: (n) => `${plural(n, { one: 'forslag', other: 'forslag' })} utelatt: Tekstene viser det ikke`,
  address: (how) => (how === 'formal' ? 'Tiltal leserne formelt' : 'Tiltal leserne uformelt'),
  list: { address: 'tiltale', do: 'gjør', dont: 'unngå', use: 'gode ord', avoid: 'ord å unngå' },
  take: 'Bruk den',
  takeAll: 'Bruk alle',
  taken: 'brukt',
  evidence: 'Hvor',
  tryOpen: 'Prøv en tekst',
  like: 'Låter dette som oss?',
  likePaste: 'En tekst å prøve',
  likeHelp: 'Holdes opp mot det ovenfor: tiltale, setningslengde, tegn og ord å unngå.',
  score: (score, n) => `${number(score)} av 100 · ${n === 0 ? 'ingenting imot den' : plural(n, { one: 'sted', other: 'steder' })}`,
  against: (guideline) => `ikke: ${guideline}`,
  beside: 'Ved siden av en annen',
  paragraph: 'Et avsnitt',
  other: 'Den andre skrivestilen',
  tryBoth: 'Prøv begge',
  trying: 'Skriver …',
  besideHelp: (hasModel) =>
    hasModel
      ? 'Modellen skriver avsnittet i denne skrivestilen slik den står ovenfor, og i den andre. Ingenting lagres.'
      : 'Uten en modell brukes ordparene i hver skrivestil. Ingenting lagres.',
  thisVoice: (name) => name || 'Denne skrivestilen',
  asStored: (name) => `${name}, slik den er lagret`,
  scored: (before, after) =>
    before === null
      ? ''
      : after === null
        ? `Avsnittet: ${number(before)} av 100`
        : `Avsnittet: ${number(before)} av 100 · skrevet slik: ${number(after)} av 100`,
  found: (n) => (n === 0 ? 'Reglene finner ingenting i det' : `Reglene finner ${number(n)} ting i det`),
  history: 'Versjoner',
  historyHelp: 'Alt som lagres, beholdes. En versjon som tas frem igjen, er en ny.',
  inUse: 'i bruk',
  byOn: (name, when) => `${name ?? 'Kommandolinje'}, ${when}`,
  compareWith: (version) => `Sammenlign med ${number(version)}`,
  compareUsed: 'Sammenlign med den i bruk',
  changes: (from, to) => `Fra versjon ${number(from)} til versjon ${number(to)}`,
  noChange: 'De sier det samme.',
  part: {
    name: 'Navn',
    description: 'Beskrivelse',
    address: 'Tiltaler leseren',
    do: 'Gjør',
    dont: 'Unngå',
    use: 'Gode ord',
    avoid: 'Ord å unngå',
    examples: 'Eksempler',
    other: 'Annet',
  },
  restore: (version) => `Gjenopprett ${number(version)}`,
  restoreTitle: (version) => `Gjenopprette versjon ${number(version)}?`,
  restoreHelp: 'Den blir en ny versjon. Det som står i skjemaet og ikke er lagret, går tapt.',
  restoreWhat: 'Hva',
  everything: 'Alt',
  restoreVerb: 'Gjenopprett',
  restored: (version) => `Versjon ${number(version)} er i bruk igjen`,
}
