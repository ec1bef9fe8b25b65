interface Schema {
  $ref?: string
  type?: unknown
  properties?: Record<string, Schema>
}
interface Operation {
  parameters: { in: string; name: string }[]
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
interface Document {
  paths: Record<string, { get?: Operation }>
  components: { schemas: Record<string, Schema> }
}

/** What a query is asked on with, beside the field of the answer that says how. */
const WAYS: [field: string, parameters: string[]][] = [
  ['next', ['cursor']],
  ['has_more', ['page']],
]

/** By path of a document, where GET answers with a page: the parameter that asks for the next, and the field that holds the list. */
export function pagedPaths(document: unknown): Record<string, { by: string; list: string | null }> {
  const { paths, components } = document as Document
  const resolved = (schema: Schema): Schema => (schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)!]! : schema)
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, { get }]) => {
      const schema = get?.responses['200']?.content?.['application/json']?.schema
      const { properties = {} } = schema ? resolved(schema) : {}
      const asked = new Set(get?.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name))
      const by = WAYS.flatMap(([field, names]) => (field in properties ? names.filter((name) => asked.has(name)) : []))[0]
      if (by === undefined) return []
      const lists = Object.keys(properties).filter((name) => resolved(properties[name]!).type === 'array')
      return [[path, { by, list: lists.length === 1 ? lists[0]! : null }]]
    }),
  )
}
