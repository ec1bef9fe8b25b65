import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { ROOT } from '../places.ts'
import { writeSources } from './web-sources.ts'

const [configFile, outDir] = process.argv.slice(2) as [string, string]
// Nobody waits for the build any more.
process.on('disconnect', () => process.exit(1))
const tell = (failure: { message: string; code?: string } | null) => process.send!(failure, () => process.exit(0))
try {
  const began = Date.now()
  const read = new Set<string>()
  await build({
    configFile,
    configLoader: 'native',
    logLevel: 'silent',
    mode: 'production',
    build: { outDir },
    plugins: [collector(read)],
    worker: { plugins: () => [collector(read)] },
  })
  compress()
  writeSources(ROOT, outDir, read, began)
  tell(null)
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException
  tell({ message, code })
}

/** Notes every module the build reads. */
function collector(read: Set<string>): Plugin {
  return {
    name: 'collect-sources',
    load: { order: 'pre', filter: { id: { exclude: /node_modules|\0/ } }, handler: (id) => void read.add(id.replace(/[?#].*$/, '')) },
  }
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
