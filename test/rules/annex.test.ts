import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { ruleLibrary } from '../../src/packs/library.ts'
import { ROOT } from '../../src/places.ts'

const PAGE = path.join(ROOT, 'docs', 'annex-i.md')

interface Row {
  rules: string[]
  languages: string[]
  open: string
}

/** The rows of the table by their entry: "4a", "Art. 6(2)(d)". */
function rows(): Map<string, Row> {
  const page = readFileSync(PAGE, 'utf8')
  const found = new Map<string, Row>()
  for (const line of page.split('\n')) {
    if (!/^\| (Art\. )?\d/.test(line)) continue
    const [entry, , rules, languages, open] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    found.set(entry!, {
      rules: [...rules!.matchAll(/`([^`]+)`/g)].map(([, id]) => id!),
      languages: languages!.split(' ').filter(Boolean),
      open: open!,
    })
  }
  return found
}

/** Writes the rules and languages that citations name into the table. */
function renew(expected: ReadonlyMap<string, { rules: Set<string>; languages: Set<string> }>): void {
  const page = readFileSync(PAGE, 'utf8')
  const renewed = page.replace(/^\| ((?:Art\. )?\d\S*) \| ([^|]*) \|[^|]*\|[^|]*\|/gm, (_row, entry: string, about: string) => {
    const { rules = [], languages = [] } = expected.get(entry) ?? {}
    const names = [...rules].toSorted().map((id) => `\`${id}\``)
    return `| ${entry} | ${about} | ${names.join(', ')} | ${[...languages].toSorted().join(' ')} |`
  })
  writeFileSync(PAGE, renewed)
}

/** The entries of Annex I and the changed parts of Articles 6 and 7 that a citation names. */
function entriesOf(citation: string): string[] {
  const entries: string[] = []
  for (const part of citation.split('Directive 2005/29/EC').slice(1)) {
    const own = part.split(';')[0]!
    for (const [, list] of own.matchAll(/Annex I, nos?\. ((?:\d+[a-j]?(?:, | and )?)+)/g)) entries.push(...list!.match(/\d+[a-j]?/g)!)
    if (own.includes('6(1)(b)')) entries.push('Art. 6(1)(b)')
    if (own.includes('6(2)(d)')) entries.push('Art. 6(2)(d)')
    if (own.includes('7(7)')) entries.push('Art. 7(7)')
  }
  return entries
}

test('the table of Annex I names for each entry the rules that cite it and their languages (RENEW_SNAPSHOTS=1 renews)', () => {
  const expected = new Map<string, { rules: Set<string>; languages: Set<string> }>()
  for (const rule of ruleLibrary.rules()) {
    for (const entry of entriesOf(rule.source?.citation ?? '')) {
      const kept = expected.get(entry) ?? { rules: new Set(), languages: new Set() }
      kept.rules.add(rule.id)
      for (const { language } of rule.parts) if (language !== null) kept.languages.add(language)
      expected.set(entry, kept)
    }
  }
  if (process.env['RENEW_SNAPSHOTS']) renew(expected)
  const table = rows()
  for (const [entry, { rules, languages }] of expected) {
    assert.deepEqual(table.get(entry)?.rules, [...rules].toSorted(), `rules of ${entry} in docs/annex-i.md`)
    assert.deepEqual(table.get(entry)?.languages, [...languages].toSorted(), `languages of ${entry} in docs/annex-i.md`)
  }
  for (const [entry, { rules, open }] of table) {
    if (!expected.has(entry)) assert.deepEqual(rules, [], `${entry} names rules that do not cite it`)
    assert.notEqual(open, '', `${entry} does not say what is left open`)
  }
  assert.equal(table.size, 51)
})
