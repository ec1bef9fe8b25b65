import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { decideKnowing } from '../../src/reviews/desk-decisions.ts'
import { undo } from '../../src/reviews/undo.ts'
import { MEMBER, startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { runCommand } from '../helpers/command.ts'
import { EvidenceBag } from '../helpers/evidence-bag.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { page, startSite } from '../helpers/site.ts'
import type { Site } from '../helpers/site.ts'
import { startAuthority } from '../helpers/time-stamp-authority.ts'
import type { TestAuthority } from '../helpers/time-stamp-authority.ts'

/** What finds it: `sha256sum -c` alone, the script though all manifests were made to fit, or `openssl ts -verify`. */
interface Tampering {
  name: string
  tamper(bag: EvidenceBag): void
  found: 'sha256sum' | RegExp | 'openssl'
}

/** Of the authority, for another text. */
let otherStamp: Buffer
const isDismissed = (row: any) => row.decision === 'dismissed'
const ofFindings = (change: (row: any) => any) => (bag: EvidenceBag) =>
  bag.change('findings.jsonl', (row) => (isDismissed(row) && row.decided_until ? change(row) : row))
const replaceIn = (bag: EvidenceBag, name: string, from: RegExp, to: string) => {
  const text = bag.read(name)
  assert.match(text, from)
  writeFileSync(bag.at(name), text.replace(from, to))
}
/** As somebody would who has the whole archive: the decision is no longer in the trail, and nothing shows it. */
function withoutDecision(bag: EvidenceBag): void {
  const from = bag.rows('trail.jsonl').findIndex(({ entry }) => JSON.parse(entry).until)
  assert.ok(from >= 0)
  bag.change('trail.jsonl', (row, index) => (index >= from ? null : row))
  const [{ places, entry }] = bag.rows('trail.jsonl')
  const first = JSON.parse(entry)
  const before = {
    decision: first.to,
    decided_by: first.actor.name,
    decided_at: first.at,
    decided_why: null,
    decided_until: null,
    thread: [],
  }
  const nobody = { ...before, decision: 'undecided', decided_by: null, decided_at: null }
  bag.change('findings.jsonl', (row) => ({ ...row, ...(places.includes(row.place) ? before : nobody) }))
  bag.rechain()
}

/** The list of docs/evidence.md: what somebody may change in the archive who can make every manifest fit. */
const TAMPERINGS: Tampering[] = [
  {
    name: 'a byte in a stored page',
    tamper: (bag) => replaceIn(bag, `data/${bag.rows('pages.jsonl')[0].page_text}`, /bottle/, 'bottlE'),
    found: 'sha256sum',
  },
  { name: 'a byte in the report', tamper: (bag) => replaceIn(bag, 'data/report.html', /Dismissed/, 'DismisseD'), found: 'sha256sum' },
  {
    name: 'a changed sentence',
    tamper: ofFindings((row) => ({ ...row, sentence: 'Our bottle.' })),
    found: /finding .* does not say what it said when it was found/,
  },
  {
    name: 'a changed sentence whose hash was made to fit',
    tamper: ofFindings((row) => ({ ...row, sentence: 'Our bottle.', finding_sha256: null })),
    found: /entry 1 was about other findings, or they said something else/,
  },
  { name: 'another law', tamper: ofFindings((row) => ({ ...row, law: 'None' })), found: /does not say what it said/ },
  { name: 'another place', tamper: ofFindings((row) => ({ ...row, span_start: row.span_start + 1 })), found: /does not say what it said/ },
  {
    name: 'a changed reason',
    tamper: ofFindings((row) => ({ ...row, decided_why: 'Nobody minds' })),
    found: /has another reason than in the trail/,
  },
  {
    name: 'another time of a decision',
    tamper: ofFindings((row) => ({ ...row, decided_at: '2026-01-01T00:00:00.000Z' })),
    found: /was decided at another time by the trail/,
  },
  {
    name: 'somebody else who decided',
    tamper: ofFindings((row) => ({ ...row, decided_by: 'Kit' })),
    found: /was decided by somebody else/,
  },
  {
    name: 'another last day of a decision',
    tamper: ofFindings((row) => ({ ...row, decided_until: '3999-12-31' })),
    found: /is decided until another day than by the trail/,
  },
  {
    name: 'two findings that exchanged their decisions',
    tamper(bag) {
      const [one, other] = bag.rows('findings.jsonl').filter(({ decision }) => decision !== 'undecided')
      const decided = ({ decision, decided_at, decided_by, decided_why, decided_until }: any) =>
        ({ decision, decided_at, decided_by, decided_why, decided_until }) as object
      bag.change('findings.jsonl', (row) =>
        row.id === one.id ? { ...row, ...decided(other) } : row.id === other.id ? { ...row, ...decided(one) } : row,
      )
    },
    found: /is \w+, by the trail \w+/,
  },
  {
    name: 'a dropped finding that was decided',
    tamper: ofFindings(() => null),
    found: /entry 1 was about other findings, or they said something else/,
  },
  {
    name: 'another list of findings beside an entry',
    tamper: (bag) => bag.change('trail.jsonl', (row) => (row.places?.length > 1 ? { ...row, places: row.places.slice(1) } : row)),
    found: /entry 1 was about other findings/,
  },
  {
    name: 'a swapped page',
    tamper: (bag) => bag.swapPage(bag.rows('findings.jsonl')[0].page_sha256, '<p>An ordinary bottle.'),
    found: /does not say what it said when it was found/,
  },
  {
    name: 'a byte in the WARC file',
    tamper: (bag) => replaceIn(bag, 'data/pages.warc', /bottle/, 'bottlE'),
    found: 'sha256sum',
  },
  {
    name: 'a page that was changed in the WARC file, with its digests',
    tamper: (bag) =>
      bag.changeWarc((record) => ({
        ...record,
        block: Buffer.from(record.block.toString('latin1').replace('bottle', 'bottlE'), 'latin1'),
      })),
    found: /record \d of the WARC file is not the page http\S+ as it was read/,
  },
  {
    name: 'a page that is no longer in the WARC file',
    tamper: (bag) =>
      bag.changeWarc((record) =>
        /^(?:request|response)$/.test(record.type) && record.headers.get('warc-target-uri')!.endsWith('/a') ? null : record,
      ),
    found: /the page http\S+\/a is not in the WARC file/,
  },
  {
    name: 'pages that exchanged their addresses in the WARC file',
    tamper: (bag) =>
      bag.changeWarc((record) => {
        const at = record.headers.get('warc-target-uri')
        const to = at?.endsWith('/a') ? at.slice(0, -1) : `${at}a`
        return at === undefined ? record : { ...record, headers: new Map(record.headers).set('warc-target-uri', to) }
      }),
    found: /record \d of the WARC file is of no page of the audit/,
  },
  {
    name: 'a page with findings that was taken out',
    tamper(bag) {
      bag.change('pages.jsonl', (row) => (row.url.endsWith('/a') ? null : row))
      bag.changeWarc((record) => (record.headers.get('warc-target-uri')?.endsWith('/a') ? null : record))
    },
    found: /the page of finding \S+ is not there/,
  },
  {
    name: 'another version of a rule',
    tamper: ofFindings((row) => ({ ...row, rule_version: '0.9' })),
    found: /does not say what it said/,
  },
  {
    name: 'entries of the trail in another order, with the chain and the head made to fit',
    tamper(bag) {
      const rows = bag.rows('trail.jsonl')
      bag.write('trail.jsonl', [rows[1], rows[0], ...rows.slice(2)])
      bag.rechain()
    },
    found: /the trail does not contain entry \d as it was stamped/,
  },
  {
    name: 'a stamp of the same authority for something else',
    tamper: (bag) => writeFileSync(bag.at('data/stamps/0001.tsr'), otherStamp),
    found: 'openssl',
  },
  {
    name: 'a removed comment',
    tamper: (bag) => bag.change('findings.jsonl', (row) => ({ ...row, thread: [] })),
    found: /the comment of entry \d is not at its finding/,
  },
  {
    name: 'a comment that was changed in its thread',
    tamper: (bag) => replaceIn(bag, 'data/findings.jsonl', /by the agency/, 'by nobody'),
    found: /a comment on finding .* is not that of the trail/,
  },
  {
    name: 'an entry of the trail that was rewritten, with the chain and the head made to fit',
    tamper(bag) {
      replaceIn(bag, 'data/trail.jsonl', /Certified/, 'Forgotten')
      bag.change('findings.jsonl', (row) =>
        row.decided_why ? { ...row, decided_why: row.decided_why.replace('Certified', 'Forgotten') } : row,
      )
      bag.rechain()
    },
    found: /the trail does not contain entry \d as it was stamped/,
  },
  {
    name: 'a trail that was cut off, with everything made to fit',
    tamper: withoutDecision,
    found: /the trail does not contain entry \d as it was stamped/,
  },
  {
    name: 'the same, and the text of the stamp',
    tamper(bag) {
      withoutDecision(bag)
      const { audit_id: audit, length, head } = bag.rows('head.json')[0]
      replaceIn(bag, 'data/stamps/0001.txt', new RegExp(`${audit} \\d+ \\w+`), `${audit} ${length} ${head}`)
      bag.change('stamps.jsonl', (row) => ({ ...row, length, head }))
    },
    found: 'openssl',
  },
]

describe('an archive of evidence that somebody tampered with', () => {
  let api: Api
  let site: Site
  let authority: TestAuthority
  let whole: EvidenceBag
  const folder = temporaryFolder('tampering')

  before(async () => {
    authority = await startAuthority()
    api = await startApi()
    site = await startSite({
      '/': page('Home', '<p>Our eco-friendly bottle.</p><p>An eco-friendly cup.</p>', ['/a']),
      '/a': page('A', '<p>An eco-friendly plate.</p><p>Our eco-friendly fork.</p>'),
    })
    const run = (...args: string[]) =>
      runCommand([...args, '--database-url', api.databaseUrl, '--allow-hosts', '127.0.0.1', '--data', folder.path, '--json'])
    const workspace = ['--workspace', api.workspaceId]
    const crawl = ['--packs', 'eu-green-claims', '--crawl', '--max-pages', '9']
    const audit = (await run('audit', `${site.url}/`, ...workspace, ...crawl)).json.id
    const { rows } = await api.db.query<{ id: string }>('select id from violations where audit_id = $1 order by place', [audit])
    const ids = rows.map(({ id }) => id)
    assert.equal(ids.length, 4)
    const rosa = (await api.db.query<{ id: string }>('select id from users where email = $1', [MEMBER])).rows[0]!.id
    const actor = { kind: 'member', id: rosa, name: 'Rosa', userId: rosa } as const
    const decide = async (chosen: number[], request: Parameters<typeof decideKnowing>[4]) => {
      const list = { audit, violations: chosen.map((i) => ids[i]!), groups: [] }
      const decided = await decideKnowing(api.db, api.workspaceId, actor, list, request, null)
      assert.ok('number' in decided)
      return decided.number
    }
    await decide([0, 1], { action: 'mark_fixed' })
    const dismissed = await decide([0, 2], { action: 'dismiss', reason: 'Certified', end: { until: '2999-03-01', owner: null } })
    await undo(api.db, api.workspaceId, actor, audit, await decide([2], { action: 'reopen' }))
    assert.equal(dismissed, 2)
    await api.call('POST', `/violations/${ids[1]}/comments`, { json: { comment: 'Seen by the agency' } })
    for (const args of [
      ['trail', 'authority', authority.url, '--certificates', authority.root, ...workspace],
      ['trail', 'stamp', ...workspace],
      ['evidence', audit, '--to', folder.at('one.zip')],
    ]) {
      const { code, stderr } = await run(...args)
      assert.equal(code, 0, stderr)
    }
    const asked = spawnSync('openssl', ['ts', '-query', '-data', 'package.json', '-sha256', '-cert']).stdout
    const answered = await fetch(authority.url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: new Uint8Array(asked),
    })
    otherStamp = Buffer.from(await answered.arrayBuffer())
    whole = EvidenceBag.unzip(folder.at('one.zip'), folder.path, audit)
  })
  after(async () => {
    await site?.close()
    await api?.close()
    await authority?.close()
    folder.remove()
  })

  test('what nobody touched is whole', () => {
    const { status, stdout } = whole.script()
    assert.equal(status, 0, stdout)
    assert.deepEqual([whole.sumsAgree(), whole.stampAgrees(authority.root)], [true, true])
    const names = readFileSync('docs/evidence.md', 'utf8')
    for (const { name } of TAMPERINGS) assert.ok(names.includes(`| ${name} |`), name)
  })

  for (const { name, tamper, found } of TAMPERINGS)
    test(name, () => {
      const bag = whole.copy()
      try {
        tamper(bag)
        if (found !== 'sha256sum') bag.reseal()
        const { status, stdout } = bag.script()
        const answers = { sums: bag.sumsAgree(), script: status === 0, openssl: bag.stampAgrees(authority.root) }
        if (found instanceof RegExp) assert.match(stdout, found)
        assert.deepEqual(
          answers,
          found === 'sha256sum'
            ? { sums: false, script: false, openssl: true }
            : { sums: true, script: found === 'openssl', openssl: found !== 'openssl' },
          stdout,
        )
      } finally {
        bag.remove()
      }
    })
})
