import type { NoticeRow } from '../../db/people/notices.ts'
import { ENDED_ACTION } from '../chart/chart.ts'
import { ENDS_SOON, FOLLOWED, NOT_WHOLE } from '../chart/notices.ts'
import type { NoticeKind } from '../chart/notices.ts'
import { isDiscarded } from './texts.ts'
import type { NoticeTexts } from './texts.ts'

const number = (n: number): string => n.toLocaleString('pl')
const rules = new Intl.PluralRules('pl')
const findings = (n: number): string => `${number(n)} ${{ one: 'ustalenie', few: 'ustalenia' }[rules.select(n) as string] ?? 'ustaleń'}`
const somebody = 'Ktoś'
const DELETED: Record<string, string> = { audit: 'audyt', site: 'witrynę', person: 'dane osoby' }

function sentence({ kind, by, count, outcome, audit_name: name, rule_id: rule }: NoticeRow): string {
  const where = name === null ? '' : ` w „${name}”`
  const who = by ?? somebody
  const key = by === null ? '' : ` z kluczem „${by}”`
  switch (kind) {
    case 'assigned':
      return `${outcome === 'rule' ? `Reguła „${by}”` : who}: przypisano Ci ${findings(count)}${where}.`
    case 'mentioned':
      return `${who} wspomina o Tobie w komentarzu${where}.`
    case 'due':
      if (outcome === ENDS_SOON) return `Wkrótce kończą się decyzje, za które odpowiadasz${where}: ${findings(count)}.`
      if (outcome === ENDED_ACTION) return `Skończyły się decyzje, za które odpowiadasz${where}: ${findings(count)} do ponownej decyzji.`
      return outcome === 'overdue'
        ? `Minął termin, przypisane do Ciebie: ${findings(count)}.`
        : `Termin mija w ciągu dnia, przypisane do Ciebie: ${findings(count)}.`
    case 'approval':
      return `${who} wnioskuje o odrzucenie: ${findings(count)}${where}. Wniosek czeka na Twoją zgodę.`
    case 'answered':
      return outcome === 'lapsed'
        ? `Twój wniosek o odrzucenie (${findings(count)}${where}) wygasł: wszystko rozstrzygnięto w międzyczasie inaczej.`
        : `${who}: Twój wniosek o odrzucenie (${findings(count)}${where}) ${outcome === 'approved' ? 'ma zgodę' : 'nie ma zgody'}.`
    case 'rule_review':
      return isDiscarded(outcome)
        ? `${who}: porzucono szkic reguły ${rule}, który na Ciebie czekał.`
        : `${who} prosi Cię o opublikowanie reguły ${rule}.`
    case 'rule_answered':
      if (isDiscarded(outcome)) return `${who}: porzucono szkic reguły ${rule}, który czekał na zatwierdzenie.`
      return outcome === 'published' ? `${who}: opublikowano regułę ${rule}.` : `${who}: reguła ${rule} wróciła do poprawy.`
    case 'deleted':
      return `${who}: usunięto ${DELETED[outcome ?? ''] ?? 'coś'}, wpis ${count} w dzienniku usunięć.`
    case 'budget':
      return outcome === 'hard'
        ? `Wydatki tego miesiąca na modele${key} osiągnęły limit: żaden model nie jest już wywoływany.`
        : `Wydatki tego miesiąca na modele${key} osiągnęły kwotę ostrzeżenia.`
    case 'run_ended':
      if (outcome === FOLLOWED) return `Zakończył się przebieg śledzonej witryny${where}; nowe dla Ciebie: ${findings(count)}.`
      return `Audyt${where} się zakończył: ${findings(count)}${outcome === NOT_WHOLE ? '; nie wszystko sprawdzono w całości' : ''}.`
    case 'run_failed':
      return `Audyt${where} się nie powiódł: niczego nie można było odczytać.`
  }
}

const KINDS: Record<NoticeKind, string> = {
  assigned: 'Przypisane do mnie',
  mentioned: 'Wspomniano o mnie',
  due: 'Termin jutro lub miniony',
  approval: 'Czeka na moją zgodę',
  answered: 'Odpowiedź na mój wniosek',
  rule_review: 'Reguła czeka na mnie',
  rule_answered: 'Odpowiedź w sprawie mojej reguły',
  budget: 'Osiągnięto budżet',
  run_ended: 'Przebieg zakończony',
  run_failed: 'Przebieg nieudany',
  deleted: 'Coś usunięto',
}

export const texts: NoticeTexts = {
  kinds: KINDS,
  sentence,
  one: (kind) => `Imprimatur: ${KINDS[kind]}`,
  several: (n) => `Imprimatur, powiadomienia: ${n}`,
  noMore: (kind) => `Koniec wiadomości rodzaju „${KINDS[kind]}”:`,
  test: 'Imprimatur: próba',
  asked: 'To zamówiona próba: powiadomienia pocztą docierają.',
  digest: 'Następne podsumowanie, jak wygląda teraz:',
  nothing: 'Na następne podsumowanie nic nie czeka.',
}
