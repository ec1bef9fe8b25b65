import openapiTS, { astToString } from 'openapi-typescript'
import { publicDocument, publicDocumentV2 } from '../src/http/public/index.ts'
import { sentOnce } from './once-paths.ts'
import { pagedPaths } from './paged-paths.ts'

const DOCUMENTS = { v1: publicDocument, v2: publicDocumentV2 }

/** By name what of sdk/src is made from the OpenAPI documents. A field with a default may be left out of a request. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const types = Object.entries(DOCUMENTS).map(async ([version, document]) => {
    const made = astToString(await openapiTS(JSON.stringify(document()), { defaultNonNullable: false }))
    return [
      `${version}.d.ts`,
      `${head(`Types of version ${version.slice(1)} of the public API, from its OpenAPI document`)}${made}`,
    ] as const
  })
  const paged = Object.assign({}, ...Object.values(DOCUMENTS).map((document) => pagedPaths(document()))) as object
  const table = `${head('Paths whose answers are pages, with what asks for the next and the field of the list')}\
export const PAGED = ${JSON.stringify(paged, null, 2)} as const\n`
  const once = Object.values(DOCUMENTS).flatMap((document) => sentOnce(document()))
  const list = `${head('Paths of POST that the server may do twice if they are sent twice')}\
export const SENT_ONCE = ${JSON.stringify(once, null, 2)} as const\n`
  return { ...Object.fromEntries(await Promise.all(types)), 'paged.ts': table, 'once.ts': list }
}

const head = (what: string) => `/**\n * ${what}. Made by \`npm run sdk\`; not to be edited.\n */\n`
