import type { reports as English } from './strings.en.ts'

export const reports: typeof English = {
  title: (name) => `Rapport om ${name}`,
  period: 'Periode',
  from: 'Fra',
  until: 'Til og med',
  periodHelp: 'Uden datoer: alle kørsler.',
  format: 'Format',
  formats: {
    pdf: 'PDF/A-2b, med tags',
    docx: 'til at skrive i',
    xlsx: 'fund som rækker',
    html: 'én fil, uden netværk',
  },
  language: 'Sprog',
  evidence: 'Det fundne står på sit eget sprog.',
  contents: 'Indhold',
  has: {
    audit:
      'Hvad der blev undersøgt, hvad der ikke blev og hvorfor; fund med lov, afgørelse, begrundelse og tråd; tid til ' +
      'afgørelse; hvad der er ændret siden kørslen før; godkendte udsagn; regler og love i deres versioner; hvordan ' +
      'det hele kan efterprøves uden os.',
    site:
      'Hver kørsel i perioden; hvad der er ændret fra den første til den sidste; tid til afgørelse; hvad den sidste ' +
      'ikke læste og hvorfor; dens fund med lov, afgørelse og tråd; regler og love i deres versioner; hvordan det ' +
      'hele kan efterprøves uden os.',
    document:
      'Teksten, dens versioner og godkendelser, fund, hvad den påstår ud over sit materiale, kommentarer, og hvordan ' +
      'det kan efterprøves uden os.',
    claim: 'Ordlyde og betingelser, belæg, versioner og godkendelser, de fund som det besvarer, og hvordan det kan efterprøves uden os.',
  },
  findings: (n) => `Fund: ${n}`,
  notRead: (n) => `Sider der ikke blev læst: ${n}. De står med årsagen.`,
  make: (format) => `Lav ${format}`,
  making: (size) => `Laves: ${size} indtil nu`,
  stop: 'Stop',
  done: 'Rapporten er klar',
  brokeOff: 'Rapporten brød af før slutningen, så ingen fil blev gemt. Prøv igen.',
  command: 'Det samme som kommando:',
  findingLinkHelp:
    'Den, der har linket, læser dette ene fund uden konto indtil den dag, det udløber: sætningen, årsagen, loven, ' +
    'hvad der skal gøres, status. Ingen kommentarer, ingen navne, intet andet.',
}
