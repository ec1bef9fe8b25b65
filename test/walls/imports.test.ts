import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { ROOMS } from '../../src/docs/rooms.ts'
import type { Room } from '../../src/docs/rooms.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const FILES = globSync(['src/**/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: ROOT }).map((file) => file.replaceAll(path.sep, '/'))
const BY_LENGTH = ROOMS.toSorted((one, other) => other.path.length - one.path.length)

/** The room of a file: the longest path of the table that holds it. */
function roomOf(file: string): Room | undefined {
  if (file.startsWith('web/src/')) return ROOMS.find((room) => room.path === 'web')
  const inner = file.replace(/^src\//, '')
  return BY_LENGTH.find(({ path: place }) => inner.startsWith(`${place}/`) || inner === `${place}.ts`)
}

const SPECIFIER = /\b(?:from|import)\s*\(?\s*'([^']+)'|\brequire\(\s*'([^']+)'\s*\)|\bnew URL\(\s*'(\.[^']+\.ts)'/g

/** What a file imports, types included: files of ours by their path from the root, packages by their name. */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  return [...source.matchAll(SPECIFIER)].map((match) => {
    const to = (match[1] ?? match[2] ?? match[3])!
    return to.startsWith('.') ? path.join(path.dirname(file), to).replaceAll(path.sep, '/') : to
  })
}

describe('walls between the rooms (src/docs/rooms.ts)', () => {
  test('every file of src stands in a room', () => {
    assert.deepEqual(
      FILES.filter((file) => !roomOf(file)),
      [],
    )
  })

  test('a room imports only what its row allows, types included', () => {
    const crossing = FILES.flatMap((file) => {
      const room = roomOf(file)
      return importsOf(file)
        .filter((to) => /^(src|web|test|bench|sdk)\//.test(to))
        .filter((to) => {
          const other = roomOf(to)
          return other === undefined || (other !== room && !room!.imports.includes(other.path))
        })
        .map((to) => `${file} imports ${to}`)
    })
    assert.deepEqual(crossing, [])
  })

  test('neither the public API nor the application imports the other: what both have stands beside them', () => {
    const folders = { 'src/http/public/': 'src/http/app-api/', 'src/http/app-api/': 'src/http/public/' }
    const crossing = Object.entries(folders).flatMap(([from, to]) =>
      FILES.filter((file) => file.startsWith(from)).flatMap((file) =>
        importsOf(file)
          .filter((imported) => imported.startsWith(to))
          .map((imported) => `${file} imports ${imported}`),
      ),
    )
    const shared = FILES.filter((file) => /^src\/http\/(?:base|shared)\//.test(file))
    const downwards = shared.filter((file) => importsOf(file).some((imported) => imported.startsWith('src/http/app-api/')))
    assert.deepEqual([...crossing, ...downwards], [])
  })

  test('queries and routes stand in the folder of their resource', () => {
    const loose = FILES.filter((file) => /^src\/(?:db|http)\/[\w-]+\.ts$/.test(file))
    assert.deepEqual(loose, ['src/http/app.ts'])
  })

  test('the table has no cycle: a row names only rows above it', () => {
    const upwards = ROOMS.flatMap(({ path: name, imports }, floor) =>
      imports
        .filter((other) => ROOMS.findIndex((room) => room.path === other) >= floor || !ROOMS.some((room) => room.path === other))
        .map((other) => `${name} names ${other}`),
    )
    assert.deepEqual(upwards, [])
  })

  test('no row allows what nobody needs', () => {
    const used = new Set(FILES.flatMap((file) => importsOf(file).map((to) => `${roomOf(file)?.path} ${roomOf(to)?.path}`)))
    const basis = new Set(['errors', 'config', 'languages', 'version', 'places', 'contract/limits', 'contract/values', 'contract/one-line'])
    const unused = ROOMS.flatMap(({ path: name, imports }) =>
      imports.filter((other) => !basis.has(other) && !used.has(`${name} ${other}`)).map((other) => `${name} -> ${other}`),
    )
    assert.deepEqual(unused, [])
  })

  test('pure rooms use nothing of Node and no driver', () => {
    const wrong = FILES.filter((file) => roomOf(file)?.pure).flatMap((file) =>
      importsOf(file)
        .filter((to) => to.startsWith('node:') || to === 'pg')
        .map((to) => `${file} imports ${to}`),
    )
    assert.deepEqual(wrong, [])
  })

  test('only src/places.ts knows where files lie that are no code: a package has no folder src', () => {
    const looking = FILES.filter((file) => file.startsWith('src/') && !/^src\/(?:places|docs\/.*)\.ts$/.test(file)).filter((file) =>
      /import\.meta\.(?:dirname|filename)(?!, '[\w./-]+\.ts'\))|import\.meta\.url(?!\))/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    )
    // Bundles the sources of a clone.
    assert.deepEqual(looking, ['src/upkeep/bundle-build.ts'])
  })
})
