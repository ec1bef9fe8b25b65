import type { Schemas } from '../../base/api.ts'

type Given = Omit<Schemas['RegisterEntryInput'], 'kind' | 'url'>
type Entry = Schemas['RegisterEntry']

/** An entry as the form holds it: what is empty has not been said. */
export interface RegisterDraft {
  kind: 'page' | 'other'
  url: string
  title: string
  medium: string
  audience: string
  markets: string
  approved: string
  first: string
  end: string
  statement: string
  approvers: { id: string | null; name: string; function: string }[]
  proofs: { kind: Given['proofs'][number]['kind']; id: string | null; title: string; url: string }[]
}

export const NO_APPROVER = { id: null, name: '', function: '' }
export const NO_PROOF = { kind: 'note' as const, id: null, title: '', url: '' }

/** `me`: who enters it is who approved it, until they say otherwise. */
export const emptyDraft = (me: { id: string; name: string } | null, today: string): RegisterDraft => ({
  kind: 'page',
  url: '',
  title: '',
  medium: '',
  audience: '',
  markets: '',
  approved: today,
  first: today,
  end: '',
  statement: '',
  approvers: me ? [{ id: me.id, name: me.name, function: '' }] : [],
  proofs: [],
})

export const draftOf = (entry: Entry): RegisterDraft => ({
  kind: 'other',
  url: '',
  title: entry.title,
  medium: entry.medium ?? '',
  audience: entry.audience ?? '',
  markets: entry.markets.join(', '),
  approved: entry.approved_on,
  first: entry.first_used_on ?? '',
  end: entry.ends_on ?? '',
  statement: entry.statement ?? '',
  approvers: entry.approvers.map(({ id, name, function: as }) => ({ id, name, function: as ?? '' })),
  proofs: entry.proofs.map(({ kind, id, title, url }) => ({ kind, id, title, url: url ?? '' })),
})

const said = (text: string) => text.trim() || null

export const givenOf = (draft: RegisterDraft): Given => ({
  title: draft.title.trim(),
  medium: said(draft.medium),
  audience: said(draft.audience),
  markets: draft.markets.split(/[;,\s]+/).filter(Boolean),
  approved_on: draft.approved,
  first_used_on: said(draft.first),
  ends_on: said(draft.end),
  statement: said(draft.statement),
  approvers: draft.approvers
    .filter(({ id, name }) => id !== null || name.trim() !== '')
    .map(({ id, name, function: as }) => ({ id, name: id === null ? name.trim() : null, function: said(as) })),
  proofs: draft.proofs
    .filter(({ title, url }) => title.trim() !== '' || url.trim() !== '')
    .map(({ kind, id, title, url }) => ({
      kind: id === null ? (url.trim() === '' ? ('note' as const) : ('address' as const)) : kind,
      id,
      title: title.trim() || url.trim(),
      url: said(url),
    })),
})
