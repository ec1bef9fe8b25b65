import assert from 'node:assert/strict'
import { decodeHTML } from 'entities'
import type { Document } from '../../src/text/document.ts'
import { SourcePositions, sourceSpan } from '../../src/text/position.ts'

/** Invariants of every document: the account adds up, and every character of every block is found in the source. */
export function expectExact(document: Document): void {
  const { source, account } = document
  const leftOut = account.leftOut.reduce((sum, each) => sum + each.characters, 0)
  assert.equal(account.checked + leftOut, account.characters, 'characters in = checked + left out')
  if (document.type !== 'docx') assert.equal(account.characters, [...source].length, 'every character of the source is accounted for')
  assert.ok(account.leftOut.every((each) => each.characters > 0))
  const positions = new SourcePositions(source)
  let lastStart = 0
  for (const block of document.blocks) {
    assert.ok(block.start >= lastStart && block.end <= source.length && block.start < block.end, 'blocks stand in order')
    lastStart = block.start
    assert.deepEqual({ line: block.place.line, column: block.place.column }, positions.at(block.start))
    const whole = sourceSpan(block, 0, block.text.length)
    assert.deepEqual(whole, { start: block.start, end: block.end })
    let end = block.start
    for (let at = 0; at < block.text.length; at += 1) {
      const span = sourceSpan(block, at, at + 1)
      assert.ok(span.start >= block.start && span.end <= block.end && span.start < span.end)
      assert.ok(span.end >= end, 'the map only goes forward')
      end = span.end
      expectSame(block.text, at, source.slice(span.start, span.end))
    }
    for (const mark of block.marks ?? []) assert.ok(mark.start >= 0 && mark.start < mark.end && mark.end <= block.text.length)
  }
}

const LETTER = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u
const isLatin = (letter: string) => /^\p{Script=Latin}$/u.test(letter)

function expectSame(text: string, at: number, cut: string): void {
  const character = text[at]!
  if (cut === character) return
  // a letter in another dress, or one that looks like one of another script
  const plain = cut.normalize('NFKC')
  if (plain === character || (isLatin(plain) !== isLatin(character) && LETTER.test(plain) && LETTER.test(character))) return
  if (/\s/.test(character) && /^(?:~|\\u00a0|\\_|\s+|<[^>]*>|\\[nrtbf]|&[^;]+;?)$/.test(cut)) return
  // program text of templates, which is crossed out
  if (character === ' ' && /^[{<"'`]$/.test(cut)) return
  // code and placeholders, whatever they are written with
  if (character === '*' && (cut.length === 1 || /^[\\&{$]/.test(cut))) return
  if (cut.startsWith('&')) assert.ok(decodeHTML(cut).includes(character), `${cut} reads ${character}`)
  else if (/^\\[uU]/.test(cut)) assert.equal(String.fromCharCode(Number.parseInt(cut.slice(2), 16)), character)
  // an accent of LaTeX and its letter
  else if (/^\\[^\w\s]\{?\p{L}\}?$/u.test(cut)) assert.ok(cut.includes(character.normalize('NFD')[0]!))
  else assert.ok(cut === `\\${character}` || cut === character + character, `"${cut}" stands for "${character}"`)
}
