import type { Client } from './client.ts'
import type { Data, Options, Rest } from './operations.ts'
import { PAGED } from './paged.ts'

type Table = typeof PAGED
/** Paths whose answers are pages. */
export type PagedPath = keyof Table
/** Those of which each page holds one list. */
export type ListedPath = { [P in PagedPath]: Table[P]['list'] extends null ? never : P }[PagedPath]
/** What such a list holds. */
export type Item<P extends ListedPath> = Table[P]['list'] extends infer Name extends keyof Data<'get', P>
  ? Data<'get', P>[Name] extends readonly (infer One)[]
    ? One
    : never
  : never

interface Page {
  next?: string | null
  has_more?: boolean
}

/** One page after the other, each read when it is asked for; `query` says where to begin and how long a page is. */
export async function* pages<P extends PagedPath>(
  client: Client,
  path: P,
  ...[options]: Rest<Options<'get', P>>
): AsyncGenerator<Data<'get', P>, void, undefined> {
  const { by } = PAGED[path] as { by: string }
  const { query: asked, ...rest } = (options ?? {}) as { query?: Record<string, unknown> }
  let query: Record<string, unknown> | null = { ...asked }
  while (query) {
    const page = (await client.get(path, { ...rest, query } as never)) as Page
    yield page as Data<'get', P>
    query = following(by, query, page)
  }
}

/** Everything that the pages hold, one by one. */
export async function* items<P extends ListedPath>(
  client: Client,
  path: P,
  ...options: Rest<Options<'get', P>>
): AsyncGenerator<Item<P>, void, undefined> {
  const list = PAGED[path].list as string
  for await (const page of pages(client, path, ...options)) yield* (page as Record<string, Item<P>[]>)[list]!
}

/** What the page behind this one is asked for with; null: this was the last. */
function following(by: string, query: Record<string, unknown>, page: Page): Record<string, unknown> | null {
  if (by === 'page') return page.has_more ? { ...query, page: Number(query['page'] ?? 1) + 1 } : null
  const next = page.next ?? null
  return next === null ? null : { ...query, [by]: next }
}
