import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { appDocument } from '../src/http/app-api/routes.ts'

/** Writes the types of the web application's API from its OpenAPI document. */
const types = astToString(await openapiTS(JSON.stringify(appDocument())))
await writeFile(
  path.join(import.meta.dirname, 'src/base/api-schema.d.ts'),
  `/**\n * Types of the web application's API, made from its OpenAPI document by \`npm run web-types\`; not to be edited.\n */\n${types}`,
)
