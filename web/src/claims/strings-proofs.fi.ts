import { number } from '../base/format.ts'
import { days, pages as pagesOf, word } from '../base/finnish.ts'
import type { claimProofs as English } from './strings-proofs.en.ts'

export const claimProofs: typeof English = {
  knowledge: 'Tietopankki',
  file: 'Valitse tai pudota tiedosto, joka todistaa sen',
  fileHelp: 'Se luetaan ja säilytetään sellaisenaan. PDF, Word, verkkosivut ja tekstit, enintään 20 Mt.',
  reading: 'Luetaan…',
  read: 'Lue ja säilytä sivu',
  address: 'Osoite',
  readFrom: (name, pages, day) => `${name}${pages === null ? '' : `, ${pagesOf(pages)}`}, luettu ${day}`,
  takeAway: 'Poista',
  base: 'Tietopankki',
  chooseBase: 'Valitse',
  searchEntries: 'Hae sen tietoja',
  noEntry: 'Sellaista tietoa ei ole.',
  foundOn: (page) => `Löytyi sivulta ${number(page)}`,
  found: 'Löytyi',
  times: (n) => `siinä ${number(n)} ${word(n, 'kerta', 'kertaa')}`,
  notFound: 'Näitä sanoja siinä ei ole. Kopioi ne niin kuin ne siinä ovat.',
  missing: 'Siitä ei löydy tätä, vaan siinä lukee toisin',
  noSource: 'kuvaus; siitä ei säilytetä mitään',
  changed: 'Tiedossa lukee nyt jotain muuta; ratkaisevaa on, mitä siinä silloin luki.',
  gone: 'Tieto on poistettu; ratkaisevaa on, mitä siinä silloin luki.',
  download: 'Lataa',
  hasEnded: (day) => `Päättynyt ${day}, ja väite sen mukana`,
  endsSoon: (day, left) => `Päättyy ${day}, jäljellä ${days(left)}, ja väite sen mukana`,
}
