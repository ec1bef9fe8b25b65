import fc from 'fast-check'

export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  minimum?: number
  maximum?: number
  $ref?: string
}

export interface OpenApi {
  paths: Record<string, Record<string, any>>
  components: { schemas: Record<string, Schema> }
}

/** Input nested deeper than anybody means, written out when it is sent: fast-check cannot print it. */
const DEEP = /\{"\$nested":(\d+)\}/g

/** A value as the body of a request. */
export const jsonOf = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll(DEEP, (_, levels) => '[{"a":'.repeat(levels) + '1' + '}]'.repeat(levels))

export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('', ' ', '\0', 'a\0b', '%', '_', "';--", '😀'.repeat(50), 'ß', '\ud800', 'a\udc00', '../..', '__proto__'),
  fc.constantFrom('00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-00000000000g', '{}', 'null', '1e400'),
)
const anyNumber = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, 1e308, 1.5),
)
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  anyNumber,
  fc.boolean(),
  fc.constant(null),
  fc.array(anyText, { maxLength: 2 }),
  fc.object({ maxDepth: 2, key: anyText }),
  fc.constantFrom({ $nested: 20 }, { $nested: 2500 }),
)

/** Values by the schemas of a document, nested fields included; now and then something else in their place. */
export function valuesOf(document: OpenApi, ids: () => string[] = () => []) {
  const resolved = (schema: Schema): Schema => (schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema)
  const sometimesElse = (right: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: anyValue }) as fc.Arbitrary<unknown>
  const text = fc.oneof(
    { weight: 4, arbitrary: anyText },
    { weight: 1, arbitrary: fc.nat().map((n) => ids()[n % Math.max(1, ids().length)] ?? 'x') },
  )

  function valueOf(given: Schema, depth = 0): fc.Arbitrary<unknown> {
    const schema = resolved(given)
    if (schema.enum) return sometimesElse(fc.constantFrom(...schema.enum))
    if ('const' in schema) return sometimesElse(fc.constant(schema.const))
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, depth + 1)))
    const types = [schema.type].flat()
    const right = types.map((type): fc.Arbitrary<unknown> => {
      // The ends of what is allowed get as far as the database, which has narrower columns than JSON has numbers.
      const ends = [schema.minimum, schema.maximum].filter((end) => end !== undefined)
      if (type === 'integer') return fc.oneof(fc.integer({ min: -5, max: 200 }), anyNumber, ...ends.map((end) => fc.constant(end)))
      if (type === 'number') return anyNumber
      if (type === 'boolean') return fc.boolean()
      if (type === 'null') return fc.constant(null)
      if (type === 'array')
        return depth > 5 || !schema.items ? fc.constant([]) : fc.array(valueOf(schema.items, depth + 1), { maxLength: 3 })
      if (type === 'object') return depth > 5 ? fc.constant({}) : objectOf(schema, depth)
      return type === 'string' ? text : anyValue
    })
    return sometimesElse(fc.oneof(...right))
  }

  function objectOf({ properties = {} }: Schema, depth: number): fc.Arbitrary<unknown> {
    const entries = Object.entries(properties)
    if (entries.length === 0) return fc.object({ maxDepth: 2, key: anyText })
    const fields = Object.fromEntries(entries.map(([name, schema]) => [name, valueOf(schema, depth + 1)]))
    // Mostly whole, since a request that lacks a field gets no further than that.
    return fc.oneof({ weight: 3, arbitrary: fc.record(fields) }, { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) })
  }

  return valueOf
}

/** A value as part of a path or a query. */
export const encode = (value: unknown): string =>
  encodeURIComponent(typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '').slice(0, 4000))
