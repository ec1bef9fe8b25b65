import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { correct } from '../../src/documents/write/within-rules.ts'
import { writeDraft } from '../../src/generation/draft/draft.ts'
import type { Values } from '../../src/generation/form/form.ts'
import { ruleLibrary } from '../../src/packs/library.ts'
import { exampleValues, library, withDrafts } from '../generation/built-in.ts'
import { imprimatur } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { countOf, KEPT, pageWith } from './kept.ts'

const { path: folder, file, remove } = temporaryFolder('kept')
after(remove)

test(`--fix=removals gives back ${KEPT.length} names, addresses, prices, terms and quotations as they were`, async () => {
  assert.ok(KEPT.length >= 300)
  const pages = KEPT.map((kept, index) => ({ kept, name: `page${index}.md`, before: pageWith(kept) }))
  for (const { name, before } of pages) file(`pages/${name}`, before)
  file('pages/control.md', 'We utilize it in order to help each and every visitor of our eco-friendly shop in town.\n')
  const { stderr } = await imprimatur(['audit', path.join(folder, 'pages'), '--fix=removals', '--fail-on', 'never', '--json'])
  const read = (name: string) => readFileSync(path.join(folder, 'pages', name), 'utf8')
  assert.equal(read('control.md'), 'We use it to help every visitor of our shop in town.\n')
  const lost = pages
    .filter(({ kept, name, before }) => countOf(read(name), kept.text) !== countOf(before, kept.text))
    .map(({ kept, name }) => `${kept.language} ${kept.kind}: ${kept.text}\n${stderr.split(name)[1]?.split('page')[0] ?? ''}`)
  assert.deepEqual(lost, [])
})

const profile = { packs: ruleLibrary.packs().map((pack) => pack.key), overrides: {}, allowed: [], hosts: [] }

test('every template without a model prints what was entered as it was entered, whatever the rules say', async () => {
  const lost: string[] = []
  let printed = 0
  for (const language of ['EN', 'DE', 'FR', 'NL', 'ES', 'IT'] as const) {
    const all = KEPT.filter((kept) => kept.language === language)
    let next = 0
    for (const template of library.templates.filter((one) => one.language === language)) {
      const examples = exampleValues(template)
      // Every text of the list goes through some template, in every field that takes text.
      for (let round = 0; round < 3; round++) {
        const used: string[] = []
        const take = () => used[used.push(all[next++ % all.length]!.text) - 1]!
        const values: Values = Object.fromEntries(
          template.form.flatMap((entry) => {
            if (['text', 'textarea', 'string'].includes(entry.type)) return [[entry.name, take()]]
            if (entry.type === 'list') return [[entry.name, [take(), take()]]]
            return examples[entry.name] === undefined ? [] : [[entry.name, examples[entry.name]!]]
          }),
        )
        const draft = writeDraft({ template, values, tone: library.tone('neutral', language)! })
        const { markdown } = await correct(draft.markdown, language, profile, { values: Object.values(values).flat().map(String) }, null)
        for (const text of new Set(used)) {
          printed += countOf(draft.markdown, text)
          if (countOf(markdown, text) !== countOf(draft.markdown, text)) lost.push(`${language} ${template.key}: ${text}\n${markdown}`)
        }
      }
    }
  }
  assert.deepEqual(lost, [])
  assert.ok(printed > 800, `only ${printed} texts were printed`)
})

test('every one of them comes through every template, in each field and variant in turn, as it was entered', () => {
  const lost: string[] = []
  let tried = 0
  for (const template of withDrafts) {
    // Notes are not printed, questions need their mark, words become one hashtag.
    const fields = template.form.filter(
      ({ name, type, note, format }) => ['text', 'textarea', 'list'].includes(type) && !note && !format && name !== 'hashtags',
    )
    const tones = library.tones.filter(({ language }) => language === template.language)
    const examples = exampleValues(template)
    KEPT.filter(({ language }) => language === template.language).forEach(({ text, kind }, index) => {
      const { name, type } = fields[index % fields.length]!
      const values: Values = { ...examples, [name]: type === 'list' ? [text] : text }
      const { plain } = writeDraft({ template, values, tone: tones[index % tones.length]!, variant: index % 3 })
      tried++
      // The first letter may become a capital; the full stop at the end is the sentence's.
      const [first = '', ...rest] = text.replace(/[.,;:]$/, '')
      const isThere = plain.includes(first + rest.join('')) || plain.includes(first.toUpperCase() + rest.join(''))
      if (!isThere) lost.push(`${template.key} ${template.language} ${name} ${kind}: ${text}\n${plain}`)
    })
  }
  assert.deepEqual(lost, [])
  assert.ok(tried >= 300 * 14, `only ${tried} were tried`)
})
