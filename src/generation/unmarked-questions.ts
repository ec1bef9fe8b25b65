/**
 * How a question begins in each language, with the word order that tells it from a statement. Left out is what begins statements as
 * well (`when it rains`, `wenn`), and languages whose questions have the form of statements but for a question word.
 */
const OPENINGS: Record<string, string> = {
  en:
    'how\\s(?:long|much|many)(?!\\p{L})|' +
    '(?:how|what|when|where|why|who|which)\\s(?:(?!(?:i|you|he|she|it|we|they)\\s)\\p{L}+\\s)?' +
    '(?:do|does|is|are|can|will|may|must|should)(?!\\p{L})|' +
    '(?:do|does|can|is|are|will|may|must|should|have)\\s(?:i|you|we|it|they|there|the|my|your|this|these)(?!\\p{L})',
  de:
    '(?:woher|wann|warum|wohin|womit|wieso)\\s|' +
    '(?:kann|darf|muss|soll|gibt|ist|sind|habt|haben|bieten|liefern|nehmen|nehmt|bekomme|brauche)\\s' +
    '(?:ich|man|es|sie|ihr|wir|der|die|das|ein)\\s',
  fr: "\\p{L}+-(?:t-)?(?:tu|il|elle|on|ils|elles|je)\\s|est-ce que\\s|d[’']où\\s|(?:combien|pourquoi)\\s",
  es: '(?:(?:de|a|en|por|para|con)\\s)?(?:cómo|cuándo|cuánt[oa]s?|dónde|qué|quién|cuál)\\s',
  it:
    '(?:di|da|a)\\s(?:dove|chi|quanto)\\s|(?:quando|quanto|quanti|quante|dove|perché|chi|quale|quali|come)\\s' +
    '(?:si|è|sono|posso|può|devo|funziona|costa|dura)(?!\\p{L})',
  nl: '(?:waarvandaan|waarom)\\s|(?:kan|mag|moet|is|zijn|heb)\\s(?:ik|er|het|de|je|men)\\s',
  pt:
    '(?:de|a|por)\\s(?:onde|quem|quanto)\\s|(?:quando|quanto|quantos|quantas|onde|porquê|quem|qual|quais)\\s' +
    '(?:é|são|posso|pode|devo|custa|dura|tempo)(?!\\p{L})',
  pl: '(?:czy|dlaczego|ile)\\s',
  sv: 'varför\\s|(?:kan|får|har|är|finns|ska)\\s(?:jag|man|ni|du|det|vi)\\s',
  da: '(?:hvornår|hvorfor)\\s|(?:kan|må|har|er|skal)\\s(?:jeg|man|I|du|det|vi)\\s',
  nb:
    '(?:hvordan|hvor|når|hvorfor|hvem|hvilken)\\s(?:\\p{L}+\\s)?(?:kan|er|må|skal|tar|koster)\\s|' +
    '(?:kan|må|har|er|skal)\\s(?:jeg|man|dere|du|det|vi)\\s',
  fi: '(?:milloin|miksi|paljonko)\\s',
  el: '(?:πότε|γιατί|πόσο|πόση|πόσα)\\s',
  tr: 'niçin\\s|.*\\sm[ıiuü](?:sınız|siniz|yım|yim)?$',
  ru: '(?:почему|сколько)\\s|\\p{Ll}+\\sли\\s',
}

/** A question whose mark was forgotten; a comma, a colon or an end mark make it a statement or a question with its answer. */
export const isUnmarkedQuestion = (line: string, tag: string): boolean =>
  !/[,:;.!?…–—]/u.test(line) && line.split(' ').length <= 12 && new RegExp(`^(?:${OPENINGS[tag] ?? '(?!)'})`, 'iu').test(line)
