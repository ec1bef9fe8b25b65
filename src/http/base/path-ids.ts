import { isId } from '../../db/base/ids.ts'

export const NIL_ID = '00000000-0000-0000-0000-000000000000'

/** A malformed identifier is replaced by the nil UUID, which nothing has. */
export const knownId = (id: string): string => (isId(id) ? id : NIL_ID)

/** An identifier from the path. */
export const idOf = (request: { params: Record<string, string> }, name: string): string => knownId(request.params[name] ?? '')
