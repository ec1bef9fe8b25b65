import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOMS } from './rooms.ts'
import type { Room } from './rooms.ts'

const SRC = path.join(import.meta.dirname, '..')
const NEVER_DRAWN = new Set([
  'errors',
  'config',
  'languages',
  'version',
  'contract/limits',
  'contract/values',
  'contract/one-line',
  'main',
  'docs',
  'demo',
])

/** The part of ARCHITECTURE.md that is made from the table of rooms: two drawings and the table itself. */
export function roomsSection(): string {
  const inside = ROOMS.filter(({ path }) => path.startsWith('rules'))
  const outside = ROOMS.filter(({ path }) => !NEVER_DRAWN.has(path))
  return `
The whole product; an arrow means "imports", and what can be reached by way of another room is not drawn again. errors, config, languages,
version, and the limits, values and names of the contract lie below everything.

${drawing(outside, (name) => (name.startsWith('rules/') ? 'rules' : name))}

Inside \`src/rules\`:

${drawing(inside, (name) => name)}

| room | what it is for | may import |
|---|---|---|
${ROOMS.map(
  ({ path: name, purpose, imports, pure }) =>
    `| \`${placeOf(name)}\` | ${purpose}${pure ? ' (pure)' : ''} | ${imports.join(', ') || 'nothing'} |`,
).join('\n')}
`
}

function drawing(rooms: Room[], nameOf: (name: string) => string): string {
  const names = new Set(rooms.map(({ path }) => nameOf(path)))
  const imports = new Map(
    [...Map.groupBy(rooms, ({ path }) => nameOf(path))].map(([name, together]) => {
      const all = together.flatMap((room) => room.imports.map(nameOf))
      return [name, new Set(all.filter((other) => other !== name && names.has(other)))]
    }),
  )
  const arrows = [...imports].flatMap(([from, direct]) =>
    [...direct]
      .filter((to) => ![...direct].some((other) => other !== to && reaches(imports, other, to)))
      .map((to) => `  ${id(from)} --> ${id(to)}`),
  )
  return ['```mermaid', 'flowchart TD', ...[...names].map((name) => `  ${id(name)}["${name}"]`), ...arrows, '```'].join('\n')
}

/** Where a room stands, from the root. */
const placeOf = (name: string) => (name === 'web' ? 'web/src' : existsSync(path.join(SRC, `${name}.ts`)) ? `src/${name}.ts` : `src/${name}`)

const id = (name: string) => name.replaceAll('/', '_')

function reaches(imports: Map<string, Set<string>>, from: string, to: string): boolean {
  return [...(imports.get(from) ?? [])].some((next) => next === to || reaches(imports, next, to))
}
