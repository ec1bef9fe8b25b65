import { AppError } from '../../errors.ts'

/** How much of some work each workspace may have under way in this process; what is more is told to come again. */
export class AtOnce {
  readonly #underWay = new Map<string, number>()
  readonly #most: number
  readonly #refusal: string

  constructor(most: number, refusal: string) {
    this.#most = most
    this.#refusal = refusal
  }

  async run<T>(workspaceId: string, work: () => Promise<T>): Promise<T> {
    try {
      if (this.#count(workspaceId, 1) > this.#most) throw new AppError(429, this.#refusal, { headers: { 'retry-after': '5' } })
      return await work()
    } finally {
      this.#count(workspaceId, -1)
    }
  }

  #count(workspaceId: string, more: number): number {
    const now = (this.#underWay.get(workspaceId) ?? 0) + more
    if (now > 0) this.#underWay.set(workspaceId, now)
    else this.#underWay.delete(workspaceId)
    return now
  }
}
