import { DOMAIN } from './rooms/domain.ts'
import { ENTRANCES } from './rooms/entrances.ts'
import type { Room } from './rooms/room.ts'
import { SERVICES } from './rooms/services.ts'

export type { Room } from './rooms/room.ts'

/**
 * The rooms of the code and the directions between them: a room may import itself and what its row names, types included. Rows stand in the
 * order of the floors: a row may only name rows above it, so that there are no cycles. test/walls holds the code against this table, and
 * ARCHITECTURE.md prints it.
 */
export const ROOMS: Room[] = [...DOMAIN, ...SERVICES, ...ENTRANCES]
