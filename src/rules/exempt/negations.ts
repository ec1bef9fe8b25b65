import { LANGUAGE_KEYS, type LanguageKey } from '../../languages.ts'
import { lowered } from '../words/fold.ts'

/** Words that turn what follows in the same clause into its opposite, and those that do so from behind. */
const BEFORE: Record<LanguageKey, string> = {
  EN:
    "not no never none neither nor without cannot can't don't doesn't isn't aren't wasn't weren't won't wouldn't didn't hasn't " +
    "haven't nothing nobody hardly non nowhere",
  DE: 'nicht kein keine keinen keinem keiner keines nie niemals ohne weder nichts niemand nirgends kaum',
  FR: "pas jamais aucun aucune sans ni non rien personne nullement n'est n'a",
  NL: 'niet geen nooit zonder noch niets niemand nergens nauwelijks',
  ES: 'no nunca jamás ni sin ningún ninguna ninguno nada nadie tampoco',
  IT: 'non mai senza né nessun nessuna nessuno niente nulla neanche neppure',
  PT: 'não nunca jamais nem sem nenhum nenhuma nada ninguém tampouco',
  SE: 'inte ingen inget inga aldrig utan varken ej icke knappast',
  DK: 'ikke ingen intet aldrig uden hverken næppe',
  NO: 'ikke ingen intet aldri uten verken hverken neppe',
  FI: 'ei en et emme ette eivät älä älkää ilman eikä tuskin',
  PL: 'nie nigdy bez ani żaden żadna żadne żadnych nikt nic',
  RU: 'не нет никогда без ни никакой никакая никакое никаких ничто никто нельзя',
  TR: 'ne asla hiç hiçbir',
  GR: 'δεν δε μη μην χωρίς ούτε μήτε ποτέ κανένας καμία κανένα κανείς όχι τίποτα',
}

const AFTER: Record<LanguageKey, string> = {
  EN: "not n't isn't aren't cannot never",
  DE: 'nicht nie niemals keinesfalls',
  FR: "pas jamais n'est n'existe",
  NL: 'niet nooit',
  ES: '',
  IT: '',
  PT: 'não',
  SE: 'inte aldrig ej',
  DK: 'ikke aldrig',
  NO: 'ikke aldri',
  FI: 'ei eivät',
  PL: 'nie',
  RU: 'не нет',
  TR: 'değil değildir değiliz yok yoktur olmadan olmayan',
  GR: 'δεν δε',
}

/** "Not only" says more, not less. */
const ONLY = new Set(
  (
    'only just merely nur bloß seulement alleen solo solamente sólo soltanto apenas só bara endast bare kun vain tylko только ' +
    'sadece yalnızca μόνο'
  ).split(' '),
)

const REACH_BEFORE = 5
const REACH_AFTER = 3
const CLAUSE_END = /[.,;:!?()\u2013\u2014\n]/u
const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu

const listed = (lists: Record<LanguageKey, string>) =>
  new Map(LANGUAGE_KEYS.map((key) => [key, new Set(lists[key].split(' ').filter((word) => word !== ''))]))
const before = listed(BEFORE)
const after = listed(AFTER)

/** Whether what stands at these offsets is negated within its clause. A text in an unknown language is read as English. */
export function isNegated(text: string, start: number, end: number, language: LanguageKey | null): boolean {
  const key = language ?? 'EN'
  const lead = text.slice(Math.max(0, start - 120), start)
  const clause = lead.slice(lastClauseEnd(lead) + 1)
  const words = wordsOf(clause, key)
  for (let index = Math.max(0, words.length - REACH_BEFORE); index < words.length; index++) {
    const word = words[index]!
    const negates = before.get(key)!.has(word) || (key === 'EN' && word.endsWith("n't"))
    if (negates && !ONLY.has(words[index + 1] ?? '')) return true
  }
  // What ends with its clause is not negated by what the next one says.
  const rest = CLAUSE_END.test(text[end - 1] ?? '') ? '' : text.slice(end, end + 80)
  const ending = CLAUSE_END.exec(rest)
  const following = wordsOf(ending ? rest.slice(0, ending.index) : rest, key).slice(0, REACH_AFTER)
  return following.some((word, index) => after.get(key)!.has(word) && !ONLY.has(following[index + 1] ?? ''))
}

function wordsOf(text: string, language: LanguageKey): string[] {
  return (lowered(text, language).match(WORDS) ?? []).map((word) => word.replaceAll('’', "'"))
}

function lastClauseEnd(text: string): number {
  for (let index = text.length - 1; index >= 0; index--) if (CLAUSE_END.test(text[index]!)) return index
  return -1
}
