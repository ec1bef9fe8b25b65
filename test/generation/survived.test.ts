import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translate } from '../../src/documents/translate/translate.ts'
import type { SourceText } from '../../src/documents/translate/translate.ts'
import { toBlocks } from '../../src/generation/markdown/blocks.ts'
import { toMarkdown } from '../../src/generation/markdown/markdown.ts'
import { NO_TOKENS } from '../../src/generation/base/model.ts'
import type { Model } from '../../src/generation/base/model.ts'
import { lossesOf } from '../../src/generation/figures/survived.ts'
import type { LanguageKey } from '../../src/languages.ts'
import { linesOf, withLines } from '../../src/generation/translation/translation.ts'

const lost = (source: string, target: string | null, names: string[] = []) =>
  lossesOf(source, target, { from: 'EN', to: 'DE', names }).map(({ kind, text }) => `${kind} ${text}`)

test('figures survive in the notation of the other language', () => {
  for (const [source, target] of [
    ['It costs £1,249.50.', 'Es kostet 1.249,50 £.'],
    ['Open from 14:30 to 18:00', 'Von 14.30 bis 18:00 Uhr geöffnet'],
    ['On 3 May 2025', 'Am 03.05.2025'],
    ['On 2025-05-03', 'Am 3. Mai 2025'],
    ['From 42-54 cm', 'Von 42 bis 54 cm'],
    ['37% less, 10,000 times', '37 % weniger, 10.000 Mal'],
    ['Go to **https://a.example/x\\~1**, now', 'Jetzt zu [uns](https://a.example/x~1)'],
    ['See www.a.example.', 'Siehe „www.a.example“!'],
    ['A two-year guarantee', 'Eine Garantie von 2 Jahren'],
    ['Write to help@shop.example about WiFi6', 'Schreiben Sie an help@shop.example zu WiFi6'],
  ] as const)
    assert.deepEqual(lost(source, target), [], source)
})

test('what is missing, other or new is named', () => {
  assert.deepEqual(lost('Saves 37% and 5 kg', 'Spart 73 % und 5 kg'), ['figure 37%', 'added_figure 73 %'])
  assert.deepEqual(lost('5 or 5', '5 oder fünf'), ['figure 5'])
  assert.deepEqual(lost('It costs £499', 'Es kostet 499 €'), ['currency EUR'])
  assert.deepEqual(lost('On 3 May 2025', 'Am 3. Juni 2025'), ['figure 3 May 2025', 'added_figure 3. Juni 2025'])
  assert.deepEqual(lost('Made by Nordhavn in Oslo', 'Hergestellt von Nordhafen in Oslo', ['Nordhavn', 'Oslo']), ['name Nordhavn'])
  assert.deepEqual(lost('See [it](https://a.example/x)', 'Siehe [es](https://a.example/y)'), ['link https://a.example/x'])
  assert.deepEqual(lost('More at https://a.example/x_y.', 'Mehr unter https://a.example/x.'), ['link https://a.example/x_y'])
  assert.deepEqual(lost('More at <https://a.example/x>', 'Mehr'), ['link https://a.example/x'])
  assert.deepEqual(lost('Hello', null), ['untranslated Hello'])
  const english = 'A quiet desk of solid oak for people who work at home and who want to put the cables out of sight.'
  assert.deepEqual(lost('A desk of oak for those who work at home', english), ['untranslated A desk of oak for those who work at home'])
  const same = 'A sentence that is long enough to be told from a name.'
  assert.deepEqual(lost(same, same), [`untranslated ${same}`])
})

test('another value, kind, sign, day or size of a figure is another figure', () => {
  const other = (source: string, target: string, from: LanguageKey, to: LanguageKey) =>
    lossesOf(source, target, { from, to, names: [] }).map(({ kind, text }) => `${kind} ${text}`)
  for (const [source, target, ...losses] of [
    ['Preis: 1.249 €', 'Price: €1.249', 'figure 1.249 €', 'added_figure €1.249'],
    ['bis 01.02.2026', 'until January 2, 2026', 'figure 01.02.2026', 'added_figure January 2, 2026'],
    ['am 05.06.2026', 'on May 6, 2026', 'figure 05.06.2026', 'added_figure May 6, 2026'],
    ['nur 50 €', 'only 50', 'figure 50 €', 'added_figure 50'],
    ['5 % Rabatt', '5 discount', 'figure 5 %'],
    ['2 Mio. €', '€2', 'figure 2 Mio. €', 'added_figure €2'],
    ['-5 % Umsatz', '5% turnover', 'figure -5 %', 'added_figure 5%'],
    ['50 € oder 60 $', '€50 or €60', 'figure USD'],
  ] as const)
    assert.deepEqual(other(source, target, 'DE', 'EN'), losses, source)
  for (const [source, target] of [
    ['Preis: 1.249 €', 'Price: €1,249'],
    ['1.249,50 Euro und 1,5 Mrd. Euro', '€1,249.50 and 1.5 billion euros'],
    ['bis 1. Februar 2026', 'until 01/02/2026'],
    ['vom 3. bis 5. Mai 2026', 'from May 3 to 5, 2026'],
    ['im Mai 2026', 'in 05/2026'],
    ['von 5 bis 7 %', 'from 5% to 7%'],
    ['-5 % auf alles', '5% off everything'],
    ['bei -5 °C', 'at −5 °C'],
    ['2 Millionen Euro', '2,000,000 EUR'],
    ['9.30 Uhr', '9:30'],
    ['bis 31.12. offen', 'open until 31 December'],
  ] as const)
    assert.deepEqual(other(source, target, 'DE', 'EN'), [], source)
  assert.deepEqual(lost('Save 1.5 %', '1.500 % sparen'), ['figure 1.5 %', 'added_figure 1.500 %'])
  assert.deepEqual(lost('$2 million', '2 Milliarden $'), ['figure $2 million', 'added_figure 2 Milliarden $'])
  assert.deepEqual(other('2 million kr and 1,249.50 kr', '2 miljoner kronor och 1 249,50 SEK', 'EN', 'SE'), [])
  assert.deepEqual(other('€2 billion until 3 May 2026', '2 000 millions d’euros jusqu’au 3 mai 2026', 'EN', 'FR'), [])
  assert.deepEqual(other('€2 billion on 1 May', '2 mil millones de euros el 1 de mayo', 'EN', 'ES'), [])
})

test('lines go out of a document and come back into the same structure', () => {
  const text = '# A\n\nB **b** [c](https://c.example)\\\nD\n\n- E\n  1. F\n\n> G\n\n| H | I |\n| --- | --- |\n| J | K |\n\n'
  const markdown = `${text}![L](https://l.example)\n\n\`\`\`\ncode\n\`\`\`\n`
  const blocks = toBlocks(markdown)
  const lines = linesOf(blocks)
  assert.deepEqual(lines, ['A', 'B **b** [c](https://c.example)', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'])
  assert.equal(toMarkdown(withLines(blocks, lines)), toMarkdown(blocks))
  const other = toMarkdown(
    withLines(
      blocks,
      lines.map((line, at) => (at === 3 ? '- # odd' : line.toLowerCase())),
    ),
  )
  assert.match(other, /^# a\n\nb \*\*b\*\*[^]*\n- odd\n[^]*!\[l\]\(https:\/\/l\.example\)/)
})

/** A translation by a model that gives these answers in the order of the lines. */
async function translated(markdown: string, answers: Record<string, string>, more: Partial<SourceText> = {}) {
  const model = {
    name: 'scripted',
    write: async ({ data }: { data: string }) => {
      const { lines } = JSON.parse(data.replaceAll(/<\/?data>/g, '')) as { lines: { number: number; text: string }[] }
      return { text: lines.map(({ number, text }) => `[${number}] ${answers[text] ?? text}`).join('\n'), tokens: NO_TOKENS }
    },
  }
  const source = { title: 'T', blocks: toBlocks(markdown), from: 'EN', to: 'DE', names: [], notices: [], words: [], ...more } as const
  const { blocks, lost } = await translate(model as unknown as Model, source)
  return { markdown: toMarkdown(blocks), lost: lost.flatMap(({ losses }) => losses.map(({ kind, text }) => `${kind} ${text}`)) }
}

test('a line that begins as a list or quotation does keeps its figure and sign, and what the document lacks is named', async () => {
  const markdown = 'On 3 May 2026\n\nMore than 5 kg\n\nThe 4 May 2026\n\nNo figure\n'
  const answers = {
    'On 3 May 2026': '3. Mai 2026',
    'More than 5 kg': '> 5 kg',
    'The 4 May 2026': '* 4. Mai 2026',
    'No figure': '---',
  }
  assert.deepEqual(await translated(markdown, answers), {
    markdown: '3\\. Mai 2026\n\n\\> 5 kg\n\n4\\. Mai 2026\n\nNo figure\n',
    lost: ['untranslated No figure'],
  })
})

test('a notice with characters of Markdown is not handed to the model, and its other wording comes in as text', async () => {
  const notices = [{ source: '*Only while stocks last_today.', target: '1. *Nur solange_der Vorrat reicht.' }]
  const answers = { 'Cheap. ⟦1⟧': 'Günstig. ⟦1⟧' }
  const markdown = '\\*Only while stocks last_today.\n\nCheap. \\*Only while stocks last_today.\n'
  assert.deepEqual(await translated(markdown, answers, { notices }), {
    markdown: '1\\. \\*Nur solange_der Vorrat reicht.\n\nGünstig. 1. \\*Nur solange_der Vorrat reicht.\n',
    lost: [],
  })
})
