import { number } from '../base/format.ts'
import type { keyLimits as English } from './strings.en.ts'

export const keyLimits: typeof English = {
  scopes: 'Mitä sillä saa tehdä?',
  scope: {
    read: ['Luku', 'auditoinnit, havainnot, asiakirjat, pohjat; tapahtumien seuraaminen'],
    review: ['Käsittely', 'päätökset ja kommentit'],
    write: ['Kirjoitus', 'auditointien käynnistys, tiedostojen lähetys, asiakirjat, sääntöjen muutokset'],
    check: ['Tarkistus', 'tekstien tarkistus; mitään ei tallenneta'],
    administer: ['Hallinta', 'työtilan webhook-osoitteet; auditointien ja sivustojen poisto'],
    keys: ['Avaimet', 'avainten luonti, vaihto ja mitätöinti; niillä ei saa tehdä enempää kuin tällä'],
  },
  expires: 'Viimeinen päivä',
  expiresHelp: 'Toimii vielä tämän päivän. Tyhjä: kunnes mitätöidään.',
  rate: 'Pyyntöjä sekunnissa',
  rateHelp: 'Tyhjä: palvelimen raja.',
  endedAt: (day) => `vanhentunut ${day}`,
  endsAt: (day) => `vanhenee ${day}`,
  perSecond: (n) => `${number(n)}/s`,
  replaced: 'vaihdettu',
  from: (address) => `osoitteesta ${address}`,
  rotate: 'Vaihda',
  rotateAsk: (name) => `Vaihdetaanko avain ”${name}”?`,
  rotateHelp: 'Uusi avain samoilla oikeuksilla luodaan ja näytetään kerran. Vanha toimii valitsemasi ajan, minkä jälkeen se torjutaan.',
  overlap: 'Vanha avain toimii',
  overlaps: { 0: 'ei enää', 1: 'vielä tunnin', 24: 'vielä päivän', 168: 'vielä viikon', 720: 'vielä 30 päivää' },
  pickOne: 'Valitse vähintään yksi.',
}
