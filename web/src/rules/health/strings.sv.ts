import type { health as English } from './strings.en.ts'
import { den, pages, rules, runs, sentence } from '../../base/swedish.ts'

export const health: typeof English = {
  place: 'Var du är',
  packLead: (n) => `Ett paket med ${rules(n)}. Det som alltid avfärdas av någon av dem lärs in gemensamt.`,
  noPack: 'Det finns inget sådant paket',
  pageTitle: (name) => `Så presterar ${name} · Imprimatur`,
  rules: 'Regler',
  pages: 'Regelns sidor',
  tab: 'Prestanda',
  span: 'Tid',
  spans: { five: '5 körningar', quarter: '90 dagar', all: 'Alla' },
  pointedOut: (dismissed, decided) => `${dismissed} av de ${decided}`,
  people: 'Avfärdade: ',
  findingsDecided: ' bedömda anmärkningarna. Avfärdas över hälften av minst 20 pekas regeln ut.',
  hits: 'Träffar',
  inRuns: (n) => `i ${runs(n)}`,
  lastRuns: (hits) => `${hits.join(', ')} träffar i ${hits.length === 1 ? 'den senaste körningen' : `de senaste ${runs(hits.length)}na`}`,
  noRuns: 'Den har inte körts i någon granskning än.',
  dismissed: 'Avfärdade',
  ofDecided: (dismissed, decided) => `${dismissed} av ${decided} bedömda`,
  nobody: 'Ingen har bedömt dess anmärkningar än.',
  time: 'Tid till beslut',
  sooner: 'hälften bedöms tidigare',
  allRules: (time) => `alla regler här: ${time}`,
  notKnown: 'inte känt än',
  confidence: 'Tillförlitlighet',
  labelled: (faults, labelled) =>
    labelled === 0
      ? 'hämtad från paketet: ingen av regelns egna meningar är märkta'
      : `${faults} av ${labelled} märkta meningar var fel${labelled < 10 ? '; så få att det mesta av siffran är paketets' : ''}`,
  notMeasured: 'Inte uppmätt än',
  notMeasuredOwn: 'Bara regler som följer med produkten mäts på märkta sidor. Dina mäts av dina beslut.',
  why: 'Varför den avfärdades',
  reasons: 'Skäl',
  noReason: 'Ingen har avfärdat något från den.',
  where: 'Var',
  shareBy: 'Andel avfärdade per webbplats och språk',
  of: (part, whole) => `${part} av ${whole}`,
  falses: 'Vanligaste felaktiga meningarna',
  times: (n) => `${n} ×`,
  sample: 'Räknat på de nyaste besluten: högst 2\u00a0000, sökta bland 20\u00a0000 anmärkningar.',
  openFinding: 'Öppna anmärkningen',
  tighten: {
    title: 'Skärp',
    sub: (decided) =>
      'förslag utifrån de avfärdade meningarna, räknat på ' +
      (decided === 1 ? 'den enda bedömda anmärkningen' : `alla ${decided} bedömda anmärkningar`),
    subNewest: (decided) => `förslag utifrån de avfärdade meningarna, räknat på de ${decided} nyaste bedömda anmärkningarna`,
    unjudged: (n) => `${n} av dem räknas inte: regeln hittar ${n === 1 ? 'den' : 'dem'} bara med sidan runt omkring, eller inte längre.`,
    none: 'Inga ord skiljer de avfärdade meningarna från de andra, så det finns inget att föreslå.',
    leave: 'Släpp igenom',
    gone: 'Felaktiga, borta',
    lost: 'Riktiga, förlorade',
    ticked: (n) => (n === 1 ? 'Den valda' : `De ${n} valda`),
    kept: (kept, right) => `${kept} av ${right}`,
    keptWords: 'riktiga behållna',
    remain: (left, all) => `${left} av ${all}`,
    remainWords: 'felaktiga kvar',
    share: (after, before) => `Andelen avfärdade hade varit ${after}\u00a0% i stället för ${before}\u00a0%.`,
    wouldBeLost: 'Skulle gå förlorat:',
    by: (state, name, day) => `${state} av ${name}, ${day}`,
    make: 'Skapa ett utkast av detta',
    draftNote: 'Regelns nästa utkast; inget körs än.',
    copyNote: 'En kopia av paketets regel; inget körs än. Paketets egen fortsätter bredvid den tills du stänger av den.',
    made: 'Utkastet är klart. Prova det och publicera det sedan.',
  },
  learned: {
    title: 'Inlärt av era beslut',
    sub: 'vad arbetsytan alltid avfärdar; inga andra arbetsytors beslut används',
    tooFew: (decided, needed) => `${decided} av de ${needed} beslut som behövs.`,
    train: (decided) => `Lär av ${decided} beslut`,
    again: (decided) => `Lär på nytt av ${decided} beslut`,
    training: 'Lär in; det kan ta några minuter.',
    measured: (filtered, right) => `Av ${filtered} anmärkningar som den skulle ha filtrerat bort hade ${right} avfärdats:`,
    precision: (share) => `precision ${Math.floor(share * 100)}\u00a0%`,
    recall: (share) => `täckning ${Math.floor(share * 100)}\u00a0%`,
    how: (decided, count) => `Uppmätt på beslut som den inte tränats på: ${decided} på ${pages(count)}, ingen sida på båda sidor.`,
    trained: (day) => sentence(`Tränad ${den(day)}`),
    notUsable:
      'Den hade rätt för sällan, eller mättes på för få anmärkningar, för att kunna slås på. Bedöm fler anmärkningar och låt den ' +
      'sedan lära på nytt.',
    what: 'Vad som görs med anmärkningar som alltid avfärdas',
    action: { off: 'Inget', lower: 'Visa som låga', hide: 'Utelämna' },
    does: {
      off: 'Anmärkningar visas med den allvarlighetsgrad som regeln ger dem.',
      lower: 'Från och med nästa granskning är de låga och säger varför. En av tio förblir som den är, för kontroll.',
      hide: 'Från och med nästa granskning utelämnas de, och sidan säger hur många. En av tio är kvar, för kontroll.',
    },
    reason: 'Skäl',
    save: 'Ändra',
    switched: 'Det gäller från och med nästa granskning.',
  },
}

/** A length of time in two units: 1 d 4 h, 9 h, 12 min. */
export function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'under 1 min'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`
}
