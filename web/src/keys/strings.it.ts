import { il } from '../base/italian.ts'
import type { keyLimits as English } from './strings.en.ts'

/** What an API key may do, until when, and its rotation. */
export const keyLimits: typeof English = {
  scopes: 'Che cosa può fare?',
  scope: {
    read: ['Leggere', 'audit, rilievi, documenti, modelli; seguire gli eventi'],
    review: ['Rivedere', 'decisioni e commenti'],
    write: ['Scrivere', 'avviare audit, caricare file, scrivere documenti, modificare regole'],
    check: ['Controllare', 'controllare testi; non viene memorizzato nulla'],
    administer: ['Amministrare', 'indirizzi webhook dello spazio di lavoro; eliminare audit e siti'],
    keys: ['Chiavi', 'creare, rinnovare e revocare chiavi, nessuna delle quali può fare più di questa'],
  },
  expires: 'Ultimo giorno',
  expiresHelp: 'Funziona fino a questo giorno incluso. Vuoto: finché non viene revocata.',
  rate: 'Richieste al secondo',
  rateHelp: 'Vuoto: il limite del server.',
  endedAt: (day: string) => `scaduta ${il(day)}`,
  endsAt: (day: string) => `scade ${il(day)}`,
  perSecond: (n: number) => `${n}/s`,
  replaced: 'rinnovata',
  from: (address: string) => `da ${address}`,
  rotate: 'Rinnova',
  rotateAsk: (name: string) => `Rinnovare «${name}»?`,
  rotateHelp:
    'Viene creata una nuova chiave con le stesse autorizzazioni, mostrata una sola volta. Quella precedente continua a funzionare per ' +
    'il tempo scelto, poi viene rifiutata.',
  overlap: 'La chiave precedente funziona',
  overlaps: {
    0: 'non più',
    1: 'ancora un’ora',
    24: 'ancora un giorno',
    168: 'ancora una settimana',
    720: 'ancora trenta giorni',
  } as Record<string, string>,
  pickOne: 'Selezionare almeno una voce.',
}
