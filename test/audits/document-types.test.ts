import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { zipSync } from 'fflate'
import { DOCUMENT_TYPE_KEYS, DOCUMENT_TYPES, typeByName, type DocumentTypeRow, type Entrance } from '../../src/text/document-types.ts'
import { OTHER_FILES } from '../../src/text/other-files.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { startDesk, type Browser, type Desk } from '../app-api/desk.ts'
import { startAuditing, type Auditing } from '../helpers/auditing.ts'
import { runCommand } from '../helpers/command.ts'
import { CLAIM, FILES, PACK, SAMPLES, utf8, type Sample } from '../helpers/document-samples.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { page, startSite, type Answer } from '../helpers/site.ts'

/** One of each of what is not read, with nothing in it but words, so that only its ending shows what it is. */
const OTHERS = OTHER_FILES.flatMap(({ endings, name, servesPages = false }) =>
  endings
    .split(' ')
    .filter((ending) => ending !== '' && ending !== 'zip')
    .map((ending) => ({ name: `other${typeByName(`other.${ending}`) === undefined ? '' : '.conf'}.${ending}`, shown: name, servesPages })),
)

const takes = ({ row }: Sample, entrance: Entrance) => row.refused[entrance] === undefined

/** What became of each file at an entrance: its type, or the words it was left out with. */
const expected = (entrance: Entrance) =>
  Object.fromEntries(FILES.map((file) => [file.name, takes(file, entrance) ? file.type : file.row.refused[entrance]]))

describe('every type of document at every entrance', () => {
  const folder = temporaryFolder('document-types')
  let auditing: Auditing
  let desk: Desk
  let person: Browser
  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url })
    person = await desk.member('owner')
    for (const { name, bytes } of FILES) folder.file(`site/${name}`, bytes)
    for (const { name } of OTHERS) folder.file(`site/${name}`, CLAIM)
  })
  after(async () => {
    folder.remove()
    await desk.close()
    await auditing.close()
  })

  async function upload(path: string, files: { name: string; bytes: Uint8Array }[]) {
    const body = new FormData()
    for (const { name, bytes } of files) body.append('file', new Blob([Buffer.from(bytes)]), name)
    return person.call('POST', path, { body })
  }

  /** Audits uploads and answers what became of each, by the name of the file. */
  async function auditUploads(files: { name: string; bytes: Uint8Array }[]): Promise<Record<string, string>> {
    const { body } = await upload('/w/uploads', files)
    const uploadIds = body.uploads.map(({ id }: { id: string }) => id)
    const id = await auditing.start([{ kind: 'files', uploadIds }], [PACK], desk.workspaceId)
    await auditing.ended(id)
    return outcomes(id, (url) =>
      url
        .split('/')
        .at(-1)!
        .replace(/^file:/, ''),
    )
  }

  async function outcomes(id: string, nameOf: (url: string) => string): Promise<Record<string, string>> {
    const assets = await auditing.assets(id)
    const found = new Set((await auditing.violations(id)).map(({ asset_url: url }) => url))
    for (const { url, state } of assets) assert.equal(found.has(url), state === 'completed', `${url}: the claim is found where it is read`)
    return Object.fromEntries(assets.map((asset) => [nameOf(asset.url), asset.state === 'completed' ? asset.type : asset.reason]))
  }

  const checked = (assets: { path: string; type: string; findings: { text: string }[] }[]) => {
    for (const { path, findings } of assets)
      assert.ok(
        findings.some(({ text }) => text === 'eco-friendly'),
        path,
      )
    return Object.fromEntries(assets.map(({ path, type }) => [path.split('/').at(-1)!, type]))
  }

  test('a named file', async () => {
    const { json } = await runCommand(['audit', ...FILES.map(({ name }) => folder.at('site', name)), '--packs', PACK, '--json'])
    assert.deepEqual(checked(json.assets), Object.fromEntries(FILES.map(({ name, type }) => [name, type])))
  })

  test('a named file of another type is refused by its name', async () => {
    const { json } = await runCommand(['audit', ...OTHERS.map(({ name }) => folder.at('site', name)), '--packs', PACK, '--json'])
    const errors = new Map<string, string>(
      json.assets.map(({ path, error }: { path: string; error: string }) => [path.split('/').at(-1)!, error]),
    )
    for (const { name, shown } of OTHERS) assert.ok(errors.get(name)?.startsWith(`This is ${shown}. `), `${name}: ${errors.get(name)}`)
  })

  test('a folder', async () => {
    const { json } = await runCommand(['audit', folder.at('site'), '--packs', PACK, '--json'])
    const taken = FILES.filter((file) => takes(file, 'folder'))
    assert.deepEqual(checked(json.assets), Object.fromEntries(taken.map(({ name, type }) => [name, type])))
  })

  test('standard input', async () => {
    for (const type of DOCUMENT_TYPE_KEYS) {
      const row: DocumentTypeRow = DOCUMENT_TYPES[type]
      const { json } = await runCommand(['audit', '-', '--packs', PACK, '--json'], { input: SAMPLES[type](row.endings[0]!) })
      assert.equal(json.assets[0].type, row.recognised ? type : 'text', type)
    }
  })

  test('an upload', async () => {
    const others = OTHERS.map(({ name }) => ({ name, bytes: utf8(CLAIM) }))
    const became = await auditUploads([...FILES, ...others])
    for (const { name, shown } of OTHERS) assert.ok(became[name]?.startsWith(`This is ${shown}. `), `${name}: ${became[name]}`)
    assert.deepEqual(Object.fromEntries(FILES.map(({ name }) => [name, became[name]])), expected('upload'))
  })

  test('a check by a key, which finds what the command line finds', async () => {
    const { key } = await createKey(desk.db, desk.workspaceId, 'build', null)
    const check = async ({ name, bytes }: { name: string; bytes: Uint8Array }) => {
      const body = new FormData()
      body.append('packs', PACK)
      body.append('file', new Blob([Buffer.from(bytes)]), name)
      const response = await fetch(`${desk.url}/public/v2/checks`, { method: 'POST', headers: { 'x-api-key': key }, body })
      return { status: response.status, body: (await response.json()) as any }
    }
    const { json } = await runCommand(['audit', ...FILES.map(({ name }) => folder.at('site', name)), '--packs', PACK, '--json'])
    const byName = new Map<string, any>(json.assets.map((asset: { path: string }) => [asset.path.split('/').at(-1)!, asset]))
    for (const file of FILES) {
      const { status, body } = await check(file)
      assert.equal(status, 200, `${file.name}: ${JSON.stringify(body)}`)
      const { type, language, characters, findings, left_out: leftOut } = byName.get(file.name)
      assert.deepEqual([body.type, body.language, body.characters, body.left_out], [type, language, characters, leftOut], file.name)
      assert.ok(findings.length > 0, file.name)
      const shared = Object.keys(findings[0]).filter((name) => name in body.findings[0] && name !== 'also')
      assert.ok(shared.length >= 15, shared.join())
      const pick = (finding: any) => Object.fromEntries(shared.map((name) => [name, finding[name]]))
      assert.deepEqual(body.findings.map(pick), findings.map(pick), file.name)
    }
    for (const { name, shown } of OTHERS) {
      const { status, body } = await check({ name, bytes: utf8(CLAIM) })
      assert.equal(status, 422, name)
      assert.ok(body.detail[0].msg.startsWith(`Value error, This is ${shown}. `), `${name}: ${JSON.stringify(body)}`)
    }
  })

  test('an archive', async () => {
    const inside = [...FILES, ...OTHERS.map(({ name }) => ({ name, bytes: utf8(CLAIM) }))]
    const archive = zipSync(Object.fromEntries(inside.map(({ name, bytes }) => [`site/${name}`, bytes])))
    const became = await auditUploads([{ name: 'site.zip', bytes: archive }])
    assert.deepEqual(became, {
      ...expected('archive'),
      ...Object.fromEntries(OTHERS.map(({ name }) => [name, 'Not a type of file that can be checked.'])),
    })
  })

  test('a crawl, by the ending of the address and by the media type', async () => {
    const answers: Record<string, Answer> = {}
    for (const { name, type } of FILES) {
      answers[`/ending/${name}`] = (_request, response) =>
        response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(SAMPLES[type]('', name))
    }
    const served = DOCUMENT_TYPE_KEYS.flatMap((type) =>
      (DOCUMENT_TYPES[type] as DocumentTypeRow).mediaTypes.map((mediaType) => ({ type, mediaType, path: `/media/${mediaType}` })),
    )
    for (const { type, mediaType, path } of served) {
      answers[path] = (_request, response) => response.writeHead(200, { 'content-type': mediaType }).end(SAMPLES[type]('', path))
    }
    const skipped = OTHERS.filter(({ servesPages }) => !servesPages)
    const links = [...Object.keys(answers), ...skipped.map(({ name }) => `/ending/${name}`)]
    answers['/'] = page('Home', `<p>${CLAIM}</p>`, links)
    const site = await startSite(answers)
    const id = await auditing.start([{ kind: 'crawl', url: `${site.url}/`, maxPages: 500, maxDepth: 2 }], [PACK], desk.workspaceId)
    await auditing.ended(id)
    const became = await outcomes(id, (url) => decodeURI(url.slice(site.url.length)))
    await site.close()
    const words = expected('crawl')
    for (const { name } of FILES) assert.equal(became[`/ending/${name}`], words[name], name)
    for (const { type, path } of served) assert.equal(became[path], (DOCUMENT_TYPES[type] as DocumentTypeRow).refused.crawl ?? type, path)
    for (const { name, shown } of skipped)
      assert.match(became[`/ending/${name}`]!, new RegExp(`shows ${shown.replaceAll(/[()]/g, '\\$&')}`))
    for (const { name } of skipped) assert.ok(!site.hits.has(`/ending/${name}`), name)
  })

  test('a knowledge base', async () => {
    const { body: base } = await person.call('POST', '/w/infobases', { json: { name: 'Bottles', description: null } })
    for (const file of FILES) {
      const { status, text } = await upload(`/w/infobases/${base.id}/files`, [file])
      const refusal = file.row.refused.knowledge
      assert.equal(status, refusal === undefined ? 201 : 422, `${file.name}: ${text}`)
      if (refusal !== undefined) assert.ok(text.includes(refusal), text)
    }
  })
})
