import { isId } from '../../db/base/ids.ts'

export const NIL_ID = '00000000-0000-0000-0000-000000000000'

/** An identifier from the path; a malformed one is replaced by the nil UUID, which nothing has. */
export const idOf = (request: { params: Record<string, string> }, name: string): string => {
  const id = request.params[name] ?? ''
  return isId(id) ? id : NIL_ID
}
