import assert from 'node:assert/strict'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { findFacts } from '../../src/db/library/knowledge-entries.ts'
import type { NewEntry } from '../../src/db/library/knowledge-entries.ts'
import { passagesOf } from '../../src/library/knowledge-passages.ts'
import { storeKnowledgeBase } from '../../src/library/knowledge.ts'
import { LANGUAGE_KEYS } from '../../src/languages.ts'
import type { LanguageKey } from '../../src/languages.ts'
import { listVersions } from '../helpers/versions.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'

/** A fact with one inflection of a word, an input with another inflection, and an unrelated fact. */
const FORMS: Record<LanguageKey, { fact: string; input: string; other: string }> = {
  NL: { fact: 'De stoelen worden in Utrecht gemaakt.', input: 'Een stoel van eikenhout', other: 'Het magazijn is op maandag gesloten.' },
  EN: { fact: 'Our chairs are built in Leeds.', input: 'A chair of oak', other: 'The warehouse is closed on Mondays.' },
  ES: { fact: 'Las sillas se fabrican en Valencia.', input: 'Una silla de roble', other: 'El almacén cierra los lunes.' },
  IT: { fact: 'Le sedie sono prodotte a Udine.', input: 'Una sedia di rovere', other: 'Il magazzino è chiuso il lunedì.' },
  GR: { fact: 'Οι καρέκλες κατασκευάζονται στη Λάρισα.', input: 'Μία καρέκλα από δρυ', other: 'Η αποθήκη είναι κλειστή τη Δευτέρα.' },
  SE: { fact: 'Stolarna tillverkas i Växjö.', input: 'En stol av ek', other: 'Lagret är stängt på måndagar.' },
  PT: { fact: 'As cadeiras são fabricadas em Braga.', input: 'Uma cadeira de carvalho', other: 'O armazém fecha à segunda-feira.' },
  FR: { fact: 'Les chaises sont fabriquées à Nancy.', input: 'Une chaise en chêne', other: "L'entrepôt est fermé le lundi." },
  FI: { fact: 'Tuolit valmistetaan Lahdessa.', input: 'Tuoli tammesta', other: 'Varasto on kiinni maanantaisin.' },
  PL: { fact: 'Krzesła powstają w Poznaniu.', input: 'Krzesło z dębu', other: 'Magazyn jest zamknięty w poniedziałki.' },
  DE: { fact: 'Die Stühle werden in Detmold gebaut.', input: 'Ein Stuhl aus Eiche', other: 'Das Lager ist montags geschlossen.' },
  TR: { fact: 'Sandalyeler Bursa’da üretilir.', input: 'Meşe bir sandalye', other: 'Depo pazartesi günleri kapalıdır.' },
  DK: { fact: 'Stolene fremstilles i Horsens.', input: 'En stol af eg', other: 'Lageret er lukket om mandagen.' },
  RU: { fact: 'Стулья делают в Твери.', input: 'Стул из дуба', other: 'Склад закрыт по понедельникам.' },
  NO: { fact: 'Stolene lages i Molde.', input: 'En stol av eik', other: 'Lageret er stengt på mandager.' },
}

const fact = (content: string, languageKey: LanguageKey | null = null, source: string | null = null): NewEntry => ({
  kind: 'fact',
  title: null,
  content,
  source,
  languageKey,
})

describe('knowledge bases', () => {
  let api: Api
  before(async () => {
    api = await startApi()
  })
  after(() => api.close())

  for (const language of LANGUAGE_KEYS) {
    test(`a fact is found by another form of its word: ${language}`, async () => {
      const { fact: wanted, input, other } = FORMS[language]
      const { id } = await storeKnowledgeBase(api.db, api.workspaceId, {
        name: `Facts ${language}`,
        description: null,
        entries: [fact(other, language), fact(wanted, language)],
      })
      const found = await findFacts(api.db, api.workspaceId, id, language, [input], 5)
      assert.deepEqual(
        found.map((entry) => entry.content),
        [wanted],
      )
    })
  }

  test('a text with quotes, operators and nothing but punctuation is a search like any other', async () => {
    const { id } = await storeKnowledgeBase(api.db, api.workspaceId, {
      name: 'Signs',
      description: null,
      entries: [fact('The chair is made of oak.', 'EN')],
    })
    for (const text of ["'; drop table x; --", "chair' | !(oak) & <-> :*", '\\', '()', '…', "it's a chair"]) {
      for (const language of ['EN', 'PL'] as const) await findFacts(api.db, api.workspaceId, id, language, [text], 5)
    }
    assert.equal((await findFacts(api.db, api.workspaceId, id, 'EN', ["it's a 'chair' & !oak"], 5)).length, 1)
  })

  test('without a model, facts of another language are left out and named', async () => {
    const { id } = await storeKnowledgeBase(api.db, api.workspaceId, {
      name: 'Two languages',
      description: null,
      entries: [
        fact('The Oslo desk is oiled twice in Leeds.', 'EN', 'Workshop'),
        fact('Der Oslo desk wird in Leeds zweimal geölt.', 'DE', 'Werkstatt'),
        { ...fact('Oslo -> Bergen', 'DE'), kind: 'guideline' },
      ],
    })
    const { status, body } = await api.call('POST', '/document', { json: await order(id) })
    assert.equal(status, 201)
    assert.match(body.message, /One fact is in another language and was left out: “Der Oslo desk wird in Leeds zweimal geölt\.”\./)
    assert.deepEqual(body.facts, [{ number: 1, text: 'The Oslo desk is oiled twice in Leeds.', title: null, source: 'Workshop' }])
    const { body: read } = await api.call('GET', `/document/${body.documentId}`)
    assert.doesNotMatch(read.generatedOutput, /geölt|Bergen/)
    assert.equal(read.message, body.message)
  })

  const template = async (key: string) => (await api.call('GET', '/template')).body.find((entry: any) => entry.key === key)
  const order = async (infobase: string) => ({
    templateId: (await template('product-description')).id,
    language_key: 'EN',
    input: JSON.stringify({ name: 'Oslo chair', summary: 'A chair of oak', features: ['Stacks'], infobase }),
  })

  test('a draft cites the facts that fit, and the document records them with the version that had them', async () => {
    const stored = await storeKnowledgeBase(api.db, api.workspaceId, {
      name: 'Chairs',
      description: 'All about chairs',
      entries: [fact('Our chairs are tested for ten years of use', 'EN', 'Test report 12'), fact('The canteen serves soup', 'EN')],
    })
    const { status, body } = await api.call('POST', '/document', { json: await order(stored.id) })
    assert.equal(status, 201)
    const { body: document } = await api.call('GET', `/document/${body.documentId}`)
    assert.match(document.generatedOutput, /tested for ten years of use\n/)
    assert.doesNotMatch(document.generatedOutput, /soup/)
    const { rows } = await api.db.query('select facts, infobase_id, infobase_version, template_version from documents where id = $1', [
      body.documentId,
    ])
    assert.deepEqual(
      rows[0].facts.map((entry: any) => [entry.text, entry.source]),
      [['Our chairs are tested for ten years of use', 'Test report 12']],
    )
    assert.equal(rows[0].infobase_id, stored.id)
    assert.equal(rows[0].infobase_version, '1')
    assert.match(rows[0].template_version, /^[0-9a-f]{12}$/)
  })

  test('a knowledge base keeps its versions, and the next document names the newer', async () => {
    const first = await storeKnowledgeBase(api.db, api.workspaceId, {
      name: 'Versioned',
      description: null,
      entries: [fact('The chair weighs five kilos', 'EN')],
    })
    const second = await storeKnowledgeBase(api.db, api.workspaceId, {
      name: 'Versioned',
      description: null,
      entries: [fact('The chair weighs six kilos', 'EN')],
    })
    assert.deepEqual([second.id, second.version], [first.id, 2])
    const { body } = await api.call('POST', '/document', { json: await order(first.id) })
    const { rows } = await api.db.query('select markdown, infobase_version from documents where id = $1', [body.documentId])
    assert.equal(rows[0].infobase_version, '2')
    assert.match(rows[0].markdown, /six kilos/)
    const versions = await listVersions(api.db, api.workspaceId, 'infobase', first.id)
    assert.deepEqual(
      versions.map(({ version, definition }) => [version, (definition as any).entries[0].content]),
      [
        [1, 'The chair weighs five kilos'],
        [2, 'The chair weighs six kilos'],
      ],
    )
  })

  test("another workspace's knowledge base is unknown", async () => {
    const other = await api.another('Other')
    const { id } = await storeKnowledgeBase(api.db, other.workspaceId, {
      name: 'Secret',
      description: null,
      entries: [fact('The chair is a secret', 'EN')],
    })
    const { status, body } = await api.call('POST', '/document', { json: await order(id) })
    assert.equal(status, 422)
    assert.deepEqual(
      body.detail.map((fault: any) => fault.loc),
      [['body', 'input', 'infobase']],
    )
    assert.deepEqual(await findFacts(api.db, api.workspaceId, id, 'EN', ['chair'], 5), [])
  })

  test('guidelines are not cited; their word pairs and their address are followed', async () => {
    const { id } = await storeKnowledgeBase(api.db, api.workspaceId, {
      name: 'House',
      description: null,
      entries: [
        { ...fact('chair -> seat', 'EN'), kind: 'guideline' },
        { ...fact('Details -> Facts and figures', 'EN'), kind: 'guideline' },
        fact('The chair stacks six high', 'EN'),
      ],
    })
    const { input, ...rest } = await order(id)
    const { body } = await api.call('POST', '/document', {
      json: { ...rest, input: JSON.stringify({ ...JSON.parse(input), details: ['Material: oak'] }) },
    })
    const { body: document } = await api.call('GET', `/document/${body.documentId}`)
    assert.match(document.generatedOutput, /## Facts and figures/)
    assert.doesNotMatch(document.generatedOutput, /->/)
  })

  test('files are cut into passages under their headings, none longer than can be cited', async () => {
    const long = Array.from({ length: 60 }, (_, i) => `Sentence number ${i} tells something about the oak we use.`).join(' ')
    const folder = await mkdtemp(path.join(tmpdir(), 'knowledge-'))
    await writeFile(path.join(folder, 'guide.md'), `# Wood\n\nShort.\n\n${long}\n\n## Care\n\nOil it once a year.\n`)
    const passages = await passagesOf('guide.md', await readFile(path.join(folder, 'guide.md')))
    assert.ok(passages.length > 4)
    assert.ok(
      passages.every(
        (passage) =>
          passage.content.length <= 700 && passage.source === 'guide.md' && passage.kind === 'passage' && passage.languageKey === 'EN',
      ),
    )
    assert.deepEqual(passages.at(-1)!.content, 'Oil it once a year.')
    assert.equal(passages.at(-1)!.title, 'Care')
    const joined = passages.map((passage) => passage.content).join(' ')
    for (let i = 0; i < 60; i++) assert.ok(joined.includes(`number ${i} tells`), String(i))
  })
})
