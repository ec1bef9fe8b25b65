import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { generatedFiles } from '../../web/api-types.ts'

const BASE = path.join(import.meta.dirname, '../../web/src/base')

describe('what the web application knows of its API', () => {
  test('is what the OpenAPI document says now (npm run web-types)', async () => {
    for (const [name, content] of Object.entries(await generatedFiles()))
      assert.ok(readFileSync(path.join(BASE, name), 'utf8') === content, `web/src/base/${name} is out of date: npm run web-types`)
  })

  test('has no operation that answers or takes files', async () => {
    const { 'operations.ts': operations } = await generatedFiles()
    assert.match(operations!, /^ {2}getSession: \['GET', '\/session'\],$/m)
    assert.doesNotMatch(operations!, /uploadFiles|exportViolations|watchAudit/)
  })
})
