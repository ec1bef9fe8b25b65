import type { LanguageKey } from '../../languages.ts'

/** Small words by what must come after them, in the languages whose removals a program may apply. */
interface Grammar {
  /** After these comes a noun, or what leads up to one. */
  articles: string
  prepositions: string
  /** Forms of "be" and the like: what follows says what something is. */
  links: string
  joins: string
  /** They make what follows stronger or weaker, and say nothing alone. */
  degrees: string
  /** Other words that no sentence ends with, and that nothing begins with. */
  others: string
  /** Adjectives come after their noun. */
  nounFirst?: true
  /** Nouns have capitals, and endings before them say what they are to each other. */
  endsNouns?: true
  /** An article or pronoun whose form depends on how the next word begins, and whether it fits it. */
  fits: (word: string, next: string) => boolean
}

const VOWEL = /^[aeiouyhàâäéèêëîïôöùûüœæ]/i
const ITALIAN_LO = /^(?:s[^aeiouàèéìòù]|z|gn|ps|x|y)/i
const fitsAll = () => true

const GRAMMARS: Partial<Record<LanguageKey, Grammar>> = {
  EN: {
    articles: 'a an the our your their its his her my this these those every each any no some another such',
    prepositions: 'of with for from in on at by to into as about than via without within under over between through like per',
    links:
      'is are was were be been being am stays stay remains remain become becomes became seems seem looks feels get ' +
      'gets keeps makes called named',
    joins: 'and or but yet nor because',
    degrees:
      'very so too more most less least as quite rather really truly fully completely totally entirely highly ' +
      'extremely also even just only already still now',
    others: 'that which who whose if while when where not can will would should could may must have has had do does did let',
    fits: fitsAll,
  },
  DE: {
    endsNouns: true,
    articles:
      'der die das den dem des ein eine einen einem einer eines unser unsere unseren unserem unserer unseres ihr ' +
      'ihre ihren ihrem ihrer ihres mein meine ' +
      'dein deine sein seine seinen dieser diese dieses diesen diesem jeder jede jedes jeden jedem kein keine keinen ' +
      'keinem keiner alle allen',
    prepositions: 'mit für von aus in im an am auf zu zum zur bei beim nach vor über unter ohne durch gegen um als wie seit bis per',
    links: 'ist sind war waren sein bleibt bleiben wird werden wurde wurden wirkt gilt gelten heißt heißen macht machen',
    joins: 'und oder aber sowie sondern denn weil',
    degrees:
      'sehr so zu mehr am ganz völlig vollständig komplett rein besonders wirklich absolut total auch schon nur noch ' + 'bereits jetzt',
    others: 'dass wenn ob der die das welche nicht kann können soll muss haben hat hatte',
    fits: fitsAll,
  },
  FR: {
    nounFirst: true,
    articles:
      'le la les l un une des du notre nos votre vos leur leurs mon ma mes ton ta tes son sa ses ce cet cette ces chaque aucun aucune',
    prepositions: 'de d à au aux en dans avec pour par sur sans sous entre vers chez comme que',
    links: 'est sont était étaient être soit reste restent devient deviennent semble semblent rend rendent',
    joins: 'et ou mais ni car donc puisque',
    degrees: 'très plus moins si trop aussi bien entièrement totalement vraiment complètement déjà encore même désormais',
    others: 'qui dont où ne pas se s n qu ont a peut doit faire',
    fits: (word, next) =>
      /^(?:le|la|ce|de|que|ne|se|ma|ta|sa|du|beau|nouveau)$/i.test(word)
        ? !VOWEL.test(next)
        : !/^(?:cet|bel|nouvel|vieil)$/i.test(word) || VOWEL.test(next),
  },
  NL: {
    articles: 'de het een onze ons jouw je uw hun mijn zijn haar deze dit die dat elke elk iedere geen alle',
    prepositions: 'van met voor in op aan uit bij door naar over onder zonder tot om als dan te per',
    links: 'is zijn was waren blijft blijven wordt worden werd lijkt heet maakt maken',
    joins: 'en of maar noch want omdat',
    degrees: 'zeer erg heel zo te meer meest echt volledig helemaal puur ook nu al nog',
    others: 'dat die wie als niet kan kunnen moet moeten heeft hebben',
    fits: fitsAll,
  },
  ES: {
    nounFirst: true,
    articles:
      'el la los las un una unos unas nuestro nuestra nuestros nuestras su sus tu tus mi mis este esta estos estas ' +
      'cada ningún ninguna todo toda',
    prepositions: 'de del a al con para por en sin sobre entre hasta desde como que',
    links: 'es son era eran ser sea está están sigue siguen parece queda hace',
    joins: 'y e o u pero ni porque pues',
    degrees: 'muy más menos tan bastante totalmente completamente realmente también ya aún',
    others: 'que quien cuyo donde no se ha han puede debe',
    fits: fitsAll,
  },
  IT: {
    nounFirst: true,
    articles:
      'il lo la l i gli le un uno una nostro nostra nostri nostre suo sua suoi sue tuo tua questo questa questi ' +
      'queste ogni nessun nessuna dei degli delle ' +
      'del dello della al allo alla ai agli alle nel nello nella nei negli nelle sul sullo sulla',
    prepositions: 'di d a da in con per su tra fra senza come che',
    links: 'è sono era erano essere sia resta restano diventa sembra rimane rende',
    joins: 'e ed o od ma né perché poiché',
    degrees: 'molto più meno così troppo totalmente completamente davvero anche già ancora ora',
    others: 'che cui dove non si ha hanno può deve',
    fits: (word, next) => {
      if (/^(?:lo|uno|dello|allo|nello|sullo|quello)$/i.test(word)) return ITALIAN_LO.test(next)
      if (/^(?:gli|degli|agli|negli|quegli)$/i.test(word)) return ITALIAN_LO.test(next) || VOWEL.test(next)
      if (/^(?:il|i|del|dei|al|ai|nel|nei|sul|la|una|della|alla|nella|sulla)$/i.test(word))
        return !ITALIAN_LO.test(next) || /[ae]$/i.test(word)
      return true
    },
  },
}

type Sets = Record<'articles' | 'prepositions' | 'links' | 'joins' | 'degrees' | 'others', Set<string>> &
  Pick<Grammar, 'fits' | 'nounFirst' | 'endsNouns'>
const known = new Map<LanguageKey, Sets | null>()

function setsOf(language: LanguageKey): Sets | null {
  let sets = known.get(language)
  if (sets !== undefined) return sets
  const grammar = GRAMMARS[language]
  const set = (words: string) => new Set(words.split(' '))
  sets = grammar
    ? {
        articles: set(grammar.articles),
        prepositions: set(grammar.prepositions),
        links: set(grammar.links),
        joins: set(grammar.joins),
        degrees: set(grammar.degrees),
        others: set(grammar.others),
        fits: grammar.fits,
        nounFirst: grammar.nounFirst,
        endsNouns: grammar.endsNouns,
      }
    : null
  known.set(language, sets)
  return sets
}

/** Begins where a word does, and no letter or mark can be read in two ways: a word of thousands of letters is read once. */
const LAST = /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}\p{N}]+)(['’]?)[^\p{L}\p{M}\p{N}]*$/u
const NEXT = /^[^\p{L}\p{N}]*([\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*)/u
const STOP = /^\s*(?:$|[.,;:!?…)\]»”"])/
const BROKEN = /[^\S\n]{2,}|[ \u00A0][,.](?!\d)|[,;:][ \u00A0]*[,.;:!?]|\([ \u00A0]*\)|["“„«][ \u00A0]*["”“»]|^[ \u00A0]*[,;:.]/u

/** Blocks that stand for themselves: of them more than a small word must be left. */
const ALONE = /^(?:heading|title|button|link|label|alt|caption|table|meta)/

/**
 * Why a sentence would not stay whole if a part were taken out of it; null where it stays whole. `before` and `after` are what is left of
 * it on both sides. What cannot be told from the small words beside the gap is taken for broken: the removal is then shown instead of made.
 */
export function stumpOf(before: string, after: string, language: LanguageKey | null, scope: string): string | null {
  const sets = setsOf(language ?? 'EN')
  if (!sets) return 'its grammar is not known here'
  const left = `${before}${after}`
  const words = left.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  const isSmall = (word: string) =>
    ['articles', 'prepositions', 'links', 'joins', 'degrees', 'others'].some((name) => sets[name as 'joins'].has(word.toLowerCase()))
  if (!words.some((word) => !isSmall(word))) return 'nothing would be left'
  if (words.length < (ALONE.test(scope) ? 2 : 3)) return 'too little would be left'
  if (BROKEN.test(left)) return 'its punctuation would be broken'
  const last = LAST.exec(before)
  const next = NEXT.exec(after)?.[1] ?? null
  return beside(sets, before, after, last, next) ?? atEnds(sets, words, left)
}

/** What stands on both sides of the gap. */
function beside(sets: Sets, before: string, after: string, last: RegExpExecArray | null, next: string | null): string | null {
  const follows = STOP.test(after) ? null : next
  if (last === null || /[.!?:;]["”»)]*\s*$/.test(before))
    return next !== null && (isSmallNext(sets, next) || sets.degrees.has(next.toLowerCase())) && !sets.articles.has(next.toLowerCase())
      ? 'it would begin in the middle'
      : null
  const word = last[1]!.toLowerCase()
  if (last[2] !== '' && before.endsWith(last[2]!)) return 'a shortened word would be left hanging'
  if (follows !== null && sets.joins.has(follows.toLowerCase())) return `“${last[1]} ${follows}” would be left`
  if (/,\s*$/.test(before)) return follows === null ? 'a comma would be left hanging' : null
  if (sets.degrees.has(word)) return `“${last[1]}” would be left hanging`
  // Whatever a form of "be" said is gone: what follows now may say something else.
  const words = before.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.slice(follows === null ? -2 : -1).some((one) => sets.links.has(one)))
    return `“${words.slice(-2).join(' ')}” would lose what it says`
  const leadsOn = [sets.articles, sets.prepositions, sets.joins].some((set) => set.has(word))
  if (follows === null) return leadsOn ? `“${last[1]}” would be left hanging` : null
  if (sets.articles.has(word) && isSmallNext(sets, follows)) return `“${last[1]} ${follows}” would be left`
  if (sets.articles.has(word) && !sets.fits(last[1]!, follows)) return `“${last[1]}” does not fit “${follows}”`
  if (sets.prepositions.has(word) && (sets.prepositions.has(follows.toLowerCase()) || sets.links.has(follows.toLowerCase())))
    return `“${last[1]} ${follows}” would be left`
  if (nounsMeet(sets, before, after)) return `“${last[1]} ${follows}” would be left`
  if (follows.toLowerCase() === word) return `“${follows}” would stand there twice`
  // Where adjectives follow their noun, the next word may belong to what is gone: "a zero emissioni nette".
  return sets.nounFirst && !leadsOn && !isSmallNext(sets, follows) ? `“${follows}” may belong to what is left out` : null
}

const NEAR = 200

/** Of "die Nutzung sauberer Autos" the ending is all that says whose use it is. */
const nounsMeet = (sets: Sets, before: string, after: string): boolean =>
  sets.endsNouns === true && /\S\s+(?!Sie|Ihnen|Ihr)\p{Lu}\p{L}+\s*$/u.test(before) && /^\s*\p{Lu}/u.test(after)

/**
 * Whether what is left is certainly no sentence, so that the removal is not even shown: a small word that leads on to nothing, a comma
 * before a stop, an article before a verb.
 */
export function isBroken(whole: string, rest: string, language: LanguageKey | null): boolean {
  const sets = setsOf(language ?? 'EN')
  if (!sets) return false
  // A page without a full stop is one sentence, with thousands of findings perhaps: only what stands near the gap is looked at.
  const before = whole.length > NEAR ? `x${whole.slice(-NEAR)}` : whole
  const after = rest.slice(0, NEAR)
  const left = `${before}${after}`
  if (!/[\p{L}\p{N}]/u.test(left) || BROKEN.test(left) || nounsMeet(sets, before, after)) return true
  const last = LAST.exec(before)
  if (last === null) return false
  if (last[2] !== '' && before.endsWith(last[2]!)) return true
  const word = last[1]!.toLowerCase()
  const isAtStop = STOP.test(after)
  if (/,\s*$/.test(before)) return isAtStop
  if (isAtStop) {
    // "Ordina il tuo.": after an article it stands for what one has.
    const isOwn = sets.articles.has(LAST.exec(before.slice(0, last.index))?.[1]?.toLowerCase() ?? '')
    const leadsOn = [sets.prepositions, sets.joins, sets.links].some((set) => set.has(word)) || (sets.articles.has(word) && !isOwn)
    return leadsOn && !/\p{Lu}/u.test(last[1]!)
  }
  const next = NEXT.exec(after)?.[1]?.toLowerCase() ?? ''
  return sets.articles.has(word) && [sets.prepositions, sets.links, sets.joins].some((set) => set.has(next))
}

const isSmallNext = (sets: Sets, word: string): boolean => {
  const small = word.toLowerCase()
  return [sets.articles, sets.prepositions, sets.links, sets.joins, sets.others].some((set) => set.has(small))
}

function atEnds(sets: Sets, words: readonly string[], left: string): string | null {
  const end = words.at(-1)!.toLowerCase()
  const endsOpen = [sets.articles, sets.prepositions, sets.joins].some((set) => set.has(end))
  if (endsOpen && !/\p{Lu}/u.test(words.at(-1)!)) return `it would end with “${words.at(-1)!}”`
  if (sets.joins.has(words[0]!.toLowerCase()) && !/[.!?]/.test(left.slice(0, 1))) return `it would begin with “${words[0]!}”`
  return null
}
