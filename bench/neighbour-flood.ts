/** Callers that send long texts without end; all but one do not wait for their answer. Run as a thread by neighbour.ts. */
import { isMainThread, workerData } from 'node:worker_threads'

const LONG = 'eco-friendly '.repeat(2000)
const CALLERS = 10
const PATIENCE = 100

export const check = (url: string, text: string, key: string, signal?: AbortSignal) =>
  fetch(url, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ text, language: 'EN' }),
    ...(signal ? { signal } : {}),
  }).then(async (answer) => ({ status: answer.status, text: await answer.text() }))

if (!isMainThread && workerData?.url) {
  const { url, key } = workerData as { url: string; key: string }
  for (let caller = 0; caller < CALLERS; caller++)
    void (async () => {
      for (;;) await check(url, LONG, key, caller === 0 ? undefined : AbortSignal.timeout(PATIENCE)).catch(() => null)
    })()
}
