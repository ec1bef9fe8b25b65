import { completeOlderNode, keepCompiled } from '../../places.ts'

keepCompiled()
// Ctrl-C reaches every process of the terminal; this one goes with the worker, which may still wait for its page.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))
await completeOlderNode()
await import('./process.ts')
