import type { TSchema } from 'typebox'
import type { Need } from '../../auth/permissions.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import type { Route, RouteRequest } from './route.ts'

/** Where requests come in: the web application by a person, or the public API by a key. What both have is written once. */
export interface Entrance {
  /** Before the paths: the web application names its workspace, a key belongs to one. */
  prefix: string
  /**
   * Makes a route; `needs` is asked of people, a key needs a scope. `items`: the field of the answer that holds a list, whole or a window
   * of it, which programs read page by page.
   */
  route<Query extends TSchema, Body extends TSchema>(definition: Route<Query, Body> & { needs: Need; items?: string }): Route
  who(request: RouteRequest<TSchema, TSchema>): { workspaceId: string; userId: string | null; keyId: string | null }
  /** Who makes a change, as trails name them. */
  actor(request: RouteRequest<TSchema, TSchema>): Actor
}
