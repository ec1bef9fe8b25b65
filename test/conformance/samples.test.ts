import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { KEY_SCOPES } from '../../src/contract/values.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { newId } from '../../src/db/base/ids.ts'
import { saveKnowledgeBase } from '../../src/db/library/knowledge-bases.ts'
import { createLink } from '../../src/db/people/links.ts'
import { buildApp } from '../../src/http/app.ts'
import { KEY, SERVER, type CodeSample } from '../../src/http/base/code-samples.ts'
import { publicDocument, publicDocumentV2 } from '../../src/http/public/index.ts'
import { Browser, PASSWORD } from '../app-api/desk.ts'
import { ROOM_FOR_ALL } from '../helpers/api.ts'
import { plantAudit } from '../helpers/audit.ts'
import { openLater } from '../../src/documents/later.ts'
import { startAuditing, type Auditing } from '../helpers/auditing.ts'
import { plantClaim, plantSource } from '../helpers/claim.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { siteWithRuns } from '../helpers/site-with-runs.ts'

interface Sample {
  name: string
  /** The call has a body that somebody wrote for it, or none. */
  isWhole: boolean
  sources: Record<string, string>
}

const run = promisify(execFile)
const python = ['python3', 'python'].find((name) => {
  try {
    return execFileSync(name, ['--version'], { stdio: 'pipe' }).toString().startsWith('Python 3')
  } catch {
    return false
  }
})

/** What each sample was answered, one after the other in one process: a status, or what went wrong. */
const RUN_TYPESCRIPT = `
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
const said = []
console.log = () => undefined
for (const [index, source] of JSON.parse(readFileSync('samples.json', 'utf8')).entries()) {
  const file = path.resolve('sample-' + index + '.mts')
  writeFileSync(file, source)
  said.push(await import(pathToFileURL(file).href).then(() => 'ok', (error) => String(error.message)))
}
process.stdout.write(JSON.stringify(said))
`
const RUN_PYTHON = `
import contextlib, io, json, urllib.error
said = []
for source in json.load(open('samples.json')):
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(source, 'sample', 'exec'), {})
        said.append('ok')
    except urllib.error.HTTPError as error:
        said.append(str(error.code) + ': ' + error.read().decode())
    except Exception as error:
        said.append(repr(error))
print(json.dumps(said))
`

describe('the samples of the reference, run against a server', () => {
  const { path: folder, file, remove } = temporaryFolder('samples')
  let auditing: Auditing
  let app: FastifyInstance
  let samples: Record<'v1' | 'v2', Sample[]>
  before(async () => {
    // Audits wait for a worker: there are no addresses to fetch here.
    auditing = await startAuditing({ worker: false, settings: { LOG_LEVEL: 'silent' } })
    const { db, boss, settings, service, workspaceId } = auditing
    app = await buildApp({ db, settings, audits: service, later: openLater(db, boss), capacity: ROOM_FOR_ALL })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    file('page.md', '# Page\n\nOur eco-friendly soap.\n')
    const { key } = await createKey(db, workspaceId, 'samples', null, 'workspace', { scopes: [...KEY_SCOPES] })
    const ask = async (method: string, place: string, body?: unknown) => {
      const headers = { 'x-api-key': key, 'content-type': 'application/json' }
      const answer = await fetch(`${url}/public/v1${place}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
      return (await answer.json()) as any
    }
    // Whom the samples name.
    const rosa = { purpose: 'invitation', workspaceId, email: 'rosa@company.example', role: 'reviewer', createdBy: null, hours: 1 } as const
    const { token } = await createLink(db, rosa)
    const joined = await new Browser(url, workspaceId).call('POST', '/links/accept', { json: { token, name: 'Rosa', password: PASSWORD } })
    assert.equal(joined.status, 200, joined.text)
    const { violations } = await plantAudit(db, workspaceId, [{}])
    const { siteId, third } = await siteWithRuns(db, workspaceId)
    const own: Record<string, string | undefined> = {
      AUDIT_ID: third.id,
      SITE_ID: siteId,
      VIOLATION_ID: violations[0],
      DOCUMENT_ID: (await ask('POST', '/document', exampleOf('/public/v1/document', 'post'))).documentId,
      TEMPLATE_ID: (await ask('GET', '/template'))[0].id,
      TONEOFVOICE_ID: (await ask('GET', '/toneofvoice'))[0].id,
      CLAIM_ID: await plantClaim(db, workspaceId),
      SOURCE_ID: await plantSource(db, workspaceId),
      INFOBASE_ID: (await saveKnowledgeBase(db, workspaceId, { name: 'Facts', description: null })).id,
    }
    const filled = (source: string) =>
      source
        .replaceAll(SERVER, url)
        .replaceAll(KEY, key)
        .replaceAll(/(?<=\/)[A-Z][A-Z_]*_ID\b/g, (name) => own[name] ?? newId())
    samples = { v1: samplesOf(publicDocument(), filled), v2: samplesOf(publicDocumentV2(), filled) }
  })
  after(async () => {
    await app?.close()
    await auditing?.close()
    remove()
  })

  const judge = (version: 'v1' | 'v2', label: string, said: string[]) => {
    for (const [index, { name, isWhole }] of samples[version].entries()) {
      const words = `${name} in ${label}: ${said[index]}`
      if (said[index] === 'ok') continue
      assert.equal(version, 'v2', words)
      // A resource that is not there, or the rights of a person; a body that was made from the schema alone may be refused as well.
      // So is an address that leads nowhere here.
      const mayBeRefused = !isWhole || name === 'checkAddress' || name === 'readClaimAddress'
      assert.match(said[index]!, mayBeRefused ? /^(403|404|409|422)\b/ : /^(403|404|409)\b/, words)
    }
    assert.ok(said.filter((one) => one === 'ok').length > said.length / 3, `${label}: hardly any was answered`)
  }

  for (const version of ['v1', 'v2'] as const) {
    test(`${version} from a shell, by curl`, async () => {
      const said: string[] = []
      for (const { sources } of samples[version]) {
        const { stdout } = await run('sh', ['-c', `${sources['curl']} -sS -w '\\n%{http_code}'`], { cwd: folder, maxBuffer: 1e8 })
        const [, body, status] = /^([^]*)\n(\d+)$/.exec(stdout)!
        said.push(status!.startsWith('2') ? 'ok' : `${status}: ${body}`)
      }
      judge(version, 'curl', said)
    })

    test(`${version} from TypeScript`, async () => {
      file('samples.json', JSON.stringify(samples[version].map(({ sources }) => sources['TypeScript'])))
      const { stdout } = await run(process.execPath, ['--input-type=module', '-e', RUN_TYPESCRIPT], { cwd: folder, maxBuffer: 1e8 })
      judge(version, 'TypeScript', JSON.parse(stdout))
    })

    test(`${version} from Python${python ? '' : ', which this machine has not: only that each sample is there'}`, async () => {
      for (const { sources } of samples[version]) assert.match(sources['Python']!, /urllib\.request\.urlopen\(request\)/)
      if (!python) return
      file('samples.json', JSON.stringify(samples[version].map(({ sources }) => sources['Python'])))
      const { stdout } = await run(python, ['-c', RUN_PYTHON], { cwd: path.resolve(folder), maxBuffer: 1e8 })
      judge(version, 'Python', JSON.parse(stdout))
    })
  }
})

type Operations = Record<string, Record<string, any>>

const exampleOf = (place: string, method: string) =>
  (publicDocument() as { paths: Operations }).paths[place]![method].requestBody.content['application/json'].examples.example.value

function samplesOf(document: Record<string, unknown>, filled: (source: string) => string): Sample[] {
  const { paths } = document as { paths: Operations }
  return (
    Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      // A stream does not end by itself: test/app-api/events.test.ts reads it.
      .filter(({ responses }) => !responses[200]?.content?.['text/event-stream'])
      .map(({ operationId: name, requestBody, 'x-codeSamples': given }) => ({
        name,
        isWhole: Object.values<any>(requestBody?.content ?? {}).every(({ examples }) => examples),
        sources: Object.fromEntries((given as CodeSample[]).map(({ label, source }) => [label, filled(source)])),
      }))
  )
}
