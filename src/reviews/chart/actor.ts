/** Who did something, as the trail keeps it: a member by name, a key by name, or the system itself. */
export interface Actor {
  kind: 'member' | 'key' | 'system'
  id: string | null
  name: string
  /** The person behind it, where there is one: the member, or the member who made the key. */
  userId: string | null
}

export const SYSTEM: Actor = { kind: 'system', id: null, name: 'system', userId: null }
