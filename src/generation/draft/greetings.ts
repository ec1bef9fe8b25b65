/** How a letter begins in each language, as people type it into the field for its text. */
const GREETINGS: Record<string, string> = {
  en: 'hello|hi|hey|dear|good (?:morning|day|afternoon|evening)|greetings',
  de: 'hallo|hi|hey|moin|servus|grüezi|grüß gott|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|huhu',
  fr: 'bonjour|bonsoir|salut|coucou|cher|chère|chers|chères|madame',
  es: 'hola|buenos días|buenas(?: tardes| noches)?|estimad[oa]s?|querid[oa]s?',
  it: 'ciao|buongiorno|buonasera|salve|gentil[ei]|car[oaie]|ehilà',
  nl: 'hallo|hoi|hé|dag|beste|lieve|geachte|goede(?:ndag|morgen|middag|navond)',
  pt: 'olá|bom dia|boa tarde|boa noite|car[oa]s?|estimad[oa]s?|exm[oa]s?\\.?|ora viva',
  pl: 'cześć|witaj(?:cie)?|witamy|dzień dobry|dobry wieczór|szanown[aei]|drog[aei]|hej|drodzy',
  sv: 'hej|hejsan|hallå|tja|god (?:dag|morgon)|kära|bästa',
  da: 'hej|goddag|god(?:morgen|aften)|kære',
  nb: 'hei|heisann|hallo|god (?:dag|morgen|kveld)|kjære',
  fi: 'hei|heippa|moi|terve|hyvää (?:päivää|huomenta|iltaa)|hyvät?|rak(?:as|kaat)|arvoisat?',
  el: 'γεια(?: σου| σας)?|καλημέρα|καλησπέρα|χαίρετε|αγαπητ(?:έ|ή|οί|ές)',
  tr: 'merhaba|selam|sevgili|sayın|değerli|günaydın|iyi günler',
  ru: 'здравствуй(?:те)?|привет|добрый (?:день|вечер)|доброе утро|дорог(?:ой|ая|ие)|уважаем(?:ый|ая|ые)|друзья|коллеги',
}

/** Words that greet only where a comma or an exclamation mark follows soon: an adjective of a sentence otherwise. */
const isAddress = (rest: string): boolean => /^(?:[\s\u00a0]+[\p{L}\p{M}.'’-]+){0,5}\s?[,!:]/u.test(rest)

/** Whether a text begins with a greeting of its own: `Hello again! It rained.` */
export function greets(text: string, tag: string): boolean {
  const found = new RegExp(`^[¡\\s]*(?:${GREETINGS[tag] ?? '(?!)'})(?![\\p{L}\\p{M}])`, 'iu').exec(text)
  return found !== null && isAddress(text.slice(found[0].length))
}

/** Stems of the words that end a letter: where the sender brings one along, no other stands before it. */
const CLOSINGS: Record<string, string> = {
  en: 'regards|all the best|wishes|yours|sincerely|cheers|see you|soon|take care|love from',
  de: 'gr[uü](?:ß|ss)|herzlich|alles (?:gute|liebe)|bis (?:bald|dann|zum)|hochachtung',
  fr: 'salutation|cordialement|amicalement|bientôt|bien à|sincèrement|chaleureusement',
  es: 'saludo|abrazo|atentamente|cordial|hasta|afectuos',
  it: 'salut|cordial|abbracci|a presto|alla prossima|distint',
  nl: 'groet|hoogachtend|liefs|tot (?:snel|ziens|de)',
  pt: 'cumprimento|abraço|saudaç|cordial|atencios|até|estima',
  pl: 'pozdr|poważani|szacun|serdeczn|życzliw|do zobaczenia|miłego',
  sv: 'hälsning|kram|vi ses|mvh',
  da: 'hilsen|hilsn|vi ses|mvh|knus',
  nb: 'hilsen|hilsn|vi ses|mvh|klem',
  fi: 'terveis|terveh|kunnioit|ystävällis|nähdään',
  el: 'χαιρετ|εκτίμηση|φιλικά|με τιμή|τα λέμε',
  tr: 'saygı|sevgi|selam|dile[kr]|görüşmek|iyi günler',
  ru: 'уважени|пожелани|привет|доброго|хорошего|до встречи|с теплом',
}

/** Whether who signs also closes the letter: `Best wishes from all of us`, `See you soon! Anna`. */
export const signsOff = (text: string, tag: string): boolean =>
  /[!\n]/u.test(text) || new RegExp(`(?<!\\p{L})(?:${CLOSINGS[tag] ?? '(?!)'})`, 'iu').test(text)
