import type { LanguageKey } from '../../languages.ts'
import { plain } from '../fold.ts'

/*
 * Words with a capital that are no names: forms of address, holidays, abbreviations that everybody knows.
 */

const list = (words: string) =>
  words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(plain)

const EVERYWHERE =
  list(`FAQ PDF USB LED TV DVD CD HD WiFi WLAN GPS SMS QR VAT CEO CTO HR IT PR PC OK DIY ID URL API HTML CSV XML B2B B2C App Internet
  Web Online WhatsApp EUR USD GBP CHF PLN SEK NOK DKK TL kWh PS CO2 I II III IV AM PM`)

const BY_LANGUAGE: Partial<Record<LanguageKey, string[]>> = {
  EN: list(`I I'm I'll I've I'd Christmas Easter Halloween Mr Mrs Ms Dr Dear Customer Customers Reader Readers Friend Friends Sir Madam Team
    Regards Wishes Best Kind Earth God Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays
    Fridays Saturdays Sundays January February March April May June July August September October November December`),
  FR: list('Noël Pâques Madame Monsieur Mesdames Messieurs Mme M'),
  ES: list('Navidad Usted Ustedes Sr Sra Dra Dr Semana Santa'),
  IT: list('Natale Pasqua Lei Vi Voi Vostro Vostra Vostri Vostre Suo Sua Suoi Sue La Le Signora Signore'),
  NL: list('U Uw Kerst Kerstmis Pasen Mevrouw Meneer'),
  PL: list(`Państwo Państwa Państwu Państwem Pan Pani Pana Panu Panią Panem Ci Cię Ty Tobie Tobą Twój Twoja Twoje Twoją Twojej Twojego
    Twoim Twoich Twoje Was Wam Wami Wasz Wasza Wasze Waszej Waszym Wielkanoc Boże Narodzenie`),
  PT: list('Natal Páscoa Senhor Senhora Exmo Exma V Ex'),
  SE: list('Ni Er Ert Era'),
  DK: list('De Dem Deres I Jer Jeres'),
  NO: list('De Dem Deres'),
  FI: list('Te Teidän Teille Teitä'),
  GR: list('Εσείς Σας Σε Κύριε Κυρία Χριστούγεννα Πάσχα'),
  TR: list('Siz Sizin Size Sizi Bey Hanım Sayın'),
  RU: list('Вы Вас Вам Вами Ваш Ваша Ваше Ваши Вашей Вашего Вашему Вашим Ваших'),
}

const sets = new Map<LanguageKey, ReadonlySet<string>>()

export function isNoName(word: string, language: LanguageKey): boolean {
  let set = sets.get(language)
  if (!set) sets.set(language, (set = new Set([...EVERYWHERE, ...(BY_LANGUAGE[language] ?? [])])))
  return set.has(plain(word))
}
