import openapiTS, { astToString } from 'openapi-typescript'
import { appDocument, PREFIX } from '../src/http/app-api/routes.ts'

interface Operation {
  operationId: string
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { content?: Record<string, unknown> }>
}
type Paths = Record<string, Record<string, Operation>>

const JSON_TYPE = 'application/json'
const head = (what: string) =>
  `/**\n * ${what} of the web application's API, made from its OpenAPI document by \`npm run web-types\`; not to be edited.\n */\n`

/** By name what of web/src/base is made from the OpenAPI document of the application's API. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const document = appDocument()
  const lines = Object.entries(document.paths as Paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => isCalled(operation))
      .map(([method, { operationId }]) => `  ${operationId}: ['${method.toUpperCase()}', '${path.slice(PREFIX.length)}'],\n`),
  )
  return {
    'api-schema.d.ts': `${head('Types')}${astToString(await openapiTS(JSON.stringify(document)))}`,
    'operations.ts': `${head('Methods and paths')}export const OPERATIONS = {\n${lines.join('')}} as const\n`,
  }
}

/** Files are sent and fetched by their addresses, and streams read; everything else is called by its name. */
function isCalled({ requestBody, responses }: Operation): boolean {
  const types = [requestBody?.content, ...Object.entries(responses).flatMap(([status, { content }]) => (status < '300' ? [content] : []))]
  return types.every((content) => content === undefined || JSON_TYPE in content)
}
