import { Type } from 'typebox'
import { MemberSchema } from '../../people.ts'
import { Next } from './lists.ts'

/** When somebody was here, and who lacks a second factor, is for owners in the application. */
const { seen_at: _seen, second_factor: _factor, ...shownMember } = MemberSchema.properties

export const Members = Type.Object(
  { members: Type.Array(Type.Object(shownMember, { title: 'Member' }), { description: 'By name.' }), next: Next },
  { title: 'Members' },
)
