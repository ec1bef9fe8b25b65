import { invalid } from '../errors.ts'

const SHORTEST = 10
/** Of 0 to 4: from 3 on, a password withstands guessing where attempts are not limited. */
const LEAST_SCORE = 3
/** What is looked at: the time it takes grows with the square of the length, and longer ones are strong by then. */
const LOOKED_AT = 40

/** Loaded with the first new password: the lists of common passwords and words take 30 MB. */
const load = async () => {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
    maxLength: LOOKED_AT,
  })
}
let loaded: ReturnType<typeof load> | undefined

/** Refuses a new password that is short, common, or made of what others know about the person; says why, and what helps. */
export async function requireStrongPassword(password: string, field: string, known: (string | null)[]): Promise<void> {
  const refuse = (msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })
  if ([...password].length < SHORTEST) throw refuse(`a password has at least ${SHORTEST} characters`)
  const words = ['imprimatur', ...known.flatMap((text) => [text ?? '', ...(text ?? '').split(/[^\p{L}\p{N}]+/u)])]
  const { score, feedback } = (await (loaded ??= load())).check(
    [...password].slice(0, LOOKED_AT).join(''),
    words.filter((word) => word.length > 2),
  )
  if (score >= LEAST_SCORE) return
  const reasons = [feedback.warning, ...feedback.suggestions].filter(Boolean)
  throw refuse(`this password is easy to guess. ${reasons.join(' ')} A few unrelated words in a row are good.`)
}
