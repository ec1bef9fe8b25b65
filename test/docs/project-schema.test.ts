import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { UsageError } from '../../src/errors.ts'
import { readProject } from '../../src/local/project/project.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const docs = path.join(import.meta.dirname, '../../docs')
const isValid = new Ajv2020({ strict: false }).compile(
  JSON.parse(readFileSync(path.join(docs, 'imprimatur.schema.json'), 'utf8')) as object,
)

describe('docs/imprimatur.schema.json and what reads an imprimatur.yml', () => {
  const { file, remove } = temporaryFolder('schema')
  after(remove)
  const isRead = (content: string) => {
    try {
      readProject(file('imprimatur.yml', content))
      return true
    } catch (error) {
      if (error instanceof UsageError) return false
      throw error
    }
  }

  test('agree about what is right and what is wrong', () => {
    const example = /```yaml\n([^]*?)```/.exec(readFileSync(path.join(docs, 'project-file.md'), 'utf8'))![1]!
    for (const [content, right] of [
      [example, true],
      ['fail_on: never\n', true],
      ['vale: styles/.vale.ini\n', true],
      ['vale: 3\n', false],
      ['fail_on: sometimes\n', false],
      ['sources: docs\n', false],
      ['sources: []\n', false],
      ["sources: ['']\n", false],
      ['unknown: 1\n', false],
      ['markets: [Germany]\n', false],
      ['languages: [XX]\n', false],
      ['sectors: [crime]\n', false],
      ['rules: { a.b: on }\n', true],
      ['rules: { a.b: maybe }\n', false],
      ['overrides: [{ rules: {} }]\n', false],
      ['overrides: [{ paths: [a], packs: [b] }]\n', false],
      ['suppressions: [{ rule: a.b }]\n', false],
      ['suppressions: [{ rule: a.b, reason: c, until: 2027-01-31 }]\n', true],
      ['suppressions: [{ rule: a.b, reason: c, until: 2027-13-31 }]\n', false],
    ] as const)
      assert.deepEqual([isValid(parse(content)), isRead(content)], [right, right], content)
  })
})
