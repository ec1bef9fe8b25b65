import { Type } from 'typebox'

export const oneOf = <T extends string>(values: readonly T[], description: string) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], description })
export const maybe = <T>(type: string, description: string) => Type.Unsafe<T | null>({ type: [type, 'null'], description })
