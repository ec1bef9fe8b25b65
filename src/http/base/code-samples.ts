import type { Route } from './route.ts'

/** What stands for the reader's own in samples. */
export const SERVER = 'https://imprimatur.example'
export const KEY = 'YOUR_API_KEY'

export interface CodeSample {
  lang: string
  label: string
  source: string
}

type Schema = Record<string, unknown>

/** The file that samples of uploads send, and the one that those of downloads write. */
const FILE = 'page.md'
const ANSWER = 'answer'

/** `{audit_id}` -> `AUDIT_ID`, `/document/{id}` -> `DOCUMENT_ID`. */
const placeholders = (path: string): string =>
  path.replaceAll(/([\w-]+)\/\{(\w+)\}/g, (_match, before: string, name: string) => `${before}/${placeholder(before, name)}`)

const placeholder = (before: string, name: string) => (name === 'id' ? `${before}_id` : name).replaceAll('-', '_').toUpperCase()

/** How a route is called from a shell, from TypeScript and from Python, each whole and without a package. */
export function codeSamples(route: Route, prefix: string, basePath = ''): CodeSample[] {
  const call: Call = {
    method: route.method,
    url: SERVER + basePath + prefix + placeholders(route.path) + requiredQuery(route.query),
    headers: {
      ...(route.config?.scope ? { 'X-API-Key': KEY } : {}),
      ...(route.body && !route.consumes ? { 'Content-Type': 'application/json' } : {}),
    },
    body: route.body && !route.consumes ? (route.example ?? sampleOf(route.body)) : undefined,
    isForm: route.consumes === 'multipart/form-data',
    answers: answersOf(route.success.mediaType),
  }
  return [
    { lang: 'Shell', label: 'curl', source: curl(call) },
    { lang: 'TypeScript', label: 'TypeScript', source: typescript(call) },
    { lang: 'Python', label: 'Python', source: python(call) },
  ]
}

interface Call {
  method: string
  url: string
  headers: Record<string, string>
  body: unknown
  isForm: boolean
  answers: 'json' | 'text' | 'events' | 'file'
}

const answersOf = (mediaType = 'application/json'): Call['answers'] => {
  if (mediaType === 'text/event-stream') return 'events'
  if (mediaType.endsWith('json')) return 'json'
  return mediaType.startsWith('text/') ? 'text' : 'file'
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

function curl({ method, url, headers, body, isForm, answers }: Call): string {
  const words = [
    `curl${answers === 'events' ? ' -N' : ''}${method === 'GET' ? '' : ` -X ${method}`} ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(isForm ? [`-F 'file=@${FILE}'`] : []),
    ...(body === undefined ? [] : [`-d ${quoted(JSON.stringify(body, null, 2))}`]),
    ...(answers === 'file' ? [`-o ${ANSWER}`] : []),
  ]
  return words.join(' \\\n  ')
}

const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`)

function typescript({ method, url, headers, body, isForm, answers }: Call): string {
  const sent = isForm ? 'form' : body === undefined ? null : `JSON.stringify(${indented(JSON.stringify(body, null, 2), '  ')})`
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    `  headers: ${indented(JSON.stringify(headers, null, 2), '  ')},`,
    ...(sent === null ? [] : [`  body: ${sent},`]),
  ]
  return [
    ...(answers === 'file' ? [`import { writeFile } from 'node:fs/promises'`, ''] : []),
    ...(isForm
      ? [
          `import { openAsBlob } from 'node:fs'`,
          '',
          `const form = new FormData()`,
          `form.append('file', await openAsBlob('${FILE}'), '${FILE}')`,
        ]
      : []),
    `const response = await fetch('${url}', {\n${options.join('\n')}\n})`,
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)',
    {
      json: 'console.log(await response.json())',
      text: 'console.log(await response.text())',
      file: `await writeFile('${ANSWER}', await response.bytes())`,
      events: 'for await (const part of response.body!.pipeThrough(new TextDecoderStream())) console.log(part)',
    }[answers],
  ].join('\n')
}

function python({ method, url, headers, body, isForm, answers }: Call): string {
  const sent = isForm ? 'form' : body === undefined ? null : `json.dumps(${indented(pythonOf(body), '    ')}).encode()`
  const named = isForm ? { ...headers, 'Content-Type': 'multipart/form-data; boundary=part' } : headers
  return [
    `import ${answers === 'json' || body !== undefined ? 'json, ' : ''}urllib.request`,
    '',
    ...(isForm
      ? [
          `with open('${FILE}', 'rb') as file:`,
          `    head = b'--part\\r\\nContent-Disposition: form-data; name="file"; filename="${FILE}"\\r\\n\\r\\n'`,
          `    form = head + file.read() + b'\\r\\n--part--\\r\\n'`,
        ]
      : []),
    `request = urllib.request.Request(\n    '${url}',\n    method='${method}',\n    headers=${indented(pythonOf(named), '    ')},` +
      `${sent === null ? '' : `\n    data=${sent},`}\n)`,
    'with urllib.request.urlopen(request) as response:',
    {
      json: '    print(json.load(response))',
      text: '    print(response.read().decode())',
      file: `    open('${ANSWER}', 'wb').write(response.read())`,
      events: '    for line in response:\n        print(line.decode(), end="")',
    }[answers],
  ].join('\n')
}

/** A value as Python writes it. */
function pythonOf(value: unknown): string {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(pythonOf).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const lines = Object.entries(value).map(([name, inner]) => `    ${JSON.stringify(name)}: ${indented(pythonOf(inner), '    ')},`)
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n}`
}

/** Parameters that a call cannot go without. */
function requiredQuery(query: unknown): string {
  const { required = [], properties = {} } = (query ?? {}) as { required?: string[]; properties?: Record<string, Schema> }
  const asked = required.filter((name) => properties[name]?.default === undefined)
  const values = asked.map((name) => [name, String(sampleOf(properties[name]!))])
  return values.length === 0 ? '' : `?${new URLSearchParams(values).toString()}`
}

/** Something of a schema: what it must have, and its examples where it has any. */
function sampleOf(schema: unknown): unknown {
  const {
    examples,
    default: usual,
    const: only,
    enum: values,
    anyOf,
    type,
    properties = {},
    required = [],
    items,
    minimum,
    minLength,
    minItems,
  } = schema as Schema & {
    properties?: Record<string, Schema>
    required?: string[]
    anyOf?: Schema[]
    examples?: unknown[]
    enum?: unknown[]
  }
  if (examples && examples.length > 0) return examples[0]
  if (usual !== undefined) return usual
  if (only !== undefined) return only
  if (values) return values[0]
  if (anyOf) return sampleOf(anyOf[0])
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name]!)]))
    case 'array':
      return minItems === undefined ? [] : [sampleOf(items)]
    case 'integer':
    case 'number':
      return minimum ?? 1
    case 'boolean':
      return true
    default:
      return minLength === undefined || Number(minLength) <= 4 ? 'text' : 'text'.padEnd(Number(minLength), ' text')
  }
}
