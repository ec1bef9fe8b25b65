import { combineRules, compileRules, NOTHING_CHOSEN } from '../rules/index.ts'
import type { BuildOptions, CompiledRules } from '../rules/index.ts'
import { ruleLibrary, scorerBeside } from './library.ts'
import { rulesOfSet } from './own-rules.ts'
import { ruleOptions } from './rule-options.ts'
import { runningRules } from './profile.ts'
import type { Profile } from './profile.ts'

type Preparing = NonNullable<BuildOptions['preparing']>
let around: Preparing = (make) => make()
const preparing: Preparing = (make) => around(make)

/** From now on this is called around the making of what a language needs: seconds that a limit for one text must not count. */
export const setPreparing = (told: Preparing): void => void (around = told)

/** All that ships with the product, once for all workspaces: which of it runs is decided by their choices. */
let library: CompiledRules | undefined
const compiledLibrary = () => (library ??= compileRules(ruleLibrary.rules(), { scorer: scorerBeside, preparing }))

/** Own rules come after those of the library, of which there are fewer than this. */
const OWN_FROM = 1_000_000

interface OwnRules {
  compiled: CompiledRules
  /** With the library, by the choice of packs and markets, and by the day. */
  combined: Map<string, CompiledRules>
}

const own = new Map<string, OwnRules>()
/** Sets of own rules that are kept compiled, and rules in all of them: one of 5,000 takes as much memory as the library. */
const MOST_SETS = 64
const MOST_RULES = 12_000
let ownCount = 0

const withoutOwn = new Map<string, CompiledRules>()
/** Each is a list of rules, and what was seen of them. */
const MOST_COMBINED = 64

/** The rules of a profile ready to run; a severity is an answer of `decide`, not another compilation. */
export function compiledFor(profile: Profile): CompiledRules {
  const { packs, choice = NOTHING_CHOSEN, own: hash, day } = profile
  const ofSet = hash ? ownCompiled(hash) : null
  const known = ofSet?.combined ?? withoutOwn
  const key = JSON.stringify([packs.toSorted(), choice, day])
  let rules = known.get(key)
  if (!rules) {
    if (known.size >= MOST_COMBINED) known.delete(known.keys().next().value!)
    const running = runningRules({ ...profile, overrides: {} })
    rules = combineRules([
      { compiled: compiledLibrary(), rules: running.library },
      ...(ofSet ? [{ compiled: ofSet.compiled, rules: running.own }] : []),
    ])
    known.set(key, rules)
  }
  return rules
}

function ownCompiled(hash: string): OwnRules {
  let set = own.get(hash)
  if (set) own.delete(hash)
  else {
    set = { compiled: compileRules(rulesOfSet(hash), { ...ruleOptions, preparing }, OWN_FROM), combined: new Map() }
    ownCount += set.compiled.rules.length
  }
  own.set(hash, set)
  for (const [oldest, { compiled }] of own) {
    if (oldest === hash || (own.size <= MOST_SETS && ownCount <= MOST_RULES)) break
    own.delete(oldest)
    ownCount -= compiled.rules.length
  }
  return set
}
