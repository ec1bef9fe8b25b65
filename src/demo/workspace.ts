import type pg from 'pg'
import { addComment } from '../db/violations/comments.ts'
import { hasKnowledgeBases, insertDemoKnowledgeBase, insertDemoTone } from '../db/demo/library.ts'
import { generateDocument } from '../documents/write/create.ts'
import { workspaceShelf, writable } from '../library/library.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import { DEMO_COMMENTS, DEMO_PEOPLE } from './material.ts'

/** Comments on a few violations, by the same function as real comments, so that they are in the trail. */
export async function loadComments(pool: pg.Pool, workspaceId: string, violations: string[]): Promise<void> {
  for (const [i, id] of violations.entries()) {
    const author: Actor = { kind: 'member', id: null, name: DEMO_PEOPLE[i % DEMO_PEOPLE.length]!, userId: null }
    await addComment(pool, workspaceId, id, author, DEMO_COMMENTS[i % DEMO_COMMENTS.length]!)
    if (i % 3 === 0) await addComment(pool, workspaceId, id, author, DEMO_COMMENTS[(i + 1) % DEMO_COMMENTS.length]!)
  }
}

const INFOBASES = [
  {
    name: 'Steel bottles',
    description: 'Facts about the bottle range.',
    entries: [
      ['fact', 'Material', '18/8 stainless steel, 80% recycled, certified by the mill each quarter.'],
      ['fact', 'Insulation', 'Keeps drinks hot for 8 hours and cold for 20 hours at 20 °C room temperature.'],
      ['fact', 'Sizes', '350 ml, 500 ml and 750 ml.'],
      ['guideline', 'Claims', 'Say what the bottle is made of; never call it green or sustainable.'],
    ],
  },
  {
    name: 'Company',
    description: 'Who we are, for press and careers.',
    entries: [
      ['fact', 'Founded', 'Founded in 2011 in Utrecht.'],
      ['fact', 'People', '140 people work here, in four countries.'],
    ],
  },
]

/** Knowledge bases and a tone of the workspace; only once, however often the demonstration is loaded. */
export async function loadLibrary(pool: pg.Pool, workspaceId: string): Promise<void> {
  if (await hasKnowledgeBases(pool, workspaceId)) return
  for (const infobase of INFOBASES) await insertDemoKnowledgeBase(pool, workspaceId, infobase)
  const content =
    "# Do\n- Short sentences.\n- Say what a thing is made of.\n\n# Don't\n- Superlatives.\n- Promises about the planet.\n\n" +
    '# Words\n- customers -> people\n'
  await insertDemoTone(pool, workspaceId, 'house-voice', {
    metas: [{ languageKey: 'EN', name: 'House voice', description: 'How we write when nobody is looking.', content }],
  })
}

/** Documents written through the ordinary code, one for each template in English and German. */
export async function loadDocuments(pool: pg.Pool, workspaceId: string): Promise<void> {
  const shelf = await workspaceShelf(pool, workspaceId)
  for (const { id, languages } of writable(shelf, false)) {
    for (const language of ['EN', 'DE'] as const) {
      const form = languages.get(language)?.form
      if (!form) continue
      const input = Object.fromEntries(
        form
          .filter((field) => field.required)
          .map((field) => [
            field.name,
            field.options
              ? field.type === 'multiselect'
                ? [field.options[0]!.value]
                : field.options[0]!.value
              : field.type === 'list'
                ? ['350 ml', '500 ml']
                : field.type === 'number'
                  ? 3
                  : field.type === 'boolean'
                    ? true
                    : field.type === 'url'
                      ? 'https://shop.example/bottles'
                      : (field.placeholder ?? 'Steel bottle').slice(0, field.maxLength ?? 200),
          ]),
      )
      await generateDocument({ db: pool, modelFor: async () => null }, workspaceId, {
        templateId: id,
        language,
        input: JSON.stringify(input),
        toneMetaId: null,
      })
    }
  }
}
