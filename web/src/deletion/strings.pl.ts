import { date, number } from '../base/format.ts'
import { days, findings, plural, runs, sentence } from '../base/polish.ts'
import type { deleting as English } from './strings.en.ts'

const size = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${number(Math.ceil(bytes / 1024))} kB` : `${number(Math.round(bytes / 1024 ** 2))} MB`

export const deleting: typeof English = {
  delete: 'Usuń',
  deleteWhat: { audit: (name) => `Usuń audyt ${name}`, site: (name) => `Usuń witrynę ${name}` },
  deletePerson: (name) => `Usuń dane osoby ${name}`,
  deleteData: 'Usuń dane',
  deleteDocument: (name) => `Usuń dokument ${name}`,
  counting: 'Liczenie, co zostanie usunięte…',
  goes: 'Usuwane bezpowrotnie',
  stays: 'Pozostaje',
  pages: 'Strony w pierwotnej postaci',
  pagesNumber: (texts, bytes) => `${number(texts)}, ${size(bytes)}`,
  texts: 'Wyodrębnione teksty',
  runs: 'Przebiegi',
  assets: 'Materiały',
  findings: 'Ustalenia i ich stany',
  comments: 'Komentarze',
  entries: 'Wpisy w dzienniku',
  carried: (n, when) => `Decyzje przeniesione do ${date(when)}: ${number(n)}, z uzasadnieniem i nazwiskiem`,
  otherRuns: 'Pozostałe przebiegi i liczby w ich historii',
  noRuns: 'Wszystkie inne audyty i witryny obszaru roboczego',
  tombstoneStays: 'Wpis o usunięciu w dzienniku, aby łańcuch nadal dało się zweryfikować',
  tombstone: 'Wpis o usunięciu będzie zawierał',
  sha: (hash) => `sha-256 ustaleń ${hash.slice(0, 8)} … ${hash.slice(-8)}`,
  shaLater: 'sha-256 ustaleń, po ich usunięciu',
  running: 'Audyt jeszcze trwa i zostanie najpierw przerwany.',
  compared: (n) =>
    `Z tym przebiegiem porównano ${runs(n)}. Decyzje pozostaną; nie będzie już widać, co od tamtej pory jest nowe, a co zniknęło.`,
  schedule: 'Harmonogram zostanie zakończony.',
  type: 'Wpisz nazwę, aby usunąć:',
  nameRight: 'Nazwa się zgadza',
  background: 'Działa w tle; przegląd pozostaje dostępny',
  never: 'Nie można cofnąć',
  verb: {
    audit: (n, assets) => `Usuń ${findings(n)}, ${plural(assets, 'stronę', 'strony', 'stron')}`,
    site: (n, found) => `Usuń ${runs(n)}, ${findings(found)}`,
    person: (n) => `Usuń nazwisko w ${plural(n, 'miejscu', 'miejscach', 'miejscach')}`,
    document: 'Usuń 1 dokument',
  },
  done: { audit: 'Usunięto audyt', site: 'Usunięto witrynę', person: 'Usunięto dane' },
  person: {
    account: 'Członkostwo, klucze, sesje i logowanie; konto, jeśli był to ostatni obszar roboczy',
    name: 'Nazwisko przy komentarzach',
    decided: 'Nazwisko w dziennikach i decyzjach',
    assigned: 'Przypisania',
    blockedGoes: 'Członkostwo, klucze i sesje, od razu',
    blockedStays: 'Nazwisko, adres i cała reszta, do zdjęcia ostatniej blokady',
    keepsText: 'Decyzje i teksty, pod pseudonimem',
    keepsTrail: 'Nazwisko we wpisach dziennika objętych skrótem, niewidoczne dla nikogo: bez niego łańcucha nie dałoby się zweryfikować',
  },
  document: 'Tekst i jego ustalenia. To, co odczytały z niego audyty, pozostaje w nich.',
  kept: 'Okres przechowywania',
  keepNote:
    'Starsze dane proces roboczy usuwa w ciągu godziny i zostawia wpis o usunięciu. ' +
    'To, co usuwasz samodzielnie, znika od razu, a jego wiersze wkrótce potem.',
  keep: {
    pages: 'Strony w pierwotnej postaci, dni',
    texts: 'Wyodrębnione teksty, dni',
    audits: 'Całe audyty, dni',
    versions: 'Wersje dokumentów, których nikt nie nazwał, nie przywrócił, nie zatwierdził ani nie wysłał, dni',
  },
  ever: 'bezterminowo',
  serverKeeps: (n) => `Ten serwer przechowuje strony i teksty najwyżej ${days(n)}.`,
  tombstones: 'Usunięte',
  none: 'Nic jeszcze nie usunięto',
  noneHelp: 'Audyty usuwa na ich stronie właściciel, wpisując nazwę.',
  progress: (removed, total) => `usunięto ${number(removed)} z ${plural(total, 'wiersza', 'wierszy', 'wierszy')}`,
  more: 'Pokaż więcej',
  placeHold: 'Nałóż blokadę prawną',
  holdHelp:
    'Dopóki trwa, nic nie może tego usunąć: ani właściciel, ani klucz, ani polecenie, ani retencja. Zdejmuje ją właściciel w ' +
    'sekcji Ustawienia, Retencja.',
  matter: 'Sprawa',
  matterHelp: 'Postępowanie, wniosek lub kontrola, których dotyczy.',
  held: 'Nałożono blokadę prawną',
  blocks: (text) =>
    `${sentence(text)} Dostęp kończy się teraz, ale dane są zablokowane, nie usunięte: zostaną usunięte po zdjęciu ostatniej ` +
    `blokady dotyczącej tej osoby.`,
  verbBlock: 'Zablokuj dane',
  doneBlocked: 'Dane są zablokowane do zdjęcia blokady',
}
