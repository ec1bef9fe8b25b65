/** A thread that takes a while to load, as on a busy machine, and then is the one that seals pages. */
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)
await import('../../src/http/app-api/seal-thread.ts')
export {}
