import { number } from '../../base/format.ts'
import { pluralIn } from '../../base/plural.ts'
import type { duration as Duration, health as English } from './strings.en.ts'

const plural = pluralIn('da')
const decisions = (n: number) => plural(n, { one: 'afgørelse', other: 'afgørelser' })
const runs = (n: number) => plural(n, { one: 'kørsel', other: 'kørsler' })

export const health: typeof English = {
  place: 'Du er her',
  packLead: (n) =>
    `En pakke med ${plural(n, { one: 'regel', other: 'regler' })}. Det, der altid afvises af nogen af dem, læres for dem alle under ét.`,
  noPack: 'Den pakke findes ikke',
  pageTitle: (name) => `Hvordan det går med ${name} · Imprimatur`,
  rules: 'Regler',
  pages: 'Reglens sider',
  tab: 'Resultater',
  span: 'Periode',
  spans: { five: '5 kørsler', quarter: '90 dage', all: 'Alt' },
  pointedOut: (dismissed, decided) => `${number(dismissed)} af de ${number(decided)}`,
  people: 'Der blev afvist ',
  findingsDecided: ' afgjorte fund. Er det over halvdelen af mindst 20, gøres der opmærksom på reglen.',
  hits: 'Træf',
  inRuns: (n) => `i ${runs(n)}`,
  lastRuns: (hits) =>
    `${hits.map(number).join(', ')} træf i ${hits.length === 1 ? 'den seneste kørsel' : `de seneste ${number(hits.length)} kørsler`}`,
  noRuns: 'Den har ikke kørt i nogen audit endnu.',
  dismissed: 'Afvist',
  ofDecided: (dismissed, decided) => `${number(dismissed)} af ${number(decided)} afgjorte`,
  nobody: 'Ingen har afgjort noget om dens fund endnu.',
  time: 'Tid til afgørelse',
  sooner: 'halvdelen afgøres hurtigere',
  allRules: (time) => `alle regler her: ${time}`,
  notKnown: 'endnu ukendt',
  confidence: 'Konfidens',
  labelled: (faults, labelled) =>
    labelled === 0
      ? 'taget fra dens pakke: ingen af dens egne sætninger er mærket'
      : `${number(faults)} af ${plural(labelled, { one: 'mærket sætning', other: 'mærkede sætninger' })} var fejl` +
        (labelled < 10 ? '; så få, at det meste af tallet er pakkens' : ''),
  notMeasured: 'Ikke målt endnu',
  notMeasuredOwn: 'Kun regler, der følger med produktet, måles på mærkede sider. Egne regler måles på jeres afgørelser.',
  why: 'Hvorfor den blev afvist',
  reasons: 'Begrundelser',
  noReason: 'Ingen har afvist noget af den.',
  where: 'Hvor',
  shareBy: 'Andel afvist efter website og sprog',
  of: (part, whole) => `${number(part)} af ${number(whole)}`,
  falses: 'Hyppigste forkerte sætninger',
  times: (n) => `${number(n)} ×`,
  sample: 'Talt på de nyeste afgørelser: højst 2.000, søgt blandt 20.000 fund.',
  openFinding: 'Åbn fundet',
  tighten: {
    title: 'Stram op',
    sub: (decided) =>
      'foreslået ud fra de afviste sætninger, talt på ' +
      `${decided === 1 ? 'det ene afgjorte fund' : `alle ${number(decided)} afgjorte fund`}`,
    subNewest: (decided) => `foreslået ud fra de afviste sætninger, talt på de nyeste ${number(decided)} afgjorte fund`,
    unjudged: (n) =>
      `${number(n)} af dem er ikke talt med: Reglen finder ${n === 1 ? 'det' : 'dem'} kun med siden omkring eller slet ikke mere.`,
    none: 'Ingen ord skiller de afviste sætninger fra de andre, så der er ikke noget at foreslå.',
    leave: 'Lad gå fri',
    gone: 'Forkerte, væk',
    lost: 'Rigtige, tabt',
    ticked: (n) => (n === 1 ? 'Den valgte' : `De ${number(n)} valgte`),
    kept: (kept, right) => `${number(kept)} af ${number(right)}`,
    keptWords: 'rigtige bevares',
    remain: (left, all) => `${number(left)} af ${number(all)}`,
    remainWords: 'forkerte er tilbage',
    share: (after, before) => `Andelen af afviste ville have været ${after} % i stedet for ${before} %.`,
    wouldBeLost: 'Ville gå tabt:',
    by: (state, name, day) => `${state} af ${name}, ${day}`,
    make: 'Lav et udkast af dette',
    draftNote: 'Det næste udkast til reglen; intet kører endnu.',
    copyNote: 'En kopi af pakkens regel; intet kører endnu. Pakkens egen kører videre ved siden af, indtil du slår den fra.',
    made: 'Udkastet er klar. Afprøv det, og udgiv det så.',
  },
  learned: {
    title: 'Lært af jeres afgørelser',
    sub: 'det, dette arbejdsområde altid afviser; ingen andre arbejdsområders afgørelser bruges',
    tooFew: (decided, needed) => `${number(decided)} af de ${number(needed)} nødvendige afgørelser.`,
    train: (decided) => `Lær af ${decisions(decided)}`,
    again: (decided) => `Lær igen af ${decisions(decided)}`,
    training: 'Lærer; det kan tage nogle minutter.',
    measured: (filtered, right) => `Af ${filtered} fund, som den ville have sorteret fra, var ${right} afvist:`,
    precision: (share) => `præcision ${Math.floor(share * 100)} %`,
    recall: (share) => `recall ${Math.floor(share * 100)} %`,
    how: (decided, pages) =>
      `Målt på afgørelser, den ikke er trænet på: ${number(decided)} på ${plural(pages, { one: 'side', other: 'sider' })}, ` +
      'ingen side i begge dele.',
    trained: (day) => `Trænet ${day}.`,
    notUsable: 'Den havde for sjældent ret eller blev målt på for få fund til at blive slået til. Afgør flere fund, og lær så igen.',
    what: 'Hvad der sker med fund, der altid afvises',
    action: { off: 'Intet', lower: 'Vis som lav', hide: 'Udelad' },
    does: {
      off: 'Fund vises med den alvorlighed, reglen giver dem.',
      lower: 'Fra næste audit er de lave og siger hvorfor. Ét ud af ti forbliver, som det er, til kontrol.',
      hide: 'Fra næste audit udelades de, og siden siger hvor mange. Ét ud af ti vises stadig, til kontrol.',
    },
    reason: 'Begrundelse',
    save: 'Skift',
    switched: 'Det gælder fra næste audit.',
  },
}

/** A length of time in two units: 1 d. 4 t., 9 t., 12 min. */
export const duration: typeof Duration = (seconds) => {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'under 1 min.'
  if (minutes < 60) return `${minutes} min.`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} t.` : `${hours} t. ${minutes % 60} min.`
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} d.` : `${Math.floor(hours / 24)} d. ${hours % 24} t.`
}
