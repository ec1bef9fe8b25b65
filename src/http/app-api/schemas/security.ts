import { Type } from 'typebox'

export const SecuritySchema = Type.Object(
  {
    requires_second_factor: Type.Boolean({
      description: 'Whether members must sign in with a second factor, a passkey or the identity provider.',
    }),
  },
  { title: 'Security' },
)
export const SecurityInput = Type.Object({ requires_second_factor: Type.Boolean() }, { title: 'SecurityInput' })
