import type { Schemas } from '../base/api.ts'

type Input = Schemas['ClaimInput']
/** What it was read from is shown; its identifier alone is sent. */
export type ProofDraft = Input['proofs'][number] & { source?: Pick<Schemas['ClaimSource'], 'name' | 'pages' | 'read_at'> | null }

/** A claim as the form holds it: lists as people type them. */
export interface ClaimDraft {
  wordings: { language: string; text: string }[]
  about: string
  markets: string
  /** One on each line. */
  stands: string
  absent: string
  from: string
  until: string
  proofs: ProofDraft[]
  channels: string[]
}

export const NO_PROOF: ProofDraft = {
  kind: 'document',
  title: '',
  number: null,
  url: null,
  page: null,
  passage: null,
  expires_on: null,
}

export const emptyDraft = (text = '', language = ''): ClaimDraft => ({
  wordings: [{ language, text }],
  about: '',
  markets: '',
  stands: '',
  absent: '',
  from: '',
  until: '',
  proofs: [],
  channels: [],
})

const several = (typed: string, by: RegExp) =>
  typed
    .split(by)
    .map((each) => each.trim())
    .filter((each) => each !== '')

export function draftOf(claim: Omit<Input, 'proofs'> & { proofs: ProofDraft[] }): ClaimDraft {
  const { wordings, about, markets, channels, conditions, proofs, valid_from: from, valid_until: until } = claim
  return {
    wordings: wordings.map(({ language, text }) => ({ language: language ?? '', text })),
    about: about.join(', '),
    markets: markets.join(', '),
    stands: conditions.flatMap((condition) => (condition.kind === 'stands' ? [condition.text] : [])).join('\n'),
    absent: conditions.flatMap((condition) => (condition.kind === 'absent' ? condition.words : [])).join(', '),
    from: from ?? '',
    until: until ?? '',
    proofs,
    channels,
  }
}

export function inputOf(draft: ClaimDraft): Input {
  const absent = several(draft.absent, /,/)
  return {
    wordings: draft.wordings
      .map(({ language, text }) => ({ language: (language || null) as Input['wordings'][number]['language'], text: text.trim() }))
      .filter(({ text }, index) => index === 0 || text !== ''),
    about: several(draft.about, /,/),
    markets: several(draft.markets, /[\s,]+/).map((market) => market.toUpperCase()),
    channels: draft.channels,
    conditions: [
      ...several(draft.stands, /\n/).map((text) => ({ kind: 'stands' as const, text })),
      ...(absent.length > 0 ? [{ kind: 'absent' as const, words: absent }] : []),
    ],
    proofs: draft.proofs.filter(({ title }) => title.trim() !== '').map(sentProof),
    valid_from: draft.from || null,
    valid_until: draft.until || null,
  }
}

function sentProof(proof: ProofDraft): Input['proofs'][number] {
  const { kind, title, number, url, page, passage, expires_on, source_id = null } = proof
  return { kind, title, number, url, page, passage, expires_on, source_id }
}
