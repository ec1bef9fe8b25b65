import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { TSchema } from 'typebox'
import { invalid } from '../../../errors.ts'
import type { Fault } from '../../../errors.ts'
import { unknownField } from '../../base/faults.ts'
import type { PublicRoute } from '../access.ts'

/**
 * Version 2 refuses what it does not know, wherever it stands: a filter with a misspelt name would otherwise choose everything. Every route
 * of the version goes through here, so that none can forget it.
 */
export function strict(route: PublicRoute): PublicRoute {
  const { body, consumes, query = Type.Object({}), config } = route
  return {
    ...route,
    errors: [...new Set([...route.errors, 422])].sort((a, b) => a - b),
    query: closed(query),
    ...(body && !consumes ? { body: closed(body) } : {}),
    config: {
      ...config,
      everyFieldOnce: true,
      parameters: parametersOf(query),
      takes: body === undefined ? 'nothing' : consumes === 'multipart/form-data' ? 'files' : 'body',
    },
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a body may be where it is not held against a schema: none at all, or files without fields beside them. */
    takes?: 'nothing' | 'files' | 'body'
    /** Every parameter there is, and whether it is a list. */
    parameters?: Map<string, { isList: boolean }>
  }
}

const parametersOf = (query: TSchema) =>
  new Map(
    Object.entries((query as { properties?: Record<string, { type?: string | string[] }> }).properties ?? {}).map(([name, { type }]) => [
      name,
      { isList: [type].flat().includes('array') },
    ]),
  )

/**
 * What a schema cannot refuse: a body where there is none to send, and fields of a form beside its files. Parameters are looked at here as
 * well, before the body: the query is not held against its schema where the body is refused.
 */
export async function refuseUnknown(request: FastifyRequest): Promise<void> {
  const { takes, parameters } = request.routeOptions.config
  if (takes === undefined || parameters === undefined) return
  const { body, query } = request
  const names = takes === 'nothing' && typeof body === 'object' && body !== null ? Object.keys(body) : []
  const faults = [
    ...names.map((name) => unknownField(['body', name])),
    ...Object.entries(query as Record<string, string | string[]>).flatMap(([name, value]) => {
      const parameter = parameters.get(name)
      return parameter ? parameterFaults(name, [value].flat(), parameter.isList) : [unknownField(['query', name])]
    }),
  ]
  if (faults.length > 0) throw invalid(...faults)
  if (takes === 'files' && request.isMultipart()) withoutFields(request)
}

/** Where nothing is a value: a search for nothing, no reason. */
const MAY_BE_EMPTY = new Set(['search', 'reason'])

/** A filter whose value was lost on the way (`?audit=`) would show everything, and of two values one would be passed over. */
function parameterFaults(name: string, values: string[], isList: boolean): Fault[] {
  const fault = (msg: string) => [{ loc: ['query', name], msg: `Value error, ${msg}`, type: 'value_error' }]
  if (!isList && values.length > 1) return fault('this parameter takes one value')
  if (MAY_BE_EMPTY.has(name)) return []
  const given = isList ? values.flatMap((value) => value.split(',')) : values
  return given.some((value) => value.trim() === '') ? fault('a value is empty: leave the parameter out') : []
}

function withoutFields(request: FastifyRequest): void {
  type Options = Parameters<FastifyRequest['parts']>[0]
  request.files = async function* files(options?: Options) {
    for await (const part of request.parts(options)) {
      if (part.type !== 'file') throw invalid(unknownField(['body', part.fieldname]))
      yield part
    }
  } as FastifyRequest['files']
}

type Json = Record<string, unknown>

/** A schema in which every object that names its fields has no others. */
function closed<Schema extends TSchema>(schema: Schema): Schema {
  return close(schema) as Schema
}

function close(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(close)
  const { properties, required, ...rest } = schema as Json
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, SCHEMAS.has(key) ? close(value) : value]))
  if (properties === undefined) return inner
  const fields = Object.entries(properties as Json).map(([name, field]) => [name, close(field)])
  const needed = ((required ?? []) as string[]).filter((name) => !hasDefault((properties as Json)[name]))
  return {
    additionalProperties: false,
    ...inner,
    ...(needed.length > 0 ? { required: needed } : {}),
    properties: Object.fromEntries(fields),
  }
}

/** What has a default may be left out, whatever the schema's type says of the value that the route gets. */
const hasDefault = (field: unknown): boolean => (field as { default?: unknown } | undefined)?.default !== undefined

/** Keywords that hold schemas; the others hold values, such as examples. */
const SCHEMAS = new Set(['items', 'anyOf', 'oneOf', 'allOf'])
