import { ApiError } from '../../base/api.ts'
import { language } from '../../base/language.ts'

interface ServerEvent {
  event: string
  data: unknown
}

/** Posts JSON and yields the server-sent events of the response; throws for any other response. */
export async function* readEvents(url: string, body: unknown): AsyncGenerator<ServerEvent> {
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'accept-language': language },
      body: JSON.stringify(body),
    })
  } catch {
    throw new ApiError(0, null)
  }
  if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const text = await response.text()
    throw new ApiError(response.status, text.startsWith('{') ? JSON.parse(text) : text)
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let waiting = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    waiting += value
    const events = waiting.split('\n\n')
    waiting = events.pop() ?? ''
    for (const each of events) {
      const event = /^event: (.*)$/m.exec(each)?.[1]
      const data = /^data: (.*)$/m.exec(each)?.[1]
      if (event && data) yield { event, data: JSON.parse(data) }
    }
  }
}
