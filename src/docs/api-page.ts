import type { CodeSample } from '../http/base/code-samples.ts'
import { publicDocument, publicDocumentV2 } from '../http/public/index.ts'
import { fieldsOf, typeOf, wordsOf } from './api-fields.ts'

type Json = Record<string, unknown>

interface Parameter {
  name: string
  in: string
  required: boolean
  description: string
  schema: Json
}

interface Operation {
  summary: string
  description: string
  parameters: Parameter[]
  responses: Record<string, { description: string }>
  requestBody?: { content: Record<string, { schema: Json }> }
  'x-codeSamples': CodeSample[]
}

/** docs/api.md: the endpoints of the public API, from its OpenAPI document. */
export function apiPage(): string {
  const sections = sectionsOf(publicDocument())
  return `# Public API

A server shows a reference of both versions at \`/public/docs\`, where each request can be tried with one's own key. The OpenAPI 3.1 \
document is served at \`/public/openapi.json\` and printed by \`imprimatur openapi\`. Every endpoint but health \
needs the header
\`X-API-Key\`. Errors are \`{"detail": …}\`: a sentence, or for 422 the list of faults; in version 2 with a \`code\` for programs. The npm
package \`imprimatur-sdk\` ([sdk/](../sdk/README.md)) is a typed client of both versions, with retries, pages, events and webhooks.

- \`Idempotency-Key\` on POST makes retries safe: the first answer is kept for 24 hours and given again, in both versions. The endpoints
  that name no such header keep nothing: checked texts, and answers that hold a new key.
- Template, tone and knowledge-base reads carry an ETag and answer \`If-None-Match\` with 304.
- A key has scopes, and each endpoint below names the one it needs (\`x-required-scope\` in the document): \`read\` (audits, sites,
  findings, documents, templates, events), \`review\` (decisions, comments), \`write\` (audits, sites, uploads, documents, rules),
  \`check\` (texts), \`administer\` (webhook addresses, deleting audits and sites), \`keys\` (keys, none of which may do more than the one
  that makes it). 403 says which one is missing. Keys made before there were scopes have all but the last two.
- A key may have a last day, after which the answer is 401, and a rate of its own below the server's. *Settings, API keys* and
  \`imprimatur key rotate\` make a new key in place of another, which works for a chosen overlap. The list of keys shows when and from
  which address each was last used.
- Every answer has an \`X-Request-Id\`. The reference has each call in curl, TypeScript and Python (\`x-codeSamples\` of the documents);
  a test runs them.
- With RATE_LIMIT set, or a rate on the key, \`RateLimit\` headers say what is left; 429 carries \`Retry-After\`.
- What several rules say of the same words is one violation: the leading rule is in its fields, the others are in \`also\`, \`severity\` is
  the highest of all, and one decision holds for all. \`law\`, \`jurisdiction\`, \`confidence\` (how likely the finding
  is right; null: not measured) and \`language\` are the leading rule's and the text's; violations of earlier versions
  have none.
- What rules say (\`rule_name\`, \`rule_description\`, \`rule_explanation\`, \`reason\`, \`recommended_solution\`) is given in the
  language of \`Accept-Language\`, otherwise in that of the workspace (*Settings, Name and language*), otherwise in English; a rule that
  has none of
  them says it in the language of the text. \`violating_text\` and \`suggested_text\` stay in their own. \`search\` finds the name of a
  built-in rule in the language asked for, and reasons in the language of the text.
- Fields may be added within v1; nothing is removed or narrowed. What is to go one day first says so on
  each answer: \`Deprecation\` (RFC 9745) has the day it was announced, \`Sunset\` (RFC 8594) the day from which it may be gone; the
  documents mark it \`deprecated\`. Nothing is deprecated today; [versions.md](versions.md) has the whole promise.
- Version 1 ignores fields and parameters that it does not know; of an order for a document the message names them. Version 2 refuses
  them with 422.

${sections.join('\n')}
# Version 2

Beside version 1, for what that does not have; with the same keys, rights and limits; its document is at
\`/public/v2/openapi.json\`. What is sent to addresses is in [webhooks.md](webhooks.md).
\`imprimatur audit --server URL --key KEY\` uses it.

- **What is not known is refused**: a field of the body, of a filter in it, or a parameter that the document does not name is 422 with
  \`extra_forbidden\` at its place, so that a misspelt filter never means everything. A decision on all violations says \`"all": true\`.
- **Lists** are read page by page: \`limit\` (50, at most 200), and \`next\` of an answer as \`cursor\` of the next call until it is null.
  Several values of a filter stand with commas between in a query (\`state=undecided,fixed\`), and as a list in a body.
- **What makes or changes something answers with it**, as reading it would. Deletions answer \`{"done": true}\`.
- **A finding has one shape**, checked, exported or stored: \`violating_text\`, \`sentence\`, \`reason\`, \`recommended_solution\`,
  \`suggested_text\`, \`law\`, \`jurisdiction\` (a list), \`also\`. \`created_by\` is always \`{"id", "name"}\` or null.
- **Errors** carry \`code\` beside \`detail\`: \`not_found\`, \`missing_scope\`, \`request_running\`, … (\`ErrorCode\` of the document); the
  words of \`detail\` may change, the code does not.
- **Keys** of the API and of webhooks are shown once, when they are made or rotated.

${sectionsOf(publicDocumentV2()).join('\n')}`
}

function sectionsOf(document: Json): string[] {
  const { paths, components } = document as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Json> }
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation, components.schemas)),
  )
}

function section(method: string, path: string, operation: Operation, schemas: Record<string, Json>): string {
  const { summary, description, parameters, requestBody, responses } = operation
  const [media, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const rows = [
    ...parameters.map(({ name, in: place, required, schema, description: words }) =>
      row(name, `${place}, ${typeOf(schema, schemas)}`, required, wordsOf({ ...schema, description: words })),
    ),
    ...(body ? fieldsOf(body.schema, schemas) : []).map((field) =>
      row(field.name, `body, ${field.type}`, field.required, field.description),
    ),
  ]
  const table = rows.length === 0 ? '' : `\n| name | where, type | | |\n|---|---|---|---|\n${rows.join('\n')}\n`
  return `## ${method.toUpperCase()} ${path}

${description.startsWith(`${summary}.`) ? '' : `${summary}. `}${description}
${table}${media === undefined || media === 'application/json' ? '' : `\nThe body is \`${media}\`.\n`}
\`\`\`sh
${operation['x-codeSamples'].find(({ label }) => label === 'curl')!.source}
\`\`\`

Answers: ${Object.keys(responses).join(', ')}.
`
}

const row = (name: string, type: string, required: boolean, words: string) =>
  `| \`${name}\` | ${type} | ${required ? 'required' : ''} | ${words.replaceAll('|', '\\|').replaceAll('\n', ' ')} |`
