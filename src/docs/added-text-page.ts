import { addedPhrases } from '../generation/template/added-words.ts'
import type { AddedPhrase } from '../generation/template/added-words.ts'
import { BCP47, LANGUAGE_KEYS } from '../languages.ts'
import type { LanguageKey } from '../languages.ts'
import { builtInLibrary } from '../library/library.ts'

const list = (phrases: readonly AddedPhrase[]): string =>
  [...new Set(phrases.map(({ phrase }) => `“${phrase.replaceAll('|', '\\|')}”`))].join(', ')

const TONE_PLACES: Record<string, string> = {
  features: 'over the features or benefits, where there are several',
  facts: 'over facts of the knowledge base',
  more: 'as the text of a link whose text was left open',
  ask: 'where *Close with a question* is ticked',
  bye: 'before the sender, unless the sender closes the letter',
}

const title = (language: LanguageKey): string => `${language} · ${new Intl.DisplayNames('en', { type: 'language' }).of(BCP47[language])}`

/** What is added to entered text, from the library itself. */
export async function addedTextPage(): Promise<string> {
  const { library } = await builtInLibrary()
  const sections = LANGUAGE_KEYS.map((language) => {
    const added = addedPhrases(library, language)
    const templates = [...new Set(added.filter(({ kind }) => kind === 'template').map(({ of }) => of))]
    const rows = [
      ...templates.map((key) => `| ${key} | ${list(added.filter(({ of, kind }) => kind === 'template' && of === key))} |`),
      `| options that were chosen | ${list(added.filter(({ kind }) => kind === 'option'))} |`,
      `| several templates | ${list(added.filter(({ kind }) => kind === 'shared'))} |`,
      ...Object.entries(TONE_PLACES).map(
        ([name, place]) => `| tones, ${place} | ${list(added.filter(({ kind, of }) => kind === 'tone' && of === name))} |`,
      ),
    ]
    return `### ${title(language)}\n\n| where | what |\n|---|---|\n${rows.join('\n')}`
  })
  return `${HEAD}\n${sections.join('\n\n')}\n`
}

const HEAD = `
# What is added to your text

Without a language model a template puts what was entered in order. This page is everything it adds and everything it does to what was
entered; \`test/generation/added-words.test.ts\` holds both against every template, language, tone and variant.

## What is done to what was entered

- It stands letter for letter. Formatting is added: headings, bold, lists, links, quotations.
- A capital at the beginning of a paragraph, an entry or a title. A title of one word in small Latin letters stays as it is, as it may be a
  name (adidas), and so do a product's name of one or two and groups, benefits and the like where all are such words; addresses,
  eBay and x² too.
- What ends a line or an entry stays as it was typed: no full stop is added and none is taken away.
- Bullets and numbers typed before the entries of a list give way to those of the list; entries that count themselves (“Step 1: …”) get
  none. Ordinals (“1. Mai”) stay, and entries with other marks of their own (an emoji, A), ①) stand on lines.
- Entries stand as a list, as lines, as paragraphs, or in one line with “ · ” between them, sentences with a space. Variants differ in
  this, in headings or bold labels, and in the order of parts that do not build on each other.
- “Material: oak” has a bold label; where every entry of a newsletter or an article is written so, each may be a section with a heading.
- “Question? Answer” becomes question and answer; only a question mark makes a question. One without an answer is left out and named in
  the document's message; an entry without a question stands as typed.
- “Anna Berg, owner: We have room.” becomes a quotation with its speaker, where a name of two words and a comma, an initial or an age
  make that certain; a single name with a comma and a role is a speaker too, and so is who
  stands after a dash or in brackets behind quotation marks. Any other quotation stays as typed, and all beside “A customer: …”.
- A day such as 2026-05-01 is written out, a price has its currency, words of a hashtag are joined.
- Left out where it would stand there twice: a label that was typed too, a price that a detail ends with, the brand of a title that
  names it, the company of a contact that names it, a first line or an offer that says the title again, the place before news that
  begin with it, the question of a tone in a post that asks something itself.

## What is added

Nothing but the phrases below, and \`·\`, \`–\`, \`—\`, \`|\`, \`:\` and the numbers of lists. \`{}\` is where a value goes. There is no
greeting, as programs that send mail put the reader's name there, and no invitation, promise or opening: what a text says, somebody
entered. A heading stands only over text; one over questions where there are several and nothing else among them.

A tone chooses among the phrases of tones; the form says so. Everything else of a tone is for a language model.
`
