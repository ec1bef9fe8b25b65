import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { NoticeRow } from '../../src/db/people/notices.ts'
import type { LanguageKey } from '../../src/languages.ts'
import { NOTICE_KINDS } from '../../src/reviews/chart/notices.ts'
import { noticeTexts } from '../../src/reviews/notice-texts/texts.ts'

const OUTCOMES = [
  null,
  'rule',
  'overdue',
  'lapsed',
  'approved',
  'denied',
  'discarded',
  'published',
  'hard',
  'followed',
  'not-whole',
  'audit',
  'decision_ends',
  'decision_ended',
]
const row = (kind: NoticeRow['kind'], outcome: string | null, count: number): NoticeRow => ({
  id: 'x',
  kind,
  at: '2026-01-01',
  by: 'Ilse',
  audit_id: null,
  audit_name: 'Shop',
  violation_id: null,
  approval_id: null,
  rule_id: 'own.rule',
  count,
  outcome,
  read: false,
})

describe('mails of notices in other languages', () => {
  test('every notice is a sentence of the language, with the name and the number that English has', async () => {
    const english = await noticeTexts(null)
    for (const language of ['DE', 'DK', 'ES', 'FI', 'FR', 'GR', 'IT', 'NL', 'NO', 'PL', 'PT', 'RU', 'SE', 'TR'] as LanguageKey[]) {
      const other = await noticeTexts(language)
      for (const kind of NOTICE_KINDS) {
        assert.notEqual(other.kinds[kind], english.kinds[kind])
        for (const outcome of OUTCOMES) {
          for (const count of [1, 7]) {
            const [told, said] = [english, other].map((texts) => texts.sentence(row(kind, outcome, count))) as [string, string]
            assert.notEqual(said, told)
            assert.match(said, /^[\p{Lu}\d].*\.$/u)
            for (const part of ['Ilse', 'Shop', 'own.rule', '7']) assert.equal(said.includes(part), told.includes(part), `${told} ${said}`)
          }
        }
      }
    }
    assert.equal((await noticeTexts('XX' as LanguageKey)).test, english.test, 'a language without texts reads English')
  })
})
