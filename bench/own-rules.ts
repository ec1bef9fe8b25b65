/**
 * `npm run bench -- own-rules [workspaces] [rules of each]`: one process checks texts for workspaces in turn, each with rules of its own
 * and some with markets of their own: what the first text of each costs, what the next rounds cost, and the memory that is held.
 */
import { keepRuleSet } from '../src/packs/kept-rule-sets.ts'
import { ruleLibrary } from '../src/packs/library.ts'
import { setHash } from '../src/packs/own-rules.ts'
import { defaultProfile } from '../src/packs/profile.ts'
import { checkedSource } from '../src/checks/check-source.ts'
import { atOnce } from '../src/checks/in-turns.ts'

const ROUNDS = 5
const MARKETS = [null, ['DE'], ['UK'], ['US'], ['DE', 'AT', 'CH']]

/** A text of some pages with findings in it: what rules are to hit, one after the other. */
function textIn(language: string): string {
  const hits = ruleLibrary.rules().flatMap(({ parts }) => parts.filter((part) => part.language === language).flatMap((part) => part.hits))
  return hits
    .filter(({ format }) => format === 'text')
    .map(({ text }) => text)
    .filter((_text, index) => index % 4 === 0)
    .join('\n\n')
    .slice(0, 30_000)
}

function ownRules(workspace: number, count: number): string {
  const files = Array.from({ length: count }, (_, rule) => {
    const content = [
      'extends: existence',
      `name: Word ${workspace} ${rule}`,
      'severity: LOW',
      'message: "Avoid “%s”."',
      `terms: [vorpal${workspace}x${rule}, ${rule % 7 === 0 ? 'guarantee' : `snark${rule}`}]`,
      `hits: [A vorpal${workspace}x${rule}.]`,
      'passes: [A blade.]',
    ].join('\n')
    return { path: `own/word-${workspace}-${rule}.yml`, content, values: null }
  })
  const hash = setHash(files)
  keepRuleSet(hash, files as unknown as Parameters<typeof keepRuleSet>[1])
  return hash
}

const megabytes = () => {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

export async function run(args: string[] = []): Promise<void> {
  const [workspaces, count] = [Number(args[0] ?? 20), Number(args[1] ?? 50)]
  if (!globalThis.gc) {
    const { setFlagsFromString } = await import('node:v8')
    setFlagsFromString('--expose-gc')
    globalThis.gc = (await import('node:vm')).runInNewContext('gc') as typeof globalThis.gc
  }
  const texts = [
    { source: textIn('EN'), language: 'EN' as const },
    { source: textIn('DE'), language: 'DE' as const },
  ]
  const base = defaultProfile()
  const profiles = Array.from({ length: workspaces }, (_, workspace) => {
    const markets = MARKETS[workspace % MARKETS.length]!
    return { ...base, choice: { markets, sectors: null, channels: null }, own: ownRules(workspace, count) }
  })
  const before = megabytes()
  const checked = (profile: (typeof profiles)[number]) => {
    const started = performance.now()
    let findings = 0
    for (const text of texts) findings += atOnce(checkedSource({ ...text, format: 'text', profile })).findings.length
    return { took: performance.now() - started, findings }
  }
  const first = profiles.map((profile) => checked(profile))
  const held = megabytes() - before
  const later: number[] = []
  for (let round = 0; round < ROUNDS; round++) for (const profile of profiles) later.push(checked(profile).took)
  const middle = (all: number[]) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)]!
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0)
  const lengths = texts.map(({ source }) => source.length).join(' and ')
  const others = middle(first.slice(-19).map(({ took }) => took))
  console.log(`${workspaces} workspaces with ${count} rules of their own each, two texts of ${lengths} characters`)
  console.log(`first texts: ${first[0]!.took.toFixed(0)} ms for the first workspace, ${others.toFixed(0)} ms for each of the others`)
  console.log(`later texts: ${middle(later).toFixed(1)} ms in the middle, ${(sum(later) / later.length).toFixed(1)} ms on average`)
  console.log(`memory: ${held.toFixed(0)} MB more than before the first; resident ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)
  console.log(`findings: ${sum(first.map(({ findings }) => findings))}`)
}
