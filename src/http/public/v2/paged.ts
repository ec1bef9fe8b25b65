import { Type } from 'typebox'
import type { TProperties, TSchema } from 'typebox'
import type { Route, RouteRequest } from '../../base/route.ts'
import { cursors } from './cursor.ts'
import { cursorQuery, Next } from '../../../contract/public/v2/lists.ts'

/** How much of the list is known. */
const places = cursors('number')

type Asked = RouteRequest<TSchema, TSchema> & { query: { cursor?: string; limit: number } }
type Answer = Record<string, unknown[]> & { total?: number }

const propertiesOf = (schema: TSchema | undefined): TProperties => (schema as { properties?: TProperties } | undefined)?.properties ?? {}

/** One page of a list that is at hand as a whole. */
export function pageOf<Item>(all: Item[], { cursor, limit }: { cursor?: string; limit: number }): { page: Item[]; next: string | null } {
  const start = places.read(cursor)?.[0] ?? 0
  const end = start + limit
  return { page: all.slice(start, end), next: places.write(end < all.length ? [end] : null) }
}

/**
 * A list as programs read it. People see windows of it, by offset and length with the total, or all of it at once; programs get the same
 * page by page, as they get every list.
 */
export function paged(route: Route, items: string): Route {
  const { offset, limit: _limit, ...query } = propertiesOf(route.query)
  const { total: _total, ...fields } = propertiesOf(route.success.schema)
  const { title, description } = route.success.schema as { title?: string; description?: string }
  const named = { ...(title ? { title } : {}), ...(description ? { description } : {}) }
  return {
    ...route,
    query: Type.Object({ ...query, ...cursorQuery() }),
    success: { ...route.success, description: 'A page.', schema: Type.Object({ ...fields, next: Next }, named) },
    async handle(asked, reply) {
      const request = asked as Asked
      const { cursor, limit } = request.query
      if (!offset) {
        const whole = (await route.handle(asked, reply)) as Answer
        const { page, next } = pageOf(whole[items]!, request.query)
        return { ...whole, [items]: page, next }
      }
      const start = places.read(cursor)?.[0] ?? 0
      request.query = { ...request.query, offset: start } as Asked['query']
      const { total, ...window } = (await route.handle(asked, reply)) as Answer & { total: number }
      const end = start + Math.min(limit, window[items]!.length)
      return { ...window, next: places.write(end < total && end > start ? [end] : null) }
    },
  }
}
