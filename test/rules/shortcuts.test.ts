import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { asciiOf, placeInText, plainTextOf } from '../../src/rules/expression/plain-text.ts'
import { foldedText } from '../../src/rules/engine/fingerprint.ts'
import { folded } from '../../src/rules/words/fold.ts'
import { fillMessage } from '../../src/rules/definition/message.ts'

const textOf = (parts: string[]) => fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((chosen) => chosen.join(''))

test('a text is folded for its fingerprint as any other, be it plain or not', () => {
  const text = textOf([
    'a',
    'Z',
    '9',
    '-',
    ' ',
    '  ',
    '\t',
    '\n',
    '.',
    "'",
    '’',
    'É',
    'İ',
    'ς',
    'e\u0301',
    '\u00a0',
    '\u00ad',
    '\u007f',
    '“',
    '😀',
  ])
  fc.assert(
    fc.property(text, (one) => {
      assert.equal(foldedText(one), folded(one, { language: null, ignoreCase: true, ignoreAccents: false }).trim())
    }),
    { numRuns: 2000 },
  )
})

test('a message is filled in as an expression would do it', () => {
  const byExpression = (message: string, fillers: string[]) => {
    let next = 0
    return message.replaceAll(/%(?:\[(\d+)\])?([sdvq%])/g, (_whole, number: string | undefined, verb: string) => {
      if (verb === '%') return '%'
      if (number !== undefined) next = Number(number) - 1
      const filler = fillers[next++] ?? ''
      return verb === 'q' ? `"${filler}"` : filler
    })
  }
  const message = textOf(['%', '%s', '%[2]s', '%[1]q', '%[0]v', '%[', '[', ']', '%%', '%[2]%', '%[]s', 'x', 's', '1', '%d', '%q', '%[12'])
  fc.assert(
    fc.property(message, fc.array(fc.constantFrom('one', 'two', '%s', ''), { maxLength: 3 }), (one, fillers) => {
      assert.equal(fillMessage(one, fillers), byExpression(one, fillers))
    }),
    { numRuns: 5000 },
  )
})

test('of no character in use is it overlooked that it is a letter or a digit', () => {
  for (let code = 0x80; code < 0x10000; code++) {
    const character = String.fromCharCode(code)
    const isHalf = code >= 0xd800 && code <= 0xdfff
    assert.equal(
      plainTextOf(`a${character}`),
      isHalf ? null : `a${/\p{Nd}/u.test(character) ? '0' : /[\p{L}\p{M}\p{N}\p{Pc}]/u.test(character) ? '_' : character}`,
      code.toString(16),
    )
  }
})

test('in its ASCII form a text has one character for each of its own, and offsets can be mapped back', () => {
  const text = textOf(['a', ' ', '9', '\n', 'é', '٣', '’', '\u2003', '\u2028', '😀', '𝒜', 'e\u0301'])
  fc.assert(
    fc.property(text, (one) => {
      const ascii = asciiOf(one)!
      const characters = [...one]
      assert.match(ascii.text, /^[\0-\x7f]*$/)
      assert.equal(ascii.text.length, characters.length)
      let place = 0
      for (const [index, character] of characters.entries()) {
        assert.equal(placeInText(ascii.pairs, index), place)
        assert.equal(/\s/.test(ascii.text[index]!), /\s/.test(character))
        assert.equal(/^$/m.test(`${ascii.text[index]!}`), /^$/m.test(character))
        place += character.length
      }
      assert.equal(placeInText(ascii.pairs, characters.length), one.length)
    }),
    { numRuns: 1000 },
  )
  assert.equal(asciiOf('a\ud83d'), null)
  assert.equal(asciiOf('\ude00a'), null)
})
