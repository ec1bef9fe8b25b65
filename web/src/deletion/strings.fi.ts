import { date, number } from '../base/format.ts'
import { days, findings, pages, plural, runs, sentence } from '../base/finnish.ts'
import type { deleting as English } from './strings.en.ts'

const size = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${number(Math.ceil(bytes / 1024))} kt` : `${number(Math.round(bytes / 1024 ** 2))} Mt`

export const deleting: typeof English = {
  delete: 'Poista',
  deleteWhat: { audit: (name) => `Poista auditointi ${name}`, site: (name) => `Poista sivusto ${name}` },
  deletePerson: (name) => `Poista henkilön tiedot: ${name}`,
  deleteData: 'Poista tiedot',
  deleteDocument: (name) => `Poista asiakirja ${name}`,
  counting: 'Lasketaan poistettavaa…',
  goes: 'Poistuu pysyvästi',
  stays: 'Jää',
  pages: 'Tallennetut sivut',
  pagesNumber: (texts, bytes) => `${number(texts)}, ${size(bytes)}`,
  texts: 'Poimitut tekstit',
  runs: 'Ajot',
  assets: 'Kohteet',
  findings: 'Havainnot ja niiden tilat',
  comments: 'Kommentit',
  entries: 'Lokimerkinnät',
  carried: (n, when) => `Päätökset, jotka siirrettiin ajoon ${date(when)}: ${number(n)}, perusteluineen ja nimineen`,
  otherRuns: 'Muut ajot ja luvut niiden historiassa',
  noRuns: 'Työtilan kaikki muut auditoinnit ja sivustot',
  tombstoneStays: 'Poistomerkintä lokissa, jotta ketju täsmää yhä',
  tombstone: 'Poistomerkinnässä lukee',
  sha: (hash) => `havaintojen sha-256 ${hash.slice(0, 8)} … ${hash.slice(-8)}`,
  shaLater: 'havaintojen sha-256, kun ne on poistettu',
  running: 'Se on vielä käynnissä ja peruutetaan ensin.',
  compared: (n) =>
    `Tähän ajoon verrattiin ${n === 1 ? 'yhtä ajoa' : `${number(n)} ajoa`}. Päätökset jäävät; ` +
    'sitä, mikä silloin oli uutta tai poistunutta, ei enää näytetä.',
  schedule: 'Sen aikataulu päättyy.',
  type: 'Vahvista poisto kirjoittamalla nimi:',
  nameRight: 'Nimi on oikein',
  background: 'Poisto tehdään taustalla; käsittelyä voi jatkaa',
  never: 'Poistoa ei voi kumota',
  verb: {
    audit: (n, assets) => `Poista ${findings(n)}, ${pages(assets)}`,
    site: (n, found) => `Poista ${runs(n)}, ${findings(found)}`,
    person: (n) => `Poista nimi ${number(n)} kohdasta`,
    document: 'Poista 1 asiakirja',
  },
  done: { audit: 'Auditointi on poistettu', site: 'Sivusto on poistettu', person: 'Tiedot on poistettu' },
  person: {
    account: 'Jäsenyys, avaimet, istunnot ja kirjautuminen; myös tili, jos tämä oli viimeinen työtila',
    name: 'Nimi kommenteissa',
    decided: 'Nimi lokeissa ja päätöksissä',
    assigned: 'Osoitetut havainnot',
    blockedGoes: 'Jäsenyys, avaimet ja istunnot, heti',
    blockedStays: 'Nimi, osoite ja kaikki muu, kunnes viimeinen poistokielto puretaan',
    keepsText: 'Päätökset ja tekstit, salanimellä',
    keepsTrail: 'Nimi tiivistetyissä lokimerkinnöissä, joita ei näytetä kenellekään: ilman sitä ketju ei täsmäisi',
  },
  document: 'Teksti ja sen havainnot. Mitä auditoinnit ovat siitä lukeneet, säilyy niissä.',
  kept: 'Säilytysaika',
  keepNote:
    'Vanhempi poistetaan taustalla tunnin kuluessa, ja siitä jää poistomerkintä. ' +
    'Itse poistamasi katoaa heti, ja sen rivit pian sen jälkeen.',
  keep: {
    pages: 'Tallennetut sivut, päivää',
    texts: 'Poimitut tekstit, päivää',
    audits: 'Kokonaiset auditoinnit, päivää',
    versions: 'Asiakirjaversiot, joita ei ole nimetty, palautettu, hyväksytty eikä lähetetty, päivää',
  },
  ever: 'pysyvästi',
  serverKeeps: (n) => `Tämä palvelin säilyttää sivuja ja tekstejä enintään ${days(n)}.`,
  tombstones: 'Poistetut',
  none: 'Mitään ei ole vielä poistettu',
  noneHelp: 'Auditoinnit poistaa omistaja niiden omalla sivulla kirjoittamalla nimen.',
  progress: (removed, total) => `Poistettu ${number(removed)}/${plural(total, 'rivi', 'riviä')}`,
  more: 'Näytä lisää',
  placeHold: 'Aseta poistokielto',
  holdHelp:
    'Kun se on voimassa, poistaa ei voi kukaan: ei omistaja, avain, komento eikä säilytysaika. Omistaja purkaa sen kohdassa ' +
    'Asetukset, Säilytys.',
  matter: 'Asia',
  matterHelp: 'Tapaus, pyyntö tai selvitys, jota varten se on.',
  held: 'Poistokielto on asetettu',
  blocks: (text) =>
    `${sentence(text)} Pääsy päättyy nyt, mutta tiedot vain lukitaan: ne poistetaan, kun henkilön viimeinen poistokielto puretaan.`,
  verbBlock: 'Lukitse tiedot',
  doneBlocked: 'Tiedot on lukittu, kunnes poistokielto puretaan',
}
