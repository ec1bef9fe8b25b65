import type { reports as English } from './strings.en.ts'

export const reports: typeof English = {
  title: (name) => `Rapport om ${name}`,
  period: 'Period',
  from: 'Från',
  until: 'Till och med',
  periodHelp: 'Utan datum: alla körningar.',
  format: 'Format',
  formats: {
    pdf: 'PDF/A-2b, taggad',
    docx: 'att skriva i',
    xlsx: 'anmärkningar som rader',
    html: 'en fil, utan nätverk',
  },
  language: 'Språk',
  evidence: 'Det som hittats står kvar på sitt språk.',
  contents: 'Innehåll',
  has: {
    audit:
      'Vad som granskades, vad som inte granskades och varför; anmärkningar med lag, beslut, motivering och ' +
      'diskussion; tid till beslut; vad som ändrats sedan körningen före; godkända påståenden; regler och lagar i ' +
      'sina versioner; hur allt kan kontrolleras utan oss.',
    site:
      'Varje körning i perioden; vad som ändrats från den första till den sista; tid till beslut; vad den sista inte ' +
      'läste och varför; dess anmärkningar med lag, beslut och diskussion; regler och lagar i sina versioner; hur ' +
      'allt kan kontrolleras utan oss.',
    document:
      'Texten, dess versioner och godkännanden, anmärkningar, vad den påstår utöver sitt material, kommentarer och ' +
      'hur det kan kontrolleras utan oss.',
    claim:
      'Formuleringar och villkor, bevis, versioner och godkännanden, de anmärkningar som det besvarar och hur det ' +
      'kan kontrolleras utan oss.',
  },
  findings: (n) => `Anmärkningar: ${n}`,
  notRead: (n) => `Sidor som inte lästes: ${n}. De står med orsaken.`,
  make: (format) => `Skapa ${format}`,
  making: (size) => `Skapas: ${size} hittills`,
  stop: 'Stoppa',
  done: 'Rapporten är klar',
  brokeOff: 'Rapporten bröts före slutet, så ingen fil sparades. Försök igen.',
  command: 'Samma som kommando:',
  findingLinkHelp:
    'Den som har länken läser denna enda anmärkning utan konto, till den dag då länken slutar gälla: meningen, ' +
    'orsaken, lagen, vad som ska göras, statusen. Inga kommentarer, inga namn, inget annat.',
}
