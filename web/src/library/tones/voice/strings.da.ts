import { labelsTakenBy } from '../../../../../src/text/document-types.ts'
import { number } from '../../../base/format.ts'
import { pluralIn } from '../../../base/plural.ts'
import { fileTypes } from '../../../base/strings.da.ts'
import type { voice as English } from './strings.en.ts'

const plural = pluralIn('da')

export const voice: typeof English = {
  open: 'Ud fra eksempler',
  paste: (language) => `Tekster, der lyder rigtigt, på ${language}`,
  pasteHelp: 'Indsæt jeres egne tekster med en tom linje imellem. Intet af dem gemmes.',
  pasted: 'Indsat tekst',
  files: 'Filer',
  filesHelp: `${fileTypes(labelsTakenBy('knowledge'))}, op til ti à 20 MB.`,
  drop: 'Vælg filer, eller slip dem her',
  addresses: 'Adresser, én pr. linje',
  addressesHelp: 'Jeres egne sider, op til ti. De læses, som en audit læser dem; private kun der, hvor arbejdsområdet må.',
  readThem: 'Læs siderne',
  reading: 'Læser …',
  sources: 'Læst indtil nu',
  words: (n) => plural(n, { one: 'ord', other: 'ord' }),
  otherLanguage: (language) => `ligner ${language}`,
  without: 'Udelad',
  unread: (name, reason) => `${name}: ${reason}`,
  tooLittle: 'For lidt at måle på; der skal nogle flere sætninger til.',
  measured: (sentences, count) => `${plural(sentences, { one: 'sætning', other: 'sætninger' })}, ${number(count)} ord`,
  measuredTitle: 'Målt',
  modelTitle: 'Foreslået af modellen',
  ask: 'Bed modellen om retningslinjer',
  asking: 'Modellen læser …',
  askHelp: 'Den ser begyndelsen af hver tekst. Det, den foreslår, vises med belæg og kun, hvis citaterne står i teksterne.',
  noModel: 'Med en sprogmodel kommer der forslag ud over det, der kan måles. En ejer vælger en i Indstillinger, Model.',
  leftOut: (n) => `${plural(n, { one: 'forslag', other: 'forslag' })} udeladt: Teksterne viser det ikke`,
  address: (how) => (how === 'formal' ? 'Tiltal læserne formelt' : 'Tiltal læserne uformelt'),
  list: { address: 'tiltale', do: 'gør', dont: 'undgå', use: 'gode ord', avoid: 'ord at undgå' },
  take: 'Brug den',
  takeAll: 'Brug alle',
  taken: 'brugt',
  evidence: 'Hvor',
  tryOpen: 'Afprøv en tekst',
  like: 'Lyder det som os?',
  likePaste: 'En tekst at afprøve',
  likeHelp: 'Holdes op mod det ovenfor: tiltale, sætningslængde, tegn og ord at undgå.',
  score: (score, n) => `${number(score)} af 100 · ${n === 0 ? 'intet imod den' : plural(n, { one: 'sted', other: 'steder' })}`,
  against: (guideline) => `ikke: ${guideline}`,
  beside: 'Ved siden af en anden',
  paragraph: 'Et afsnit',
  other: 'Den anden skrivestil',
  tryBoth: 'Afprøv begge',
  trying: 'Skriver …',
  besideHelp: (hasModel) =>
    hasModel
      ? 'Modellen skriver afsnittet i denne skrivestil, som den står ovenfor, og i den anden. Intet gemmes.'
      : 'Uden en model bruges ordparrene i hver skrivestil. Intet gemmes.',
  thisVoice: (name) => name || 'Denne skrivestil',
  asStored: (name) => `${name}, som den er gemt`,
  scored: (before, after) =>
    before === null
      ? ''
      : after === null
        ? `Afsnittet: ${number(before)} af 100`
        : `Afsnittet: ${number(before)} af 100 · skrevet sådan: ${number(after)} af 100`,
  found: (n) => (n === 0 ? 'Reglerne finder intet i det' : `Reglerne finder ${number(n)} ting i det`),
  history: 'Versioner',
  historyHelp: 'Alt, der gemmes, beholdes. En version, der tages frem igen, er en ny.',
  inUse: 'i brug',
  byOn: (name, when) => `${name ?? 'Kommandolinje'}, ${when}`,
  compareWith: (version) => `Sammenlign med ${number(version)}`,
  compareUsed: 'Sammenlign med den i brug',
  changes: (from, to) => `Fra version ${number(from)} til version ${number(to)}`,
  noChange: 'De siger det samme.',
  part: {
    name: 'Navn',
    description: 'Beskrivelse',
    address: 'Tiltaler læseren',
    do: 'Gør',
    dont: 'Undgå',
    use: 'Gode ord',
    avoid: 'Ord at undgå',
    examples: 'Eksempler',
    other: 'Andet',
  },
  restore: (version) => `Gendan ${number(version)}`,
  restoreTitle: (version) => `Gendan version ${number(version)}?`,
  restoreHelp: 'Den bliver en ny version. Det, der står i formularen og ikke er gemt, går tabt.',
  restoreWhat: 'Hvad',
  everything: 'Alt',
  restoreVerb: 'Gendan',
  restored: (version) => `Version ${number(version)} er i brug igen`,
}
