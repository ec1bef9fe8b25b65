import type { Static } from 'typebox'
import { invalid } from '../../errors.ts'
import type { Choice } from '../../rules/select/choice.ts'
import { marketOf } from '../../rules/select/markets.ts'
import type { AuditInput } from '../../contract/audits.ts'

/** Markets by their usual codes; one that is none is a fault of the request. */
export function marketsOf(named: string[], loc: (string | number)[]): string[] {
  const read = named.map(marketOf)
  const faults = read.flatMap((market, index) =>
    market === null ? [{ loc: [...loc, index], msg: 'Value error, this is no market: use DE, UK, EU, US-CA', type: 'value_error' }] : [],
  )
  if (faults.length > 0) throw invalid(...faults)
  return [...new Set(read as string[])]
}

type Asked = Pick<Static<typeof AuditInput>, 'markets' | 'sectors' | 'channels'>

/** What a request for an audit says of its own markets, sectors and channels. */
export const askedChoice = ({ markets: named, sectors, channels }: Asked): Partial<Choice> => ({
  ...(named ? { markets: marketsOf(named, ['body', 'markets']) } : {}),
  ...(sectors ? { sectors } : {}),
  ...(channels ? { channels } : {}),
})
