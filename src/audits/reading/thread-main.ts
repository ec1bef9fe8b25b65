import module from 'node:module'
import path from 'node:path'

// A thread does not share what its process has compiled: it reads what was kept of an earlier run.
module.enableCompileCache(path.join(import.meta.dirname, '../../../.runtime/compiled'))
await import('./thread.ts')
