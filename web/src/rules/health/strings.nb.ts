import { number } from '../../base/format.ts'
import { pluralIn } from '../../base/plural.ts'
import type { duration as Duration, health as English } from './strings.en.ts'

const plural = pluralIn('nb')
const decisions = (n: number) => plural(n, { one: 'avgjørelse', other: 'avgjørelser' })
const runs = (n: number) => plural(n, { one: 'kjøring', other: 'kjøringer' })

export const health: typeof English = {
  place: 'Du er her',
  packLead: (n) =>
    `En pakke med ${plural(n, { one: 'regel', other: 'regler' })}. Det som alltid avvises av noen av dem, læres for alle under ett.`,
  noPack: 'Den pakken finnes ikke',
  pageTitle: (name) => `Hvordan det går med ${name} · Imprimatur`,
  rules: 'Regler',
  pages: 'Sidene til denne regelen',
  tab: 'Resultater',
  span: 'Periode',
  spans: { five: '5 kjøringer', quarter: '90 dager', all: 'Alt' },
  pointedOut: (dismissed, decided) => `${number(dismissed)} av de ${number(decided)}`,
  people: 'Det ble avvist ',
  findingsDecided: ' avgjorte funnene. Er det over halvparten av minst 20, blir det gjort oppmerksom på regelen.',
  hits: 'Treff',
  inRuns: (n) => `i ${runs(n)}`,
  lastRuns: (hits) =>
    `${hits.map(number).join(', ')} treff i ${hits.length === 1 ? 'den siste kjøringen' : `de siste ${number(hits.length)} kjøringene`}`,
  noRuns: 'Den har ikke kjørt i noen revisjon ennå.',
  dismissed: 'Avvist',
  ofDecided: (dismissed, decided) => `${number(dismissed)} av ${number(decided)} avgjorte`,
  nobody: 'Ingen har avgjort noe om funnene ennå.',
  time: 'Tid til avgjørelse',
  sooner: 'halvparten avgjøres raskere',
  allRules: (time) => `alle regler her: ${time}`,
  notKnown: 'ikke kjent ennå',
  confidence: 'Konfidens',
  labelled: (faults, labelled) =>
    labelled === 0
      ? 'hentet fra pakken: ingen av regelens egne setninger er merket'
      : `${number(faults)} av ${plural(labelled, { one: 'merket setning', other: 'merkede setninger' })} var feil` +
        (labelled < 10 ? '; så få at det meste av tallet er pakkens' : ''),
  notMeasured: 'Ikke målt ennå',
  notMeasuredOwn: 'Bare regler som følger med produktet, måles på merkede sider. Egne regler måles på avgjørelsene deres.',
  why: 'Hvorfor den ble avvist',
  reasons: 'Begrunnelser',
  noReason: 'Ingen har avvist noe av den.',
  where: 'Hvor',
  shareBy: 'Andel avvist etter nettsted og språk',
  of: (part, whole) => `${number(part)} av ${number(whole)}`,
  falses: 'Vanligste feilaktige setninger',
  times: (n) => `${number(n)} ×`,
  sample: 'Talt på de nyeste avgjørelsene: høyst 2 000, lett etter blant 20 000 funn.',
  openFinding: 'Åpne funnet',
  tighten: {
    title: 'Stram inn',
    sub: (decided) =>
      'foreslått ut fra de avviste setningene, talt på ' +
      `${decided === 1 ? 'det ene avgjorte funnet' : `alle ${number(decided)} avgjorte funn`}`,
    subNewest: (decided) => `foreslått ut fra de avviste setningene, talt på de nyeste ${number(decided)} avgjorte funnene`,
    unjudged: (n) =>
      `${number(n)} av dem er ikke talt med: Regelen finner ${n === 1 ? 'det' : 'dem'} bare med siden rundt, eller ikke lenger.`,
    none: 'Ingen ord skiller de avviste setningene fra de andre, så det er ingenting å foreslå.',
    leave: 'La gå fri',
    gone: 'Feilaktige, borte',
    lost: 'Riktige, tapt',
    ticked: (n) => (n === 1 ? 'Den valgte' : `De ${number(n)} valgte`),
    kept: (kept, right) => `${number(kept)} av ${number(right)}`,
    keptWords: 'riktige beholdes',
    remain: (left, all) => `${number(left)} av ${number(all)}`,
    remainWords: 'feilaktige er igjen',
    share: (after, before) => `Andelen avviste ville vært ${after} % i stedet for ${before} %.`,
    wouldBeLost: 'Ville gått tapt:',
    by: (state, name, day) => `${state} av ${name}, ${day}`,
    make: 'Lag et utkast av dette',
    draftNote: 'Neste utkast til regelen; ingenting kjører ennå.',
    copyNote: 'En kopi av pakkens regel; ingenting kjører ennå. Pakkens egen kjører videre ved siden av til du slår den av.',
    made: 'Utkastet er klart. Prøv det ut, og publiser det.',
  },
  learned: {
    title: 'Lært av avgjørelsene deres',
    sub: 'det dette arbeidsområdet alltid avviser; ingen andre arbeidsområders avgjørelser brukes',
    tooFew: (decided, needed) => `${number(decided)} av de ${number(needed)} avgjørelsene som trengs.`,
    train: (decided) => `Lær av ${decisions(decided)}`,
    again: (decided) => `Lær på nytt av ${decisions(decided)}`,
    training: 'Lærer; det kan ta noen minutter.',
    measured: (filtered, right) => `Av ${filtered} funn den ville silt ut, var ${right} avvist:`,
    precision: (share) => `presisjon ${Math.floor(share * 100)} %`,
    recall: (share) => `gjenfinning ${Math.floor(share * 100)} %`,
    how: (decided, pages) =>
      `Målt på avgjørelser den ikke er trent på: ${number(decided)} på ${plural(pages, { one: 'side', other: 'sider' })}, ` +
      'ingen side i begge deler.',
    trained: (day) => `Trent ${day}.`,
    notUsable: 'Den hadde rett for sjelden eller ble målt på for få funn til å slås på. Avgjør flere funn, og lær på nytt.',
    what: 'Hva som skjer med funn som alltid avvises',
    action: { off: 'Ingenting', lower: 'Vis som lav', hide: 'Utelat' },
    does: {
      off: 'Funn vises med den alvorligheten regelen gir dem.',
      lower: 'Fra neste revisjon er de lave og sier hvorfor. Ett av ti forblir som det er, for kontroll.',
      hide: 'Fra neste revisjon utelates de, og siden sier hvor mange. Ett av ti vises fortsatt, for kontroll.',
    },
    reason: 'Begrunnelse',
    save: 'Bytt',
    switched: 'Det gjelder fra neste revisjon.',
  },
}

/** A length of time in two units: 1 d 4 t, 9 t, 12 min. */
export const duration: typeof Duration = (seconds) => {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'under 1 min'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} t` : `${hours} t ${minutes % 60} min`
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} d` : `${Math.floor(hours / 24)} d ${hours % 24} t`
}
