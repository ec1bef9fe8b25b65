import openapiTS, { astToString } from 'openapi-typescript'
import { publicDocument } from '../src/http/public/index.ts'

/** The types of the public API's client, from its OpenAPI document. A field with a default may be left out of a request. */
export const clientTypes = async (): Promise<string> => `/**
 * Types of the public API, made from its OpenAPI document by \`npm run sdk\`; not to be edited.
 */
${astToString(await openapiTS(JSON.stringify(publicDocument()), { defaultNonNullable: false }))}`
