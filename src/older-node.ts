import 'core-js/actual/map/group-by.js'
import 'core-js/actual/promise/with-resolvers.js'
import 'core-js/actual/regexp/escape.js'
import 'core-js/actual/url/parse.js'
import { globSync } from 'tinyglobby'
import fs from 'node:fs'
import path from 'node:path'
import threads from 'node:worker_threads'
import zlib from 'node:zlib'

/*
 * What the checking of texts uses and Node 20 or 22 lack. The server runs in Node 24 alone, which the package brings where it must.
 * Functions of Node's own modules are added to the module's default export, so that is what their users import.
 */

// Node 22 has it, and warns that it is new.
Object.assign(fs, { globSync: (pattern: string) => globSync(pattern, { expandDirectories: false, absolute: path.isAbsolute(pattern) }) })

// undici looks for it when it is loaded; nobody calls it, as pages are not asked for in that coding.
Object.assign(zlib, {
  createZstdDecompress:
    zlib.createZstdDecompress ??
    (() => {
      throw new Error('This Node has no Zstandard')
    }),
})

// undici marks what may not be sent to another thread, from Node 22.10 on; nothing of it is sent.
Object.assign(threads, { markAsUncloneable: threads.markAsUncloneable ?? (() => undefined) })
