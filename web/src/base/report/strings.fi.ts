import type { reports as English } from './strings.en.ts'

export const reports: typeof English = {
  title: (name) => `Raportti: ${name}`,
  period: 'Ajanjakso',
  from: 'Alkaen',
  until: 'Päättyen',
  periodHelp: 'Ilman päiviä: kaikki ajot.',
  format: 'Muoto',
  formats: {
    pdf: 'PDF/A-2b, merkitty',
    docx: 'täydennettäväksi',
    xlsx: 'havainnot riveinä',
    html: 'yksi tiedosto, ilman verkkoa',
  },
  language: 'Kieli',
  evidence: 'Löydetyt tekstit pysyvät omalla kielellään.',
  contents: 'Sisältö',
  has: {
    audit:
      'Mitä tarkistettiin, mitä ei ja miksi; havainnot lakeineen, päätöksineen, perusteluineen ja keskusteluineen; ' +
      'aika päätökseen; mikä muuttui edellisestä ajosta; hyväksytyt väitteet; säännöt ja lait versioineen; miten ' +
      'kaiken voi tarkistaa ilman meitä.',
    site:
      'Jakson jokainen ajo; mikä muuttui ensimmäisestä viimeiseen; aika päätökseen; mitä viimeinen ei lukenut ja ' +
      'miksi; sen havainnot lakeineen, päätöksineen ja keskusteluineen; säännöt ja lait versioineen; miten kaiken ' +
      'voi tarkistaa ilman meitä.',
    document:
      'Teksti, sen versiot ja hyväksynnät, havainnot, mitä se väittää aineistonsa ulkopuolelta, kommentit ja miten ' +
      'sen voi tarkistaa ilman meitä.',
    claim: 'Sanamuodot ja ehdot, todisteet, versiot ja hyväksynnät, havainnot, jotka väite kattaa, ja miten sen voi tarkistaa ilman meitä.',
  },
  findings: (n) => `Havaintoja: ${n}`,
  notRead: (n) => `Lukematta jääneitä sivuja: ${n}. Ne on lueteltu syineen.`,
  make: (format) => `Tee ${format}`,
  making: (size) => `Tehdään: tähän mennessä ${size}`,
  stop: 'Pysäytä',
  done: 'Raportti on valmis',
  brokeOff: 'Raportti katkesi ennen loppua, joten tiedostoa ei jäänyt. Yritä uudelleen.',
  command: 'Sama komentona:',
  findingLinkHelp:
    'Linkin saanut lukee tämän yhden havainnon ilman tiliä linkin päättymispäivään asti: virkkeen, syyn, lain, ' +
    'mitä tehdä, tilan. Ei kommentteja, ei nimiä, ei muuta.',
}
