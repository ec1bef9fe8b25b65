import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Component } from './components.ts'
import { ROOT } from './places.ts'

/** Licences (SPDX) that ask for nothing but to be named. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts, which are shipped as they are.
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** What was read in packages whose package.json names no SPDX licence, for exactly these versions. */
const READ_BY_HAND: Record<string, string> = {
  // Its Readme: "License: MIT".
  'format@0.2.2': 'MIT',
  // The files of the dictionaries state the three clauses, and the package the MIT licence.
  'dictionary-en@4.0.0': 'MIT AND BSD-3-Clause',
  'dictionary-en-gb@3.0.0': 'MIT AND BSD-3-Clause',
  // The package is MIT; its fonts (Roboto) name the SIL Open Font License.
  'pdfmake@0.3.11': 'MIT AND OFL-1.1',
  // Its file LICENSE.
  'png-js@1.1.0': 'MIT',
}

/** The licence of a package as an SPDX expression. Throws where there is none, or where it asks for more than to be named. */
export function licenceOf({ name, version, license }: Pick<Component, 'name' | 'version' | 'license'>): string {
  const found = READ_BY_HAND[`${name}@${version}`] ?? license
  if (found === undefined || found === '')
    throw new Error(`${name}@${version} states no licence: read it, and note it in release/licences.ts`)
  if (!isPermissive(found)) throw new Error(`${name}@${version} is under ${found}, which is not among the licences of release/licences.ts`)
  return found
}

/** `MIT`, `(MIT OR GPL-2.0)`, `(MIT AND BSD-3-Clause)`; an expression of both kinds is not understood, and refused. */
function isPermissive(expression: string): boolean {
  const inner = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(inner) || (/ AND /.test(inner) && / OR /.test(inner))) return false
  if (/ OR /.test(inner)) return inner.split(' OR ').some((one) => PERMISSIVE.has(one))
  return inner.split(' AND ').every((one) => PERMISSIVE.has(one))
}

/** All licences in one text: each with the packages it holds for, equal ones once. */
export function licenceTexts(components: Component[]): string {
  const byText = new Map<string, string[]>()
  for (const component of components.filter(({ brought }) => !brought)) {
    const licence = licenceOf(component)
    const text = [`Licence: ${licence}`, ...textsOf(component)].join('\n\n')
    byText.set(text, [...(byText.get(text) ?? []), `${component.name} ${component.version}`])
  }
  const head = 'Imprimatur is made with these packages. Each stands before its licence; a licence that several share stands once.\n'
  return [head, ...[...byText].map(([text, names]) => `${'='.repeat(80)}\n${names.join('\n')}\n\n${text}\n`)].join('\n')
}

function textsOf({ place, name }: Component): string[] {
  const folder = path.join(ROOT, place)
  if (!existsSync(folder)) throw new Error(`${name} is not installed: run npm install first`)
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file) && !/\.(?:js|ts|json)$/.test(file))
  if (files.length > 0) return files.toSorted().map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  const { author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { author?: string | { name: string } }
  return [`The package holds no text of it.${author ? ` Author: ${typeof author === 'string' ? author : author.name}` : ''}`]
}
