import { number } from '../base/format.ts'
import type { keyLimits as English } from './strings.en.ts'

export const keyLimits: typeof English = {
  scopes: 'Hva får den gjøre?',
  scope: {
    read: ['Lese', 'revisjoner, funn, dokumenter, maler; følge hendelser'],
    review: ['Avgjøre', 'avgjørelser og kommentarer'],
    write: ['Skrive', 'starte revisjoner, laste opp filer, skrive dokumenter, endre regler'],
    check: ['Kontrollere', 'kontrollere tekster; ingenting lagres'],
    administer: ['Administrere', 'arbeidsområdets webhook-adresser; slette revisjoner og nettsteder'],
    keys: ['Nøkler', 'lage, fornye og tilbakekalle nøkler som ikke får gjøre mer enn denne'],
  },
  expires: 'Siste dag',
  expiresHelp: 'Den virker til og med denne dagen. Tomt: til den tilbakekalles.',
  rate: 'Forespørsler per sekund',
  rateHelp: 'Tomt: serverens grense.',
  endedAt: (day) => `utløp ${day}`,
  endsAt: (day) => `utløper ${day}`,
  perSecond: (n) => `${number(n)}/s`,
  replaced: 'fornyet',
  from: (address) => `fra ${address}`,
  rotate: 'Forny',
  rotateAsk: (name) => `Fornye «${name}»?`,
  rotateHelp: 'En ny nøkkel med de samme rettighetene lages og vises én gang. Den gamle virker så lenge du velger; deretter avvises den.',
  overlap: 'Den gamle nøkkelen virker',
  overlaps: { 0: 'ikke lenger', 1: 'en time til', 24: 'en dag til', 168: 'en uke til', 720: 'tretti dager til' },
  pickOne: 'Velg minst én.',
}
