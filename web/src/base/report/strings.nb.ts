import type { reports as English } from './strings.en.ts'

export const reports: typeof English = {
  title: (name) => `Rapport om ${name}`,
  period: 'Periode',
  from: 'Fra',
  until: 'Til og med',
  periodHelp: 'Uten datoer: alle kjøringer.',
  format: 'Format',
  formats: {
    pdf: 'PDF/A-2b, med tagger',
    docx: 'til å skrive i',
    xlsx: 'funn som rader',
    html: 'én fil, uten nettverk',
  },
  language: 'Språk',
  evidence: 'Det som ble funnet, står på sitt eget språk.',
  contents: 'Innhold',
  has: {
    audit:
      'Hva som ble undersøkt, hva som ikke ble det og hvorfor; funn med lov, avgjørelse, begrunnelse og tråd; tid ' +
      'til avgjørelse; hva som er endret siden kjøringen før; godkjente utsagn; regler og lover i sine versjoner; ' +
      'hvordan alt kan etterprøves uten oss.',
    site:
      'Hver kjøring i perioden; hva som er endret fra den første til den siste; tid til avgjørelse; hva den siste ' +
      'ikke leste og hvorfor; funnene i den med lov, avgjørelse og tråd; regler og lover i sine versjoner; hvordan ' +
      'alt kan etterprøves uten oss.',
    document:
      'Teksten, versjonene og godkjenningene, funn, hva den påstår ut over materialet sitt, kommentarer, og hvordan ' +
      'det kan etterprøves uten oss.',
    claim:
      'Ordlyder og betingelser, belegg, versjoner og godkjenninger, funnene som det besvarer, og hvordan det kan etterprøves uten oss.',
  },
  findings: (n) => `Funn: ${n}`,
  notRead: (n) => `Sider som ikke ble lest: ${n}. De står med årsaken.`,
  make: (format) => `Lag ${format}`,
  making: (size) => `Lages: ${size} så langt`,
  stop: 'Stopp',
  done: 'Rapporten er klar',
  brokeOff: 'Rapporten brøt av før slutten, så ingen fil ble lagret. Prøv igjen.',
  command: 'Det samme som kommando:',
  findingLinkHelp:
    'Den som har lenken, leser dette ene funnet uten konto til dagen den utløper: setningen, årsaken, loven, hva ' +
    'som skal gjøres, statusen. Ingen kommentarer, ingen navn, ingenting annet.',
}
