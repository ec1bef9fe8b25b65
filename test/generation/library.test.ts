import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGE_KEYS } from '../../src/languages.ts'
import { LibraryError, loadLibrary } from '../../src/generation/library/library.ts'
import type { Template, Words } from '../../src/generation/library/library.ts'
import { localeOf } from '../../src/generation/base/locale.ts'
import { applyPairs, TONE_WORDS } from '../../src/generation/voice/tone.ts'
import { library, libraryFiles, templateKeys, toneKeys } from './built-in.ts'

/** Words that are legitimately the same in several languages. */
const INTERNATIONAL = new RegExp(
  String.raw`^(?:` +
    String.raw`LinkedIn|Instagram|X|PS|P\. ?S\.|Euro|FAQ|Newsletter|Blog|Link|Details?|Contact|Source|Conclusion|Introduction|Date|` +
    String.raw`Dates|Message|Hashtags?|Points?|Features|Neutral|Format|Video|Hello!|SEO|URL|Google|Meta|Region|Team|Option|Problem|` +
    String.raw`Thema|Produkt|Slogan|Scene \{\}|Metadata: \{\}|Voice-over|Audience|Budget|Status|Text|Form|Instrument|\d+|https?:.*|` +
    String.raw`.*@example\.com|\d{4}-\d\d-\d\d|Maria Jensen|Northwood(?: AS)?(?:\nFjord)?|Bergen|[\p{P}{}\d\s]*` +
    ')$',
  'u',
)

const textsOf = (template: Template): [string, string][] => [
  ['name', template.name],
  ['description', template.description],
  ...template.form.flatMap((entry): [string, string][] => [
    [`${entry.name}.label`, entry.label],
    [`${entry.name}.help`, entry.help ?? ''],
    [`${entry.name}.placeholder`, entry.placeholder ?? ''],
    ...(entry.options ?? []).map((option): [string, string] => [`${entry.name}.${option.value}`, option.label]),
  ]),
  ...phrasesOf(template.words).map(([name, text]): [string, string] => [`words.${name}`, text]),
  ...template.steps.map((step): [string, string] => [`${step.key}.prompt`, step.prompt]),
]

const phrasesOf = (words: Words): [string, string][] =>
  Object.entries(words).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : Object.entries(value).map(([form, text]): [string, string] => [`${name}.${form}`, text]),
  )

test('every template and tone is there in every language, with the same fields, steps and words', () => {
  for (const key of templateKeys) {
    const english = library.template(key, 'EN')!
    for (const language of LANGUAGE_KEYS) {
      const template = library.template(key, language)
      assert.ok(template, `${key} lacks ${language}`)
      assert.deepEqual(
        template.form.map((entry) => [entry.name, entry.type, entry.required, entry.maxLength]),
        english.form.map((entry) => [entry.name, entry.type, entry.required, entry.maxLength]),
        `${key} ${language}`,
      )
      assert.deepEqual(
        template.steps.map((step) => step.key),
        english.steps.map((step) => step.key),
      )
      if (template.steps.every((step, at) => step.draft === english.steps[at]!.draft))
        assert.deepEqual(Object.keys(template.words).sort(), Object.keys(english.words).sort(), `${key} ${language}`)
      for (const entry of template.form)
        assert.equal(
          entry.help === null,
          english.form.find((other) => other.name === entry.name)!.help === null,
          `${key} ${language}: help of ${entry.name}`,
        )
    }
  }
  for (const key of toneKeys) for (const language of LANGUAGE_KEYS) assert.ok(library.tone(key, language), `${key} lacks ${language}`)
})

test('no language is left in English, or in another language', () => {
  for (const template of library.templates) {
    if (template.language === 'EN') continue
    const english = new Map(textsOf(library.template(template.key, 'EN')!))
    for (const [name, text] of textsOf(template)) {
      if (text === '' || INTERNATIONAL.test(text)) continue
      if (name.endsWith('.placeholder') && !text.includes(' ')) continue
      assert.notEqual(text, english.get(name), `${template.key} ${template.language} ${name}`)
    }
    if (['GR', 'RU'].includes(template.language)) {
      const script = template.language === 'GR' ? /\p{Script=Greek}/u : /\p{Script=Cyrillic}/u
      for (const [name, text] of textsOf(template))
        if (!INTERNATIONAL.test(text) && text.includes(' ')) assert.match(text, script, `${template.key} ${template.language} ${name}`)
    }
  }
})

test('tones say everything, in words of their own, and never what they avoid', () => {
  for (const tone of library.tones) {
    for (const name of TONE_WORDS) assert.ok(tone.words[name].length > 1, `${tone.key} ${tone.language} ${name}`)
    assert.match(tone.words.ask, /[.!?;…]$/u, `${tone.key} ${tone.language} ask`)
    for (const heading of ['features', 'facts', 'summary', 'more'] as const)
      assert.doesNotMatch(tone.words[heading], /[.,:]$/u, `${tone.key} ${tone.language} ${heading}`)
    // English, Dutch and Turkish, among others, have a comma before the signature.
    assert.doesNotMatch(tone.words.bye, /[.:]$/u, `${tone.key} ${tone.language} bye`)
    const drafts = library.templates
      .filter((template) => template.language === tone.language)
      .flatMap((template) => phrasesOf(template.words).map(([, text]) => text))
    const said = applyPairs([...Object.values(tone.words), ...drafts].join('\n'), tone.replace, localeOf(tone.language).tag).toLowerCase()
    for (const word of tone.avoid)
      assert.ok(
        !new RegExp(`(?<!\\p{L})${RegExp.escape(word.toLowerCase())}(?!\\p{L})`, 'u').test(said),
        `${tone.key} ${tone.language} says ${word}`,
      )
    for (const other of library.tones) {
      if (other.language !== tone.language || other.key === tone.key) continue
      // Headings and link texts fit whatever was entered, so that several tones share them.
      assert.notEqual(other.words.bye, tone.words.bye, `${tone.language}: ${tone.key} and ${other.key}`)
    }
  }
})

test('numbers have every plural form the language counts with', () => {
  for (const template of library.templates) {
    for (const [name, value] of Object.entries(template.words)) {
      if (typeof value === 'string') continue
      if ('formal' in value || 'informal' in value) {
        assert.deepEqual(
          Object.keys(value)
            .filter((form) => form !== 'plain')
            .sort(),
          ['formal', 'informal'],
          `${template.key} ${template.language} ${name}`,
        )
        continue
      }
      for (let count = 1; count <= 30; count++)
        assert.ok(localeOf(template.language).plural(count) in value, `${template.key} ${template.language} ${name}: ${count}`)
    }
  }
})

test('labels fit a form and descriptions a list', () => {
  for (const template of library.templates) {
    for (const entry of template.form) {
      assert.ok(entry.label.length <= 40, `${template.key} ${template.language} ${entry.name}`)
      assert.ok((entry.help ?? '').length <= 160, `${template.key} ${template.language} ${entry.name}`)
      assert.ok(
        !entry.required || entry.default !== null || entry.placeholder,
        `${template.key} ${template.language} ${entry.name} shows no example`,
      )
    }
    assert.ok(template.description.length <= 140 && /[.;]$/.test(template.description), `${template.key} ${template.language}`)
  }
})

test('an author’s mistakes are all named, each with its file', () => {
  const broken = (path: string, change: (content: string) => string) =>
    loadLibrary(libraryFiles.map((file) => (file.path === path ? { path, content: change(file.content) } : file)))
  const path = 'library/templates/faq/DE.yml'
  for (const [change, expected] of [
    [(text: string) => text.replace('name: FAQ', 'name: [FAQ'), /faq\/DE\.yml: .*line \d+/],
    [
      (text: string) => text.replace('words:\n  contact:', 'words:\n  contract:'),
      /faq\/DE\.yml: the draft asks for the words "contact", which nobody wrote/,
    ],
    [(text: string) => text.replace('words:\n', 'words:\n  more: mehr\n'), /faq\/DE\.yml: no draft asks for the words "more"/],
    [(text: string) => text.replace(/ {2}contact: \{.*\n/, ''), /faq\/DE\.yml: the field contact has no label/],
    [(text: string) => text.replace('    prompt: |', '    prompts: |'), /faq\/DE\.yml: "prompt" should be a text/],
    [
      (text: string) => text.replace(/help: '(?=Ein oder zwei)[^']*'/, 'help: Ein Satz, höchstens zwei'),
      /faq\/DE\.yml: the field intro has "höchstens zwei", which means nothing there/,
    ],
  ] as const)
    assert.throws(
      () => broken(path, change),
      (error) => error instanceof LibraryError && expected.test(error.message),
    )
  for (const [change, expected] of [
    [(text: string) => text.replace(', note: true }', ' }'), /no draft uses the field audience/],
    [(text: string) => text.replace('{{ title', '{{ audience }} {{ title'), /audience is a note to the writer, and a draft uses it/],
    [(text: string) => text.replace('[points, ', '['), /each of "orders" should name every part once: points, example/],
  ] as const)
    assert.throws(() => broken('library/templates/blog-article/template.yml', change), expected)
  assert.throws(
    () => broken('library/templates/faq/template.yml', (text) => text.replace('type: url', 'type: link')),
    /faq\/template\.yml: the field url has an unknown type/,
  )
  for (const [settings, expected] of [
    ['{ temperature: 3 }', /"temperature" of "model" should be a number from 0 to 2/],
    ['{ outputLimit: 20.5 }', /"outputLimit" of "model" should be a whole number from 50 to 32000/],
    ['{ topP: 1 }', /"model" has "topP"; it knows name, temperature, outputLimit, seed/],
    ['{ name: gpt-4 }', /a model is named provider:model/],
  ] as const)
    assert.throws(() => broken('library/templates/faq/template.yml', (text) => `${text}\nmodel: ${settings}\n`), expected)
  assert.throws(
    () => broken('library/templates/faq/template.yml', (text) => text.replace(/(steps:\n *- )(key:)/, '$1model: gpt\n    $2')),
    /a model is named provider:model/,
  )
})
