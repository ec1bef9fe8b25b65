import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { REFUSALS } from '../../src/errors.ts'
import { englishFiles, readTexts, textsOf } from '../../web/translations.ts'

const PROJECT = path.join(import.meta.dirname, '../..')

/** What was on the screens once, and the word that people say. */
const SAID_OTHERWISE: [RegExp, string][] = [
  [/private places?\b/i, 'Private networks'],
  [/keeping and deleting/i, 'Retention'],
  [/four[- ]eyes/i, 'Second approval'],
  [/\bown names\b/i, 'Brand names'],
  [/words of the house|house words/i, 'Terminology'],
  [/nobody[’']s\b/i, 'unassigned'],
  [/nobody who is a member/i, 'Command line'],
  [/last here/i, 'Last active'],
  [/calls itself/i, 'User agent'],
  [/how it does/i, 'Performance'],
  [/weight and law/i, 'Severity and source'],
  [/told of/i, 'reported'],
  [/take over \d|take over \$\{[^}]*\} as drafts/i, 'Import as drafts'],
  [/trail of the administration|administration[’']s trail|administration trail/i, 'Admin log'],
  [/what reaches me/i, 'Notifications'],
  [/\bruns? (?:is|are) going\b/i, 'in progress'],
  [/severity HIGH:/i, 'nothing: notes of authors stay in the file of the rule'],
]

/** Pages whose sentences use such words for something else, by their beginning. */
const MEANT: RegExp[] = [/rules' own names and laws/]

describe('words', () => {
  test('every refusal that has a name has words on the screens', () => {
    const worded = [...textsOf(readTexts('base/strings.en.ts')).keys()].filter((key) => key.startsWith('base.refused.'))
    assert.deepEqual(
      worded,
      REFUSALS.map((name) => `base.refused.${name}`),
    )
  })

  test('the screens say each thing by the one name it has', () => {
    const old = englishFiles().flatMap((file) =>
      [...textsOf(readTexts(file))].flatMap(([key, text]) =>
        SAID_OTHERWISE.filter(([was]) => was.test(text)).map(([, now]) => `web/src/${file}: ${key} says ${text}; it is called ${now}`),
      ),
    )
    assert.deepEqual(old, [])
  })

  test('so do the pages for users', () => {
    const files = ['README.md', ...globSync('docs/*.md', { cwd: PROJECT })].filter((file) => !/docs\/(?:rules|api|annex-i)\.md$/.test(file))
    const old = files.flatMap((file) =>
      readFileSync(path.join(PROJECT, file), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          SAID_OTHERWISE.filter(([was, now]) => now !== 'reported' && now !== 'unassigned' && was.test(line))
            .filter(() => !MEANT.some((meant) => meant.test(line)))
            .map(([, now]) => `${file}:${at + 1}: ${line.trim().slice(0, 80)}; it is called ${now}`),
        ),
    )
    assert.deepEqual(old, [])
  })
})
