import { parentPort, workerData } from 'node:worker_threads'
import { documentOf } from '../../db/audits/packing.ts'
import type { PackedPage } from '../../db/claims/pages.ts'
import { keepCompiled } from '../../places.ts'
import { UnprovedOnPages } from '../assertions/on-pages.ts'
import type { SaidClaim } from '../claim.ts'
import { ClaimIndex } from '../index.ts'

keepCompiled()

const { pages, claims } = workerData as { pages: PackedPage[]; claims: SaidClaim[] }
const unproved = new UnprovedOnPages(new ClaimIndex(claims))
for (const { id, name, url, ...page } of pages) unproved.add({ id, name, url }, documentOf(page))
parentPort!.postMessage({ sentences: unproved.sentences, found: unproved.list() })
