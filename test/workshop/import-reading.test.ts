import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { readPackageApart } from '../../src/workshop/import/read-apart.ts'
import { readPackage } from '../../src/workshop/import/read-package.ts'
import type { ReadPackage, ReportLine } from '../../src/workshop/import/report.ts'
import { PackageRefused } from '../../src/workshop/import/unpack.ts'

const OWN = `extends: existence
name: No miracles
message: Do not promise “%s”.
severity: HIGH
terms: [miracle cure]
hits: [A miracle cure for everybody.]
passes: [A cure.]
`
const VALE = 'extends: existence\nmessage: "Avoid \'%s\'."\nlevel: warning\ntokens:\n  - obviously\n'

const file = (path: string, content: string | Uint8Array) => ({ path, bytes: typeof content === 'string' ? strToU8(content) : content })
const zipped = (files: Record<string, string | Uint8Array>) =>
  file(
    'package.zip',
    zipSync(Object.fromEntries(Object.entries(files).map(([path, one]) => [path, typeof one === 'string' ? strToU8(one) : one]))),
  )
const read = (...files: { path: string; bytes: Uint8Array }[]) => addsUp(readPackage('package', files))

/** found = loaded + with a remark + refused, and what can be taken is what was not refused. */
function addsUp(whole: ReadPackage): ReadPackage {
  const count = (outcome: ReportLine['outcome']) => whole.lines.filter((line) => line.outcome === outcome).length
  assert.equal(count('loaded') + count('remark'), whole.rules.length)
  assert.deepEqual(
    whole.lines.flatMap((line) => line.target ?? []),
    whole.rules.map((rule) => rule.file),
  )
  for (const line of whole.lines) {
    assert.equal(line.why === '', line.outcome === 'loaded')
    assert.equal(line.helps === '', line.outcome === 'loaded')
    if (line.mark) assert.ok(line.mark[0] < line.mark[1] && line.mark[1] <= line.text.length, `${line.mark} in ${line.text}`)
  }
  return whole
}

const only = ({ lines }: ReadPackage): ReportLine => {
  assert.equal(lines.length, 1, JSON.stringify(lines))
  return lines[0]!
}

/** A small archive whose entries all are the same bytes, which unpack to many. */
function overlapping(entries: number, size: number): { path: string; bytes: Uint8Array } {
  const one = Buffer.from(zipSync({ 'own/r000.yml': new Uint8Array(size).fill(32) }))
  const directory = one.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  const end = one.indexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const listed = Array.from({ length: entries }, (_, at) => {
    const entry = Buffer.from(one.subarray(directory, end))
    entry.write(`own/r${String(at).padStart(3, '0')}.yml`, 46)
    return entry
  })
  const tail = Buffer.from(one.subarray(end))
  tail.writeUInt16LE(entries, 8)
  tail.writeUInt16LE(entries, 10)
  return file('bomb.zip', new Uint8Array(Buffer.concat([one.subarray(0, directory), ...listed, tail])))
}

test('a folder or archive of our rules is kept byte for byte', () => {
  const crlf = `\uFEFF${OWN.replaceAll('\n', '\r\n')}`
  const { rules, lines, aside, parts } = read(
    zipped({
      './brand/claims/miracles.yml': OWN,
      'brand/windows.yml': crlf,
      'README.md': '# Rules',
      'plain.yaml': OWN,
      '.github/workflows/build.yml': 'on: push',
    }),
  )
  assert.deepEqual(
    rules.map((rule) => [rule.file, rule.rule_id, rule.severity, rule.has_proofs]),
    [
      ['claims/miracles.yml', 'claims.miracles', 'HIGH', true],
      ['brand/windows.yml', 'brand.windows', 'HIGH', true],
      ['own/plain.yaml', 'own.plain', 'HIGH', true],
    ],
  )
  assert.equal(rules[1]!.content, crlf)
  assert.deepEqual(
    lines.map(({ outcome, why }) => [outcome, why]),
    [
      ['loaded', ''],
      ['loaded', ''],
      ['loaded', ''],
    ],
  )
  assert.deepEqual(
    aside.map(({ file: name }) => name),
    ['README.md', '.github/workflows/build.yml'],
  )
  assert.deepEqual(parts, [{ name: 'YAML', kind: 'yaml', found: 3 }])
})

test('a Vale package brings its styles and vocabularies as drafts', () => {
  const { rules, lines, aside, parts } = read(
    zipped({
      'Shop/.vale.ini': 'StylesPath = styles\n',
      'Shop/styles/Shop/Obvious.yml': VALE,
      'Shop/styles/Shop/Headings.yml': 'extends: script\nmessage: Headings\nscript: headings.tengo\n',
      'Shop/styles/Shop/meta.json': '{}',
      'Shop/styles/Shop/words/Repeat.yml': VALE,
      'Shop/styles/config/vocabularies/Shop/accept.txt': 'JavaScript\n',
      'Shop/styles/config/vocabularies/Shop/reject.txt': '# no\ncheapo\n',
    }),
  )
  assert.deepEqual(rules.map((rule) => rule.file).toSorted(), [
    'Shop/Obvious.yml',
    'Shop/accept.yml',
    'Shop/reject.yml',
    'Shop/words-Repeat.yml',
  ])
  const refused = lines.find((line) => line.outcome === 'refused')!
  assert.deepEqual(
    [refused.file, refused.line, refused.text, refused.text.slice(...refused.mark!)],
    ['Shop/styles/Shop/Headings.yml', 1, 'extends: script', 'script'],
  )
  assert.match(
    lines.find((line) => line.rule_id === 'Shop.Obvious')!.why,
    /no text it must hit and no text it must leave alone.* cannot be published/,
  )
  assert.deepEqual(aside.map((one) => one.file).toSorted(), ['Shop/.vale.ini', 'Shop/styles/Shop/meta.json'])
  assert.deepEqual(parts, [
    { name: 'styles/Shop', kind: 'vale', found: 3 },
    { name: 'vocabulary Shop', kind: 'vale', found: 2 },
  ])
})

test('a table of terms becomes a rule for each line, with what proves it', () => {
  const table = [
    '\uFEFFSeverity;REASON;Instead;Term',
    'low;Brand;Rucksack;Backpack',
    ';;;Outdoor-Feeling',
    'HIGH;"100% ""sure""; really";limited guarantee;guarantee',
    'SEVERE;;;whatever',
    ';;Tagesrucksack;backpack',
    'HIGH;Alte Bezeichnung;;',
    ';;iPhone;iphone',
    ';;;*wein',
    ';;;πλάνο',
    ';;;C (beta)/D',
    ';a;b;c;d',
    ';;stems;stem|s',
  ].join('\r\n')
  const { rules, lines } = read(file('Our Terms.csv', table))
  assert.deepEqual(
    lines.filter(({ outcome }) => outcome === 'refused').map(({ line, why, text, mark }) => [line, why, mark && text.slice(...mark)]),
    [
      [5, '“SEVERE” is no severity.', 'SEVERE'],
      [6, 'Line 2 replaces “backpack” by “Rucksack”. Both cannot hold.', 'backpack'],
      [7, 'The column “term” is empty: no term to look for.', null],
      [9, 'The wildcard also finds every other word that ends in “wein”.', '*wein'],
      [12, 'The line has 5 cells, the first line names 4.', 'd'],
      [13, 'The term is to be replaced by one of its own forms.', 'stems'],
    ],
  )
  assert.deepEqual(
    rules.map(({ file: name, kind, severity, has_proofs }) => [name, kind, severity, has_proofs]),
    [
      ['Our-Terms/backpack.yml', 'substitution', 'LOW', true],
      ['Our-Terms/outdoor-feeling.yml', 'existence', 'MEDIUM', false],
      ['Our-Terms/guarantee.yml', 'substitution', 'HIGH', true],
      ['Our-Terms/iphone.yml', 'substitution', 'MEDIUM', true],
      [`Our-Terms/${rules[4]!.rule_id.split('.')[1]}.yml`, 'existence', 'MEDIUM', false],
      ['Our-Terms/c-beta-d.yml', 'existence', 'MEDIUM', false],
    ],
  )
  // Proofs were run: a line without a remark is proved.
  assert.deepEqual(
    lines.filter(({ outcome }) => outcome === 'loaded').map(({ line }) => line),
    [2, 4, 8],
  )
  assert.match(rules[2]!.content, /message: "?100%% ""?sure/)
  assert.match(rules[4]!.rule_id, /^Our-Terms\.term-[0-9a-f]{8}$/)
})

test('tables in other ways of writing them', () => {
  for (const [table, expected] of [
    ['term,instead\nfoo,bar', ['loaded']],
    ['Term\tReason\nfoo\tbecause', ['remark']],
    ['foo;bar\nbaz;qux', ['refused']],
    ['term;instead\n"foo;bar', ['refused']],
    ['term\n', []],
    ['', []],
  ] as const)
    assert.deepEqual(
      read(file('terms.csv', table)).lines.map(({ outcome }) => outcome),
      expected,
      table,
    )
  const utf16 = new Uint8Array(Buffer.from('\uFEFFterm;instead\nmüßig;faul', 'utf16le'))
  assert.equal(read(file('terms.csv', utf16)).rules[0]!.rule_id, 'terms.mussig')
})

test('what is wrong with a file is said in words, and the rest loads', () => {
  const bomb = [
    'a: &a [x,x,x,x,x,x,x,x,x]',
    ...'bcdefghi'.split('').map((key, at) => `${key}: &${key} [${`*${'abcdefgh'[at]},`.repeat(9)}]`),
  ]
  const { lines, rules } = read(
    zipped({
      'own/good.yml': OWN,
      'own/bomb.yml': `${bomb.join('\n')}\n${OWN}`,
      'own/deep.yml': `a: ${'['.repeat(20_000)}`,
      'own/binary.yml': new Uint8Array([1, 0, 2, 255]),
      'own/latin.yml': new Uint8Array([0x6d, 0xfc, 0xdf]),
      'own/endless.yml': "extends: existence\nmessage: Found\nraw:\n  - '(\\w+\\s?)+$'\n",
      'own/ending.yml': "extends: existence\nmessage: Found\nraw:\n  - '(\\w+\\s?)+07$'\n",
      'own/optional.yml': `extends: existence\nmessage: Found\nraw: ['${'a?'.repeat(30)}${'a'.repeat(30)}z']\n`,
      'own/key.yml': OWN.replace('terms:', 'tersm:'),
      'own/inherits.yml': 'extends: own.good\nmessage: Other\n',
      'own/classes/colours.yml': 'colour:\n  EN: [red]\n',
      'own/spelling.yml': 'extends: spelling\nmessage: Typo\nignore: words.txt\n',
      'own/Good.yml': OWN,
      'a b/x.yml': OWN,
      '../../x.yml': OWN,
      '/etc/rules/x.yml': OWN,
      'C:\\rules\\x.yml': OWN,
      'own/nul\0.yml': OWN,
      'own/failing.yml': OWN.replace('[A cure.]', '[No miracle cure.]'),
    }),
  )
  const why = Object.fromEntries(lines.map((line) => [line.file, line.outcome === 'loaded' ? 'loaded' : line.why]))
  const expected: Record<string, RegExp> = {
    'own/Good.yml': /^loaded$/,
    'own/good.yml': /already taken by own\/Good\.yml/,
    'own/bomb.yml': /fill the memory/,
    'own/deep.yml': /nested too deeply/,
    'own/binary.yml': /no text/,
    'own/latin.yml': /no text in UTF-8/,
    'own/endless.yml': /may never end/,
    'own/ending.yml': /may never end/,
    'own/optional.yml': /may never end/,
    'own/key.yml': /“tersm” is not known .* did you mean “terms”/,
    'own/inherits.yml': /it extends is not there/,
    'own/classes/colours.yml': /word classes cannot be kept/,
    'own/spelling.yml': /file of words/,
    'a b/x.yml': /cannot be the file of a rule: a file is named folder\/name.yml/,
    '../../x.yml': /leads out of the package/,
    '/etc/rules/x.yml': /a place on a disk/,
    'C:\\rules\\x.yml': /a place on a disk/,
    'own/nul\\u0000.yml': /no file name has/,
    'own/failing.yml': /“No miracle cure.” must be left alone and is not/,
  }
  for (const [name, words] of Object.entries(expected)) assert.match(why[name] ?? `${name} is not in the report`, words, name)
  assert.deepEqual(
    rules.map(({ rule_id }) => rule_id),
    ['own.Good', 'own.failing'],
  )
})

test('a folder named like a built-in pack is refused', async () => {
  const { ruleLibrary } = await import('../../src/packs/library.ts')
  const { key } = ruleLibrary.packs()[0]!
  assert.match(only(read(file(`${key}/x.yml`, OWN))).why, /is a pack of the product/)
})

test('packages beyond the limits are refused as a whole', async () => {
  const inWords = (error: unknown) => (assert.ok(error instanceof PackageRefused, String(error)), error.message)
  const refused = (one: { path: string; bytes: Uint8Array }) => {
    try {
      readPackage('package', [one])
    } catch (error) {
      return inWords(error)
    }
    return assert.fail('it was read')
  }
  const refusedApart = (one: { path: string; bytes: Uint8Array }) =>
    readPackageApart('package', [one]).then(() => assert.fail('it was read'), inWords)
  assert.match(refused(file('a.zip', new Uint8Array(100 * 1024 * 1024 + 1))), /at most 100 MB/)
  const many = Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`own/r${at}.yml`, '']))
  assert.match(refused(zipped(many)), /at most 5,000 files/)
  const terms = `term\n${Array.from({ length: 5001 }, (_, at) => `word${at}`).join('\n')}`
  assert.match(refused(file('terms.csv', terms)), /at most 5,000 rules/)
  assert.match(refused(file('cut.zip', zipped({ 'own/a.yml': OWN }).bytes.slice(0, 60))), /cannot be opened/)
  assert.match(await refusedApart(overlapping(420, 250 * 1024)), /unpacks to more than 100 MB/)
  const large = readPackage('package', [zipped({ 'own/large.yml': new Uint8Array(3 * 1024 * 1024).fill(32) })])
  assert.match(only(large).why, /more than 256 KB/)
})
