/** Goes into the archive as it stands here; it needs Node 20 and nothing else. */
export const VERIFY_SCRIPT = String.raw`// Checks this folder without a network and without Imprimatur: node verify.mjs
import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('.', import.meta.url)))
const problems = []
process.on('uncaughtException', (error) => {
  console.log([...problems, 'It cannot be read further: ' + error.message].join('\n'))
  process.exit(1)
})
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')
async function sha256OfFile(name) {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(name)) hash.update(piece)
  return hash.digest('hex')
}
const linesOf = (name) => createInterface({ input: createReadStream(name), crlfDelay: Infinity })

// 1. Every file has the hash that the manifests say, and there is no other file.
const named = new Set(['tagmanifest-sha256.txt'])
for (const manifest of ['tagmanifest-sha256.txt', 'manifest-sha256.txt'])
  for (const line of readFileSync(manifest, 'utf8').split('\n').filter(Boolean)) {
    const [hash, name] = [line.slice(0, 64), line.slice(66)]
    named.add(name)
    const found = await sha256OfFile(name).catch(() => null)
    if (found !== hash) problems.push(name + (found === null ? ' is missing' : ' was changed'))
  }
for (const name of readdirSync('.', { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  .map((one) => ((one.parentPath ?? one.path) + '/' + one.name).replaceAll('\\', '/').replace(/^\.\//, '')))
  if (!named.has(name)) problems.push(name + ' is not in the manifests')

// 2. The trail: each entry has the hash of the one before it; the last is the head; comments have the hash inside their entry.
const stamps = readFileSync('data/stamps.jsonl', 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line))
const [comments, replayed, hashes] = [new Map(), {}, new Map()]
const move = (state, count) => (replayed[state] = (replayed[state] ?? 0) + count)
let [number, previous, withheld] = [0, '', 0]
for await (const line of linesOf('data/trail.jsonl')) {
  const row = JSON.parse(line)
  if (row.number !== ++number || row.previous !== previous) problems.push('the trail is broken at entry ' + number)
  previous = row.hash
  hashes.set(number, row.hash)
  if (row.entry === null) { withheld++; continue }
  if (sha256(Buffer.from(row.previous, 'hex'), row.entry) !== row.hash) problems.push('entry ' + number + ' of the trail was changed')
  const { comment_id: id, comment_sha256: hash, from, to, count, restored } = JSON.parse(row.entry)
  if (hash && sha256(row.comment ?? '') !== hash) problems.push('the comment of entry ' + number + ' was changed or is gone')
  if (id) comments.set(id, hash)
  for (const [state, n] of Object.entries(from ?? {})) move(state, -n)
  if (to) move(to, count)
  for (const [state, n] of Object.entries(restored ?? {})) move(state, n)
}
const { length, head } = JSON.parse(readFileSync('data/head.json', 'utf8'))
if (number !== length || previous !== head) problems.push('the trail does not end in its head')

for (const { length, head, file } of stamps) {
  const { audit_id: audit } = JSON.parse(readFileSync('data/head.json', 'utf8'))
  if (hashes.get(length) !== head) problems.push('the trail does not contain entry ' + length + ' as it was stamped')
  if (!readFileSync('data/' + file, 'utf8').split('\n').includes(audit + ' ' + length + ' ' + head))
    problems.push(file + ' does not name the head of entry ' + length)
}

// 3. Findings: their comments are those of the trail, their pages are here, and the trail made as many decisions of each kind.
let findings = 0
for await (const line of linesOf('data/findings.jsonl')) {
  const finding = JSON.parse(line)
  findings++
  if (finding.decision !== 'undecided') move(finding.decision, -1)
  if (finding.page_text && !named.has('data/' + finding.page_text)) problems.push('the page of finding ' + finding.id + ' is missing')
  for (const { id, text, audit_id: earlier } of finding.thread)
    if (!earlier && (comments.has(id) ? comments.get(id) && sha256(text) !== comments.get(id) : withheld === 0))
      problems.push('a comment on finding ' + finding.id + ' is not that of the trail')
}
for (const [state, left] of Object.entries(replayed))
  if (withheld === 0 && state !== 'undecided' && left !== 0) problems.push('the findings that are ' + state + ' are not those of the trail')

for (const problem of problems) console.log(problem)
if (problems.length === 0) console.log('Whole: ' + named.size + ' files, ' + findings + ' findings, ' + number + ' entries of the trail.')
if (withheld > 0) console.log(withheld + ' entries name people whose data were deleted: their links were checked, not their text.')
for (const { length, file, stamped_at: at, authority } of stamps) {
  const name = 'data/' + file.slice(0, -4)
  console.log('Entry ' + length + ' was stamped at ' + at + ', as ' + authority + ' says: openssl ts -verify -data ' + name +
    '.txt -in ' + name + '.tsr -CAfile ' + 'CERTIFICATES.pem')
}
console.log('SHA-256 of tagmanifest-sha256.txt: ' + (await sha256OfFile('tagmanifest-sha256.txt')))
console.log('Head of the trail: ' + length + ' ' + head)
process.exitCode = problems.length === 0 ? 0 : 1
`
