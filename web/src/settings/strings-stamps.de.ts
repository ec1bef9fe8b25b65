import { number } from '../base/format.ts'
import type { stamps as English } from './strings-stamps.en.ts'

export const stamps: typeof English = {
  title: 'Zeitstempel',
  note:
    'Eine Stelle stempelt die Köpfe der Protokolle mit der Zeit (RFC 3161). Gesendet wird ein Hash. Ein Stempel belegt, ' +
    'dass es ein Protokoll zu dieser Zeit gab, nicht, dass eine Seite echt war.',
  none: 'Es ist keine Stelle benannt. Die Kette der Hashes gilt auch ohne.',
  url: 'Adresse der Stelle',
  policy: 'Richtlinie',
  policyHelp: 'Eine Objektkennung wie 1.2.3.4.1. Leer: die der Stelle.',
  user: 'Benutzer',
  password: 'Passwort',
  passwordKept: 'Ein Passwort ist hinterlegt. Lassen Sie das Feld leer, um es zu behalten.',
  certificates: 'Zertifikate (PEM)',
  certificatesHelp: 'Das Zertifikat der Stelle muss auf eines davon zurückgehen. Leer: Das wird nicht geprüft.',
  daily: 'Jeden Tag stempeln, was sich bewegt hat',
  save: 'Speichern',
  saved: 'Die Stelle ist gespeichert.',
  now: 'Jetzt stempeln',
  state: 'Zustand der Stelle',
  last: (when, serial) => `Letzter Stempel: ${when}, Seriennummer ${serial}.`,
  never: 'Noch gibt es keinen Stempel.',
  unstamped: (n) => `Protokolle mit Einträgen nach ihrem letzten Stempel: ${number(n)}.`,
  waiting: (tries, why) => `Die Stelle gab keinen Stempel (Versuche: ${number(tries)}): ${why}`,
  again: (when) => `Sie wird wieder gefragt: ${when}.`,
  stamped: 'Gestempelt.',
  nothing: 'Seit dem letzten Stempel hat sich nichts bewegt.',
  list: 'Stempel',
  columns: { when: 'Wann', authority: 'Stelle', heads: 'Köpfe', serial: 'Seriennummer', files: 'Dateien' },
  waits: 'wartet',
  more: 'Weitere Stempel anzeigen',
}
