import { number } from '../base/format.ts'
import type { keyLimits as English } from './strings.en.ts'

export const keyLimits: typeof English = {
  scopes: 'Hvad må den?',
  scope: {
    read: ['Læse', 'audits, fund, dokumenter, skabeloner; følge hændelser'],
    review: ['Afgøre', 'afgørelser og kommentarer'],
    write: ['Skrive', 'starte audits, uploade filer, skrive dokumenter, ændre regler'],
    check: ['Kontrollere', 'kontrollere tekster; intet gemmes'],
    administer: ['Administrere', 'arbejdsområdets webhookadresser; slette audits og websites'],
    keys: ['Nøgler', 'oprette, forny og tilbagekalde nøgler, der ikke må mere end denne'],
  },
  expires: 'Sidste dag',
  expiresHelp: 'Den virker til og med denne dag. Tom: til den tilbagekaldes.',
  rate: 'Forespørgsler pr. sekund',
  rateHelp: 'Tom: serverens grænse.',
  endedAt: (day) => `udløb ${day}`,
  endsAt: (day) => `udløber ${day}`,
  perSecond: (n) => `${number(n)}/s`,
  replaced: 'fornyet',
  from: (address) => `fra ${address}`,
  rotate: 'Forny',
  rotateAsk: (name) => `Forny »${name}«?`,
  rotateHelp:
    'Der laves en ny nøgle med de samme rettigheder, som vises én gang. Den gamle virker i den tid, du vælger; derefter afvises den.',
  overlap: 'Den gamle nøgle virker',
  overlaps: { 0: 'ikke længere', 1: 'en time mere', 24: 'en dag mere', 168: 'en uge mere', 720: 'tredive dage mere' },
  pickOne: 'Vælg mindst én.',
}
