/** Openings of a remark to the user, in the languages models answer in; a colon or the end of the line must follow soon. */
const OPENINGS = [
  'sure',
  'certainly',
  'of course',
  'absolutely',
  'okay',
  'ok',
  'here is',
  'here are',
  "here's",
  'below is',
  'as requested',
  'i have written',
  "i've written",
  'natürlich',
  'gerne',
  'selbstverständlich',
  'hier ist',
  'hier sind',
  'klar',
  'zeker',
  'natuurlijk',
  'hieronder',
  'uiteraard',
  'bien sûr',
  'voici',
  'certainement',
  'claro',
  'por supuesto',
  'aquí tienes',
  'aquí está',
  'ecco',
  'certo',
  'certamente',
  'com certeza',
  'aqui está',
  'aqui tem',
  'självklart',
  'absolut',
  'här är',
  'selvfølgelig',
  'her er',
  'totta kai',
  'tässä on',
  'tässä',
  'oczywiście',
  'oto',
  'tabii',
  'elbette',
  'işte',
  'конечно',
  'вот',
  'разумеется',
  'φυσικά',
  'ορίστε',
  'βεβαίως',
]
const CLOSINGS = [
  'let me know',
  'i hope',
  'feel free',
  'would you like',
  'if you',
  'please let me',
  'is there anything',
  'do you want',
  'note that i',
  'lassen sie mich',
  'sag mir',
  'ich hoffe',
  'möchtest du',
  'möchten sie',
  'laat me',
  'laat het me',
  'ik hoop',
  "n'hésitez pas",
  "j'espère",
  'dites-moi',
  'souhaitez-vous',
  'espero que',
  'avísame',
  'házmelo',
  'spero che',
  'fammi sapere',
  'vuoi che',
  'diga-me',
  'quer que',
  'hör av dig',
  'säg till',
  'vill du',
  'sig til',
  'si ifra',
  'gi meg beskjed',
  'kerro',
  'daj znać',
  'mam nadzieję',
  'umarım',
  'bana bildirin',
  'надеюсь',
  'дайте знать',
  'если нужно',
  'ελπίζω',
  'πείτε μου',
]

const begins = (text: string, words: readonly string[]) => {
  const low = text.toLowerCase()
  return words.some((word) => low.startsWith(word) && !/^\p{L}/u.test(low.slice(word.length)))
}

const isOpeningRemark = (paragraph: string) =>
  !/^(#|[-*+>|]|\d+[.)])/.test(paragraph) &&
  !paragraph.includes('\n') &&
  paragraph.length < 240 &&
  begins(paragraph, OPENINGS) &&
  /[:!.…]$/u.test(paragraph.replace(/[*_]+$/, ''))

/** Words with which a model offers to change its text or to help further; stems, in the 15 languages. */
const OFFER = new RegExp(
  String.raw`\b(text|version|change|adjust|edit|else|help|anpass|änder|hilf|wijzig|help|modif|ajust|aide|ayud|cambi|aiut|ajud|ändr|` +
    'hjælp|endr|muut|zmian|pomóc|değiş|yardım|измен|помо|αλλαγ|βοήθ)',
  'iu',
)

const isClosingRemark = (paragraph: string) =>
  !/^(#|[-*+>|]|\d+[.)])/.test(paragraph) &&
  paragraph.length < 400 &&
  begins(paragraph.replace(/^[*_(]+/, ''), CLOSINGS) &&
  OFFER.test(paragraph)

/** A model's answer without reasoning, a code fence around the whole, and remarks before and after the text. */
export function cleanAnswer(answer: string): string {
  let text = answer
    .replaceAll('\r\n', '\n')
    .replaceAll('\0', '')
    .replace(/^\ufeff/, '')
    .toWellFormed()
  text = text.replace(/^\s*<(think|thinking|reasoning)>[\s\S]*?<\/\1>/i, '').trim()
  text = withoutFence(text)
  let paragraphs = text.split(/\n{2,}/)
  if (paragraphs.length > 1 && isOpeningRemark(paragraphs[0]!.trim())) paragraphs = paragraphs.slice(1)
  else {
    // The remark may be on the line directly above the first heading.
    const [first = '', ...rest] = (paragraphs[0] ?? '').split('\n')
    if (rest.length > 0 && rest[0]!.startsWith('#') && isOpeningRemark(first.trim())) paragraphs[0] = rest.join('\n')
  }
  while (paragraphs.length > 1 && isClosingRemark(paragraphs.at(-1)!.trim())) paragraphs.pop()
  while (paragraphs.length > 0 && /^\s*(---|\*\*\*)?\s*$/.test(paragraphs.at(-1)!)) paragraphs.pop()
  while (paragraphs.length > 0 && /^\s*(---|\*\*\*)?\s*$/.test(paragraphs[0]!)) paragraphs.shift()
  return withoutFence(paragraphs.join('\n\n').trim())
}

/** Removes a code fence around the whole text, where only remarks are outside it. */
function withoutFence(text: string): string {
  const [, before = '', fence, inner = '', after = ''] =
    /^([\s\S]*?)(?:^|\n)(```+|~~~+)[ \t]*(?:markdown|md|text|txt)?[ \t]*\n([\s\S]*)\n\2[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? []
  if (fence === undefined || inner.includes(`\n${fence}`) || before.length > 300 || after.length > 400 || /^#/m.test(before)) return text
  return inner.trim()
}

const APOLOGY = new RegExp(
  "^(i['’]?m (really )?sorry|sorry|i apologi[sz]e|unfortunately|i can(no|['’])t|i am (not able|unable)|i['’]m (not able|unable)|as an ai|" +
    String.raw`es tut mir leid|je suis désolé|lo siento|mi dispiace|desculpe|het spijt me)\b`,
  'i',
)

/** A model that refuses instead of writing: its answer is short and about itself. */
export const isRefusal = (text: string): boolean =>
  text.length < 600 &&
  !/^#/m.test(text) &&
  APOLOGY.test(text.trim()) &&
  /\b(can(no|['’])t|unable|not able|won['’]t|cannot|kann (ich )?nicht|ne peux pas|no puedo|non posso|não posso|kan niet)\b/i.test(text)
