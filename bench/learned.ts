import { loadModel, trainFromLines } from '../src/rules/learned/index.ts'

/** Words of terms and conditions and random words, so that n-grams are as many and as varied as in a contract. */
const CORE = (
  'we may terminate suspend change modify remove your account service content terms agreement at any time without notice liable ' +
  'liability damages loss law court arbitration you agree by using the of and to in or for any our not shall be'
).split(' ')
const SYLLABLES = ['ba', 'con', 'di', 'fer', 'lo', 'mi', 'nus', 'pra', 'ra', 'sol', 'ter', 'vi']

function generator(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function sentence(next: (below: number) => number): string {
  const words = Array.from({ length: 8 + next(30) }, () => {
    if (next(3) > 0) return CORE[next(CORE.length)]!
    return Array.from({ length: 1 + next(3) }, () => SYLLABLES[next(SYLLABLES.length)]!).join('')
  })
  return `${words.join(' ')}.`
}

/** Prints how fast a model is trained and how fast it scores unseen sentences. */
export async function run(): Promise<void> {
  const next = generator(1)
  const kinds = ['a', 'b', 'c', 'd']
  const lines = Array.from({ length: 4000 }, (_, index) =>
    JSON.stringify({
      document: `contract ${index % 20}`,
      text: sentence(next),
      unfair: next(12) === 0 ? [kinds[next(kinds.length)]] : [],
    }),
  )
  const start = performance.now()
  const { model } = trainFromLines(lines)
  const trained = performance.now()
  console.log(
    `training: ${lines.length} lines, ${kinds.length} kinds, folds included, in ${((trained - start) / 1000).toFixed(1)} s; model ` +
      `${(model.length / 1e6).toFixed(2)} MB`,
  )

  const { score } = loadModel(model)
  const unseen = Array.from({ length: 20_000 }, () => sentence(next))
  const characters = unseen.reduce((sum, text) => sum + text.length, 0)
  for (const text of unseen) score(text)
  const before = performance.now()
  for (const text of unseen) score(text)
  const seconds = (performance.now() - before) / 1000
  console.log(
    `scoring: ${Math.round(unseen.length / seconds).toLocaleString('en')} sentences/s, ${(characters / 1e6 / seconds).toFixed(1)} ` +
      `MB/s on one core`,
  )
}
