import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'

/** What the filled release knew, written down when it was filled. */
export interface Filled {
  /** Opens nothing but the copies of this backup. */
  key: string
  email: string
  password: string
  rows: number
  documentId: string
  audits: unknown
  violations: { id: string; review_state: string; dismissal_reason: string | null; comments: string[] }[]
}

export const PASSPHRASE = 'for the upgrade test'
export const AUDIT = {
  name: 'Shop',
  sources: [
    {
      kind: 'text',
      name: 'landing page',
      text: [
        'Our bottle is eco-friendly and climate neutral.',
        'This cream cures cancer.',
        'Get a discount for a five-star review.',
        'Guaranteed results in one day!',
      ].join('\n\n'),
    },
  ],
}

/** The public API as it has been since the first release. */
export class Client {
  readonly #url: string
  readonly #key: string

  constructor(url: string, key: string) {
    this.#url = url
    this.#key = key
  }

  async call(path: string, json?: object): Promise<any> {
    const answer = await fetch(`${this.#url}/public/${path}`, {
      method: json ? 'POST' : 'GET',
      headers: { 'x-api-key': this.#key, 'content-type': 'application/json' },
      ...(json ? { body: JSON.stringify(json) } : {}),
    })
    const text = await answer.text()
    assert.ok(answer.ok, `${path}: ${answer.status} ${text}`)
    return JSON.parse(text)
  }

  async audit(): Promise<string> {
    const { id } = await this.call('v2/audits', AUDIT)
    for (;;) {
      const { status } = await this.call(`v2/audits/${id}`)
      if (status === 'COMPLETED') return id
      assert.match(status, /PENDING|RUNNING/)
      await sleep(100)
    }
  }

  /** Of all violations: what people have said about them. */
  async reviewed(auditId: string): Promise<Filled['violations']> {
    const { violations } = await this.call(`v1/audits/${auditId}/violations?review_state=all&page_size=100`)
    return Promise.all(
      violations.map(async ({ id }: { id: string }) => {
        const { review_state, dismissal_reason, comments } = await this.call(`v1/violations/${id}`)
        return { id, review_state, dismissal_reason, comments: comments.map(({ content }: { content: string }) => content) }
      }),
    )
  }
}
