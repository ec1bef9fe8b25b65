import type { keyLimits as English } from './strings.en.ts'
import { den } from '../base/swedish.ts'

/** What an API key may do, until when, and its rotation. */
export const keyLimits: typeof English = {
  scopes: 'Vad får den göra?',
  scope: {
    read: ['Läsa', 'granskningar, anmärkningar, dokument, mallar; följa händelser'],
    review: ['Bedöma', 'beslut och kommentarer'],
    write: ['Skriva', 'starta granskningar, ladda upp filer, skriva dokument, ändra regler'],
    check: ['Kontrollera', 'kontrollera texter; inget sparas'],
    administer: ['Administrera', 'arbetsytans webhook-adresser; radera granskningar och webbplatser'],
    keys: ['Nycklar', 'skapa, byta och återkalla nycklar, ingen med större rätt än denna'],
  },
  expires: 'Sista dag',
  expiresHelp: 'Den fungerar till och med den dagen. Tomt: tills den återkallas.',
  rate: 'Anrop per sekund',
  rateHelp: 'Tomt: serverns gräns.',
  endedAt: (day) => `gick ut ${den(day)}`,
  endsAt: (day) => `går ut ${den(day)}`,
  perSecond: (n) => `${n}/s`,
  replaced: 'bytt',
  from: (address) => `från ${address}`,
  rotate: 'Byt',
  rotateAsk: (name) => `Byt ”${name}”?`,
  rotateHelp: 'En ny nyckel med samma rättigheter skapas och visas en gång. Den gamla gäller så länge du väljer, sedan nekas den.',
  overlap: 'Den gamla nyckeln fungerar',
  overlaps: { 0: 'inte längre', 1: 'en timme till', 24: 'en dag till', 168: 'en vecka till', 720: 'trettio dagar till' } as Record<
    string,
    string
  >,
  pickOne: 'Välj minst en.',
}
