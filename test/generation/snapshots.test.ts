import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { LANGUAGE_KEYS } from '../../src/languages.ts'
import type { LanguageKey } from '../../src/languages.ts'
import { writeDraft } from '../../src/generation/draft/draft.ts'
import { exampleValues, fact, library, toneKeys, withDrafts } from './built-in.ts'

const FACTS: Record<LanguageKey, string> = {
  NL: 'Het hout wordt twee jaar gedroogd.',
  EN: 'The timber is dried for two years.',
  ES: 'La madera se seca durante dos años.',
  IT: 'Il legno viene essiccato per due anni.',
  GR: 'Το ξύλο ξηραίνεται για δύο χρόνια.',
  SE: 'Virket torkas i två år.',
  PT: 'A madeira fica a secar durante dois anos.',
  FR: 'Le bois sèche pendant deux ans.',
  FI: 'Puuta kuivataan kaksi vuotta.',
  PL: 'Drewno suszy się przez dwa lata.',
  DE: 'Das Holz wird zwei Jahre getrocknet.',
  TR: 'Kereste iki yıl kurutulur.',
  DK: 'Træet tørres i to år.',
  RU: 'Древесина сушится два года.',
  NO: 'Treverket tørkes i to år.',
}

/** Compares with the committed text, or writes it anew: RENEW_SNAPSHOTS=1 node --test test/generation/snapshots.test.ts */
function compare(name: string, text: string): void {
  const path = join(import.meta.dirname, 'snapshots', name)
  if (process.env.RENEW_SNAPSHOTS === '1') {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  assert.ok(existsSync(path), `${name} is not there: run the command at the top of this function`)
  assert.equal(text, readFileSync(path, 'utf8'), name)
}

function write(key: string, language: LanguageKey, tone: string): string {
  const template = library.template(key, language)
  const voice = library.tone(tone, language)
  assert.ok(template && voice, `${key} or ${tone} in ${language}`)
  const facts = template.infobase === null ? [] : [fact(FACTS[language])]
  return writeDraft({ template, values: exampleValues(template), tone: voice, facts }).markdown
}

for (const key of [...new Set(withDrafts.map((template) => template.key))].sort()) {
  test(`${key} writes what it wrote before, in every language it has`, () => {
    for (const language of LANGUAGE_KEYS) {
      if (library.template(key, language)) compare(join(key, `${language}.md`), write(key, language, 'neutral'))
    }
  })
}

test('each tone writes a newsletter in its own words, in every language', () => {
  for (const language of LANGUAGE_KEYS) {
    const texts = toneKeys
      .filter((tone) => library.tone(tone, language))
      .map((tone) => `<!-- ${tone} -->\n\n${write('newsletter', language, tone)}`)
    assert.equal(new Set(texts.map((text) => text.replace(/^<!--.*-->/, ''))).size, texts.length, `${language}: two tones say the same`)
    compare(join('tones', `${language}.md`), texts.join('\n'))
  }
})
