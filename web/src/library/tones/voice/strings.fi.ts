import { number } from '../../../base/format.ts'
import { fileTypes, plural } from '../../../base/finnish.ts'
import type { voice as English } from './strings.en.ts'

const wordsOf = (n: number) => plural(n, 'sana', 'sanaa')

export const voice: typeof English = {
  open: 'Esimerkeistä',
  paste: (language) => `Oikealta kuulostavia tekstejä, ${language}`,
  pasteHelp: 'Liitä omia tekstejäsi, tyhjä rivi niiden väliin. Niistä ei tallenneta mitään.',
  pasted: 'Liitetty teksti',
  files: 'Tiedostot',
  filesHelp: `${fileTypes('knowledge')}, enintään kymmenen, 20 Mt kukin.`,
  drop: 'Valitse tiedostot tai pudota ne tähän',
  addresses: 'Osoitteet, yksi riville',
  addressesHelp: 'Omia sivujasi, enintään kymmenen. Ne luetaan kuten auditoinnissa; yksityiset vain siellä, missä työtila saa.',
  readThem: 'Lue sivut',
  reading: 'Luetaan…',
  sources: 'Tähän mennessä luettu',
  words: wordsOf,
  otherLanguage: (language) => `näyttää kieleltä: ${language}`,
  without: 'Jätä pois',
  unread: (name, reason) => `${name}: ${reason}`,
  tooLittle: 'Liian vähän mitattavaa; tarvitaan vielä muutama virke.',
  measured: (sentences, count) => `${plural(sentences, 'virke', 'virkettä')}, ${wordsOf(count)}`,
  measuredTitle: 'Mitattu',
  modelTitle: 'Mallin ehdottamat',
  ask: 'Pyydä mallilta ohjeita',
  asking: 'Malli lukee…',
  askHelp: 'Se näkee kunkin tekstin alun. Ehdotukset näytetään perusteineen ja vain, jos lainaukset löytyvät teksteistä.',
  noModel: 'Kielimallin kanssa saat ehdotuksia myös siitä, mitä ei voi mitata. Omistaja ottaa sen käyttöön kohdassa Asetukset, Malli.',
  leftOut: (n) => `${plural(n, 'ehdotus', 'ehdotusta')} jätetty pois: tekstit eivät tue niitä`,
  address: (how) => (how === 'formal' ? 'Teitittele lukijaa' : 'Sinuttele lukijaa'),
  list: { address: 'puhuttelu', do: 'tee näin', dont: 'älä tee näin', use: 'suosittavat sanat', avoid: 'vältettävät sanat' },
  take: 'Ota käyttöön',
  takeAll: 'Ota kaikki',
  taken: 'otettu',
  evidence: 'Missä',
  tryOpen: 'Kokeile tekstiä',
  like: 'Kuulostaako tämä meiltä?',
  likePaste: 'Kokeiltava teksti',
  likeHelp: 'Verrataan yllä olevaan: puhuttelu, virkkeiden pituus, välimerkit ja vältettävät sanat.',
  score: (score, n) => `${number(score)}/100 · ${n === 0 ? 'ei huomautettavaa' : plural(n, 'kohta', 'kohtaa')}`,
  against: (guideline) => `ei näin: ${guideline}`,
  beside: 'Toisen sävyn rinnalla',
  paragraph: 'Kappale',
  other: 'Toinen sävy',
  tryBoth: 'Kokeile molempia',
  trying: 'Kirjoitetaan…',
  besideHelp: (hasModel) =>
    hasModel
      ? 'Malli kirjoittaa kappaleen tällä sävyllä, sellaisena kuin se yllä on, ja toisella. Mitään ei tallenneta.'
      : 'Ilman mallia käytetään kummankin sävyn sanapareja. Mitään ei tallenneta.',
  thisVoice: (name) => name || 'Tämä sävy',
  asStored: (name) => `${name}, tallennettuna`,
  scored: (before, after) =>
    before === null
      ? ''
      : after === null
        ? `Kappale: ${number(before)}/100`
        : `Kappale: ${number(before)}/100 · näin kirjoitettuna: ${number(after)}/100`,
  found: (n) => (n === 0 ? 'Säännöt eivät löydä siitä mitään' : `Säännöt löytävät siitä ${plural(n, 'asian', 'asiaa')}`),
  history: 'Versiot',
  historyHelp: 'Jokainen tallennus säilyy. Uudelleen käyttöön otettu versio on uusi versio.',
  inUse: 'käytössä',
  byOn: (name, when) => `${name ?? 'Komentorivi'}, ${when}`,
  compareWith: (version) => `Vertaa versioon ${number(version)}`,
  compareUsed: 'Vertaa käytössä olevaan',
  changes: (from, to) => `Versiosta ${number(from)} versioon ${number(to)}`,
  noChange: 'Sisältö on sama.',
  part: {
    name: 'Nimi',
    description: 'Kuvaus',
    address: 'Lukijan puhuttelu',
    do: 'Tee näin',
    dont: 'Älä tee näin',
    use: 'Suosittavat sanat',
    avoid: 'Vältettävät sanat',
    examples: 'Esimerkit',
    other: 'Muuta',
  },
  restore: (version) => `Palauta ${number(version)}`,
  restoreTitle: (version) => `Palautetaanko versio ${number(version)}?`,
  restoreHelp: 'Siitä tulee uusi versio. Lomakkeen tallentamattomat tiedot katoavat.',
  restoreWhat: 'Mitä',
  everything: 'Kaikki',
  restoreVerb: 'Palauta',
  restored: (version) => `Versio ${number(version)} on taas käytössä`,
}
