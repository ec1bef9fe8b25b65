import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'

const ROOT = path.join(import.meta.dirname, '../..')

interface Import {
  from: string
  to: string
}

/** What each file of a folder imports: files of ours by their path from the root, packages by their name. Types do not count: they are gone at run time. */
function importsOf(folder: string): Import[] {
  const files = readdirSync(path.join(ROOT, folder), { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
  return files.flatMap((name) => {
    const file = path.join(folder, name)
    const source = readFileSync(path.join(ROOT, file), 'utf8')
    const found = source.matchAll(
      /^\s*(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm,
    )
    return [...found].map((match) => {
      const to = (match[1] ?? match[2])!
      return {
        from: file.replaceAll(path.sep, '/'),
        to: to.startsWith('.') ? path.join(path.dirname(file), to).replaceAll(path.sep, '/') : to,
      }
    })
  })
}

const refuse = (folder: string, wrong: (to: string) => boolean) => {
  const crossing = importsOf(folder)
    .filter(({ to }) => wrong(to))
    .map(({ from, to }) => `${from} imports ${to}`)
  assert.deepEqual(crossing, [])
}

const within =
  (...rooms: string[]) =>
  (to: string) =>
    rooms.some((room) => to.startsWith(`src/${room}/`) || to === `src/${room}.ts`)

describe('walls between the rooms', () => {
  test('text, rules and review are pure: nothing of Node, no database, no network', () => {
    for (const room of ['text', 'rules', 'reviews/chart']) {
      refuse(
        `src/${room}`,
        (to) => to.startsWith('node:') || (to.startsWith('src/') && !within('text', 'rules', 'reviews/chart', 'errors', 'languages')(to)),
      )
    }
  })

  test('generation needs no server: no database, no HTTP, no jobs', () => {
    refuse('src/generation', (to) => to.startsWith('node:') || within('db', 'http', 'jobs', 'cli', 'audits', 'fetch')(to))
  })

  test('http and jobs never import each other', () => {
    refuse('src/http', within('jobs', 'cli'))
    refuse('src/jobs', within('http', 'cli'))
  })

  test('the database is below the use cases, and the entrances are above them', () => {
    refuse('src/db', within('http', 'jobs', 'cli', 'fetch', 'local'))
    refuse('src/fetch', within('db', 'http', 'jobs', 'cli', 'audits'))
    refuse('src/audits', within('http', 'cli'))
  })

  test('the web application takes from the server only what runs in a browser', () => {
    refuse(
      'web/src',
      (to) =>
        to.startsWith('node:') ||
        (to.startsWith('src/') && !within('text', 'rules', 'reviews/chart', 'generation', 'errors', 'languages')(to)),
    )
  })
})
