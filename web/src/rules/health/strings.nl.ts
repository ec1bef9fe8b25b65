import { plural } from '../../base/dutch.ts'
import { number } from '../../base/format.ts'
import type { duration as Duration, health as English } from './strings.en.ts'

const decisions = (n: number) => plural(n, 'beslissing', 'beslissingen')

export const health: typeof English = {
  place: 'Waar je bent',
  packLead: (n) => `Een pakket met ${plural(n, 'regel', 'regels')}. Wat daarvan steeds wordt verworpen, wordt samen geleerd.`,
  noPack: 'Dit pakket bestaat niet',
  pageTitle: (name) => `Prestaties van ${name} · Imprimatur`,
  rules: 'Regels',
  pages: 'Pagina’s van deze regel',
  tab: 'Prestaties',
  span: 'Periode',
  spans: { five: '5 runs', quarter: '90 dagen', all: 'Alles' },
  pointedOut: (dismissed, decided) => `${number(dismissed)} van de ${number(decided)}`,
  people: 'Verworpen zijn ',
  findingsDecided: ' bevindingen waarover is beslist. Boven de helft van ten minste 20 wordt op een regel gewezen.',
  hits: 'Treffers',
  inRuns: (runs) => `in ${plural(runs, 'run', 'runs')}`,
  lastRuns: (hits) =>
    hits.length === 1
      ? `${hits.join(', ')} treffers in de laatste run`
      : `${hits.join(', ')} treffers in de laatste ${number(hits.length)} runs`,
  noRuns: 'De regel heeft nog in geen audit gegolden.',
  dismissed: 'Verworpen',
  ofDecided: (dismissed, decided) => `${number(dismissed)} van ${number(decided)} beslist`,
  nobody: 'Nog niemand heeft over de bevindingen van deze regel beslist.',
  time: 'Tijd tot een beslissing',
  sooner: 'de helft gaat sneller',
  allRules: (time) => `alle regels hier: ${time}`,
  notKnown: 'nog niet bekend',
  confidence: 'Betrouwbaarheid',
  labelled: (faults, labelled) =>
    labelled === 0
      ? 'afgeleid van het pakket: geen enkele eigen zin is beoordeeld'
      : `${number(faults)} van ${plural(labelled, 'beoordeelde zin', 'beoordeelde zinnen')} ${faults === 1 ? 'was' : 'waren'} fout` +
        (labelled < 10 ? '; zo weinig dat het cijfer vooral van het pakket komt' : ''),
  notMeasured: 'Nog niet gemeten',
  notMeasuredOwn: 'Alleen meegeleverde regels zijn gemeten op beoordeelde pagina’s. Eigen regels worden gemeten aan jullie beslissingen.',
  why: 'Waarom is verworpen',
  reasons: 'Redenen',
  noReason: 'Niemand heeft er iets van verworpen.',
  where: 'Waar',
  shareBy: 'Aandeel verworpen per site en taal',
  of: (part, whole) => `${number(part)} van ${number(whole)}`,
  falses: 'Meest voorkomende onjuiste zinnen',
  times: (n) => `${number(n)} ×`,
  sample: 'Geteld op de nieuwste beslissingen: hooguit 2.000, gezocht onder 20.000 bevindingen.',
  openFinding: 'Bevinding openen',
  tighten: {
    title: 'Aanscherpen',
    sub: (decided) =>
      'voorgesteld op basis van de verworpen zinnen, geteld op ' +
      (decided === 1 ? 'de ene bevinding waarover is beslist' : `alle ${number(decided)} bevindingen waarover is beslist`),
    subNewest: (decided) =>
      `voorgesteld op basis van de verworpen zinnen, geteld op de nieuwste ${number(decided)} bevindingen waarover is beslist`,
    unjudged: (n) =>
      n === 1
        ? '1 daarvan telt niet mee: de regel vindt die alleen met de pagina eromheen, of niet meer.'
        : `${number(n)} daarvan tellen niet mee: de regel vindt ze alleen met de pagina eromheen, of niet meer.`,
    none: 'Geen woorden onderscheiden de verworpen zinnen van de andere, dus er is niets voor te stellen.',
    leave: 'Overslaan',
    gone: 'Onjuist, weg',
    lost: 'Terecht, kwijt',
    ticked: (n) => (n === 1 ? 'De aangevinkte' : `De ${number(n)} aangevinkte`),
    kept: (kept, right) => `${number(kept)} van ${number(right)}`,
    keptWords: 'terechte blijven',
    remain: (left, all) => `${number(left)} van ${number(all)}`,
    remainWords: 'onjuiste blijven over',
    share: (after, before) => `Het aandeel verworpen was dan ${number(after)}% geweest in plaats van ${number(before)}%.`,
    wouldBeLost: 'Zou verloren gaan:',
    by: (state, name, day) => `${state} door ${name}, ${day}`,
    make: 'Hier een concept van maken',
    draftNote: 'Het volgende concept van de regel; er geldt nog niets.',
    copyNote: 'Een kopie van de pakketregel; er geldt nog niets. Die van het pakket blijft ernaast gelden tot je hem uitschakelt.',
    made: 'Het concept staat klaar. Probeer het uit en publiceer het dan.',
  },
  learned: {
    title: 'Geleerd uit jullie beslissingen',
    sub: 'wat deze werkruimte steeds verwerpt; beslissingen van andere werkruimten worden niet gebruikt',
    tooFew: (decided, needed) => `${number(decided)} van de ${number(needed)} beslissingen die nodig zijn.`,
    train: (decided) => `Leren van ${decisions(decided)}`,
    again: (decided) => `Opnieuw leren van ${decisions(decided)}`,
    training: 'Bezig met leren; dit kan een paar minuten duren.',
    measured: (filtered, right) => `Van ${filtered} bevindingen die zouden zijn gefilterd, waren er ${right} verworpen:`,
    precision: (share) => `precisie ${Math.floor(share * 100)}%`,
    recall: (share) => `recall ${Math.floor(share * 100)}%`,
    how: (decided, pages) =>
      `Gemeten op beslissingen waarmee niet is getraind: ${number(decided)} op ${plural(pages, 'pagina', 'pagina’s')}, ` +
      'geen pagina aan beide kanten.',
    trained: (day) => `Getraind: ${day}.`,
    notUsable:
      'Te zelden juist of op te weinig bevindingen gemeten om te worden ingeschakeld. Beslis over meer bevindingen en laat dan ' +
      'opnieuw leren.',
    what: 'Wat er gebeurt met bevindingen die steeds worden verworpen',
    action: { off: 'Niets', lower: 'Als laag tonen', hide: 'Weglaten' },
    does: {
      off: 'Bevindingen krijgen de ernst die de regel ze geeft.',
      lower: 'Vanaf de volgende audit zijn ze laag, met de reden erbij. Eén op de tien blijft zoals hij is, ter controle.',
      hide: 'Vanaf de volgende audit vallen ze weg, en de pagina zegt hoeveel. Eén op de tien blijft, ter controle.',
    },
    reason: 'Reden',
    save: 'Omzetten',
    switched: 'Geldt vanaf de volgende audit.',
  },
}

/** A length of time in two units: 1 d 4 u, 9 u, 12 min. */
export const duration: typeof Duration = (seconds) => {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'minder dan 1 min'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} u` : `${hours} u ${minutes % 60} min`
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} d` : `${Math.floor(hours / 24)} d ${hours % 24} u`
}
