import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { plainTextOf } from '../../src/rules/expression.ts'
import { foldedText } from '../../src/rules/fingerprint.ts'
import { folded } from '../../src/rules/fold.ts'
import { fillMessage } from '../../src/rules/message.ts'

const textOf = (parts: string[]) => fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((chosen) => chosen.join(''))

test('a text is folded for its fingerprint as any other, be it plain or not', () => {
  const text = textOf(['a', 'Z', '9', '-', ' ', '  ', '\t', '\n', '.', "'", '’', 'É', 'İ', 'ς', 'e\u0301', '\u00a0', '\u00ad', '\u007f', '“', '😀'])
  fc.assert(fc.property(text, (one) => {
    assert.equal(foldedText(one), folded(one, { language: null, ignoreCase: true, ignoreAccents: false }).trim())
  }), { numRuns: 2000 })
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
  fc.assert(fc.property(message, fc.array(fc.constantFrom('one', 'two', '%s', ''), { maxLength: 3 }), (one, fillers) => {
    assert.equal(fillMessage(one, fillers), byExpression(one, fillers))
  }), { numRuns: 5000 })
})

test('of no sign in use is it overlooked that it is a letter or a digit', () => {
  for (let code = 0x80; code < 0x10000; code++) {
    const sign = String.fromCharCode(code)
    const isHalf = code >= 0xd800 && code <= 0xdfff
    assert.equal(plainTextOf(`a${sign}`), isHalf ? null : `a${/\p{Nd}/u.test(sign) ? '0' : /[\p{L}\p{M}\p{N}\p{Pc}]/u.test(sign) ? '_' : sign}`, code.toString(16))
  }
})
