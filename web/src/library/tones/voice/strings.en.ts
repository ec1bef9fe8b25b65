import { labelsTakenBy } from '../../../../../src/text/document-types.ts'
import { plural } from '../../../base/strings.en.ts'

/** A voice from examples, tried, and its versions. */
export const voice = {
  open: 'From examples',
  paste: (language: string) => `Texts that sound right, in ${language}`,
  pasteHelp: 'Paste texts of yours, with an empty line between them. Nothing of them is stored.',
  pasted: 'Pasted text',
  files: 'Files',
  filesHelp: `${labelsTakenBy('knowledge')}, up to ten of 20 MB.`,
  drop: 'Choose files, or drop them here',
  addresses: 'Addresses, one in each line',
  addressesHelp: 'Pages of yours, up to ten. They are read as an audit reads them; private ones only where the workspace may.',
  readThem: 'Read the pages',
  reading: 'Reading …',
  sources: 'Read so far',
  words: (n: number) => plural(n, 'word', 'words'),
  otherLanguage: (language: string) => `looks like ${language}`,
  without: 'Leave out',
  unread: (name: string, reason: string) => `${name}: ${reason}`,
  tooLittle: 'Too little to measure; a few more sentences are needed.',
  measured: (sentences: number, count: number) => `${plural(sentences, 'sentence', 'sentences')}, ${plural(count, 'word', 'words')}`,
  measuredTitle: 'Measured',
  modelTitle: 'Proposed by the model',
  ask: 'Ask the model for guidelines',
  asking: 'The model reads …',
  askHelp:
    'It sees the beginning of each text. What it proposes is shown with its evidence, and only where its quotations stand in the texts.',
  noModel: 'With a language model there are proposals beyond what can be measured. An owner sets one in Settings, Model.',
  leftOut: (n: number) => `${plural(n, 'proposal', 'proposals')} left out: the texts do not show them`,
  address: (how: string): string => (how === 'formal' ? 'Address readers formally' : 'Address readers informally'),
  list: { address: 'address', do: 'do', dont: 'do not', use: 'words to use', avoid: 'words to avoid' },
  take: 'Take it',
  takeAll: 'Take all',
  taken: 'taken',
  evidence: 'Where',
  tryOpen: 'Try a text',
  like: 'Does this sound like us?',
  likePaste: 'A text to try',
  likeHelp: 'Held against what stands above: address, length of sentences, marks, and words to avoid.',
  score: (score: number, n: number) => `${score} of 100 · ${n === 0 ? 'nothing against it' : plural(n, 'place', 'places')}`,
  against: (guideline: string) => `not: ${guideline}`,
  beside: 'Beside another voice',
  paragraph: 'A paragraph',
  other: 'The other voice',
  tryBoth: 'Try both',
  trying: 'Writing …',
  besideHelp: (hasModel: boolean): string =>
    hasModel
      ? 'The model writes the paragraph in this voice, as it stands above, and in the other. Nothing is stored.'
      : 'Without a model each voice’s pairs of words are written. Nothing is stored.',
  thisVoice: (name: string) => name || 'This voice',
  asStored: (name: string) => `${name}, as it is stored`,
  scored: (before: number | null, after: number | null) =>
    before === null
      ? ''
      : after === null
        ? `The paragraph: ${before} of 100`
        : `The paragraph: ${before} of 100 · written so: ${after} of 100`,
  found: (n: number) => (n === 0 ? 'The rules find nothing in it' : `The rules find ${plural(n, 'thing', 'things')} in it`),
  // Versions
  history: 'Versions',
  historyHelp: 'Every save is kept. A version taken up again is a new one.',
  inUse: 'in use',
  byOn: (name: string | null, when: string) => `${name ?? 'Command line'}, ${when}`,
  compareWith: (version: number) => `Compare with ${version}`,
  compareUsed: 'Compare with the one in use',
  changes: (from: number, to: number) => `From version ${from} to version ${to}`,
  noChange: 'They say the same.',
  part: {
    name: 'Name',
    description: 'Description',
    address: 'Addresses the reader',
    do: 'Do',
    dont: 'Don’t',
    use: 'Words to use',
    avoid: 'Words to avoid',
    examples: 'Examples',
    other: 'Anything else',
  },
  restore: (version: number) => `Restore ${version}`,
  restoreTitle: (version: number) => `Restore version ${version}?`,
  restoreHelp: 'It becomes a new version. What is in the form and not saved is lost.',
  restoreWhat: 'What',
  everything: 'Everything',
  restoreVerb: 'Restore',
  restored: (version: number) => `Version ${version} is in use again`,
}
