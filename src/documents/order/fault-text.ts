import type { AppError } from '../../errors.ts'

/** What is wrong with an order, one line for each fault, by the names of its fields. */
export const faultLines = (detail: Exclude<AppError['detail'], string>): string[] =>
  detail.map(({ loc, msg }) => {
    const field = loc.slice(1).filter((part) => part !== 'input')
    return `${field.join('.') || 'input'}: ${msg}`
  })

/** A refusal in one sentence, whatever its form. */
export const faultOf = ({ detail }: AppError): string => (typeof detail === 'string' ? detail : faultLines(detail).join('; '))
