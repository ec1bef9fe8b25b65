import type { AppError } from '../errors.ts'

/** A refusal in one sentence, whatever its form. */
export const faultOf = ({ detail }: AppError): string =>
  typeof detail === 'string'
    ? detail
    : detail
        .map(
          ({ loc, msg }) =>
            `${
              loc
                .slice(1)
                .filter((part) => part !== 'input')
                .join('.') || 'input'
            }: ${msg}`,
        )
        .join('; ')
