import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { publicDocument } from '../src/http/public/index.ts'

/** A field with a default may be left out of a request. */
export const TYPE_OPTIONS = { defaultNonNullable: false }

/** Writes the types of the public API's client from its OpenAPI document. */
export const clientTypes = async () => astToString(await openapiTS(JSON.stringify(publicDocument()), TYPE_OPTIONS))
if (import.meta.main) await writeFile(path.join(import.meta.dirname, 'schema.d.ts'), `/**\n * Types of the public API, made from its OpenAPI document by \`npm run sdk\`; not to be edited.\n */\n${await clientTypes()}`)
