import { fileTypes, plural } from '../../../base/dutch.ts'
import { number } from '../../../base/format.ts'
import type { voice as English } from './strings.en.ts'

const words = (n: number) => plural(n, 'woord', 'woorden')

export const voice: typeof English = {
  open: 'Uit voorbeelden',
  paste: (language) => `Teksten die goed klinken, in het ${language}`,
  pasteHelp: 'Plak eigen teksten, met een lege regel ertussen. Er wordt niets van opgeslagen.',
  pasted: 'Geplakte tekst',
  files: 'Bestanden',
  filesHelp: `${fileTypes('knowledge')}, tot tien bestanden van 20 MB.`,
  drop: 'Kies bestanden of sleep ze hierheen',
  addresses: 'Adressen, één per regel',
  addressesHelp: 'Eigen pagina’s, tot tien. Ze worden gelezen zoals een audit dat doet; privéadressen alleen waar de werkruimte dat mag.',
  readThem: 'Pagina’s lezen',
  reading: 'Lezen…',
  sources: 'Tot nu toe gelezen',
  words,
  otherLanguage: (language) => `lijkt ${language}`,
  without: 'Weglaten',
  unread: (name, reason) => `${name}: ${reason}`,
  tooLittle: 'Te weinig om te meten; er zijn nog een paar zinnen nodig.',
  measured: (sentences, count) => `${plural(sentences, 'zin', 'zinnen')}, ${words(count)}`,
  measuredTitle: 'Gemeten',
  modelTitle: 'Voorgesteld door het model',
  ask: 'Model om richtlijnen vragen',
  asking: 'Het model leest…',
  askHelp: 'Het ziet het begin van elke tekst. Voorstellen staan er met bewijsplaatsen, en alleen als de citaten echt in de teksten staan.',
  noModel: 'Met een taalmodel zijn er voorstellen die verder gaan dan meten. Een eigenaar stelt het in bij Instellingen, Model.',
  leftOut: (n) => `${plural(n, 'voorstel', 'voorstellen')} weggelaten: niet terug te vinden in de teksten`,
  address: (how) => (how === 'formal' ? 'Lezers formeel aanspreken' : 'Lezers informeel aanspreken'),
  list: { address: 'aanspreken', do: 'wel', dont: 'niet', use: 'te gebruiken', avoid: 'te vermijden' },
  take: 'Overnemen',
  takeAll: 'Alles overnemen',
  taken: 'overgenomen',
  evidence: 'Waar',
  tryOpen: 'Tekst proberen',
  like: 'Klinkt dit als ons?',
  likePaste: 'Een tekst om te proberen',
  likeHelp: 'Vergeleken met wat hierboven staat: aanspreekvorm, zinslengte, leestekens en te vermijden woorden.',
  score: (score, n) => `${number(score)} van 100 · ${n === 0 ? 'niets op aan te merken' : plural(n, 'plek', 'plekken')}`,
  against: (guideline) => `niet: ${guideline}`,
  beside: 'Naast een andere schrijfstijl',
  paragraph: 'Een alinea',
  other: 'De andere schrijfstijl',
  tryBoth: 'Beide proberen',
  trying: 'Schrijven…',
  besideHelp: (hasModel) =>
    hasModel
      ? 'Het model schrijft de alinea in deze stijl, zoals die hierboven staat, en in de andere. Er wordt niets opgeslagen.'
      : 'Zonder model worden van elke stijl de woordparen toegepast. Er wordt niets opgeslagen.',
  thisVoice: (name) => name || 'Deze schrijfstijl',
  asStored: (name) => `${name}, zoals opgeslagen`,
  scored: (before, after) =>
    before === null
      ? ''
      : after === null
        ? `De alinea: ${number(before)} van 100`
        : `De alinea: ${number(before)} van 100 · zo geschreven: ${number(after)} van 100`,
  found: (n) => (n === 0 ? 'De regels vinden er niets in' : `De regels vinden er ${plural(n, 'ding', 'dingen')} in`),
  history: 'Versies',
  historyHelp: 'Elke keer dat je opslaat, blijft de versie bewaard. Een herstelde versie is een nieuwe.',
  inUse: 'in gebruik',
  byOn: (name, when) => `${name ?? 'Opdrachtregel'}, ${when}`,
  compareWith: (version) => `Vergelijken met ${version}`,
  compareUsed: 'Vergelijken met de versie in gebruik',
  changes: (from, to) => `Van versie ${from} naar versie ${to}`,
  noChange: 'Ze zeggen hetzelfde.',
  part: {
    name: 'Naam',
    description: 'Beschrijving',
    address: 'Spreekt de lezer aan',
    do: 'Wel',
    dont: 'Niet',
    use: 'Woorden die je gebruikt',
    avoid: 'Woorden die je vermijdt',
    examples: 'Voorbeelden',
    other: 'Wat verder van belang is',
  },
  restore: (version) => `${version} herstellen`,
  restoreTitle: (version) => `Versie ${version} herstellen?`,
  restoreHelp: 'Het wordt een nieuwe versie. Wat in het formulier staat en niet is opgeslagen, gaat verloren.',
  restoreWhat: 'Wat',
  everything: 'Alles',
  restoreVerb: 'Herstellen',
  restored: (version) => `Versie ${version} is weer in gebruik`,
}
