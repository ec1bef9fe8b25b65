import { completeOlderNode, keepCompiled } from '../places.ts'

// A thread does not share what its process has compiled: it reads what was kept of an earlier run.
keepCompiled()
await completeOlderNode()
await import('./thread.ts')
