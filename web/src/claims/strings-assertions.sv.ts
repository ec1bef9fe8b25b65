import type { assertions as English } from './strings-assertions.en.ts'
import { pages, plural } from '../base/swedish.ts'

export const assertions: typeof English = {
  title: 'Obelagda utsagor',
  pageTitle: (name) => `Obelagda utsagor · ${name} · Imprimatur`,
  note:
    'Meningar som säger något som går att kontrollera men inte är ett godkänt påstående. Inte överträdelser: ingen har sagt att de ' +
    'är fel, bara att inget här belägger dem.',
  kind: 'Slag',
  all: 'Alla slag',
  kinds: {
    figure: 'siffra',
    comparison: 'jämförelse',
    superlative: 'superlativ',
    certificate: 'certifikat',
    award: 'utmärkelse',
    test: 'test',
    health: 'hälsoeffekt',
    environment: 'miljö',
  },
  columns: { sentence: 'Mening', kind: 'Slag', stands: 'Förekommer', nearest: 'Närmaste påstående' },
  times: (n) => plural(n, 'gång', 'gånger'),
  pages: (n) => `på ${pages(n)}`,
  nearestNone: 'inget i närheten',
  make: 'Skapa ett påstående',
  looked(sentences, looked, all) {
    const read = looked === all ? pages(all) : `${looked} av ${pages(all)}`
    return `Genomgånget: ${plural(sentences, 'mening', 'meningar')} på ${read}.`
  },
  emptyTitle: 'Inget obelagt.',
  emptyHelp: 'Varje mening som kändes igen som kontrollerbar motsvarar ett godkänt påstående. Alla utsagor känns inte igen.',
  more: 'Visa fler meningar',
  busy: 'Sidorna läses …',
}
