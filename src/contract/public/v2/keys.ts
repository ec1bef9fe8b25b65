import { Type } from 'typebox'
import { KeySchema } from '../../settings.ts'
import { Next } from './lists.ts'

export const Keys = Type.Object(
  { keys: Type.Array(KeySchema, { description: 'Newest first, revoked ones too.' }), next: Next },
  { title: 'ApiKeys' },
)

export const MadeKey = Type.Object(
  { ...KeySchema.properties, key: Type.String({ description: 'The key itself, shown this once.' }) },
  { title: 'ApiKeyMade' },
)
