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
}

const NOTES: Record<LanguageKey, Note> = {
  EN: {
    levels: ['low', 'medium', 'high', 'critical'],
    shown: 'Shown as {to} instead of {from}: {why}',
    seldom: 'of findings like this one about {n} in 10 were right.',
    guessed: 'this was read as a {kind} page, on which something is sold: is it one?',
  },
  DE: {
    levels: ['niedrig', 'mittel', 'hoch', 'kritisch'],
    shown: 'Als {to} statt {from} gezeigt: {why}',
    seldom: 'Von solchen Befunden waren etwa {n} von 10 richtig.',
    guessed: 'Die Seite wurde als Artikel gelesen ({kind}), auf der etwas verkauft wird: Ist sie einer?',
  },
  FR: {
    levels: ['faible', 'moyen', 'élevé', 'critique'],
    shown: 'Montré comme {to} au lieu de {from} : {why}',
    seldom: 'parmi de tels constats, environ {n} sur 10 étaient justes.',
    guessed: 'la page a été lue comme un article ({kind}) où l’on vend quelque chose : en est-ce un ?',
  },
  NL: {
    levels: ['laag', 'middel', 'hoog', 'kritiek'],
    shown: 'Getoond als {to} in plaats van {from}: {why}',
    seldom: 'van zulke bevindingen was ongeveer {n} op de 10 juist.',
    guessed: 'de pagina is gelezen als artikel ({kind}) waarop iets wordt verkocht: is het er een?',
  },
  ES: {
    levels: ['bajo', 'medio', 'alto', 'crítico'],
    shown: 'Mostrado como {to} en lugar de {from}: {why}',
    seldom: 'de hallazgos como este, unos {n} de cada 10 eran correctos.',
    guessed: 'la página se leyó como un artículo ({kind}) en el que se vende algo: ¿lo es?',
  },
  IT: {
    levels: ['basso', 'medio', 'alto', 'critico'],
    shown: 'Mostrato come {to} invece di {from}: {why}',
    seldom: 'di rilievi come questo circa {n} su 10 erano giusti.',
    guessed: 'la pagina è stata letta come un articolo ({kind}) su cui si vende qualcosa: lo è?',
  },
  PT: {
    levels: ['baixo', 'médio', 'alto', 'crítico'],
    shown: 'Mostrado como {to} em vez de {from}: {why}',
    seldom: 'de achados como este, cerca de {n} em 10 estavam certos.',
    guessed: 'a página foi lida como um artigo ({kind}) em que se vende algo: será um?',
  },
  PL: {
    levels: ['niski', 'średni', 'wysoki', 'krytyczny'],
    shown: 'Pokazano jako {to} zamiast {from}: {why}',
    seldom: 'z takich znalezisk około {n} na 10 było słusznych.',
    guessed: 'stronę odczytano jako artykuł ({kind}), na którym coś się sprzedaje: czy nim jest?',
  },
  SE: {
    levels: ['låg', 'medel', 'hög', 'kritisk'],
    shown: 'Visas som {to} i stället för {from}: {why}',
    seldom: 'av sådana fynd var ungefär {n} av 10 riktiga.',
    guessed: 'sidan lästes som en artikel ({kind}) där något säljs: är den det?',
  },
  DK: {
    levels: ['lav', 'middel', 'høj', 'kritisk'],
    shown: 'Vist som {to} i stedet for {from}: {why}',
    seldom: 'af sådanne fund var omkring {n} af 10 rigtige.',
    guessed: 'siden blev læst som en artikel ({kind}), hvor noget sælges: er den det?',
  },
  NO: {
    levels: ['lav', 'middels', 'høy', 'kritisk'],
    shown: 'Vist som {to} i stedet for {from}: {why}',
    seldom: 'av slike funn var omtrent {n} av 10 riktige.',
    guessed: 'siden ble lest som en artikkel ({kind}) der noe selges: er den det?',
  },
  FI: {
    levels: ['matala', 'keskitaso', 'korkea', 'kriittinen'],
    shown: 'Näytetään tasolla {to} tason {from} sijaan: {why}',
    seldom: 'tällaisista löydöistä noin {n} kymmenestä oli oikeita.',
    guessed: 'sivu luettiin artikkeliksi ({kind}), jolla myydään jotakin: onko se sellainen?',
  },
  GR: {
    levels: ['χαμηλό', 'μεσαίο', 'υψηλό', 'κρίσιμο'],
    shown: 'Εμφανίζεται ως {to} αντί για {from}: {why}',
    seldom: 'από τέτοια ευρήματα περίπου {n} στα 10 ήταν σωστά.',
    guessed: 'η σελίδα διαβάστηκε ως άρθρο ({kind}) όπου κάτι πωλείται: είναι;',
  },
  TR: {
    levels: ['düşük', 'orta', 'yüksek', 'kritik'],
    shown: '{from} yerine {to} olarak gösterildi: {why}',
    seldom: 'bunun gibi bulguların 10’da yaklaşık {n} tanesi doğruydu.',
    guessed: 'sayfa, üzerinde bir şey satılan bir makale ({kind}) olarak okundu: öyle mi?',
  },
  RU: {
    levels: ['низкий', 'средний', 'высокий', 'критический'],
    shown: 'Показано как {to} вместо {from}: {why}',
    seldom: 'из таких находок верны были примерно {n} из 10.',
    guessed: 'страница прочитана как статья ({kind}), на которой что-то продают: так ли это?',
  },
}

const SEVERITIES = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const
type Severity = (typeof SEVERITIES)[number]
export type Why = { tenths: number } | { kind: string }

const filled = (text: string, fillers: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => fillers[name] ?? whole)

/** The note in the language of the reason before it. */
export function loweredNote(language: LanguageKey | null, from: Severity, to: Severity, why: Why): string {
  const { levels, shown, seldom, guessed } = NOTES[language ?? 'EN']
  const because = 'tenths' in why ? filled(seldom, { n: String(why.tenths) }) : filled(guessed, { kind: why.kind })
  return filled(shown, { to: levels[SEVERITIES.indexOf(to)]!, from: levels[SEVERITIES.indexOf(from)]!, why: because })
}

/** The same note in another language; anything else said behind a reason stays as it is. */
export function noteIn(note: string, language: LanguageKey): string {
  for (const told of LANGUAGE_KEYS) {
    const { levels, shown, seldom, guessed } = NOTES[told]
    for (const [key, why] of [
      ['tenths', seldom],
      ['kind', guessed],
    ] as const) {
      const pattern = RegExp.escape(filled(shown, { why }))
        .replace(RegExp.escape('{to}'), `(?<to>${levels.join('|')})`)
        .replace(RegExp.escape('{from}'), `(?<from>${levels.join('|')})`)
        .replace(RegExp.escape('{n}'), String.raw`(?<n>\d+)`)
        .replace(RegExp.escape('{kind}'), '(?<kind>[a-z]+)')
      const groups = new RegExp(`^${pattern}$`, 'u').exec(note)?.groups
      if (!groups) continue
      const [from, to] = [groups['from']!, groups['to']!].map((level) => SEVERITIES[levels.indexOf(level)]!)
      return loweredNote(language, from!, to!, key === 'tenths' ? { tenths: Number(groups['n']) } : { kind: groups['kind']! })
    }
  }
  return note
}
