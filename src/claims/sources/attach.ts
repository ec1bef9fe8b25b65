import type pg from 'pg'
import { isId } from '../../db/base/ids.ts'
import { contentOfSource, findSource } from '../../db/claims/sources.ts'
import { invalid } from '../../errors.ts'
import type { GivenContent, GivenProof, Proof, ClaimContent } from '../content.ts'
import { pageNamed } from '../passage.ts'
import { findInSource } from './find.ts'

const fault = (msg: string) => invalid({ loc: ['body', 'proofs'], msg: `Value error, ${msg}`, type: 'value_error' })

/** A claim as it was sent with what its proofs were read from, and where in it their passages stand. */
export async function withSources(db: pg.Pool, workspaceId: string, content: GivenContent): Promise<ClaimContent> {
  const proofs: Proof[] = []
  for (const proof of content.proofs) proofs.push(await withSource(db, workspaceId, proof))
  return { ...content, proofs }
}

async function withSource(db: pg.Pool, workspaceId: string, given: GivenProof): Promise<Proof> {
  const { source_id: id = null, ...proof } = given
  if (id === null) {
    if (proof.kind === 'knowledge') throw fault('an entry of a knowledge base is named by its source')
    return { ...proof, source_id: null, source: null }
  }
  const source = isId(id) ? await findSource(db, workspaceId, id) : null
  if (!source) throw fault('there is no such source; what no claim names is forgotten after a day')
  if ((source.kind === 'entry') !== (proof.kind === 'knowledge'))
    throw fault('an entry of a knowledge base is a proof of the kind knowledge')
  const { kind, name, url, pages, size, sha256, read_at } = source
  const { passage, page } = proof
  const text = passage === null ? '' : await contentOfSource(db, workspaceId, id)
  const found = passage === null ? null : await findInSource(text, passage, pageNamed(page))
  return { ...proof, source_id: id, source: { kind, name, url, pages, size, sha256, read_at, found } }
}
