import type { gates as English } from './strings-gate.en.ts'
import { number } from '../base/format.ts'

export const gates: typeof English = {
  title: 'Kvalitetsspärr',
  short: 'Spärr',
  passed: 'Godkänd',
  failed: (n: number) => `Underkänd: ${number(n)}`,
  notRun: 'Inte körd än',
  none: 'Ingen spärr',
  help:
    'Avfärdade och åtgärdade fynd räknas inte. Resultatet finns också i API:et, i händelser och i slutkoden för ”imprimatur ' +
    'site gate”.',
  explain: 'Säger för varje körning om det som inte får finnas hittades.',
  must: 'Får inte finnas',
  counts: 'Vad som räknas',
  onlyNew: 'Bara det som körningen före inte hade',
  onlyUndecided: 'Bara det som ingen har beslutat om (annars räknas även risker och brådskande)',
  packs: 'Paket',
  anyPack: 'Alla paket',
  set: 'Ange en spärr',
  edit: 'Ändra spärren',
  remove: 'Ta bort spärren',
  saved: 'Spärren sparad',
  removed: 'Spärren borttagen',
  unread: (n: number) => `Sidor som inte kunde läsas: ${number(n)}. Vad som står där är inte känt.`,
  ofRun: (n: number) => `Körning ${number(n)}`,
  needsOne: 'Välj minst en allvarlighetsgrad.',
  portfolio: 'Portfölj',
  needsPack: 'Välj minst ett paket.',
}
