import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findingsOf } from './finding.ts'

const IS = 'extends: existence\nmessage: "%s"\nignorecase: true\ntokens: [is, here]\n'
/** Vale positions alerts differently on short pages, so the page is made long. */
const LONG = `\n\n${'Nothing to say. '.repeat(80)}\n`
const placesOf = (yaml: string, text: string, type: 'markdown' | 'html' = 'markdown') =>
  findingsOf(yaml, text, { type }).map((finding) => [finding.start, finding.text])

test('on a long page a repeat that Vale loses among other letters is not reported; on a short one everything is', () => {
  const text = 'This is what it is.'
  assert.deepEqual(placesOf(IS, text), [
    [5, 'is'],
    [16, 'is'],
  ])
  assert.deepEqual(placesOf(IS, text + LONG), [[5, 'is']])
  assert.deepEqual(placesOf(IS, `It is, it is, it is.${LONG}`), [
    [3, 'is'],
    [10, 'is'],
    [17, 'is'],
  ])
})

test('rules of ours report every occurrence, however long the page', () => {
  const own = 'extends: existence\nmessage: "%s"\nlanguages:\n  EN:\n    terms: [is]\n'
  assert.equal(findingsOf(own, `This is what it is.${LONG}`, { type: 'markdown', language: 'EN' }).length, 2)
})

test('what Vale would place in another word stays where it was found', () => {
  assert.deepEqual(
    placesOf(IS, `Whatever. This one [is](https://example.org/this-is) and (this) is.${LONG}`).every(
      ([start, text]) => text === 'is' && typeof start === 'number' && start > 14,
    ),
    true,
  )
})

test('a match with markup in it names its line on a long page, and its exact place on a short one', () => {
  const parentheses = "extends: existence\nmessage: m\nnonword: true\ntokens: ['\\(.+\\)']\n"
  const text = 'Read the terms (the “**Terms**”) first.'
  assert.deepEqual(placesOf(parentheses, text), [[15, '(the “Terms”)']])
  assert.deepEqual(placesOf(parentheses, text + LONG), [[0, text]])
  const [finding] = findingsOf(parentheses, `<p>Read the terms (the “<b>Terms</b>”) first.</p>${LONG}`, { type: 'html' })
  // On HTML the text that Vale found is reported, with the spaces it puts around tags.
  assert.deepEqual([finding!.start, finding!.text], [18, '(the “ Terms ”)'])
})

test('the text between tags is set off by a blank, as in Vale', () => {
  const spacing = "extends: existence\nmessage: m\nnonword: true\ntokens: ['[a-z][.][A-Z]', ' ,']\n"
  assert.deepEqual(placesOf(spacing, '**Information.**Our page **one** , two, three.Four'), [[44, 'e.F']])
  assert.deepEqual(
    placesOf(spacing, '<p>Say.<a>Give</a><span>, then</span> end.Now</p>', 'html').map(([, text]) => text),
    ['d.N'],
  )
})

test('a number before a sentence is a sentence of its own, the number of a section is not', () => {
  const start = "extends: existence\nmessage: m\nscope: sentence\nnonword: true\ntokens: ['^[^ ]+']\n"
  assert.deepEqual(
    placesOf(start, 'Point 3. Hateful things. 12.3. All notices.\n').map(([, text]) => text),
    ['Point', 'Hateful', '12.3.'],
  )
  assert.deepEqual(
    placesOf(start, '3\\. Hateful things.\n').map(([, text]) => text),
    ['3.', 'Hateful'],
  )
})
