import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const [configFile, outDir] = process.argv.slice(2) as [string, string]
// Nobody waits for the build any more.
process.on('disconnect', () => process.exit(1))
const tell = (failure: { message: string; code?: string } | null) => process.send!(failure, () => process.exit(0))
try {
  await build({ configFile, configLoader: 'native', logLevel: 'silent', mode: 'production', build: { outDir } })
  compress()
  tell(null)
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException
  tell({ message, code })
}

/** Each text once as it travels, so that no request has to wait for it. Small ones and pictures gain nothing. */
function compress(): void {
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg)$/.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    if (content.length < 1024) continue
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
