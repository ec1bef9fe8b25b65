import { number } from '../../base/format.ts'
import { plural, rules, word } from '../../base/polish.ts'
import type { ruleImport as English } from './strings.en.ts'

const rulesGiven = (n: number) => plural(n, 'regułę', 'reguły', 'reguł')

export const ruleImport: typeof English = {
  pageTitle: 'Import reguł · Imprimatur',
  place: 'Ścieżka nawigacji',
  undo: 'Cofnij ten import',
  undoOffered: 'Cofnięcie jest możliwe przez 30 dni.',
  undoTitle: (name) => `Cofnąć import ${name}?`,
  undoHelp:
    'Reguły rozpoczęte przez import zostaną usunięte, a zapisane szkice ustąpią temu, co było wcześniej. Późniejsze zmiany pozostaną.',
  undone: (removed, restored) => `Cofnięto: usunięto ${rulesGiven(removed)}, przywrócono ${rulesGiven(restored)}.`,
  left: (n) => `pozostawiono bez zmian, bo później zmieniono je, opublikowano lub usunięto: ${rules(n)}`,
  late: 'Ostatnio zaimportowane',
  lateSub: (n) => (n === 1 ? 'z ostatniego dnia' : `z ostatnich ${number(n)} dni`),
  lateFacts: (when, who, begun, changed) => `${when}, ${who}: ${number(begun)} nowych, ${number(changed)} zmienionych`,
  somebody: 'osoba spoza obszaru roboczego',
  undoneAt: (day) => `Cofnięto ${day}.`,
  title: 'Import reguł',
  named: (name) => `Import: ${name}`,
  lead: 'Nic nie jest importowane, zanim zobaczysz raport. Reguły przychodzą jako szkice: żadna nie działa przed opublikowaniem.',
  drop: 'Upuść tutaj folder, ZIP lub CSV,',
  dropNow: 'Upuść, aby odczytać',
  reading: 'Odczytywanie…',
  choose: 'wybierz pliki',
  or: 'lub',
  chooseFolder: 'wybierz folder',
  dropLabel: 'Co odczytać',
  kinds: [
    { name: 'Reguły jako YAML', what: 'folder lub ZIP, każda reguła jako plik folder/nazwa.yml, tak jak w eksporcie stąd lub w git.' },
    { name: 'Pakiet Vale', what: 'styles/Styl/Reguła.yml, razem ze słownikami.' },
    { name: 'Pojęcia jako CSV', what: 'tabela z kolumnami term, instead, reason, severity; jedna reguła na wiersz.' },
  ],
  most: 'Najwyżej 100 MB i 5000 reguł.',
  partKinds: { terms: 'lista pojęć', vale: 'pakiet Vale', yaml: 'YAML' },
  facts: (kinds, size, files) => {
    const named = new Intl.ListFormat('pl').format(kinds)
    return `${named.charAt(0).toUpperCase()}${named.slice(1)}${named && ', '}${size}, ${plural(files, 'plik', 'pliki', 'plików')}.`
  },
  nothingYet: 'Nic jeszcze nie zaimportowano.',
  asCsv: 'Raport jako CSV',
  again: 'Odczytaj poprawiony plik',
  summary: 'Podsumowanie',
  loaded: 'Wczytane',
  remark: 'Wczytane z uwagą',
  refused: 'Nieprzyjęte',
  found: (n) => word(n, 'reguła znaleziona', 'reguły znalezione', 'reguł znalezionych'),
  inLine: { loaded: 'wczytane', remark: 'wczytane z uwagą', refused: 'nieprzyjęte' },
  nothingToTake: 'Niczego nie można z tego zaimportować.',
  ofThose: (n) => `Z ${plural(n, 'reguły', 'reguł', 'reguł')} do przyjęcia: `,
  replace: (n) => `${number(n)} ${word(n, 'zastępuje istniejącą', 'zastępują istniejące', 'zastępuje istniejące')}`,
  areNew: (n) => `${number(n)} ${word(n, 'jest nowa', 'są nowe', 'jest nowych')}`,
  areSame: (n) => `${number(n)} już ${word(n, 'istnieje', 'istnieją', 'istnieje')} w tej postaci`,
  asDrafts: 'Przychodzą jako szkice.',
  withoutProofs: (n) =>
    `${number(n)} nie ${word(n, 'ma', 'mają', 'ma')} jeszcze przykładów i bez nich nie ${word(n, 'może', 'mogą', 'może')} zostać ` +
    `${word(n, 'opublikowana', 'opublikowane', 'opublikowanych')}.`,
  showReplaced: (n) => `Pokaż te ${number(n)}`,
  showEvery: 'Pokaż znów wszystkie',
  take: (n) => `Importuj ${number(n)} jako ${word(n, 'szkic', 'szkice', 'szkice')}`,
  onlyNew: (n) => `Tylko nowe (${number(n)})`,
  none: 'Nie przyjmuj żadnej',
  taking: 'Przyjmowanie…',
  taken: (begun, replaced) =>
    `Rozpoczęto ${rulesGiven(begun)} i zapisano ` +
    `${plural(replaced, 'szkic istniejącej reguły', 'szkice istniejących reguł', 'szkiców istniejących reguł')}; nic z tego ` +
    `jeszcze nie działa.`,
  toRules: 'Zobacz reguły',
  search: 'Szukaj pliku, wiersza, powodu',
  show: 'Pokaż',
  showing: { refused: 'Nieprzyjęte', remark: 'Uwagi', loaded: 'Wczytane', all: 'Wszystkie' },
  file: 'Plik',
  reason: 'Powód',
  column: { where: 'Gdzie', what: 'Co zawiera', why: 'Dlaczego i co pomoże' },
  line: (n) => `wiersz ${n}`,
  notOpened: 'nieotwarty',
  becomes: (id) => `powstanie ${id}`,
  replaces: (id) => `zastąpi ${id}`,
  same: (id) => `${id} już tak wygląda`,
  ready: 'Jej przykłady są zgodne.',
  noLines: 'Nic tu nie ma',
  noLinesHelp: 'Usuń filtr albo pokaż inną część raportu.',
  aside: (n) => `${plural(n, 'plik', 'pliki', 'plików')} bez reguł`,
  mayNot: 'Nie masz uprawnień do importu reguł',
  mayNotHelp: 'Może to zrobić osoba, która zarządza regułami tego obszaru roboczego.',
}
