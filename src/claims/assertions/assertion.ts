import type { AssertionKind } from '../../contract/values.ts'
import type { LanguageKey } from '../../languages.ts'
import { classesOf } from './words.ts'

/** Shorter texts are labels, longer ones no sentences. */
const LEAST_WORDS = 5
const LONGEST = 600

const UNITS = '%|percent|prozent|procent|pour cent|por ciento|per cento|km|kwh|mah|gb|tb|x|times|mal|fois|keer|veces|volte'
const TIMES = [
  'minutes?|seconds?|hours?|days?|weeks?|months?|years?|minuten?|sekunden?|stunden?|tagen?|tage|wochen?|monaten?|jahren?',
  'secondes?|heures?|jours?|semaines?|mois|ans|uur|uren|dagen|weken|maanden|jaar|jaren|horas?|minutos?|días?|semanas?|meses|años',
  'ore|minuti|giorni|settimane|mesi|anni',
].join('|')
/** How long something takes or has been so; what somebody is told to do for a time is no assertion. */
const SINCE = 'in|within|after|over|since|seit|innerhalb von|nach|über|en|depuis|sinds|binnen|al|desde hace|hace|dopo|da oltre|da|oltre'
const THINGS = [
  'customers?|clients?|users?|people|families|companies|businesses|projects?|countries|reviews?|stores|members|students|patients',
  'kund\\p{L}+|nutzer\\p{L}*|menschen|familien|unternehmen|projekten?|ländern?|bewertungen|mitgliedern?|patient\\p{L}+',
  'utilisateurs?|familles|entreprises?|projets?|pays|avis|membres|klanten|gebruikers|mensen|gezinnen|bedrijven|projecten|landen',
  'clientes?|usuarios|personas|familias|empresas|proyectos?|países|reseñas|opiniones',
  'clienti|utenti|persone|famiglie|aziende|imprese|progetti|paesi|recensioni',
].join('|')
const NUMBER = '(?<![\\p{L}\\p{N}.,/:#-])\\d[\\d.,\\u00a0\\u202f ]{0,12}'
const ENDS = '(?![\\p{L}\\p{N}])'
const FIGURE = new RegExp(
  `${NUMBER}\\+? ?-?(?:${UNITS})${ENDS}|${NUMBER}\\+? ?(?:\\p{L}+ )?(?:${THINGS})${ENDS}|` +
    `(?<!\\p{L})(?:${SINCE}) (?:\\p{L}+ )?\\d[\\d.,–-]{0,6} ?(?:${TIMES})${ENDS}`,
  'iu',
)

/** What has figures and asserts nothing of a product: prices, dates, telephone numbers, opening hours, copyright, placeholders, code. */
const NO_ASSERTION = /©|\(c\) ?\d{4}|all rights reserved|lorem ipsum|\{\{|\}\}|=>|<\/?\p{L}+|https?:\/\//iu
const QUESTION = /\?["'”’»)\]]*\s*$/
/** Terms and conditions oblige; they say nothing of what is sold. */
const DUTY = wordsOf(
  'shall|must|hereby|pursuant|herein|cookies?|muss|müssen|gemäß|doit|doivent|conformément|moet|moeten|dienen|dient|krachtens|deberá|' +
    'deben|deve|devono|dovranno|ai sensi',
)

/** What somebody says of himself, as in a review, is nobody's promise. */
const FIRST_PERSON: Partial<Record<LanguageKey, RegExp>> = {
  EN: /(?<!\p{L})(?:I|I['’]\p{L}+|my|me)(?!\p{L})/u,
  DE: /(?<!\p{L})(?:ich|mich|mir|mein\p{L}{0,2})(?!\p{L})/iu,
  FR: /(?<!\p{L})(?:je|j['’]\p{L}+|m['’]\p{L}+|mon|ma|mes|me)(?!\p{L})/iu,
  NL: /(?<!\p{L})(?:ik|mij|mijn)(?!\p{L})/iu,
  ES: /(?<!\p{L})(?:yo|mi|mis|me|conmigo)(?!\p{L})/iu,
  IT: /(?<!\p{L})(?:io|mio|mia|mie|miei|mi)(?!\p{L})/iu,
}
/** The best of what: of the market, of a place. A best without it is praise. */
const AMONG: Partial<Record<LanguageKey, RegExp>> = {
  EN: /(?:in|of|on) (?:the )?(?:[A-Z]\p{L}+|world|market|industry|country|region|city)|world['’]s|no\. ?1|number one/u,
  DE: /welt|markt|branche|europ|deutsch|österreich|schweiz|region|(?:in|der|des) (?:stadt|land\p{L}*)|nr\. ?1|nummer/iu,
  FR: /(?:au|du|de la|de|en|d['’]) ?(?:[A-Z]\p{L}+|monde|marché|pays|région|secteur|ville)|n° ?1|numéro/u,
  NL: /wereld|markt|branche|europ|nederland|belgi|vlaanderen|regio|van het land|nummer|nr\.? ?1/iu,
  ES: /(?:del?|en) (?:la |el )?(?:[A-Z]\p{L}+|mundo|mercado|país|región|sector|ciudad)|número/u,
  IT: /(?:del?|della|dell['’]|d['’]|in|nel|sul) ?(?:[A-Z]\p{L}+|mondo|mercato|paese|regione|settore|città)|numero/u,
}
/** Compared with nothing: more than just, longer than planned. */
const RHETORIC = wordsOf(
  'more than (?:just|ever|a)|than (?:you|planned|expected|ever)|mehr als (?:nur|ein)|als (?:geplant|gedacht|je)|plus que|' +
    'meer dan (?:alleen|ooit|een)|dan ooit|más que (?:un|nunca)|più che',
)

function wordsOf(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')
}

/** Of which kinds a sentence asserts something that can be checked; none: it asserts nothing. */
export function assertionsIn(sentence: string, language: LanguageKey | null): AssertionKind[] {
  if (sentence.length > LONGEST || QUESTION.test(sentence) || NO_ASSERTION.test(sentence) || DUTY.test(sentence)) return []
  if (sentence.split(/\s+/, LEAST_WORDS).length < LEAST_WORDS) return []
  if (language && FIRST_PERSON[language]?.test(sentence)) return []
  const kinds = new Set<AssertionKind>()
  if (FIGURE.test(sentence)) kinds.add('figure')
  for (const [kind, pattern] of classesOf(language)) if (pattern.test(sentence) && isOf(kind, sentence, language)) kinds.add(kind)
  return [...kinds]
}

/** Where the words stand by which a sentence asserts something, whatever kind of sentence it is; not its figures. */
export function assertionPlaces(sentence: string, language: LanguageKey): { kind: AssertionKind; start: number; end: number }[] {
  return classesOf(language).flatMap(([kind, pattern]) => {
    if (kind === 'figure' || !isOf(kind, sentence, language)) return []
    const match = pattern.exec(sentence)
    if (!match) return []
    const rest = /^[\p{L}\p{N}]*/u.exec(sentence.slice(match.index + match[0].length))![0]
    return [{ kind, start: match.index, end: match.index + match[0].length + rest.length }]
  })
}

function isOf(kind: AssertionKind, sentence: string, language: LanguageKey | null): boolean {
  if (kind === 'superlative') return language !== null && (AMONG[language]?.test(sentence) ?? false)
  return kind !== 'comparison' || !RHETORIC.test(sentence)
}
