import { LANGUAGE_KEYS, type LanguageKey } from '../../languages.ts'

/** What is said behind a reason whose finding is shown as less grave than its rule says. */
interface Note {
  /** LOW, MEDIUM, HIGH, CRITICAL as readers call them. */
  levels: [low: string, medium: string, high: string, critical: string]
  /** `{to}` instead of `{from}`, and why. */
  shown: string
  /** `{n}` of ten findings like it were right. */
  seldom: string
  /** The page was taken for one of `{kind}`, and something is sold on it. */
  guessed: string
  /** The page was taken for one that sells `{sold}`, and the law is about something else. */
  otherwise: string
}

const NOTES: Record<LanguageKey, Note> = {
  EN: {
    levels: ['low', 'medium', 'high', 'critical'],
    shown: 'Shown as {to} instead of {from}: {why}',
    seldom: 'of findings like this one about {n} in 10 were right.',
    guessed: 'this was read as a {kind} page, on which something is sold: is it one?',
    otherwise: 'this page was read as selling {sold}, which this law is not about: is it?',
  },
  DE: {
    levels: ['niedrig', 'mittel', 'hoch', 'kritisch'],
    shown: 'Als {to} statt {from} gezeigt: {why}',
    seldom: 'Von solchen Befunden waren etwa {n} von 10 richtig.',
    guessed: 'Die Seite wurde als Artikel gelesen ({kind}), auf der etwas verkauft wird: Ist sie einer?',
    otherwise: 'Die Seite wurde so gelesen, dass sie etwas anderes verkauft ({sold}), als dieses Gesetz meint: Stimmt das?',
  },
  FR: {
    levels: ['faible', 'moyen', 'élevé', 'critique'],
    shown: 'Montré comme {to} au lieu de {from} : {why}',
    seldom: 'parmi de tels constats, environ {n} sur 10 étaient justes.',
    guessed: 'la page a été lue comme un article ({kind}) où l’on vend quelque chose : en est-ce un ?',
    otherwise: 'la page a été lue comme vendant autre chose ({sold}) que ce que vise cette loi : est-ce le cas ?',
  },
  NL: {
    levels: ['laag', 'middel', 'hoog', 'kritiek'],
    shown: 'Getoond als {to} in plaats van {from}: {why}',
    seldom: 'van zulke bevindingen was ongeveer {n} op de 10 juist.',
    guessed: 'de pagina is gelezen als artikel ({kind}) waarop iets wordt verkocht: is het er een?',
    otherwise: 'de pagina is gelezen als een die iets anders verkoopt ({sold}) dan waar deze wet over gaat: klopt dat?',
  },
  ES: {
    levels: ['bajo', 'medio', 'alto', 'crítico'],
    shown: 'Mostrado como {to} en lugar de {from}: {why}',
    seldom: 'de hallazgos como este, unos {n} de cada 10 eran correctos.',
    guessed: 'la página se leyó como un artículo ({kind}) en el que se vende algo: ¿lo es?',
    otherwise: 'la página se leyó como que vende otra cosa ({sold}) de la que trata esta ley: ¿es así?',
  },
  IT: {
    levels: ['basso', 'medio', 'alto', 'critico'],
    shown: 'Mostrato come {to} invece di {from}: {why}',
    seldom: 'di rilievi come questo circa {n} su 10 erano giusti.',
    guessed: 'la pagina è stata letta come un articolo ({kind}) su cui si vende qualcosa: lo è?',
    otherwise: 'la pagina è stata letta come se vendesse altro ({sold}) rispetto a ciò di cui tratta questa legge: è così?',
  },
  PT: {
    levels: ['baixo', 'médio', 'alto', 'crítico'],
    shown: 'Mostrado como {to} em vez de {from}: {why}',
    seldom: 'de achados como este, cerca de {n} em 10 estavam certos.',
    guessed: 'a página foi lida como um artigo ({kind}) em que se vende algo: será um?',
    otherwise: 'a página foi lida como vendendo outra coisa ({sold}) que não a que esta lei abrange: é assim?',
  },
  PL: {
    levels: ['niski', 'średni', 'wysoki', 'krytyczny'],
    shown: 'Pokazano jako {to} zamiast {from}: {why}',
    seldom: 'z takich znalezisk około {n} na 10 było słusznych.',
    guessed: 'stronę odczytano jako artykuł ({kind}), na którym coś się sprzedaje: czy nim jest?',
    otherwise: 'stronę odczytano jako sprzedającą coś innego ({sold}), niż obejmuje ten przepis: czy tak jest?',
  },
  SE: {
    levels: ['låg', 'medel', 'hög', 'kritisk'],
    shown: 'Visas som {to} i stället för {from}: {why}',
    seldom: 'av sådana fynd var ungefär {n} av 10 riktiga.',
    guessed: 'sidan lästes som en artikel ({kind}) där något säljs: är den det?',
    otherwise: 'sidan lästes som att den säljer något annat ({sold}) än det lagen gäller: stämmer det?',
  },
  DK: {
    levels: ['lav', 'middel', 'høj', 'kritisk'],
    shown: 'Vist som {to} i stedet for {from}: {why}',
    seldom: 'af sådanne fund var omkring {n} af 10 rigtige.',
    guessed: 'siden blev læst som en artikel ({kind}), hvor noget sælges: er den det?',
    otherwise: 'siden blev læst som en, der sælger noget andet ({sold}) end det, loven handler om: er det rigtigt?',
  },
  NO: {
    levels: ['lav', 'middels', 'høy', 'kritisk'],
    shown: 'Vist som {to} i stedet for {from}: {why}',
    seldom: 'av slike funn var omtrent {n} av 10 riktige.',
    guessed: 'siden ble lest som en artikkel ({kind}) der noe selges: er den det?',
    otherwise: 'siden ble lest som en som selger noe annet ({sold}) enn det loven gjelder: stemmer det?',
  },
  FI: {
    levels: ['matala', 'keskitaso', 'korkea', 'kriittinen'],
    shown: 'Näytetään tasolla {to} tason {from} sijaan: {why}',
    seldom: 'tällaisista löydöistä noin {n} kymmenestä oli oikeita.',
    guessed: 'sivu luettiin artikkeliksi ({kind}), jolla myydään jotakin: onko se sellainen?',
    otherwise: 'sivun luettiin myyvän jotakin muuta ({sold}) kuin mitä tämä laki koskee: pitääkö se paikkansa?',
  },
  GR: {
    levels: ['χαμηλό', 'μεσαίο', 'υψηλό', 'κρίσιμο'],
    shown: 'Εμφανίζεται ως {to} αντί για {from}: {why}',
    seldom: 'από τέτοια ευρήματα περίπου {n} στα 10 ήταν σωστά.',
    guessed: 'η σελίδα διαβάστηκε ως άρθρο ({kind}) όπου κάτι πωλείται: είναι;',
    otherwise: 'η σελίδα διαβάστηκε ως σελίδα που πουλά κάτι άλλο ({sold}) από αυτό που αφορά ο νόμος: ισχύει;',
  },
  TR: {
    levels: ['düşük', 'orta', 'yüksek', 'kritik'],
    shown: '{from} yerine {to} olarak gösterildi: {why}',
    seldom: 'bunun gibi bulguların 10’da yaklaşık {n} tanesi doğruydu.',
    guessed: 'sayfa, üzerinde bir şey satılan bir makale ({kind}) olarak okundu: öyle mi?',
    otherwise: 'sayfa, bu yasanın konusundan başka bir şey ({sold}) satıyor diye okundu: öyle mi?',
  },
  RU: {
    levels: ['низкий', 'средний', 'высокий', 'критический'],
    shown: 'Показано как {to} вместо {from}: {why}',
    seldom: 'из таких находок верны были примерно {n} из 10.',
    guessed: 'страница прочитана как статья ({kind}), на которой что-то продают: так ли это?',
    otherwise: 'страница прочитана как продающая не то ({sold}), о чём этот закон: так ли это?',
  },
}

const SEVERITIES = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const
type Severity = (typeof SEVERITIES)[number]
export type Why = { tenths: number } | { kind: string } | { sold: string }

const filled = (text: string, fillers: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => fillers[name] ?? whole)

/** The note in the language of the reason before it. */
export function loweredNote(language: LanguageKey | null, from: Severity, to: Severity, why: Why): string {
  const { levels, shown, ...notes } = NOTES[language ?? 'EN']
  const because =
    'tenths' in why
      ? filled(notes.seldom, { n: String(why.tenths) })
      : 'kind' in why
        ? filled(notes.guessed, { kind: why.kind })
        : filled(notes.otherwise, { sold: why.sold })
  return filled(shown, { to: levels[SEVERITIES.indexOf(to)]!, from: levels[SEVERITIES.indexOf(from)]!, why: because })
}

interface Told {
  from: Severity
  to: Severity
  why: Why
  /** Where it begins. */
  at: number
}

/** The note that a text ends with, in whichever language; null where it ends otherwise. */
function noteAtEndOf(text: string): Told | null {
  for (const language of LANGUAGE_KEYS) {
    const { levels, shown, seldom, guessed, otherwise } = NOTES[language]
    for (const why of [seldom, guessed, otherwise]) {
      const pattern = RegExp.escape(filled(shown, { why }))
        .replace(RegExp.escape('{to}'), `(?<to>${levels.join('|')})`)
        .replace(RegExp.escape('{from}'), `(?<from>${levels.join('|')})`)
        .replace(RegExp.escape('{n}'), String.raw`(?<n>\d+)`)
        .replace(RegExp.escape('{kind}'), '(?<kind>[a-z]+)')
        .replace(RegExp.escape('{sold}'), '(?<sold>[a-z ]+)')
      const match = new RegExp(`(?<=^| )${pattern}$`, 'u').exec(text)
      if (match) return toldBy(match, levels)
    }
  }
  return null
}

function toldBy({ groups, index }: RegExpExecArray, levels: readonly string[]): Told {
  const { from, to, n, kind, sold } = groups!
  const severity = (level: string) => SEVERITIES[levels.indexOf(level)]!
  const why = n !== undefined ? { tenths: Number(n) } : kind !== undefined ? { kind } : { sold: sold! }
  return { from: severity(from!), to: severity(to!), why, at: index }
}

/** The same note in another language; anything else said behind a reason stays as it is. */
export function noteIn(note: string, language: LanguageKey): string {
  const told = noteAtEndOf(note)
  return told?.at === 0 ? loweredNote(language, told.from, told.to, told.why) : note
}

/** What a reason says at its end about being shown as less grave, with the space before it; empty where it says nothing. */
export function noteBehind(reason: string): string {
  const told = noteAtEndOf(reason)
  return told === null ? '' : ` ${reason.slice(told.at)}`
}
