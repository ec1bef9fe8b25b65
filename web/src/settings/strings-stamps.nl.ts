import { number } from '../base/format.ts'
import type { stamps as English } from './strings-stamps.en.ts'

export const stamps: typeof English = {
  title: 'Tijdstempels',
  note:
    'Een instantie stempelt de koppen van de audittrails met de tijd (RFC 3161). Alleen een hash wordt verzonden. Een ' +
    'stempel bewijst dat een audittrail toen bestond, niet dat een pagina echt was.',
  none: 'Er is geen instantie genoemd. De keten van hashes werkt ook zonder.',
  url: 'Adres van de instantie',
  policy: 'Beleid',
  policyHelp: 'Een objectidentificatie zoals 1.2.3.4.1. Leeg: dat van de instantie.',
  user: 'Gebruiker',
  password: 'Wachtwoord',
  passwordKept: 'Er is een wachtwoord bewaard. Laat dit leeg om het te houden.',
  certificates: 'Certificaten (PEM)',
  certificatesHelp: 'Het certificaat van de instantie moet op een ervan teruggaan. Leeg: dat wordt niet gecontroleerd.',
  daily: 'Elke dag stempelen wat is veranderd',
  save: 'Opslaan',
  saved: 'De instantie is opgeslagen.',
  now: 'Nu stempelen',
  state: 'Toestand van de instantie',
  last: (when, serial) => `Laatste stempel: ${when}, serienummer ${serial}.`,
  never: 'Er is nog geen stempel.',
  unstamped: (n) => `Audittrails met registraties na hun laatste stempel: ${number(n)}.`,
  waiting: (tries, why) => `De instantie gaf geen stempel (pogingen: ${number(tries)}): ${why}`,
  again: (when) => `Ze wordt opnieuw gevraagd: ${when}.`,
  stamped: 'Gestempeld.',
  nothing: 'Er is niets veranderd sinds de laatste stempel.',
  list: 'Stempels',
  columns: { when: 'Wanneer', authority: 'Instantie', heads: 'Koppen', serial: 'Serienummer', files: 'Bestanden' },
  waits: 'wacht',
  more: 'Meer stempels tonen',
}
