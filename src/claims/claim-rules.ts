/**
 * What claims find themselves. They are named like rules, so that their findings are filtered, assigned, carried over and exported as those
 * of rules are; a change of `version` says that they mean something else.
 */
export const CLAIM_PACK = 'claims'

const ruleIn = (pack: string, severity: 'HIGH' | 'MEDIUM', key: string, name: string, description: string) => ({
  version: '1',
  meaning: '1',
  severity,
  rule: {
    id: `${pack}.${key}`,
    pack,
    kind: 'claim' as const,
    name,
    description,
    explanation: '',
    source: null,
    link: null,
    jurisdiction: [] as string[],
  },
})

export const SAID_ALMOST = ruleIn(
  CLAIM_PACK,
  'MEDIUM',
  'said-almost',
  'Said almost as approved',
  'A sentence that says an approved claim but for a figure, a name, a word of degree or another word.',
)
export const WITHOUT_CONDITION = ruleIn(
  CLAIM_PACK,
  'MEDIUM',
  'without-condition',
  'Approved claim without what must stand with it',
  'A sentence says an approved claim, and the page lacks what must stand with it, or the sentence has a word that must not.',
)

/** The rules of an audit that is held against claims. */
export const CLAIM_RULES = [SAID_ALMOST, WITHOUT_CONDITION]

/** What is found where an address says otherwise than what was approved for it. */
export const LIVE_PACK = 'live'

export const LIVE_RULES = {
  changed: ruleIn(
    LIVE_PACK,
    'HIGH',
    'changed',
    'Live otherwise than approved',
    'What was approved for this address stands there with other words.',
  ),
  notice_gone: ruleIn(
    LIVE_PACK,
    'HIGH',
    'notice-gone',
    'Required notice is not live',
    'What was approved for this address stands there, and a notice that was approved with it does not.',
  ),
  gone: ruleIn(LIVE_PACK, 'HIGH', 'gone', 'Approved text is not live', 'What was approved for this address does not stand there.'),
}
