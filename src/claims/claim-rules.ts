/**
 * What claims find themselves. They are named like rules, so that their findings are filtered, assigned, carried over and exported as those
 * of rules are; a change of `version` says that they mean something else.
 */
export const CLAIM_PACK = 'claims'

const rule = (key: string, name: string, description: string) => ({
  version: '1',
  meaning: '1',
  severity: 'MEDIUM' as const,
  rule: {
    id: `${CLAIM_PACK}.${key}`,
    pack: CLAIM_PACK,
    kind: 'claim' as const,
    name,
    description,
    explanation: '',
    source: null,
    link: null,
    jurisdiction: [] as string[],
  },
})

export const SAID_ALMOST = rule(
  'said-almost',
  'Said almost as approved',
  'A sentence that says an approved claim but for a figure, a name, a word of degree or another word.',
)
export const WITHOUT_CONDITION = rule(
  'without-condition',
  'Approved claim without what must stand with it',
  'A sentence says an approved claim, and the page lacks what must stand with it, or the sentence has a word that must not.',
)

/** The rules of an audit that is held against claims. */
export const CLAIM_RULES = [SAID_ALMOST, WITHOUT_CONDITION]
