import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toBlocks } from '../../src/generation/markdown/blocks.ts'
import { writeDraft } from '../../src/generation/draft/draft.ts'
import { templateOfDocument } from '../../src/generation/template/from-document.ts'
import type { FormEntry } from '../../src/generation/form/form.ts'
import { lineOf, readTemplate } from '../../src/generation/template/template-files.ts'
import { languageTexts, missingIn, valuesOf, withFieldName, withOrder, withValue } from '../../src/generation/template/template-yaml.ts'
import { library } from './built-in.ts'

const RULES = `# of the shop
key: note
main: subject
fields:
  - { name: subject, type: text, limits: [{ most: 30, parts: { subject: '{}' } }] } # the title
  - { name: kind, type: select, options: [a, b] }
steps:
  - key: text
    draft: |
      # {{ subject }} subject {{ label.kind }} {{ "subject" }}
      {% if subject %}{{ words.subject }}{% endif %}
`

test('a change of the form is written into the file, and comments stay', () => {
  const changed = withValue(RULES, ['fields', 1, 'required'], true)
  assert.match(changed, /# of the shop/)
  assert.match(changed, /# the title/)
  assert.match(changed, /name: kind, type: select, options: \[ ?a, b ?\], required: true/)
  assert.equal((valuesOf(withValue(changed, ['fields', 1, 'required'], undefined))!.fields as object[]).length, 2)
  assert.match(withValue(RULES, ['steps', 0, 'draft'], '# One\n\nTwo\n'), /draft: \|\n {6}# One\n\n {6}Two\n/)
  assert.deepEqual(valuesOf(withValue('', ['steps', 'text', 'prompt'], 'Write.')), { steps: { text: { prompt: 'Write.' } } })
  assert.deepEqual(
    (valuesOf(withOrder(RULES, ['fields'], [1, 0]))!.fields as { name: string }[]).map(({ name }) => name),
    ['kind', 'subject'],
  )
  assert.equal(withValue('key: [', ['key'], 'x'), 'key: [', 'what cannot be read is left alone')
  assert.equal(lineOf(RULES, ['fields', 1, 'type']), 6)
  assert.equal(lineOf(RULES, ['steps', 0, 'draft']), 9)
})

test('a field has its new name in the form, the limits, the drafts and the languages, and nowhere else', () => {
  const files = withFieldName({ 'template.yml': RULES, 'EN.yml': 'fields:\n  subject: { label: Subject }\n' }, 'subject', 'topic')
  const rules = valuesOf(files['template.yml']!) as any
  assert.deepEqual([rules.main, rules.fields[0].name, rules.fields[0].limits[0].parts], ['topic', 'topic', { topic: '{}' }])
  assert.equal(
    rules.steps[0].draft,
    '# {{ topic }} subject {{ label.kind }} {{ "subject" }}\n{% if topic %}{{ words.subject }}{% endif %}\n',
  )
  assert.deepEqual(valuesOf(files['EN.yml']!), { fields: { topic: { label: 'Subject' } } })
})

test('what a language lacks is what it needs and what another one has', () => {
  const rules = valuesOf(RULES)!
  const english = {
    name: 'Note',
    description: 'x',
    fields: { subject: { label: 'Subject', help: 'What' }, kind: { label: 'Kind', options: { a: 'A' } } },
  }
  const texts = languageTexts(rules, [english])
  const lacking = (values: object) => missingIn(values as never, texts, [english]).map(({ path }) => path.join('.'))
  assert.deepEqual(lacking(english), ['fields.kind.options.b', 'words.subject', 'steps.text.prompt'])
  assert.ok(lacking({ name: 'Notiz' }).includes('fields.subject.help'))
})

test('a document of any text is a template that writes it again', () => {
  const entry = (name: string, type: FormEntry['type'], more: Partial<FormEntry> = {}): FormEntry => ({
    name,
    type,
    label: name,
    help: null,
    required: false,
    placeholder: null,
    options: null,
    maxLength: null,
    default: null,
    ...more,
  })
  const markdown =
    '# Oslo desk\n\nThe *Oslo desk* is 5 \\* 3 {{ raw }} {% if %} [see](https://e.example/{a}).\n\n\\# no heading\n\n1. one\n2. two\n\n' +
    '> Said Oslo desk.\n\nFrom 31 May 2026, for £1,249.50. Desks are not Oslo desks.\n'
  const input = { name: 'Oslo desk', start: '2026-05-31', price: 1249.5, currency: 'GBP', gone: 'nowhere' }
  const form = [entry('name', 'text'), entry('start', 'text', { format: 'date' }), entry('price', 'number'), entry('gone', 'text')]
  form.push(entry('currency', 'select', { options: [{ value: 'GBP', label: 'Pound' }] }))
  const made = templateOfDocument('x', { title: 'T', language: 'EN', blocks: toBlocks(markdown), input, form, prompt: null })
  assert.deepEqual([made.found.toSorted(), made.notes], [['currency', 'name', 'price', 'start'], ['gone']])
  const { templates, faults } = readTemplate('x', made.files, library.phrases)
  assert.deepEqual(faults, [])
  const tone = library.tone('neutral', 'EN')!
  const { gone: _gone, ...values } = input
  const again = writeDraft({ template: templates[0]!, values, tone }).markdown
  assert.equal(again, markdown.replace('/{a}', '/%7Ba%7D'))
  const other = writeDraft({ template: templates[0]!, values: { ...values, name: 'Bergen' }, tone }).markdown
  assert.match(other, /^# Bergen\n[^]*> Said Bergen\.\n[^]*not Oslo desks\./, 'only whole words are values')
})
