import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'

const WEB = path.join(import.meta.dirname, '../../web/src')
const STATIC = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'(\.[^']+)'/gm
/** Loaded on its own, or after all texts. */
const DYNAMIC = /(withAllTexts\(\(\) => )?\bimport\('(\.[^']+)'\)/g
const ENTRY = 'app/start.tsx'

interface Module {
  imports: string[]
  loads: { file: string; afterAllTexts: boolean }[]
  /** Areas whose texts it names. */
  areas: string[]
}

const modules = new Map<string, Module>()
for (const name of globSync('**/*.{ts,tsx}', { cwd: WEB })) {
  const file = name.replaceAll(path.sep, '/')
  const source = readFileSync(path.join(WEB, name), 'utf8')
  const from = (to: string) => path.posix.join(path.posix.dirname(file), to)
  modules.set(file, {
    imports: [...source.matchAll(STATIC)].map(([, to]) => from(to!)),
    loads: [...source.matchAll(DYNAMIC)].map(([, after, to]) => ({ file: from(to!), afterAllTexts: after !== undefined })),
    areas: [...source.matchAll(/(?<!\/)\bstrings\.(\w+)/g)].map(([, area]) => area!),
  })
}

/** The areas of a catalogue, by their keys. */
const areasOf = (catalogue: string) =>
  [...readFileSync(path.join(WEB, catalogue), 'utf8').matchAll(/^ {2}(\w+)[,:]/gm)].map(([, area]) => area!)

/** What may run before all texts are there: from the start, whatever is imported, and what is loaded without waiting for them. */
function runsEarly(): Set<string> {
  const found = new Set<string>()
  const next = [ENTRY]
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    const module = modules.get(file)
    if (!module || found.has(file)) continue
    found.add(file)
    next.push(...module.imports, ...module.loads.filter(({ afterAllTexts }) => !afterAllTexts).map((load) => load.file))
  }
  return found
}

describe('the texts that are loaded first', () => {
  const first = areasOf('languages/en.ts')
  const later = areasOf('languages/en-later.ts')

  test('are all that screens read which do not wait for the others', () => {
    assert.ok(first.includes('desk') && later.includes('library'), 'the catalogues are read')
    const early = runsEarly()
    assert.ok(early.has('violations/desk/desk.tsx') && !early.has('library/library.tsx'))
    const missing = [...early].flatMap((file) => {
      const areas = modules.get(file)!.areas.filter((area) => later.includes(area))
      return areas.map((area) => `${file} reads strings.${area}: load it by withAllTexts, or move the area to languages/en.ts`)
    })
    assert.deepEqual(missing, [])
  })

  test('every area that is read stands in one of the catalogues', () => {
    const read = new Set([...modules.values()].flatMap(({ areas }) => areas))
    assert.deepEqual(
      [...read].filter((area) => !first.includes(area) && !later.includes(area)),
      [],
    )
    assert.deepEqual(
      first.filter((area) => later.includes(area)),
      [],
    )
  })
})
