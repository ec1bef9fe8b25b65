/** The words around a place, in small letters: `previous` is '' where the sentence begins, `next` where a stop follows. */
export interface Around {
  previous: string
  next: string
}

const NEGATED: Record<string, string> = {
  'do not': "don't",
  'does not': "doesn't",
  'did not': "didn't",
  'is not': "isn't",
  'are not': "aren't",
  'was not': "wasn't",
  'were not': "weren't",
  'has not': "hasn't",
  'have not': "haven't",
  'had not': "hadn't",
  'can not': "can't",
  cannot: "can't",
  'could not': "couldn't",
  'should not': "shouldn't",
  'would not': "wouldn't",
  'will not': "won't",
}
/** "The default is not to ask": the word belongs to what follows. */
const TAKES_NOT = new Set('to only just merely simply even yet quite a an one'.split(' '))
const SUBJECTS = new Set('i you we they he she it this that which who there'.split(' '))
/** What may follow a verb at the beginning of a question: "Don't you …", "Don't the …". */
const ASKED = new Set(`${[...SUBJECTS].join(' ')} the a an my your our their its these those any some all`.split(' '))

const LONG: Record<string, string> = {
  "i'm": 'i am',
  "you're": 'you are',
  "we're": 'we are',
  "they're": 'they are',
  "i'll": 'i will',
  "you'll": 'you will',
  "we'll": 'we will',
  "they'll": 'they will',
  "it'll": 'it will',
  "i've": 'i have',
  "you've": 'you have',
  "we've": 'we have',
  "they've": 'they have',
}
const IS: Record<string, string> = { "it's": 'it is', "that's": 'that is', "there's": 'there is', "what's": 'what is', "here's": 'here is' }
/** "That is if you have access to it": in other words, which nobody shortens. */
const SAYS_NAMELY = new Set('if when unless where because to'.split(' '))
const BE: Record<string, string> = {
  'it is': "it's",
  'that is': "that's",
  'there is': "there's",
  'they are': "they're",
  'we are': "we're",
  'you are': "you're",
}

/**
 * Whether one text is the short form of the other or its long form, and its place takes both. "It's" may be "it has", "as it is" cannot be
 * shortened, and a question has its words in another order ("Why doesn't it"): those are not taken for the same.
 */
export function isContraction(found: string, written: string, { previous, next }: Around): boolean {
  const plain = found.replaceAll('’', "'")
  const other = written.replaceAll('’', "'")
  if (NEGATED[plain] === other) return !TAKES_NOT.has(next)
  if (NEGATED[other] === plain && other !== 'can not') return isStatement(plain, previous, next)
  if (BE[plain] === other) return previous === '' && next !== '' && !(plain === 'that is' && SAYS_NAMELY.has(next))
  if (LONG[plain] === other) return next !== ''
  return IS[plain] === other && ['a', 'an', 'the'].includes(next)
}

/** "It doesn't run", "Don't run it"; not "Doesn't it run". */
const isStatement = (short: string, previous: string, next: string): boolean =>
  SUBJECTS.has(previous) ? !SUBJECTS.has(next) : previous === '' && short === "don't" && next !== '' && !ASKED.has(next)
