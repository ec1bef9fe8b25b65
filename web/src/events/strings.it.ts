import { al, plural } from '../base/italian.ts'
import type { webhooks as English } from './strings.en.ts'

/** Addresses that events are sent to. */
export const webhooks: typeof English = {
  note:
    'Ciò che accade qui viene inviato subito a questi indirizzi, con firma secondo la convenzione Standard Webhooks. ' +
    'Gli indirizzi privati sono ammessi solo dove gli audit possono leggerli. Un nuovo indirizzo riceve ciò che accade da quel momento.',
  add: 'Aggiungi un indirizzo',
  addTitle: 'Invia gli eventi a un indirizzo',
  url: 'Indirizzo',
  types: 'Quali eventi',
  typesHelp: 'Nessuno selezionato: tutti.',
  type: {
    'audit.completed': 'Un audit è terminato',
    'violation.found': 'Sono state trovate violazioni',
    'violation.reviewed': 'Una decisione, o una decisione revocata',
    'violation.commented': 'Un commento',
    'violation.assigned': 'Un’assegnazione',
    'document.generated': 'È stato scritto un documento',
    'rule.published': 'È stata pubblicata una regola',
    'gate.failed': 'Una soglia non è più superata',
    'gate.passed': 'Una soglia è superata',
  },
  all: 'tutti gli eventi',
  none: 'Ancora nessun indirizzo',
  noneHelp: 'I programmi possono leggere gli stessi eventi anche come flusso: GET /public/v2/events.',
  keyReady: (host: string) => `La chiave di firma di ${host}`,
  keyOnce: 'Viene mostrata solo ora: consegnarla subito al destinatario. Una chiave smarrita va sostituita con una nuova.',
  copy: 'Copia la chiave',
  twoKeys: (until: string) => `Fino ${al(until)} firma anche la chiave precedente.`,
  waiting: (n: number) => plural(n, 'evento in attesa', 'eventi in attesa'),
  givenUp: (n: number) => plural(n, 'evento abbandonato dopo tre giorni', 'eventi abbandonati dopo tre giorni'),
  again: (when: string) => `Il destinatario non è raggiungibile; prossimo tentativo: ${when}.`,
  off: 'disattivato',
  test: 'Invia un test',
  tested: 'Un evento di test è in partenza',
  rotate: 'Nuova chiave',
  rotateHelp:
    'Gli eventi sono firmati con la nuova chiave e, ancora per un giorno, con quella precedente: nel frattempo consegnare la nuova al ' +
    'destinatario.',
  rotated: 'La chiave è stata rinnovata',
  switchOff: 'Disattiva',
  switchOn: 'Attiva',
  remove: 'Rimuovi',
  removeAsk: (host: string) => `Non inviare più eventi a ${host}?`,
  removeHelp: 'Gli eventi in attesa di invio vengono scartati.',
  removed: 'Rimosso',
  saved: 'Salvato',
  deliveries: 'Consegne',
  noDeliveries: 'Non è ancora stato inviato nulla.',
  event: 'Evento',
  happened: 'Accaduto',
  answer: 'Risposta',
  tries: 'Tentativi',
  state: { waiting: 'in attesa', delivered: 'consegnato', given_up: 'abbandonato' },
  resend: 'Invia di nuovo',
  resent: 'Invio ripetuto',
}
