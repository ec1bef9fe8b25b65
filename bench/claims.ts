/**
 * `npm run bench -- claims [claims] [pages]`: what recognising claims adds to the check of a page, in processor time: the same pages
 * with the built-in rules alone and with every sentence held against all claims, in turns; and how long it takes to make the claims ready.
 */
import { ClaimIndex } from '../src/claims/index.ts'
import type { SaidClaim } from '../src/claims/index.ts'
import { claimsOnPage } from '../src/claims/page.ts'
import { allPacks, openRuleset } from '../src/local/ruleset.ts'
import { check } from '../src/rules/index.ts'
import { readText } from '../src/text/read.ts'
import { benchPage } from './site.ts'

const WHAT = 'fine lines|skin redness|dry patches|energy use|water use|washing time|noise|packaging|delivery time|sugar|salt|returns'.split(
  '|',
)
const DOES = 'reduces|improves|lowers|cuts|raises|doubles|protects|relieves'.split('|')
const WHERE = 'in eight weeks|at home|compared with the model before|in a test with 42 people|after a month|at 30 degrees'.split('|')
const ROUNDS = 7

/** Each of another product and with other words beside what they share: as different as those of a large catalogue. */
const madeClaim = (n: number): SaidClaim => ({
  id: String(n),
  about: [`Product Q${n % 700}`],
  wordings: [
    {
      language: 'EN',
      text: `${DOES[n % DOES.length]} ${WHAT[n % WHAT.length]} by ${(n % 90) + 5} % ${WHERE[n % WHERE.length]} with extract ${n % 4000}`,
    },
  ],
})

function cpu<T>(work: () => T): [milliseconds: number, value: T] {
  const before = process.cpuUsage()
  const value = work()
  const { user, system } = process.cpuUsage(before)
  return [(user + system) / 1000, value]
}

const middle = (all: number[]) => all.toSorted((one, other) => one - other)[all.length >> 1]!

export async function run(args: string[] = []): Promise<void> {
  const [count, pages] = [Number(args[0] ?? 20_000), Number(args[1] ?? 200)]
  const { compiled } = await openRuleset({ packs: allPacks(), folders: [], valeIni: null })
  const claims = Array.from({ length: count }, (_, n) => madeClaim(n))
  const sources = Array.from({ length: pages }, (_, n) => {
    const said = claims[(n * 97) % count]!.wordings[0]!.text
    return benchPage(n, pages).replace('</body>', `<p>Product Q${((n * 97) % count) % 700} ${said}.</p></body>`)
  })
  const index = new ClaimIndex(claims)
  const [ready] = cpu(() => index.match('It reduces the look of fine lines.', 'EN'))
  const alone = () => sources.reduce((sum, source) => sum + check(readText(source, 'html'), compiled).findings.length, 0)
  let said = 0
  const together = () => {
    said = 0
    for (const source of sources) {
      const document = readText(source, 'html')
      check(document, compiled)
      said += claimsOnPage(document, index).filter(({ verdict }) => verdict === 'same').length
    }
  }
  alone()
  together()
  const [without, beside]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    without.push(cpu(alone)[0])
    beside.push(cpu(together)[0])
  }
  const [one, other] = [middle(without), middle(beside)]
  console.log(`${count} claims, ${pages} pages, processor time, middle of ${ROUNDS} rounds in turns`)
  console.log(`claims made ready: ${ready.toFixed(0)} ms, once`)
  console.log(`checked: ${(one / pages).toFixed(2)} ms a page alone, ${(other / pages).toFixed(2)} ms with the claims`)
  console.log(`the claims add ${((100 * (other - one)) / one).toFixed(1)} % (most allowed: 15 %); ${said} of ${pages} pages say theirs`)
}
