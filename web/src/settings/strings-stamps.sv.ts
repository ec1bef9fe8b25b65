import { number } from '../base/format.ts'
import type { stamps as English } from './strings-stamps.en.ts'

export const stamps: typeof English = {
  title: 'Tidsstämplar',
  note:
    'En utfärdare stämplar loggarnas huvuden med tiden (RFC 3161). Det som skickas är en hash. En stämpel visar att en ' +
    'logg fanns då, inte att en sida var äkta.',
  none: 'Ingen utfärdare är namngiven. Hashkedjan fungerar utan.',
  url: 'Utfärdarens adress',
  policy: 'Policy',
  policyHelp: 'En objektidentifierare som 1.2.3.4.1. Tomt: utfärdarens egen.',
  user: 'Användare',
  password: 'Lösenord',
  passwordKept: 'Ett lösenord är sparat. Lämna tomt för att behålla det.',
  certificates: 'Certifikat (PEM)',
  certificatesHelp: 'Utfärdarens certifikat måste gå tillbaka till ett av dem. Tomt: det kontrolleras inte.',
  daily: 'Stämpla varje dag det som har ändrats',
  save: 'Spara',
  saved: 'Utfärdaren är sparad.',
  now: 'Stämpla nu',
  state: 'Utfärdarens tillstånd',
  last: (when, serial) => `Senaste stämpel: ${when}, serienummer ${serial}.`,
  never: 'Det finns ingen stämpel ännu.',
  unstamped: (n) => `Loggar med poster efter sin senaste stämpel: ${number(n)}.`,
  waiting: (tries, why) => `Utfärdaren gav ingen stämpel (försök: ${number(tries)}): ${why}`,
  again: (when) => `Den tillfrågas igen: ${when}.`,
  stamped: 'Stämplat.',
  nothing: 'Inget har ändrats sedan den senaste stämpeln.',
  list: 'Stämplar',
  columns: { when: 'När', authority: 'Utfärdare', heads: 'Huvuden', serial: 'Serienummer', files: 'Filer' },
  waits: 'väntar',
  more: 'Visa fler stämplar',
}
