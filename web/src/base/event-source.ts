/** After this long a stream is asked for again that the server has refused, as it does while it is busy or starts anew. */
const AGAIN_AFTER = 2000

interface EventHandlers {
  /** By the name of the event: what it carries. */
  on: Record<string, (data: never) => void>
  /** Whether the stream is open, each time that changes. */
  onOpen?(open: boolean): void
}

/**
 * Reads server-sent events until the answered function is called. A browser opens a stream again whose connection broke, and says
 * which event was its last; one that was answered with an error it gives up for good. That one is opened anew here: `address` is
 * given the id of the last event, null if there was none.
 */
export function readEvents(address: (last: string | null) => string, { on, onOpen }: EventHandlers): () => void {
  let source: EventSource
  let last: string | null = null
  let again: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    source = new EventSource(address(last))
    for (const [name, handle] of Object.entries(on)) {
      source.addEventListener(name, (event) => {
        const { data, lastEventId } = event as MessageEvent<string>
        last = lastEventId || last
        handle(JSON.parse(data) as never)
      })
    }
    source.addEventListener('open', () => onOpen?.(true))
    source.addEventListener('error', () => {
      onOpen?.(false)
      if (source.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_AFTER)
    })
  }
  open()
  return () => {
    clearTimeout(again)
    source.close()
  }
}
