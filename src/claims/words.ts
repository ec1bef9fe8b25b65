import type { LanguageKey } from '../languages.ts'

/*
 * The words by which sentences and claims are compared, of the languages in which that was measured. Of other languages only figures,
 * units and the words themselves are compared.
 */

/** What a word does to a statement, whichever word it is. Two of the same kind are never the same claim. */
export const DEGREES = ['most', 'least', 'about', 'all', 'more', 'less', 'only', 'always', 'than'] as const
export type Degree = (typeof DEGREES)[number]

interface Words {
  /** Says nothing of its own: articles, pronouns, forms of to be and to have, what only fills. */
  filler: string
  negation: string
  degree: Partial<Record<Degree, string>>
  /** Number words from two; `one` is an article in most languages. */
  numbers: string
  /** Forms that no ending explains, each with the word it counts as. */
  forms: string
}

const list = (words: string) => words.split(/\s+/).filter((word) => word !== '')

const WORDS: Partial<Record<LanguageKey, Words>> = {
  EN: {
    filler: `a an the this that these those it its we our ours us you your i my they their he she his her is are was were be been being am
      has have had do does did will would can of in on at to for from with by and or as into out up which who also really simply
      just now so
      even indeed thus today here there very s`,
    negation: 'no not never without none neither nor cannot t free',
    degree: {
      most: 'upto within maximum max',
      least: 'atleast over minimum min exceeding',
      about: 'about around almost nearly approximately roughly',
      all: 'all every each everyone always completely fully entirely totally any',
      more: 'more higher',
      less: 'less fewer lower',
      only: 'only',
      than: 'than versus vs',
    },
    numbers: 'two three four five six seven eight nine ten eleven twelve',
    forms: 'made:make proven:prove better:good best:bestof won:win winner:winner said:say kept:keep',
  },
  DE: {
    filler: `der die das den dem des ein eine einen einem einer eines dieser diese dieses unser unsere unseren unserem unserer
      unseres wir uns
      sie ihr ihre ihren es er ich man ist sind war waren sein wird werden wurde wurden worden hat haben hatte besteht bestehen
      kommt kommen
      erfolgt erfolgen in im an am auf aus bei beim mit fur von vom zu zum zur durch um nach als und oder auch ganz sogar so dabei nun
      jetzt heute hier da wirklich einfach sich dass`,
    negation: 'nicht kein keine keinen keinem keiner keines nie niemals ohne frei weder noch',
    degree: {
      most: 'bis biszu hochstens maximal innerhalb binnen',
      least: 'mindestens uber mehrals wenigstens ab',
      about: 'etwa circa ca rund ungefahr fast beinahe',
      all: 'alle allen aller alles jede jeder jedes jeden jedem immer vollig vollstandig komplett',
      more: 'mehr hoher',
      less: 'weniger geringer',
      only: 'nur',
    },
    numbers: 'zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
    forms: 'lieferung:liefer liefern:liefer liefert:liefer geliefert:liefer kundin:kund kundinnen:kund',
  },
  FR: {
    filler: `le la les l un une des du de d ce cet cette ces c notre nos votre vos leur leurs son sa ses mon ma mes nous vous il
      elle ils elles
      on je j qui que qu se s est sont etait etaient etre ete a ont avait avoir au aux en dans sur pour par avec et ou y ainsi
      aussi meme tres
      donc bien vraiment simplement aujourd hui ici comme rapport`,
    negation: 'ne n pas non jamais sans aucun aucune ni',
    degree: {
      most: 'jusqu jusque maximum',
      least: 'aumoins plusde minimum',
      about: 'environ presque pres',
      all: 'tout tous toute toutes chaque toujours entierement totalement',
      more: 'plus',
      less: 'moins',
      only: 'seulement uniquement',
    },
    numbers: 'deux trois quatre cinq six sept huit neuf dix onze douze',
    forms: 'reduit:redui reduire:redui reduisent:redui reduite:redui sucre:sucr sucres:sucr',
  },
  NL: {
    filler: `de het een dit dat deze die ons onze wij we u uw jij je jouw zij ze hun zijn is was waren ben bent wordt worden werd
      werden geworden
      heeft hebben had er in op aan bij met voor van om uit door te en of ook dus echt gewoon zelfs nu vandaag hier daar zo als naar`,
    negation: 'niet geen nooit zonder vrij',
    degree: {
      most: 'tot binnen maximaal hoogstens',
      least: 'minstens minimaal tenminste meerdan ruim boven',
      about: 'ongeveer circa ca bijna rond',
      all: 'alle al alles elke elk iedere ieder altijd volledig helemaal',
      more: 'meer hoger',
      less: 'minder lager',
      only: 'alleen slechts',
      than: 'dan',
    },
    numbers: 'twee drie vier vijf zes zeven acht negen tien elf twaalf',
    forms: 'suiker:suiker suikers:suiker lijntjes:lijntj lijntje:lijntj',
  },
  ES: {
    filler: `el la los las lo un una unos unas este esta estos estas ese esa nuestro nuestra nuestros nuestras su sus mi tu se nos
      les le es son
      era eran ser sido fue esta estan estar ha han habia de del a al en con por para y o que como tambien asi muy realmente
      ademas hoy aqui
      cada lleva llevan`,
    negation: 'no nunca jamas sin ningun ninguna ni',
    degree: {
      most: 'hasta maximo',
      least: 'almenos masde minimo',
      about: 'aproximadamente casi unos cerca',
      all: 'todo todos toda todas siempre completamente totalmente',
      more: 'mas',
      less: 'menos',
      only: 'solo solamente',
    },
    numbers: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
    forms: 'redujo:reduc reduce:reduc reducen:reduc reducir:reduc hecho:hech hecha:hech hechos:hech hechas:hech',
  },
  IT: {
    filler: `il lo la i gli le l un uno una del dello della dei degli delle dell d di da dal dalla a al allo alla ai agli alle all
      in nel nella
      nei con per su sul sulla tra fra e ed o che questo questa questi queste nostro nostra nostri nostre vostro suo sua suoi ci
      si mi vi e
      sono era erano essere stato stata ha hanno aveva avere anche quindi cosi molto davvero oggi qui come c`,
    negation: 'non mai senza nessun nessuno nessuna ne',
    degree: {
      most: 'fino massimo entro',
      least: 'almeno piudi oltre minimo',
      about: 'circa quasi',
      all: 'tutto tutti tutta tutte ogni sempre completamente totalmente',
      more: 'piu',
      less: 'meno',
      only: 'solo soltanto',
    },
    numbers: 'due tre quattro cinque sei sette otto nove dieci undici dodici',
    forms: 'ridotto:riduc ridotta:riduc riduce:riduc riducono:riduc ridurre:riduc consegna:consegn consegnato:consegn',
  },
}

/** Several words that count as one. */
const PHRASES: Partial<Record<LanguageKey, [RegExp, string][]>> = {
  EN: [
    [/\b(?:up to|at most|no more than)\b/g, 'upto'],
    [/\b(?:at least|more than|no less than)\b/g, 'atleast'],
    [/\bper cent\b/g, '%'],
  ],
  DE: [
    [/\bbis zu\b/g, 'biszu'],
    [/\bmehr als\b/g, 'mehrals'],
  ],
  FR: [
    [/\bau moins\b/g, 'aumoins'],
    [/\bplus de (?=\d)/g, 'plusde '],
    [/\bpour cent\b/g, '%'],
  ],
  NL: [[/\bmeer dan (?=\d)/g, 'meerdan ']],
  ES: [
    [/\bal menos\b/g, 'almenos'],
    [/\bmas de (?=\d)/g, 'masde '],
    [/\bpor ciento\b/g, '%'],
  ],
  IT: [
    [/\bpiu di (?=\d)/g, 'piudi '],
    [/\bper cento\b/g, '%'],
  ],
}

const UNITS: Record<string, string> = {
  '%': '% percent prozent procent',
  second: 's sec second seconds sekunde sekunden seconde secondes seconden segundo segundos secondo secondi',
  minute: 'min minute minutes minuten minuut minuto minutos minuti',
  hour: 'h hr hrs hour hours stunde stunden heure heures uur uren hora horas ora ore',
  day: 'd day days tag tage tagen jour jours dag dagen dia dias giorno giorni',
  week: 'week weeks woche wochen semaine semaines weken semana semanas settimana settimane',
  month: 'month months monat monate monaten mois maand maanden mes meses mese mesi',
  year: 'year years jahr jahre jahren an ans annee annees jaar jaren ano anos anno anni',
  mm: 'mm millimetre millimetres millimeter millimeters',
  cm: 'cm centimetre centimetres centimeter centimeters zentimeter centimetro centimetros centimetri',
  m: 'm metre metres meter meters metro metros metri',
  km: 'km kilometre kilometres kilometer kilometers kilometro kilometros kilometri',
  foot: 'ft feet foot',
  mg: 'mg milligram milligrams milligramm',
  g: 'g gram grams gramm gramme grammes gramos grammi',
  kg: 'kg kilo kilos kilogram kilograms kilogramm',
  ml: 'ml millilitre millilitres milliliter',
  cl: 'cl',
  l: 'l litre litres liter liters litro litros litri',
  kwh: 'kwh',
  w: 'w watt watts',
  '€': '€ eur euro euros',
  $: '$ usd dollar dollars',
  '£': '£ gbp pound pounds',
}

export const UNIT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(UNITS).flatMap(([unit, names]) => list(names).map((name): [string, string] => [name, unit])),
)
export const TIMES: ReadonlySet<string> = new Set(['second', 'minute', 'hour', 'day', 'week', 'month', 'year'])

export interface LanguageWords {
  filler: ReadonlySet<string>
  negation: ReadonlySet<string>
  degree: ReadonlyMap<string, Degree>
  numbers: ReadonlyMap<string, string>
  forms: ReadonlyMap<string, string>
  /** Phrases that count as one word, and an expression that finds whether there is any. */
  phrases: { any: RegExp | null; each: readonly [RegExp, string][] }
}

const made = new Map<LanguageKey | null, LanguageWords>()

export function wordsOf(language: LanguageKey | null): LanguageWords {
  let words = made.get(language)
  if (!words) made.set(language, (words = make(language)))
  return words
}

function make(language: LanguageKey | null): LanguageWords {
  const words = language === null ? undefined : WORDS[language]
  const each = (language && PHRASES[language]) ?? []
  return {
    phrases: { any: each.length > 0 ? new RegExp(each.map(([{ source }]) => source).join('|')) : null, each },
    filler: new Set(list(words?.filler ?? '')),
    negation: new Set(list(words?.negation ?? '')),
    degree: new Map(Object.entries(words?.degree ?? {}).flatMap(([degree, given]) => list(given).map((word) => [word, degree as Degree]))),
    numbers: new Map(list(words?.numbers ?? '').map((word, index) => [word, String(index + 2)])),
    forms: new Map(list(words?.forms ?? '').map((pair) => pair.split(':') as [string, string])),
  }
}
