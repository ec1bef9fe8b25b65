import { ApiError } from '../api.ts'

/**
 * Fetches a file that is made while it comes, and gives it to the browser once it is whole: half a report is never kept. `onBytes` is told
 * how many there are so far.
 */
export async function saveReport(url: string, signal: AbortSignal, onBytes: (bytes: number) => void): Promise<void> {
  const response = await fetch(url, { signal, credentials: 'same-origin' }).catch((error: Error) => {
    throw error.name === 'AbortError' ? error : new ApiError(0, null)
  })
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null))
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (const reader = response.body!.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    onBytes((bytes += value.length))
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob(parts, { type: response.headers.get('content-type') ?? '' }))
  link.download = nameIn(response.headers.get('content-disposition') ?? '')
  link.click()
  // Taken away at once, the file would not be found any more by a browser that asks where to put it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const nameIn = (disposition: string): string => decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? 'report')
