type Json = Record<string, unknown>

interface Field {
  name: string
  type: string
  required: boolean
  description: string
}

/** Fields inside of fields that are named. */
const DEEPEST = 3

/** The fields of a body by their places (`sources[].kind`), from its schema. */
export function fieldsOf(schema: Json, schemas: Record<string, Json>, place = '', depth = 1): Field[] {
  const { properties = {}, required = [] } = resolved(schema, schemas) as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).flatMap(([key, given]) => {
    const property = resolved(given, schemas)
    const name = place === '' ? key : `${place}.${key}`
    const own = { name, type: typeOf(given, schemas), required: required.includes(key), description: wordsOf(given, property) }
    if (depth === DEEPEST) return [own]
    const inner = property['type'] === 'array' ? (property['items'] as Json | undefined) : property
    const nested = property['type'] === 'array' ? `${name}[]` : name
    return [own, ...(inner ? choicesOf(inner, schemas).flatMap((choice) => fieldsOf(choice, schemas, nested, depth + 1)) : [])]
  })
}

/** The name of a type as a reader would say it. */
export function typeOf(given: Json, schemas: Record<string, Json>): string {
  const schema = resolved(given, schemas)
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined
  if (choices) return [...new Set(choices.map((choice) => typeOf(choice, schemas)))].join(' or ')
  if (Array.isArray(schema['enum']) && schema['enum'].length <= 8) return schema['enum'].map((value) => `\`${value}\``).join(', ')
  const types = [schema['type'] ?? 'anything'].flat() as string[]
  return types
    .map((type) => (type === 'array' && schema['items'] ? `array of ${typeOf(schema['items'] as Json, schemas)}` : type))
    .join(' or ')
}

/** Where a field is one of several objects, each of them. */
function choicesOf(given: Json, schemas: Record<string, Json>): Json[] {
  const schema = resolved(given, schemas)
  return ((schema['anyOf'] ?? schema['oneOf'] ?? [schema]) as Json[]).map((choice) => resolved(choice, schemas))
}

function resolved(schema: Json, schemas: Record<string, Json>): Json {
  const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema['$ref'] ?? ''))?.[1]
  return name === undefined ? schema : (schemas[name] ?? {})
}

export function wordsOf(given: Json, schema: Json = given): string {
  const said = String(given['description'] ?? schema['description'] ?? '')
  const limits = [
    ...(schema['default'] === undefined ? [] : [`Default \`${JSON.stringify(schema['default'])}\`.`]),
    ...(schema['minimum'] === undefined ? [] : [`At least ${schema['minimum']}.`]),
    ...(schema['maximum'] === undefined || schema['maximum'] === Number.MAX_SAFE_INTEGER ? [] : [`At most ${schema['maximum']}.`]),
    ...(schema['maxLength'] === undefined ? [] : [`At most ${schema['maxLength']} characters.`]),
    ...(schema['maxItems'] === undefined ? [] : [`At most ${schema['maxItems']} of them.`]),
  ]
  return [said, ...limits].filter(Boolean).join(' ')
}
