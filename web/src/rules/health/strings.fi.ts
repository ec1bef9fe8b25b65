import { number } from '../../base/format.ts'
import { pages as pagesOf, rules as rulesOf, runs as runsOf, sentence } from '../../base/finnish.ts'
import type { duration as Duration, health as English } from './strings.en.ts'

const percent = (n: number) => `${number(n)}\u00a0%`

export const health: typeof English = {
  place: 'Sijaintisi',
  packLead: (n) => `Paketti, jossa on ${rulesOf(n)}. Mitä niistä aina hylätään, opitaan yhdessä.`,
  noPack: 'Sellaista pakettia ei ole',
  pageTitle: (name) => `Toimivuus: ${name} · Imprimatur`,
  rules: 'Säännöt',
  pages: 'Säännön sivut',
  tab: 'Toimivuus',
  span: 'Aika',
  spans: { five: '5 ajoa', quarter: '90 päivää', all: 'Kaikki' },
  pointedOut: (dismissed, decided) => `${number(dismissed)}/${number(decided)}`,
  people: 'Hylättyjä on ',
  findingsDecided: ' päätetystä havainnosta. Sääntö nostetaan esiin, kun yli puolet vähintään 20:stä hylätään.',
  hits: 'Osumat',
  inRuns: (runs) => runsOf(runs),
  lastRuns: (hits) => `Osumat viimeisissä ajoissa (${runsOf(hits.length)}): ${hits.map(number).join(', ')}`,
  noRuns: 'Se ei ole vielä ollut yhdessäkään auditoinnissa.',
  dismissed: 'Hylätty',
  ofDecided: (dismissed, decided) => `${number(dismissed)}/${number(decided)} päätetystä`,
  nobody: 'Sen havainnoista ei ole vielä päätetty.',
  time: 'Aika päätökseen',
  sooner: 'puolet päätetään nopeammin',
  allRules: (time) => `kaikki säännöt täällä: ${time}`,
  notKnown: 'ei vielä tiedossa',
  confidence: 'Varmuus',
  labelled: (faults, labelled) =>
    labelled === 0
      ? 'johdettu paketista: sen omia virkkeitä ei ole luokiteltu'
      : `${number(labelled)} luokitellusta virkkeestä virheitä oli ${number(faults)}` +
        `${labelled < 10 ? '; niin vähän, että luku tulee enimmäkseen paketista' : ''}`,
  notMeasured: 'Ei vielä mitattu',
  notMeasuredOwn: 'Luokitelluilla sivuilla mitataan vain tuotteen mukana tulevat säännöt. Omiasi mittaavat päätöksenne.',
  why: 'Miksi se hylättiin',
  reasons: 'Perustelut',
  noReason: 'Siitä ei ole hylätty mitään.',
  where: 'Missä',
  shareBy: 'Hylättyjen osuus sivustoittain ja kielittäin',
  of: (part, whole) => `${number(part)}/${number(whole)}`,
  falses: 'Yleisimmät väärät virkkeet',
  times: (n) => `${number(n)} ×`,
  sample: 'Laskettu uusimmista päätöksistä: enintään 2\u00a0000, haettu 20\u00a0000 havainnosta.',
  openFinding: 'Avaa havainto',
  tighten: {
    title: 'Tarkenna',
    sub: (decided) =>
      `ehdotettu hylätyistä virkkeistä, laskettu ${decided === 1 ? 'ainoasta' : `kaikista ${number(decided)}`} päätetystä havainnosta`,
    subNewest: (decided) => `ehdotettu hylätyistä virkkeistä, laskettu ${number(decided)} uusimmasta päätetystä havainnosta`,
    unjudged: (n) => `${number(n)} niistä ei ole mukana: sääntö löytää ${n === 1 ? 'sen' : 'ne'} vain ympäröivän sivun kanssa tai ei enää.`,
    none: 'Mikään sana ei erota hylättyjä virkkeitä muista, joten ehdotettavaa ei ole.',
    leave: 'Ohita',
    gone: 'Vääriä pois',
    lost: 'Oikeita menee',
    ticked: (n) => (n === 1 ? 'Rastittu' : `Rastitut ${number(n)}`),
    kept: (kept, right) => `${number(kept)}/${number(right)}`,
    keptWords: 'oikeaa säilyy',
    remain: (left, all) => `${number(left)}/${number(all)}`,
    remainWords: 'väärää jää',
    share: (after, before) => `Hylättyjen osuus olisi ollut ${percent(after)} eikä ${percent(before)}.`,
    wouldBeLost: 'Menetettäisiin:',
    by: (state, name, day) => `${state}, ${name}, ${day}`,
    make: 'Tee tästä luonnos',
    draftNote: 'Säännön seuraava luonnos; mikään ei ole vielä käytössä.',
    copyNote: 'Paketin säännön kopio; se ei ole vielä käytössä. Paketin sääntö jatkaa rinnalla, kunnes kytket sen pois päältä.',
    made: 'Luonnos on valmis. Kokeile sitä ja julkaise sitten.',
  },
  learned: {
    title: 'Opittu päätöksistänne',
    sub: 'mitä tässä työtilassa aina hylätään; muiden työtilojen päätöksiä ei käytetä',
    tooFew: (decided, needed) => `Tarvittavista päätöksistä on ${number(decided)}/${number(needed)}.`,
    train: (decided) => `Opeta ${number(decided)} päätöksellä`,
    again: (decided) => `Opeta uudelleen ${number(decided)} päätöksellä`,
    training: 'Opetetaan; tämä voi kestää muutaman minuutin.',
    measured: (filtered, right) => `Se olisi suodattanut ${filtered} havaintoa, joista oli hylätty ${right}:`,
    precision: (share) => `tarkkuus ${percent(Math.floor(share * 100))}`,
    recall: (share) => `saanti ${percent(Math.floor(share * 100))}`,
    how: (decided, pages) =>
      `Mitattu päätöksillä, joilla sitä ei opetettu: ${number(decided)}, ${pagesOf(pages)}, eikä mikään sivu ole kummallakin puolella.`,
    trained: (day) => sentence(`Opetettu ${day}`),
    notUsable:
      'Se oli liian harvoin oikeassa tai mitattu liian harvoilla havainnoilla. Päättäkää useammasta havainnosta ja opeta uudelleen.',
    what: 'Mitä tehdään aina hylättäville havainnoille',
    action: { off: 'Ei mitään', lower: 'Näytä vähäisinä', hide: 'Jätä pois' },
    does: {
      off: 'Havainnot näytetään säännön antamalla vakavuudella.',
      lower: 'Seuraavasta auditoinnista lähtien ne ovat vähäisiä ja kertovat miksi. Joka kymmenes jää ennalleen vertailua varten.',
      hide: 'Seuraavasta auditoinnista lähtien ne jätetään pois, ja sivu kertoo montako. Joka kymmenes jää vertailua varten.',
    },
    reason: 'Perustelu',
    save: 'Vaihda',
    switched: 'Voimassa seuraavasta auditoinnista lähtien.',
  },
}

/** A length of time in two units: 1 pv 4 t, 9 t, 12 min. */
export const duration: typeof Duration = (seconds) => {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'alle 1 min'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} t` : `${hours} t ${minutes % 60} min`
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} pv` : `${Math.floor(hours / 24)} pv ${hours % 24} t`
}
