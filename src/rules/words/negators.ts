import { LANGUAGE_KEYS, type LanguageKey } from '../../languages.ts'

/** Words that turn what follows in the same clause into its opposite. */
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

export const wordSets = (lists: Record<LanguageKey, string>): ReadonlyMap<LanguageKey, ReadonlySet<string>> =>
  new Map(LANGUAGE_KEYS.map((key) => [key, new Set(lists[key].split(' ').filter((word) => word !== ''))]))

const negators = wordSets(BEFORE)

/** Whether a word, in small letters and with a plain apostrophe, negates; a text in an unknown language is read as English. */
export const isNegator = (word: string, language: LanguageKey | null): boolean =>
  negators.get(language ?? 'EN')!.has(word) || ((language ?? 'EN') === 'EN' && word.endsWith("n't"))
