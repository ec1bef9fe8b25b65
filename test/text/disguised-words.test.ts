import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sourceSpan } from '../../src/text/position.ts'
import { readText } from '../../src/text/read.ts'
import type { TextType } from '../../src/text/readers.ts'

/** What a source reads as, and for each word that stands there otherwise how it stands there. */
function read(source: string, type: TextType = 'text'): { text: string; words: Record<string, string> } {
  const { blocks, source: tidied } = readText(source, type)
  const words: Record<string, string> = {}
  for (const block of blocks)
    for (const { 0: word, index } of block.text.matchAll(/[\p{L}\p{N}%-]+/gu)) {
      const { start, end } = sourceSpan(block, index, index + word.length)
      const cut = tidied.slice(start, end)
      if (cut !== word) words[word] = cut
    }
  return { text: blocks.map((block) => block.text).join('\n\n'), words }
}

test('letters of another script inside a word are the letters they look like', () => {
  assert.deepEqual(read('A risk-frее loan in the Сity, and Αll of it'), {
    text: 'A risk-free loan in the City, and All of it',
    words: { 'risk-free': 'risk-frее', City: 'Сity', All: 'Αll' },
  })
  assert.deepEqual(read('<p>gu&#1072;r<b>а</b>nteed</p>', 'html').words, { guaranteed: 'gu&#1072;r<b>а</b>nteed' })
  assert.equal(read('Мы гарантируем безoпасность и TV').text, 'Мы гарантируем безопасность и TV')
  assert.equal(read('Η αγορά: Aγορά και πώληση').text, 'Η αγορά: Αγορά και πώληση')
})

test('whole words in disguise are read in a text that has no other Cyrillic, and words of Russian and Greek texts stay', () => {
  assert.equal(read('а сure for соса').text, 'a cure for coca')
  for (const text of ['Оса и сор: это Iphone и SEO-оптимизация', 'Рост цен в ЕС на TV и VIPы', 'Ο νόμος α και 5 μm, Δt, το Χ'])
    assert.equal(read(text).text, text)
})

test('full-width letters, and those of mathematics and in circles, are letters', () => {
  assert.deepEqual(read('ｆｒｅｅ　ｏｆ　ｒｉｓｋ, １００％ **𝗳𝗿𝗲𝗲** ⓕⓡⓔⓔ ⓘ', 'markdown'), {
    text: 'free of risk, 100% free free ⓘ',
    words: { free: 'ⓕⓡⓔⓔ', of: 'ｏｆ', risk: 'ｒｉｓｋ', '100%': '１００％' },
  })
  const [block] = readText('a 𝗳𝗿𝗲𝗲 **𝗺oney** b', 'markdown').blocks
  assert.deepEqual(block!.marks, [{ scope: 'strong', start: 7, end: 12 }])
})

test('a word that a hyphen or a soft hyphen divides at a line’s end is one word, with or without the hyphen', () => {
  assert.deepEqual(read('Your money is guaran-\nteed and risk-\nfree, guaran\u00AD\n  teed twice, EU-\nweit, ever well-\nknown').words, {
    guaranteed: 'guaran\u00AD\n  teed',
    'risk-free': 'risk-\nfree',
    'EU-weit': 'EU-\nweit',
    'well-known': 'well-\nknown',
  })
  assert.equal(read('Die Vor-\nund Nachteile der Ver-\nsicherung - da-\nmit').text, 'Die Vor-\nund Nachteile der Versicherung - damit')
  assert.equal(read('> guaran-\n> teed *prof-\n> its*', 'markdown').text, 'guaranteed profits')
  assert.deepEqual(
    read('<p>guaran-\n   teed, guar&shy;<br>an<b>teed-</b><br>on</p><p>a low- cost trip, pre- tax</p>', 'html').text,
    'guaranteed, guaranteedon\n\na low- cost trip, pre- tax',
  )
})
