import type { presets as English } from './strings-presets.en.ts'

export const presets: typeof English = {
  title: 'Perustelut ja tiketit',
  note: 'Mitä tarkastajilla on valmiina pöydällä.',
  reasons: 'Hylkäämisen perustelut',
  reasonsHelp: 'Yksi riviä kohti, tarjoamisjärjestyksessä; numerot 1–9 valitsevat. Minkä tahansa muun perustelun voi yhä kirjoittaa.',
  trackers: 'Luo tiketti',
  trackersHelp: 'Osoite avautuu uuteen välilehteen; {title}, {body} ja {url} ovat löydöksen.',
  name: 'Nimi',
  address: 'Uuden tiketin osoite',
  add: (name: string) => `Lisää ${name}`,
  other: 'muu',
  remove: (name: string) => `Poista ${name}`,
  fault: 'Osoite ei voi avata tikettiä: sen alussa on https:// ja isäntä, ja siinä on {title}, {body} tai {url}.',
  saved: 'Tallennettu',
}
