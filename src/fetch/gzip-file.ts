import { createDecompressor, type DecompressionLimits, type Decompressor } from './decompress.ts'

/** `sitemap.xml.gz` is a file that is compressed, not a compressed answer: only its first bytes tell. */
export function createUnpacker(url: string, limits: DecompressionLimits, onData: (chunk: Buffer) => void) {
  let unpacker: Decompressor | undefined
  let started = false
  let problem: unknown
  const done = Promise.withResolvers<void>()
  done.promise.catch(() => {}) // whoever waits in end() hears of it; a failure before that is thrown by the next write
  const fail = (error: unknown) => {
    problem ??= error
    done.reject(error)
  }
  return {
    write(chunk: Buffer) {
      if (problem) throw problem
      if (!started) {
        started = true
        if (chunk[0] === 0x1f && chunk[1] === 0x8b) {
          unpacker = createDecompressor(['gzip'], limits, url, {
            onData(piece) {
              try {
                onData(piece)
              } catch (error) {
                unpacker?.destroy()
                fail(error)
              }
            },
            onEnd: done.resolve,
            onDrain() {},
            onFailure: fail,
          })
        }
      }
      if (unpacker) unpacker.write(chunk)
      else onData(chunk)
    },
    async end() {
      if (problem) throw problem
      if (!unpacker) return
      unpacker.end()
      await done.promise
    },
    destroy: () => unpacker?.destroy(),
  }
}
