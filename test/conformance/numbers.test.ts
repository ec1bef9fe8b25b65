import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { appDocument } from '../../src/http/app-api/routes.ts'
import { publicDocument, publicDocumentV2 } from '../../src/http/public/index.ts'
import type { OpenApi, Schema } from '../helpers/arbitrary.ts'

const documents = { 'version 1': publicDocument(), 'version 2': publicDocumentV2(), application: appDocument() }

/** The specification of version 1 names no last page; what lies past the last is answered as empty. */
const NO_END = ['get /public/v1/audits/{audit_id}/violations page']

describe('numbers that a request takes', () => {
  for (const [name, given] of Object.entries(documents))
    test(`have both ends in the document of ${name}: a column holds fewer than JSON does`, () => {
      const document = given as unknown as OpenApi
      const open: string[] = []
      let count = 0
      function look(schema: Schema, at: string, within: string[] = []): void {
        const reference = schema.$ref?.split('/').at(-1)
        if (reference !== undefined) {
          if (!within.includes(reference)) look(document.components.schemas[reference]!, at, [...within, reference])
          return
        }
        if ([schema.type].flat().some((type) => type === 'integer' || type === 'number')) {
          count += 1
          if (schema.minimum === undefined || schema.maximum === undefined) open.push(at)
        }
        for (const choice of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) look(choice, at, within)
        if (schema.items) look(schema.items, `${at}[]`, within)
        for (const [key, field] of Object.entries(schema.properties ?? {})) look(field, `${at} ${key}`, within)
      }
      for (const [path, methods] of Object.entries(document.paths))
        for (const [method, operation] of Object.entries(methods)) {
          for (const parameter of operation.parameters ?? []) look(parameter.schema, `${method} ${path} ${parameter.name}`)
          for (const body of Object.values<{ schema: Schema }>(operation.requestBody?.content ?? {})) look(body.schema, `${method} ${path}`)
        }
      assert.ok(count > 0, 'numbers were found')
      assert.deepEqual(
        open.filter((at) => !NO_END.includes(at)),
        [],
      )
    })
})
