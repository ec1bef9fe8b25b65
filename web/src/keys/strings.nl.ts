import { number } from '../base/format.ts'
import type { keyLimits as English } from './strings.en.ts'

export const keyLimits: typeof English = {
  scopes: 'Wat mag de sleutel?',
  scope: {
    read: ['Lezen', 'audits, bevindingen, documenten, sjablonen; gebeurtenissen volgen'],
    review: ['Beoordelen', 'beslissingen en opmerkingen'],
    write: ['Schrijven', 'audits starten, bestanden uploaden, documenten schrijven, regels wijzigen'],
    check: ['Controleren', 'teksten controleren; er wordt niets opgeslagen'],
    administer: ['Beheren', 'webhookadressen van de werkruimte; audits en sites verwijderen'],
    keys: ['Sleutels', 'sleutels maken, vernieuwen en intrekken, waarvan geen meer mag dan deze'],
  },
  expires: 'Laatste dag',
  expiresHelp: 'De sleutel werkt tot en met deze dag. Leeg: tot hij wordt ingetrokken.',
  rate: 'Verzoeken per seconde',
  rateHelp: 'Leeg: de limiet van de server.',
  endedAt: (day) => `verlopen ${day}`,
  endsAt: (day) => `verloopt ${day}`,
  perSecond: (n) => `${number(n)}/s`,
  replaced: 'vernieuwd',
  from: (address) => `vanaf ${address}`,
  rotate: 'Vernieuwen',
  rotateAsk: (name) => `“${name}” vernieuwen?`,
  rotateHelp:
    'Er komt een nieuwe sleutel met dezelfde rechten, die één keer wordt getoond. De oude werkt door zolang je kiest en wordt ' +
    'dan geweigerd.',
  overlap: 'De oude sleutel werkt',
  overlaps: { 0: 'niet meer', 1: 'nog een uur', 24: 'nog een dag', 168: 'nog een week', 720: 'nog dertig dagen' },
  pickOne: 'Kies er ten minste één.',
}
