import { createHash } from 'node:crypto'

/** What the database keeps of a session's token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

interface Where {
  field: string
  value: unknown
}

interface Request {
  model: string
  where?: Where[]
  data?: Record<string, unknown>
  update?: Record<string, unknown>
}

/**
 * A sign-in library's database adapter in front of which session tokens become their hashes: a copy of the database signs nobody in. The
 * library has no option for it. A row made or found by a token gets that token back, since the library signs the cookie with what it reads.
 */
export function withHashedTokens<Adapter extends object>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      if (name === 'transaction')
        return (work: (inner: Adapter) => unknown) => member.call(target, (inner: Adapter) => work(withHashedTokens(inner)))
      return async (request: Request, ...rest: unknown[]) => {
        if (request?.model !== 'session') return member.call(target, request, ...rest)
        const token = request.data?.['token'] ?? request.where?.find(({ field }) => field === 'token')?.value
        const answer: unknown = await member.call(target, hashed(request), ...rest)
        return typeof token === 'string' && isRow(answer) ? { ...answer, token } : answer
      }
    },
  })
}

const isRow = (answer: unknown): answer is object => typeof answer === 'object' && answer !== null && !Array.isArray(answer)

const hashed = ({ where, data, update, ...rest }: Request): Request => ({
  ...rest,
  ...(where && { where: where.map((each) => (each.field === 'token' ? { ...each, value: hashValue(each.value) } : each)) }),
  ...(data && { data: hashedRow(data) }),
  ...(update && { update: hashedRow(update) }),
})

const hashedRow = (row: Record<string, unknown>) => ('token' in row ? { ...row, token: hashValue(row['token']) } : row)

/** One token, or a list of them. */
const hashValue = (value: unknown): unknown =>
  typeof value === 'string' ? hashToken(value) : Array.isArray(value) ? value.map(hashValue) : value
