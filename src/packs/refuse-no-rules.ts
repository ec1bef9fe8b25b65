import type { Profile } from '../db/audits/profile.ts'
import { invalid } from '../errors.ts'
import { marketsWithoutRules } from '../rules/index.ts'
import { ruleLibrary } from './library.ts'
import { ownRulesOf, runningRules } from './profile.ts'

/**
 * A choice that leaves no rule finds nothing, which would read as a clean result; a market that no rule is made for is passed over among
 * others. Both are said before anything is checked.
 */
export function refuseNoRules(profile: Profile): void {
  const { markets, ...others } = profile.asked ?? {}
  const lost = markets ? marketsWithoutRules([...ruleLibrary.rules(), ...ownRulesOf(profile)], markets) : []
  const fault = (field: string, msg: string) => ({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })
  if (lost.length > 0) throw invalid(...lost.map((market) => fault('markets', `no rule is made for the market ${market}`)))
  const { library, own } = runningRules(profile)
  if (library.length + own.length > 0) return
  const field = markets ? 'markets' : (Object.keys(others)[0] ?? 'packs')
  throw invalid(fault(field, 'no rule is left by this choice: nothing would be checked'))
}

/** Packs by their keys; one that is none is a fault of the request. */
export function refuseUnknownPacks(named: readonly string[] | null): void {
  const known = new Set(ruleLibrary.packs().map(({ key }) => key))
  const unknown = (named ?? []).find((pack) => !known.has(pack))
  if (unknown !== undefined)
    throw invalid({ loc: ['body', 'packs'], msg: `Value error, there is no pack "${unknown}"`, type: 'value_error' })
}
