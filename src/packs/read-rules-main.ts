import { keepCompiled } from '../places.ts'

keepCompiled()
// Ctrl-C reaches every process of the terminal; this one goes with the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))

const { keepRules } = await import('./library.ts')
// Where nothing can be written, the parent would have to read them again.
process.send!({ read: keepRules() }, () => process.exit(0))
