import { Type } from 'typebox'
import { ToneSchema } from '../../tones.ts'
import { Next } from './lists.ts'

export const TonesSchema = Type.Object({ tones: Type.Array(ToneSchema), next: Next }, { title: 'Tones' })
