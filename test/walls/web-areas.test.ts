import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'

const WEB = path.join(import.meta.dirname, '../../web/src')
const FILES = globSync('**/*.{ts,tsx,css}', { cwd: WEB }).map((file) => file.replaceAll(path.sep, '/'))

/** Areas have the names of the resources in src/db. `base` is what two areas need; `app` puts areas together: routes, frame, settings. */
const AREAS = 'audits claims deletion documents events keys library people rules settings sites trail violations'.split(' ')
/** All texts, a catalogue for each language, which areas read by way of base: it imports nothing but the texts of every area. */
const CATALOGUES = 'languages'
const TEXTS = /(?:^|\/)strings(?:-[a-z]+)?\.[a-z]{2}\.ts$/
/** Knows the types of the catalogues. */
const READS_CATALOGUES = 'base/strings.ts'

const areaOf = (file: string) => (file.includes('/') ? file.split('/')[0]! : 'app')

const SPECIFIER = /(?:\b(?:from|import)\s*\(?\s*|\bnew URL\(\s*|@import )'(\.[^']+)'/g

/** What files of `folders` a file of `area` reaches into that it may not. */
function crossing(file: string, source: string): string[] {
  const area = areaOf(file)
  if (area === 'app') return []
  return [...source.matchAll(SPECIFIER)]
    .map(([, to]) => path.posix.join(path.posix.dirname(file), to!))
    .filter((to) => !to.startsWith('../') && areaOf(to) !== area && areaOf(to) !== 'base')
    .filter((to) => area !== CATALOGUES || !TEXTS.test(to))
    .filter((to) => file !== READS_CATALOGUES || areaOf(to) !== CATALOGUES)
    .map((to) => `${file} imports ${to}`)
}

describe('walls between the areas of the web application', () => {
  test('every folder is an area of that name', () => {
    const folders = new Set(FILES.filter((file) => file.includes('/')).map(areaOf))
    assert.deepEqual([...folders].toSorted(), [...AREAS, 'app', 'base', CATALOGUES].toSorted())
  })

  test('an area imports itself and base, types and style sheets included; base imports no area', () => {
    assert.deepEqual(crossing('sites/x.ts', "import { a } from '../audits/a.ts'"), ['sites/x.ts imports audits/a.ts'])
    assert.deepEqual(crossing('base/x.css', "@import '../sites/a.css';"), ['base/x.css imports sites/a.css'])
    assert.deepEqual(crossing('base/x.ts', "const a = () => import('../app/a.ts')"), ['base/x.ts imports app/a.ts'])
    assert.deepEqual(crossing('languages/x.ts', "import { a } from '../sites/a.ts'"), ['languages/x.ts imports sites/a.ts'])
    assert.deepEqual(
      FILES.flatMap((file) => crossing(file, readFileSync(path.join(WEB, file), 'utf8'))),
      [],
    )
  })

  test('a style sheet stands beside what it draws, and is part of the application once', () => {
    const listed = [...readFileSync(path.join(WEB, 'app/styles.css'), 'utf8').matchAll(/@import '(\.[^']+)'/g)].map(([, to]) =>
      path.posix.join('app', to!),
    )
    assert.deepEqual(listed.toSorted(), FILES.filter((file) => file.endsWith('.css') && file !== 'app/styles.css').toSorted())
  })
})
