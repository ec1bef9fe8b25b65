import { number } from '../../base/format.ts'

/** A paragraph that fills in a form, and what is said beside the forms of the studio. */
export const briefBox = {
  title: 'In your own words',
  help:
    'Write it as you would tell a colleague: what it is, prices, days, how to reach you. It fills in the form below, and ' +
    'nothing is made up.',
  read: 'Fill in the form',
  reading: 'Reading…',
  filled: (n: number) => `Filled in: ${number(n)}`,
  byModel: (model: string) => `read by ${model}`,
  from: 'from',
  kept: 'You had filled these in; they stay as they are',
  asked: 'Still missing',
  why: {
    required: 'your text does not say it',
    currency: 'in which currency?',
    year: 'in which year?',
    several: 'which of them?',
    open: 'no single price',
  } as Record<string, string>,
  unused: 'Went into no field',
  dropped: 'Not in your text, so left out',
  nothing: 'Nothing could be read from this.',
  otherLanguage: (read: string, chosen: string) => `Your text reads as ${read}, and the document is ordered in ${chosen}.`,
  writeIn: (language: string) => `Write it in ${language}`,
  withModel: 'With a model: a text written anew from what you fill in.',
  withoutModel: 'Without a model: what you fill in, word for word, set out under headings.',
  onlyModel: 'Needs a language model.',
  repeats: 'No model writes here: the pieces of this campaign say the same sentences, each set out as its template asks.',
}
