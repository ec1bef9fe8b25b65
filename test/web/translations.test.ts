import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { changedSince, hasTexts, inLanguage, englishFiles, marksOf, otherLanguages, textsOf, waitingIn } from '../../web/translations.ts'

const BEFORE = `
export const plural = (n: number) => String(n)
/** A desk. */
export const desk = {
  title: 'Desk',
  columns: { rule: 'Rule', 'found-on': 'Found on' } as Record<string, string>,
  // How many.
  pages: (n: number) => \`\${n} pages\`,
}
`

describe('translations', () => {
  test('a text is known by its key, whatever stands around it', () => {
    assert.deepEqual([...textsOf(BEFORE).keys()], ['desk.title', 'desk.columns.rule', 'desk.columns.found-on', 'desk.pages'])
    const marks = marksOf(BEFORE)
    assert.deepEqual(changedSince(marks, BEFORE), [])
    assert.deepEqual(
      changedSince(marks, BEFORE.replace('// How many.', '/** Of a site. */').replace("title: 'Desk',", "title:\n    'Desk',")),
      [],
    )
  })

  test('a text that changed, came or moved to another key is named; one that went is not', () => {
    const marks = marksOf(BEFORE)
    assert.deepEqual(changedSince(marks, BEFORE.replace('} pages', '} sheets')), ['desk.pages'])
    assert.deepEqual(changedSince(marks, BEFORE.replace("title: 'Desk',", "title: 'Desk',\n  lead: 'Decide',")), ['desk.lead'])
    assert.deepEqual(changedSince(marks, BEFORE.replace("rule: 'Rule'", "pack: 'Rule'")), ['desk.columns.pack'])
    assert.deepEqual(changedSince(marks, BEFORE.replace("title: 'Desk',", '')), [])
    assert.deepEqual(changedSince(undefined, BEFORE), [...textsOf(BEFORE).keys()])
  })

  test('every language that is offered says all that English says now', () => {
    assert.ok(englishFiles().length > 20)
    for (const tag of otherLanguages()) {
      assert.deepEqual(
        englishFiles().filter((file) => !hasTexts(inLanguage(file, tag))),
        [],
        `${tag} lacks the texts of these files`,
      )
      const waiting = waitingIn(tag).map(({ file, key, now }) => `web/src/${file}: ${key} ${now === null ? 'is missing' : 'is stale'}`)
      assert.deepEqual(waiting, [], `translate them (npm run translate -- ${tag}), then say so: npm run translated -- ${tag}`)
    }
  })
})
