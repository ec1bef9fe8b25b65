import { VERIFY_CORE } from './verify-core.ts'

/** Goes into the archive as it stands here; it needs Node 20 and nothing else. */
export const VERIFY_SCRIPT = String.raw`// Checks this folder without a network and without Imprimatur: node verify.mjs
import { createHash } from 'node:crypto'
import { createReadStream, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('.', import.meta.url)))
const host = {
  names: async () => readdirSync('.', { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    .map((one) => ((one.parentPath ?? one.path) + '/' + one.name).replaceAll('\\', '/').replace(/^\.\//, '')),
  pieces: (name) => createReadStream(name),
  sha256: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
  async sha256OfFile(name) {
    const hash = createHash('sha256')
    for await (const piece of createReadStream(name)) hash.update(piece)
    return hash.digest('hex')
  },
}
${VERIFY_CORE}
const { isWhole, lines } = await verify(host)
console.log(lines.join('\n'))
process.exitCode = isWhole ? 0 : 1
`
