import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readGuidelines, writeGuidelines } from '../../src/generation/voice/guidelines.ts'
import { measureVoice, proposalsOf, soundsLike, withProposal } from '../../src/generation/voice/measure-voice.ts'
import { applyPairs } from '../../src/generation/voice/tone.ts'
import { evidenced } from '../../src/generation/prompt/voice-evidence.ts'
import type { Proposal } from '../../src/generation/voice/measure-voice.ts'

const GERMAN = [
  'Wir bauen Tische aus Eiche. Am Montag bestellen Sie, und wir liefern am Freitag. Ihre Küche bleibt ruhig.',
  'Möchten Sie das Holz sehen? Kommen Sie in unsere Werkstatt. Die Werkstatt ist offen, auch für Kinder.',
  'Unsere Werkstatt liegt am Fluss. Dort ölen wir jedes Brett von Hand.',
]
const texts = (proposals: Proposal[], list: Proposal['list']) => proposals.filter((each) => each.list === list).map((each) => each.text)

test('a voice is measured from examples, and each proposal has its evidence', () => {
  const measured = measureVoice(GERMAN, 'DE')
  assert.equal(measured.sentences, 8)
  const proposals = proposalsOf(measured, 'DE')
  assert.deepEqual(texts(proposals, 'address'), ['formal'])
  const address = proposals.find(({ list }) => list === 'address')!
  assert.match(address.evidence, /^3 of 8 sentences/)
  assert.ok(address.examples.every((sentence) => /Sie|Ihre/.test(sentence)))
  assert.deepEqual(texts(proposals, 'do'), ['Write sentences of 5 to 7 words.', 'Speak as “we”.', 'Ask the reader questions.'])
  assert.deepEqual(texts(proposals, 'dont'), ['Use no exclamation marks.'])
  assert.deepEqual(texts(proposals, 'use'), ['werkstatt'])
  assert.deepEqual(proposalsOf(measureVoice(['Zu kurz für ein Urteil.'], 'DE'), 'DE'), [], 'little text proposes nothing')
})

test('what was proposed is a tone, and a text is scored against it with the places that are not like it', () => {
  const guidelines = proposalsOf(measureVoice(GERMAN, 'DE'), 'DE').reduce(
    withProposal,
    readGuidelines('## Words to avoid\n\n- billig -> günstig'),
  )
  const stored = writeGuidelines(guidelines)
  assert.deepEqual(readGuidelines(stored), guidelines)
  assert.deepEqual(soundsLike(GERMAN.join('\n'), stored, 'DE'), { score: 100, off: [] })
  const { score, off } = soundsLike('Du bekommst den Tisch sofort! Unser Tisch ist billig. Wir ölen jedes Brett.', stored, 'DE')
  assert.equal(score, 33)
  assert.deepEqual(
    off.map(({ guideline }) => guideline),
    ['address: formal', 'Use no exclamation marks.', 'billig -> günstig'],
  )
  assert.equal(soundsLike('', stored, 'DE').score, null)
})

test('English is told by contractions and by words it never uses', () => {
  const plain = Array.from(
    { length: 20 },
    (_each, index) => `The desk in room ${index} does not move when people lean on it during a long day of work at home.`,
  )
  const proposals = proposalsOf(measureVoice(plain, 'EN'), 'EN')
  assert.ok(texts(proposals, 'dont').includes('Use no contractions.'))
  assert.ok(texts(proposals, 'avoid').includes('amazing'))
  const chatty = proposalsOf(
    measureVoice(['We’re here. It doesn’t matter. You’ll see! Don’t wait. That’s us, and we are glad.'], 'EN'),
    'EN',
  )
  assert.ok(texts(chatty, 'do').includes('Use contractions.'))
  // Strange input neither throws nor takes long.
  for (const text of [
    '\0\ud800',
    '!'.repeat(20_000),
    'a '.repeat(50_000),
    'a'.repeat(100_000),
    `${'?'.repeat(50_000)}a`,
    '😀'.repeat(1000),
  ])
    measureVoice([text], 'EN')
})

test('a word to avoid is found whatever its case, and needs something in its place where it has an arrow', () => {
  const pairs = [
    ['STRASSE', 'Weg'],
    ['groß', 'hoch'],
    ['οδός', 'δρόμος'],
  ] as const
  assert.equal(applyPairs('GROẞ und Groß, größer. ΟΔΌΣ.', pairs, 'de'), 'Hoch und Hoch, größer. Δρόμος.')
  const text = 'The desk of solid oak stands in a small room and is oiled by hand. '.repeat(10)
  const raw = ['cheap ->', 'cheap -> solid', 'cheap'].map((each) => ({ list: 'avoid', text: each, quotes: [] }))
  assert.deepEqual(
    evidenced(raw, [{ name: 'Desk', text }]).proposals.map((each) => each.text),
    ['cheap -> solid', 'cheap'],
  )
})
