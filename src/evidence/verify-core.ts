/**
 * What verify.mjs and verify.html have in common, as plain JavaScript of a browser and of Node 20. Its `host` names the files of the
 * folder, hands over their bytes and hashes. It makes anew what src/db/trail binds (bound.ts, finding-hash.ts, replay-findings.ts).
 */
export const VERIFY_CORE = String.raw`
const bytesOf = (text) => new TextEncoder().encode(text)
const ofHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16))
const joined = (parts) => {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) { all.set(part, at); at += part.length }
  return all
}
async function* linesOf(host, name) {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of host.pieces(name)) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop()
    yield* lines
  }
  if (rest) yield rest
}
async function* rowsOf(host, name) { for await (const line of linesOf(host, name)) if (line) yield JSON.parse(line) }
const allOf = async (rows) => { const all = []; for await (const row of rows) all.push(row); return all }

// 1. Every file has the hash that the manifests say, a page that of its name, and there is no other file.
async function checkFiles(host, problems) {
  const named = new Set(['tagmanifest-sha256.txt'])
  for (const manifest of ['tagmanifest-sha256.txt', 'manifest-sha256.txt'])
    for (const line of (await allOf(linesOf(host, manifest))).filter(Boolean)) {
      const [hash, name] = [line.slice(0, 64), line.slice(66)]
      named.add(name)
      const found = await host.sha256OfFile(name).catch(() => null)
      if (found !== hash) problems.push(name + (found === null ? ' is missing' : ' was changed'))
      else if (name.startsWith('data/pages/') && !name.includes(hash)) problems.push(name + ' is not the page of its name')
    }
  for (const name of await host.names()) if (!named.has(name)) problems.push(name + ' is not in the manifests')
  return named
}

// 2. The trail: each entry has the hash of the one before it; the last is the head; comments have the hash inside their entry.
async function checkTrail(host, problems) {
  const [entries, comments, hashes] = [[], new Map(), new Map()]
  let [number, previous] = [0, '']
  for await (const { comment, ...row } of rowsOf(host, 'data/trail.jsonl')) {
    if (row.number !== ++number || row.previous !== previous) problems.push('the trail is broken at entry ' + number)
    previous = row.hash
    hashes.set(number, row.hash)
    const said = row.entry === null ? null : JSON.parse(row.entry)
    entries.push({ ...row, said })
    if (said === null) continue
    if ((await host.sha256(joined([ofHex(row.previous), bytesOf(row.entry)]))) !== row.hash)
      problems.push('entry ' + number + ' of the trail was changed')
    const { comment_id: id, comment_sha256: hash } = said
    if (hash && (await host.sha256(bytesOf(comment ?? ''))) !== hash)
      problems.push('the comment of entry ' + number + ' was changed or is gone')
    if (id) comments.set(id, { hash, finding: said.violation_id, number })
  }
  const [{ audit_id: audit, length, head }] = await allOf(rowsOf(host, 'data/head.json'))
  if (number !== length || previous !== head) problems.push('the trail does not end in its head')
  const stamps = await allOf(rowsOf(host, 'data/stamps.jsonl'))
  for (const { length, head, file } of stamps) {
    if (hashes.get(length) !== head) problems.push('the trail does not contain entry ' + length + ' as it was stamped')
    if (!(await allOf(linesOf(host, 'data/' + file))).includes(audit + ' ' + length + ' ' + head))
      problems.push(file + ' does not name the head of entry ' + length)
  }
  return { entries, comments, stamps, head, withheld: entries.filter(({ said }) => said === null).length }
}

// 3. Findings: what each says has the hash that entries bind; its page is here; its comments are those of the trail.
const SEVERITIES = ['UNSPECIFIED', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL']
const sorted = (value) => Array.isArray(value) ? value.map(sorted) : value === null || typeof value !== 'object' ? value
  : Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, held]) => [name, sorted(held)])
const saidBy = (f) => JSON.stringify([f.rule_id, f.rule_name, f.rule_version, f.severity && SEVERITIES.indexOf(f.severity), f.page_name,
  f.page_url?.startsWith('document:') ? null : f.page_url, f.page_sha256, f.found, f.sentence, f.block, f.span_start, f.span_end,
  sorted(f.position), f.reason, f.solution, f.suggested, f.law, f.jurisdiction, f.language, sorted(f.also)])
// The end of a decision leaves a comment that has no entry of its own: the entry of the end says the same.
const saysEnd = (entries, place, text) => entries.some(({ said, places }) => said?.action === 'decision_ended' && places?.includes(place) &&
  text.includes(said.until) && text.includes(said.reason ?? ''))
async function checkFindings(host, problems, named, { entries, comments, withheld }) {
  const pages = new Map()
  for await (const page of rowsOf(host, 'data/pages.jsonl')) {
    pages.set(page.id, page)
    for (const name of [page.page_text, page.page_bytes])
      if (name && !named.has('data/' + name)) problems.push('the stored page ' + page.url + ' is missing')
    if (page.page_bytes && page.page_bytes !== 'pages/' + page.content_sha256 + '.txt')
      problems.push('the stored page ' + page.url + ' is not the one that was read')
  }
  const findings = new Map()
  const threads = new Set()
  for await (const f of rowsOf(host, 'data/findings.jsonl')) {
    const [finding, page] = ['finding ' + f.id, pages.get(f.page_id)]
    if (f.finding_sha256 !== null && (await host.sha256(bytesOf(saidBy(f)))) !== f.finding_sha256)
      problems.push(finding + ' does not say what it said when it was found')
    if (f.page_id && !page) problems.push('the page of ' + finding + ' is not there')
    if (f.page !== (f.page_url ?? f.page_name) || (page && (page.content_sha256 !== f.page_sha256 || page.page_text !== f.page_text)))
      problems.push(finding + ' stands on another page')
    if (findings.has(f.place)) problems.push(finding + ' has the place of another')
    for (const { id, text, audit_id: earlier } of f.thread) {
      threads.add(id)
      const comment = comments.get(id)
      const isSame = comment
        ? comment.finding === f.id && (!comment.hash || (await host.sha256(bytesOf(text))) === comment.hash)
        : earlier || withheld > 0 || saysEnd(entries, f.place, text)
      if (!isSame) problems.push('a comment on ' + finding + ' is not that of the trail')
    }
    const { id, finding_sha256: hash, decision, decided_at: at, decided_why: why, decided_by: by, decided_until: until } = f
    findings.set(f.place, { id, hash, decision, at, why, by, until })
  }
  for (const [id, { number }] of comments) if (!threads.has(id)) problems.push('the comment of entry ' + number + ' is not at its finding')
  return findings
}

// 4. The WARC file: each record has the digests that it names, and the one of a page is what was read at its address.
async function* recordsOf(host, name) {
  const pieces = host.pieces(name)[Symbol.asyncIterator]()
  let held = new Uint8Array(0)
  const upTo = async (length) => {
    const parts = [held]
    for (let have = held.length; have < length; ) {
      const { done, value } = await pieces.next()
      if (done) break
      parts.push(value)
      have += value.length
    }
    if (parts.length > 1) held = joined(parts)
    return held.length >= length
  }
  const endOf = (bytes) => bytes.findIndex((byte, at) => byte === 13 && [10, 13, 10].every((next, i) => bytes[at + 1 + i] === next))
  while (await upTo(1)) {
    while (endOf(held) < 0 && held.length < 100_000 && (await upTo(held.length + 1)));
    const [version, ...lines] = new TextDecoder().decode(held.subarray(0, endOf(held))).split('\r\n')
    const fields = Object.fromEntries(lines.map((line) => [line.split(':')[0].toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]))
    const [from, length] = [endOf(held) + 4, Number(fields['content-length'])]
    if (version !== 'WARC/1.1' || !(length >= 0) || !(await upTo(from + length + 4))) throw new Error(name + ' is no WARC file')
    const block = held.subarray(from, from + length)
    held = held.subarray(from + length + 4)
    const isHttp = /^application\/http\b/.test(fields['content-type'])
    yield { fields, block, payload: isHttp ? block.subarray(endOf(block) + 4) : block }
  }
}
const uriOf = (url) => /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).href.replace(/#.*$/, '') : encodeURI(url)
async function checkWarc(host, problems) {
  const pages = (await allOf(rowsOf(host, 'data/pages.jsonl'))).filter((page) => page.warc_record)
  const wanted = new Map(pages.map((page) => [page.warc_record, page]))
  let [number, asked] = [0, null]
  for await (const { fields, block, payload } of recordsOf(host, 'data/pages.warc')) {
    const [record, id, isOf] = ['record ' + ++number + ' of the WARC file', fields['warc-record-id'], fields['warc-target-uri']]
    const hash = await host.sha256(payload)
    if ('sha256:' + (await host.sha256(block)) !== fields['warc-block-digest']) problems.push(record + ' was changed')
    else if ((fields['warc-payload-digest'] ?? 'sha256:' + hash) !== 'sha256:' + hash)
      problems.push('the page in ' + record + ' was changed')
    if (fields['warc-type'] === 'warcinfo') continue
    asked ??= isOf
    const page = wanted.get(id)
    if (!page && (fields['warc-type'] === 'request' || fields['warc-truncated'])) continue
    wanted.delete(id)
    if (!page || asked !== uriOf(page.url)) problems.push(record + ' is of no page of the audit')
    else if (fields['warc-type'] === 'conversion' ? page.page_text !== 'pages/' + hash + '.txt' : page.content_sha256 !== hash)
      problems.push(record + ' is not the page ' + page.url + ' as it was read')
    asked = null
  }
  for (const { url } of wanted.values()) problems.push('the page ' + url + ' is not in the WARC file')
  if (asked !== null) problems.push('the WARC file has records of no page of the audit')
}

// 5. Replay: each entry is about the findings that it binds, and each finding shows what the entries about it decided.
const NOBODY = { state: 'undecided', by: 0, at: null, why: null, who: null, until: null }
const UNSURE = { by: -1 }
const isAbout = ({ said }) => said === null || (said.count > 0 && !said.closed)
const moves = ({ to, from, restored }) => Boolean(to ?? from ?? restored)
const isSame = (one, other) => one?.state === other.state && one?.by === other.by
const inBytes = (length, write) => { const view = new DataView(new ArrayBuffer(length)); write(view); return new Uint8Array(view.buffer) }
async function replay(host, problems, findings, entries) {
  const isUnbound = entries.some(({ said }) => said && said.count > 0 && !said.closed && !said.findings_sha256 && moves(said))
  const shown = new Map([...findings].map(([place, { hash }]) => [place, hash === null || isUnbound ? UNSURE : NOBODY]))
  const undone = new Set(entries.map(({ said }) => said?.undoes))
  const replaced = new Map()
  const itemOf = (place) =>
    joined([inBytes(8, (view) => view.setBigInt64(0, BigInt(place))), ofHex(findings.get(place)?.hash ?? '00'.repeat(32))])
  const compare = async ({ number, said }, items) => {
    let [hash, at] = [new Uint8Array(0), 0]
    for (const last of said.findings_parts ?? [Infinity]) {
      const parts = [hash]
      for (; at < items.length && items[at].place <= last; at++) parts.push(items[at].bytes)
      hash = ofHex(await host.sha256(joined(parts)))
    }
    if (at < items.length || joined([hash]).join() !== ofHex(said.findings_sha256).join())
      problems.push('entry ' + number + ' was about other findings, or they said something else')
  }
  for (const row of entries.filter(isAbout)) {
    const { number, said, met } = row
    if (said === null) {
      for (const place of row.places ?? met?.map((each) => each.place) ?? findings.keys()) shown.set(place, UNSURE)
      continue
    }
    const isBound = said.findings_sha256 !== undefined
    if (met) {
      const keeps = said.action === 'carry'
      const isSure = !keeps || met.every(({ place }) => shown.get(place) !== UNSURE)
      const chosen = keeps && isSure ? met.filter(({ place }) => isSame(shown.get(place), NOBODY)) : met
      const items = []
      for (const { place, state, code, reason } of chosen)
        items.push({ place, bytes: joined([itemOf(place), ...(keeps
          ? [inBytes(2, (view) => view.setInt16(0, code)), ofHex(await host.sha256(bytesOf(reason ?? '')))] : [])]) })
      if (isBound && isSure) await compare(row, items)
      if (keeps) for (const { place, state, reason: why } of chosen)
        shown.set(place, isBound && isSure ? { state, by: number, why, at: undefined, who: undefined, until: undefined } : UNSURE)
      continue
    }
    const back = replaced.get(said.undoes)
    const places = back ? [...back.left.keys()].filter((place) => isSame(shown.get(place), back.left.get(place))) : row.places
    if (places && isBound) await compare(row, places.map((place) => ({ place, bytes: itemOf(place) })))
    if (!moves(said)) continue
    const isOpen = said.to === 'undecided'
    const who = said.approval && said.to ? said.approval.by + ', approved by ' + said.actor.name : said.actor.name
    const { at, reason, until } = said
    const next = isBound && said.to && places
      ? { state: said.to, by: number, at, why: isOpen ? null : reason ?? null, who, until: isOpen ? null : until ?? null } : UNSURE
    const [before, left] = [new Map(), new Map()]
    for (const place of places ?? findings.keys()) {
      before.set(place, shown.get(place))
      shown.set(place, back ? back.before.get(place) : next)
      left.set(place, shown.get(place))
    }
    if (undone.has(number) && ![...left.values()].includes(UNSURE)) replaced.set(number, { before, left })
  }
  for (const [place, { id, decision, at, why, by, until }] of findings) {
    const should = shown.get(place)
    if (should === UNSURE) continue
    const tell = (what) => problems.push('finding ' + id + what)
    if (decision !== should.state) tell(' is ' + decision + ', by the trail ' + should.state)
    else if (should.at !== undefined && at !== should.at) tell(' was decided at another time by the trail')
    else if (why !== should.why) tell(' has another reason than in the trail')
    else if (should.who !== undefined && by !== should.who) tell(' was decided by somebody else by the trail')
    else if (should.until !== undefined && until !== should.until) tell(' is decided until another day than by the trail')
  }
}

// 6. The trail made as many decisions of each kind as there are, also where entries are too old to name what they are about.
function count(problems, findings, entries) {
  const sums = {}
  const move = (state, n) => (sums[state] = (sums[state] ?? 0) + n)
  for (const { said: { from, to, count, restored } } of entries) {
    for (const [state, n] of Object.entries(from ?? {})) move(state, -n)
    if (to) move(to, count)
    for (const [state, n] of Object.entries(restored ?? {})) move(state, n)
  }
  for (const { decision } of findings.values()) move(decision, -1)
  for (const [state, left] of Object.entries(sums))
    if (state !== 'undecided' && left !== 0) problems.push('the findings that are ' + state + ' are not those of the trail')
}

// Everything; answers what to say, and whether the folder is whole. "tell" hears what each step found.
async function verify(host, tell = () => {}) {
  const problems = []
  const said = []
  const step = async (what, check) => {
    const before = problems.length
    const found = await check()
    tell(what, problems.length === before)
    return found
  }
  try {
    const named = await step('Every file is there as it was written, and no other', () => checkFiles(host, problems))
    const trail = await step('The trail has every entry as it was written, in its order, up to its head', () => checkTrail(host, problems))
    const findings = await step('Each finding says what it said when it was found, on its page, with its comments', () =>
      checkFindings(host, problems, named, trail))
    await step('The WARC file has each page as it was read', () => checkWarc(host, problems))
    await step('Each finding is decided as the trail says: what, when, why, by whom, until when', async () => {
      await replay(host, problems, findings, trail.entries)
      if (trail.withheld === 0) count(problems, findings, trail.entries)
    })
    if (problems.length === 0)
      said.push('Whole: ' + named.size + ' files, ' + findings.size + ' findings, ' + trail.entries.length + ' entries of the trail.')
    const old = trail.entries.filter((row) => row.said && isAbout(row) && !row.said.findings_sha256).length
    if (old > 0) said.push(old + ' entries are older than the hashes of findings: what they were about was not checked.')
    if (trail.withheld > 0)
      said.push(trail.withheld + ' entries name people whose data were deleted: their links were checked, not their text.')
    for (const { length, file, stamped_at: at, authority } of trail.stamps) {
      const name = 'data/' + file.slice(0, -4)
      said.push('Entry ' + length + ' was stamped at ' + at + ', as ' + authority + ' says: openssl ts -verify -data ' + name +
        '.txt -in ' + name + '.tsr -CAfile CERTIFICATES.pem')
    }
    said.push('SHA-256 of tagmanifest-sha256.txt: ' + (await host.sha256OfFile('tagmanifest-sha256.txt')))
    said.push('Head of the trail: ' + trail.entries.length + ' ' + trail.head)
  } catch (error) {
    problems.push('It cannot be read further: ' + error.message)
  }
  return { isWhole: problems.length === 0, lines: [...new Set(problems), ...said] }
}
`
