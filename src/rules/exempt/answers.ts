import type { LanguageKey } from '../../languages.ts'
import type { View } from '../page/view.ts'

/**
 * How an answer begins that denies what was asked. The bare word needs a mark behind it: "No, we check everybody" denies, "no problem" and
 * "no credit check" do the opposite.
 */
const NO: Record<LanguageKey, string> = {
  EN: 'no|nope|never|sadly not|unfortunately not|of course not|not at all|certainly not|not really|not quite',
  DE: 'nein|nie|niemals|leider nein|leider nicht|natürlich nicht|keineswegs|sicher nicht|eher nicht',
  FR: 'non|jamais|hélas non|malheureusement non|bien sûr que non|pas du tout|pas vraiment|pas si vite',
  NL: 'nee|nooit|helaas niet|natuurlijk niet|zeker niet|helemaal niet|niet echt',
  ES: 'no|nunca|jamás|desde luego que no|por supuesto que no|lamentablemente no|en absoluto|ni hablar',
  IT: 'no|mai|purtroppo no|certo che no|assolutamente no|affatto|non proprio',
  PT: 'não|nunca|jamais|infelizmente não|claro que não|de forma alguma|de modo nenhum',
  SE: 'nej|aldrig|tyvärr inte|naturligtvis inte|inte alls',
  DK: 'nej|aldrig|desværre ikke|selvfølgelig ikke|slet ikke',
  NO: 'nei|aldri|dessverre ikke|selvfølgelig ikke|slett ikke',
  FI: 'ei|emme|en|ei koskaan|valitettavasti ei|ei tietenkään|ei suinkaan',
  PL: 'nie|nigdy|niestety nie|oczywiście nie|w żadnym razie|bynajmniej',
  RU: 'нет|никогда|к сожалению,? нет|конечно,? нет|ни в коем случае|вовсе нет',
  TR: 'hayır|asla|maalesef hayır|ne yazık ki hayır|elbette hayır|kesinlikle hayır',
  GR: 'όχι|ποτέ|δυστυχώς όχι|φυσικά όχι|σε καμία περίπτωση|καθόλου',
}

/** Few succeed, most lose: said anywhere in the answer. Most alone is no denial: most may win. */
const FEW: Record<LanguageKey, string> = {
  EN:
    '(?:hardly|scarcely) any(?:one|body)|almost (?:no one|nobody)|very few|only a (?:few|handful|tiny|small|very small)|' +
    '(?:most|majority)[^.]{0,40} (?:lose|loses|fail|fails|not|cannot)|majority,? no',
  DE: 'kaum jemand|fast niemand|die wenigsten|nur (?:sehr )?wenige|(?:meisten|mehrheit)[^.]{0,40} (?:verlier(?:t|en)|nicht|scheitern)',
  FR: 'presque personne|très peu|une infime|(?:majorité|plupart)[^.]{0,40} (?:perd(?:ent)?|échouent?|pas)|majorité,? non',
  NL:
    'bijna niemand|vrijwel niemand|(?:heel|zeer) (?:weinig|klein aantal)|' +
    '(?:meerderheid|meesten?)[^.]{0,40} (?:verlie(?:st|zen)|niet|faalt)',
  ES: 'casi nadie|muy pocos|poquísimos|mayoría[^.]{0,40} (?:pierden?|no|fracasan?)',
  IT: 'quasi nessuno|pochissim[ie]|(?:maggioranza|maggior parte|gran parte|moltissimi)[^.]{0,40} (?:perd(?:e|ono)|non|si rovin(?:a|ano))',
  PT: 'quase ninguém|muito poucos|pouquíssim[oa]s|maioria[^.]{0,40} (?:perdem?|não|fracassam?)',
  SE: 'nästan ingen|mycket få|flesta[^.]{0,40} (?:förlorar|inte)',
  DK: 'næsten ingen|meget få|fleste[^.]{0,40} (?:taber|ikke)',
  NO: 'nesten ingen|svært få|fleste[^.]{0,40} (?:taper|ikke)',
  FI: 'tuskin kukaan|harva|(?:valtaosa|suurin osa|useimmat)[^.]{0,40} (?:häviää|häviävät|ei|eivät)',
  PL: 'prawie nikt|mało kto|niewiel(?:u|e)|większość[^.]{0,40} (?:traci|przegrywa|nie)',
  RU: 'почти никто|мало кто|единицы|большинство[^.]{0,40} (?:теряет|теряют|проигрывает|не)',
  TR: 'neredeyse hiç kimse|çok az kişi|çoğunluğu?[^.]{0,40} (?:kaybeder|kaybediyor)',
  GR: 'σχεδόν κανείς|ελάχιστοι|(?:πλειοψηφία|πλειονότητα|περισσότεροι)[^.]{0,40} (?:χάνει|χάνουν|δεν)',
}

/** Do not fall for it: said anywhere in the answer, which a seller has no use for. */
const DISTRUST: Record<LanguageKey, string> = {
  EN:
    "(?:do not|don['’]t|never) (?:answer|reply|respond|click|believe|fall for|trust)|walk away|hang up|" +
    "block (?:it|them|the)|(?:it is|it['’]s|that is|that['’]s) (?:almost certainly |probably |very likely |" +
    'most likely )?(?:a )?(?:scam|fraud|phishing|a trap)',
  DE:
    'finger weg|nicht (?:antworten|klicken|glauben|reinfallen)|legen sie auf|blockieren|' +
    '(?:ist|wäre) (?:das |es )?(?:fast sicher |meist |wahrscheinlich )?(?:ein )?(?:betrug|abzocke|' +
    'phishing|falle)',
  FR:
    'méfi(?:ez|e)[- ](?:vous|toi)|ne (?:répondez|cliquez|croyez|tombez)|bloquez|signalez|fuyez|' +
    'passez votre chemin|' +
    "c['’]est (?:presque toujours |sans doute |probablement |sûrement )?(?:une? )?(?:arnaque|escroquerie|" +
    'piège|hameçonnage)',
  NL:
    'trap er niet in|reageer niet|geloof (?:het|dat) niet|hang op|blokkeer|' +
    '(?:is|gaat) (?:het|dat) (?:bijna zeker |waarschijnlijk |meestal |' +
    'vrijwel altijd )?(?:om )?(?:oplichting|phishing|fraude)',
  ES:
    'desconf[ií](?:a|e)|no (?:respondas?|contestes?|hagas clic|te (?:lo )?creas|piques)|bloquea|denuncia|huye|' +
    'es (?:casi seguro |probablemente |seguramente )?(?:una? )?(?:estafa|timo|fraude|trampa|phishing)',
  IT:
    'diffida(?:te)?|non (?:rispondere|cliccare|crederci|cascarci|fidarti)|blocca(?:lo|li)?\\b|segnala|scappa|' +
    '(?:è|si tratta di) (?:quasi certamente |probabilmente |di sicuro )?(?:una? )?(?:truffa|raggiro|' +
    'phishing|trappola)',
  PT:
    'desconfi[ea]|não (?:responda|clique|acredite|caia)|bloqueie|denuncie|fuja|' +
    'é (?:quase certo |provavelmente )?(?:um[a]? )?(?:golpe|fraude|burla|armadilha)',
  SE:
    'svara inte|klicka inte|gå inte på det|lägg på|' +
    '(?:det är|är det) (?:med största sannolikhet |troligen )?(?:ett )?(?:bedrägeri|bluff)',
  DK: 'svar ikke|klik ikke|hop ikke på|læg på|(?:det er|er det) (?:sandsynligvis |næsten sikkert )?(?:svindel|fup)',
  NO: 'ikke svar|ikke klikk|ikke gå på|legg på|(?:det er|er det) (?:sannsynligvis |nesten sikkert )?(?:svindel|lureri)',
  FI: 'älä (?:vastaa|klikkaa|usko)|sulje puhelin|(?:se|kyseessä) on (?:lähes varmasti |todennäköisesti )?huijaus',
  PL:
    'nie (?:odpowiadaj|klikaj|wierz|daj się)|rozłącz się|zablokuj|' +
    'to (?:niemal na pewno |prawdopodobnie )?(?:oszustwo|wyłudzenie|pułapka)',
  RU:
    'не (?:отвечайте|верьте|ведитесь|переходите)|положите трубку|заблокируйте|' +
    'это (?:почти наверняка |скорее всего )?(?:мошенничество|обман|развод)',
  TR: '(?:yanıt vermeyin|cevap vermeyin|inanmayın|tıklamayın)|(?:bu|büyük ihtimalle) (?:bir )?dolandırıcılık',
  GR: 'μην (?:απαντήσετε|πατήσετε|πιστέψετε)|κλείστε το τηλέφωνο|(?:είναι|πρόκειται για) (?:σχεδόν σίγουρα )?απάτη',
}

const QUESTION_END = /[?;\u037E][\s"'”’»)]*$/u
/** A question of fewer words names a wish or a worry ("Debts?"), to which a seller answers. */
const LEAST_WORDS = 5
const WORDS = /[\p{L}\p{N}]+/gu

interface Denial {
  start: RegExp
  anywhere: RegExp
}
const denials = new Map<LanguageKey, Denial>()

function denialIn(language: LanguageKey): Denial {
  let known = denials.get(language)
  if (!known) {
    known = {
      start: new RegExp(String.raw`^[\s"'“„«–—-]*(?:${NO[language]})\s?[,.;:!–—-]`, 'iu'),
      anywhere: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${FEW[language]}|${DISTRUST[language]})(?![\p{L}\p{N}])`, 'iu'),
    }
    denials.set(language, known)
  }
  return known
}

/**
 * Whether what stands at this offset is asked and then denied: "Do you lend without a check? No, we check everybody." The answer is the
 * sentence behind the question, or the text below a heading that is the question.
 */
export function isDeniedByAnswer(block: View, start: number): boolean {
  const language = block.language ?? 'EN'
  const { text } = block
  const { start: from, end } = block.sentenceAt(start)
  const question = text.slice(from, end).trimEnd()
  if (!isQuestion(question, language) || (question.match(WORDS)?.length ?? 0) < LEAST_WORDS) return false
  const answer = text.slice(end).trim() === '' ? below(block) : firstSentence(block, end)
  if (answer === '' || isQuestion(answer, language)) return false
  const denial = denialIn(language)
  return denial.start.test(answer) || denial.anywhere.test(answer)
}

/** The Greek question mark looks like a semicolon, which ends no question elsewhere. */
const isQuestion = (sentence: string, language: LanguageKey) =>
  QUESTION_END.test(sentence) &&
  (language === 'GR' ||
    sentence
      .trimEnd()
      .replace(/[\s"'”’»)]*$/u, '')
      .endsWith('?'))

const firstSentence = (block: View, from: number): string => {
  const next = block.sentences.find(({ start }) => start >= from)
  return next ? block.text.slice(next.start, next.end) : ''
}

/** The beginning of the next block. */
function below(block: View): string {
  const next = block.page.blocks[block.block + 1]
  return next === undefined || next.sections.has('heading') ? '' : firstSentence(next, 0)
}
