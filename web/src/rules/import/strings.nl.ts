import { op, plural, word } from '../../base/dutch.ts'
import { number } from '../../base/format.ts'
import type { ruleImport as English } from './strings.en.ts'

const rulesOf = (count: number) => plural(count, 'regel', 'regels')

export const ruleImport: typeof English = {
  pageTitle: 'Regels importeren · Imprimatur',
  place: 'Waar je bent',
  undo: 'Import ongedaan maken',
  undoOffered: 'Ongedaan maken kan 30 dagen lang.',
  undoTitle: (name) => `Import van ${name} ongedaan maken?`,
  undoHelp:
    'Regels die ermee zijn begonnen, worden verwijderd, en concepten maken plaats voor wat er eerst was. Wat sindsdien is ' +
    'gewijzigd, blijft.',
  undone: (removed, restored) => `Ongedaan gemaakt: ${rulesOf(removed)} verwijderd, ${rulesOf(restored)} zoals eerst.`,
  left: (n) => `${rulesOf(n)} sindsdien gewijzigd, gepubliceerd of verwijderd: ongemoeid gelaten`,
  late: 'Kort geleden geïmporteerd',
  lateSub: (days) => `in de laatste ${number(days)} dagen`,
  lateFacts: (when, who, begun, changed) => `${when}, door ${who}: ${number(begun)} nieuw, ${number(changed)} gewijzigd`,
  somebody: 'een vertrokken lid',
  undoneAt: (day) => `Ongedaan gemaakt ${op(day)}.`,
  title: 'Regels importeren',
  named: (name) => `Import: ${name}`,
  lead: 'Er wordt niets geïmporteerd voordat je het rapport hebt gezien. Regels komen binnen als concept: ze gelden pas na publicatie.',
  drop: 'Sleep een map, ZIP of CSV hierheen,',
  dropNow: 'Laat los om te laten lezen',
  reading: 'Lezen…',
  choose: 'kies bestanden',
  or: 'of',
  chooseFolder: 'kies een map',
  dropLabel: 'Wat wordt gelezen',
  kinds: [
    {
      name: 'Regels als YAML',
      what: 'een map of ZIP, elke regel een bestand map/naam.yml, zoals ze hier worden geëxporteerd of in git staan.',
    },
    { name: 'Een Vale-pakket', what: 'styles/Style/Rule.yml, met de woordenlijsten erbij.' },
    { name: 'Termen als CSV', what: 'een tabel die begint met term, instead, reason, severity; één regel per rij.' },
  ],
  most: 'Hooguit 100 MB en 5.000 regels.',
  partKinds: { terms: 'termenlijst', vale: 'Vale-pakket', yaml: 'YAML' },
  facts: (kinds, size, files) => {
    const named = new Intl.ListFormat('nl').format(kinds)
    return `${named.charAt(0).toUpperCase()}${named.slice(1)}${named && ', '}${size}, ${plural(files, 'bestand', 'bestanden')}.`
  },
  nothingYet: 'Er is nog niets geïmporteerd.',
  asCsv: 'Rapport als CSV',
  again: 'Verbeterd bestand lezen',
  summary: 'Samenvatting',
  loaded: 'Geladen',
  remark: 'Geladen met kanttekening',
  refused: 'Geweigerd',
  found: (n) => `${word(n, 'regel', 'regels')} gevonden`,
  inLine: { loaded: 'geladen', remark: 'geladen met kanttekening', refused: 'geweigerd' },
  nothingToTake: 'Niets hiervan kan worden geïmporteerd.',
  ofThose: (n) => `Van de ${number(n)} die kunnen worden overgenomen `,
  replace: (n) => (n === 1 ? 'vervangt er 1 een bestaande regel' : `vervangen er ${number(n)} een bestaande regel`),
  areNew: (n) => (n === 1 ? 'is er 1 nieuw' : `zijn er ${number(n)} nieuw`),
  areSame: (n) => (n === 1 ? 'is er 1 al precies zo' : `zijn er ${number(n)} al precies zo`),
  asDrafts: 'Ze komen binnen als concept.',
  withoutProofs: (n) =>
    n === 1
      ? '1 heeft nog geen voorbeelden en kan zonder niet worden gepubliceerd.'
      : `${number(n)} hebben nog geen voorbeelden en kunnen zonder niet worden gepubliceerd.`,
  showReplaced: (n) => (n === 1 ? 'Die ene tonen' : `De ${number(n)} tonen`),
  showEvery: 'Weer alles tonen',
  take: (n) => (n === 1 ? '1 als concept importeren' : `${number(n)} als concept importeren`),
  onlyNew: (n) => (n === 1 ? 'Alleen de 1 nieuwe' : `Alleen de ${number(n)} nieuwe`),
  none: 'Niets overnemen',
  taking: 'Overnemen…',
  taken: (begun, replaced) =>
    `${rulesOf(begun)} begonnen en ${plural(replaced, 'concept', 'concepten')} bij bestaande regels; nog niets daarvan geldt.`,
  toRules: 'Naar je regels',
  search: 'Zoek bestand, regel, reden',
  show: 'Tonen',
  showing: { refused: 'Geweigerd', remark: 'Kanttekeningen', loaded: 'Geladen', all: 'Alle' },
  file: 'Bestand',
  reason: 'Reden',
  column: { where: 'Waar', what: 'Wat er staat', why: 'Waarom, en wat helpt' },
  line: (n) => `regel ${n}`,
  notOpened: 'niet geopend',
  becomes: (id) => `wordt ${id}`,
  replaces: (id) => `vervangt ${id}`,
  same: (id) => `${id} is al zo`,
  ready: 'De voorbeelden slagen.',
  noLines: 'Hier staat niets',
  noLinesHelp: 'Haal een filter weg of toon een ander deel van het rapport.',
  aside: (n) => `${plural(n, 'bestand bevat', 'bestanden bevatten')} geen regel`,
  mayNot: 'Je mag geen regels importeren',
  mayNotHelp: 'Wie de regels van deze werkruimte beheert, kan dat wel.',
}
