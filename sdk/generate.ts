import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { publicDocument } from '../src/http/public/index.ts'

/** Writes the types of the public API's client from its OpenAPI document. */
const types = astToString(await openapiTS(JSON.stringify(publicDocument())))
await writeFile(path.join(import.meta.dirname, 'schema.d.ts'), `/**\n * Types of the public API, made from its OpenAPI document by \`npm run sdk\`; not to be edited.\n */\n${types}`)
