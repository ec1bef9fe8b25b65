import { number } from '../../base/format.ts'
import { findings, ofFindings, plural, sentence, word } from '../../base/polish.ts'
import type { inbox as English } from './strings.en.ts'

const leftOver = (left: number): string => (left > 0 ? `; bez zmian, bo w międzyczasie rozstrzygnięto inaczej: ${number(left)}` : '')
const stays = (n: number): string => word(n, 'pozostaje', 'pozostają', 'pozostaje')
/** "Anna Nowak" within a sentence, whatever its case would be. */
const aside = (who: string): string => `(${who})`

export const inbox: typeof English = {
  title: 'Moje sprawy',
  pageTitle: (name) => `${name} · Imprimatur`,
  note: (total, sites, overdue, week) =>
    [
      sites > 0 ? `${number(total)} w ${plural(sites, 'witrynie', 'witrynach', 'witrynach')}` : 'Nic nie czeka',
      `po terminie: ${number(overdue)}, termin w tym tygodniu: ${number(week)}`,
    ].join(' · '),
  views: 'Widoki',
  view: {
    everything: 'Wszystko',
    approval: 'Do mojej zgody',
    assigned: 'Przypisane do mnie',
    mentions: 'Wzmianki',
    overdue: 'Po terminie',
    week: 'Termin w tym tygodniu',
    snoozed: 'Odłożone',
    nobody: 'Z terminem, nieprzypisane',
  },
  myViews: 'Moje widoki',
  sharedViews: 'Widoki obszaru roboczego',
  saveView: 'Zapisz jako widok',
  viewName: 'Nazwa widoku',
  viewShared: 'Dla wszystkich w obszarze roboczym',
  save: 'Zapisz',
  saved: (name) => `Zapisano widok „${name}”`,
  deleteView: (name) => `Usuń widok ${name}`,
  searchLabel: 'Szukaj w moich sprawach',
  severity: 'Waga',
  site: 'Witryna',
  rule: 'Reguła',
  language: 'Język',
  orderBy: 'Grupuj',
  order: { due: 'Według terminu', site: 'Według witryn', reason: 'Według powodu' },
  section: {
    approval: 'Czeka na moją zgodę',
    overdue: 'Po terminie',
    week: 'Termin w tym tygodniu',
    later: 'Później lub bez terminu',
    mentioned: 'Wzmianki',
    assigned: 'Przypisane do mnie',
    nobody: 'Nieprzypisane',
  },
  openDesk: 'Otwórz w przeglądzie',
  review: (n) => (n === 1 ? 'Przejrzyj to' : `Przejrzyj te ${number(n)}`),
  pick: (rule) => `Zaznacz: ${rule}`,
  picked: (n, rows) => `Zaznaczono ${findings(n)}${rows === n ? '' : ` w ${plural(rows, 'wierszu', 'wierszach', 'wierszach')}`}`,
  requestsPicked: (n) =>
    `${plural(n, 'wniosek', 'wnioski', 'wniosków')}; odpowiedzi udziela się na ${word(n, 'jego stronie', 'ich stronach', 'ich stronach')}`,
  pickShown: (loaded, total) => (loaded < total ? `Zaznacz pokazane (${number(loaded)})` : `Zaznacz wszystkie (${number(total)})`),
  partly: (done, why) => `Wykonano w ${plural(done, 'audycie', 'audytach', 'audytach')}, potem odmowa: ${why}`,
  atDesk: {
    here: (rows, total) =>
      `Z tego audytu ${word(rows, 'pochodzi', 'pochodzą', 'pochodzi')} ${plural(rows, 'wiersz', 'wiersze', 'wierszy')} z ` +
      `${number(total)} w Moich sprawach`,
    none: 'W tym audycie nic z tego nie zostało',
    next: (name, rows) => `Następny: ${name}, ${number(rows)}`,
    back: 'Wróć do Moich spraw',
  },
  empty: 'Nic na Ciebie nie czeka',
  emptyHelp: 'Tu widać to, co jest przypisane do Ciebie, wspomina o Tobie lub czeka na Twoją zgodę, z każdego audytu.',
  noMatch: 'Nic nie pasuje',
  onAssets: (n) => plural(n, 'materiał', 'materiały', 'materiałów'),
  noRule: 'Bez reguły',
  asksToDismiss: (who) => `${who} wnioskuje o odrzucenie`,
  mentionsMe: (who) => `${who} wspomina o mnie`,
  assignedToMe: 'Przypisane do mnie',
  byWhom: (who, when) => `${who}, ${when}`,
  byRule: (rule) => `reguła „${rule}”`,
  dueNobody: 'Z terminem, nieprzypisane',
  asked: (when) => `wniosek ${when}`,
  somebody: 'Ktoś',
  decide: 'Rozstrzygnij',
  more: (n) => `Pokaż kolejne ${number(n)}`,
  overBy: (days) => `${plural(days, 'dzień', 'dni', 'dni')} po terminie`,
  overToday: 'od dziś po terminie',
  wasDue: (when) => `termin minął ${when}`,
  due: (when) => `termin ${when}`,
  noDate: 'bez terminu',
  today: 'dzisiaj',
  tomorrow: 'jutro',
  snooze: 'Odłóż',
  snoozeUntil: 'Odłóż do',
  laterToday: 'Dziś później',
  fromTomorrow: 'Jutro',
  nextWeek: 'W przyszłym tygodniu',
  afterNextRun: 'Po następnym przebiegu',
  pickDate: 'Wybierz datę…',
  date: 'Data',
  snoozeNote: (due) =>
    due === null ? 'Tylko dla Ciebie.' : sentence(`Tylko dla Ciebie. Po terminie wraca od razu; termin bez zmian: ${due}`),
  snoozedUntil: (when) => `Odłożone do ${when}`,
  snoozedUntilRun: 'Odłożone do końca następnego przebiegu',
  wake: 'Pokaż znów teraz',
  mentionDone: 'Załatwione, usuń wzmiankę',
  keys: {
    move: 'przejście',
    open: 'otwórz',
    review: 'przejrzyj te',
    pick: 'zaznacz',
    snooze: 'odłóż',
    assign: 'przypisz zaznaczone',
    approve: 'zgoda lub odmowa',
    all: 'Wszystkie klawisze',
    undo: 'cofnij',
  },
  approve: {
    crumb: 'Do mojej zgody',
    where: 'Ścieżka nawigacji',
    heading: (n) => `Odrzucić ${findings(n)}?`,
    askedBy: (who, when) => `Wniosek: ${who}, ${when}`,
    why: 'waga wymaga drugiej pary oczu',
    requested: 'z wnioskiem',
    request: 'Wniosek',
    gives: 'podaje uzasadnienie',
    morePages: (n) => `i jeszcze ${plural(n, 'materiał', 'materiały', 'materiałów')}`,
    evidence: 'Podstawa',
    comments: (n) => `Wątek ustalenia, ${plural(n, 'komentarz', 'komentarze', 'komentarzy')}`,
    page: 'Strona w odczytanej postaci',
    earlier: 'Wcześniejsze decyzje',
    none: 'brak',
    whyFound: 'Powód wykrycia',
    law: 'Prawo',
    yourReason: 'Twoje uzasadnienie',
    optional: 'wymagane przy odmowie, mile widziane przy zgodzie',
    reasonHelp: (who) => `Otrzyma je ${who}; w dzienniku stoi pod Twoim nazwiskiem`,
    reasonNeeded: 'Podaj powód: odmowa wymaga uzasadnienia.',
    canUndo: 'Obie osoby mogą to cofnąć, w dzienniku',
    deny: 'Odmów',
    doApprove: (n) => `Wyraź zgodę, odrzuć ${number(n)}`,
    approved: (n, left) => `Odrzucono ${findings(n)}${leftOver(left)}`,
    denied: (n, left) => `Odmowa: ${findings(n)} ${stays(n)} bez zmian${leftOver(left)}`,
    whatHappens: 'Co się stanie',
    until: 'Do czasu decyzji',
    untilText: (n, state) =>
      `${n === 1 ? 'Stan się nie zmienia' : `Stan wszystkich ${number(n)} się nie zmienia`}: ${state}, tutaj i w API. ` +
      'Tak też liczy się w pieczęci, a terminy biegną.',
    ifApprove: 'W razie zgody',
    ifApproveText: (n) =>
      `${findings(n)} ${word(n, 'zostanie odrzucone', 'zostaną odrzucone', 'zostanie odrzuconych')}, z oboma nazwiskami i ` +
      `uzasadnieniami. ` +
      'Kolejne przebiegi przenoszą to, dopóki zdanie i reguła się nie zmienią. To, co w międzyczasie rozstrzygnięto inaczej, ' +
      'pozostaje bez zmian.',
    ifDeny: 'W razie odmowy',
    ifDenyText: (n, who) =>
      `${findings(n)} ${stays(n)} bez zmian, a uzasadnienie przeczyta ${who}. ` +
      'Można wnioskować ponownie; odmowa pozostaje w dzienniku.',
    who: 'Kto może',
    whoText: (who) =>
      `Każdy właściciel lub redaktor poza wnioskującym ${aside(who)}, który może wniosek wycofać. ` +
      'Jeśli w następnym przebiegu zdanie się zmieni, wniosek wygasa i jest to odnotowane.',
    meanwhile: (n) => `${findings(n)} z wniosku rozstrzygnięto w międzyczasie inaczej; bez zmian.`,
    withdraw: 'Wycofaj wniosek',
    withdrawHelp: (n) =>
      `${n === 1 ? 'Ustalenie pozostaje' : `Wszystkie ${number(n)} pozostają`} bez zmian i nikt już o nic nie jest proszony.`,
    withdrawn: (n) => `Wycofano: ${findings(n)} ${stays(n)} bez zmian`,
    over: {
      withdrawn: (who, when) => `Wniosek wycofano ${when} ${aside(who)}.`,
      approved: (who, when) => `Zgody udzielono ${when} ${aside(who)}.`,
      denied: (who, when) => `Odmówiono ${when} ${aside(who)}.`,
      lapsed: 'Wszystko, czego dotyczył, rozstrzygnięto w międzyczasie inaczej: nie ma na co odpowiadać.',
    },
  },
  bell: {
    title: 'Powiadomienia',
    unread: (n) => (n === 0 ? 'Powiadomienia' : `Powiadomienia, nieprzeczytane: ${number(n)}`),
    none: 'Jeszcze nic',
    readAll: 'Oznacz wszystkie jako przeczytane',
    settings: 'Ustawienia powiadomień',
    said: ({ kind, by, count, outcome, audit_name: audit, rule_id: rule }) => {
      const who = by ?? 'Ktoś'
      const where = audit ? `, ${audit}` : ''
      const isDiscarded = outcome === 'discarded' || outcome === 'deleted'
      const what: Record<string, string> = {
        assigned: outcome === 'rule' ? `Reguła „${who}” przypisała mi ${findings(count)}` : `${who} przypisuje mi ${findings(count)}`,
        mentioned: `${who} wspomina o mnie`,
        due: outcome === 'overdue' ? `Po terminie u mnie: ${findings(count)}` : `Termin w ciągu doby u mnie: ${findings(count)}`,
        approval: `${who} wnioskuje o odrzucenie ${ofFindings(count)}`,
        answered:
          outcome === 'lapsed'
            ? `Mój wniosek dotyczący ${ofFindings(count)} wygasł`
            : `${outcome === 'approved' ? 'Zgoda' : outcome === 'denied' ? 'Odmowa' : 'Odpowiedź'} na mój wniosek ` +
              `dotyczący ${ofFindings(count)} ${aside(who)}`,
        rule_review: isDiscarded
          ? `Porzucono szkic reguły ${rule}, który na mnie czekał ${aside(who)}`
          : `${who} prosi mnie o opublikowanie reguły ${rule}`,
        rule_answered: isDiscarded
          ? `Porzucono szkic reguły ${rule}, który czekał na zatwierdzenie ${aside(who)}`
          : outcome === 'published'
            ? `Opublikowano regułę ${rule} ${aside(who)}`
            : `Zwrócono regułę ${rule} ${aside(who)}`,
        run_ended:
          outcome === 'followed'
            ? `Zakończono przebieg; nowe dla mnie: ${findings(count)}`
            : `Zakończono audyt: ${findings(count)}${outcome === 'not-whole' ? ', nie wszystko sprawdzono w całości' : ''}`,
        deleted: `Usunięto ${{ audit: 'audyt', site: 'witrynę', person: 'dane osoby' }[outcome ?? ''] ?? 'coś'} ${aside(who)}`,
        budget: `Koszty modeli${by === null ? '' : ` klucza „${by}”`} osiągnęły ${outcome === 'hard' ? 'limit' : 'próg ostrzeżenia'}`,
        run_failed: 'Audyt się nie powiódł',
      }
      return `${what[kind] ?? kind}${where}`
    },
  },
  pending: (who, when) => `${who} wnioskuje o odrzucenie, ${when}; wniosek czeka na drugą osobę.`,
  toRequest: 'Zgoda lub odmowa',
  waiting: (n) => `${findings(n)} ${word(n, 'czeka', 'czekają', 'czeka')} na drugą osobę; do tego czasu stan się nie zmienia`,
}
