/** A block of a stream of server-sent events. One without `data` only tells the number to go on behind. */
export interface Block {
  type: string
  id: string | null
  data: string | null
  /** Milliseconds after which to connect again. */
  retry: number | null
}

/** The blocks of a stream, as they come; `onChunk` is called for anything that comes, comments included. */
export async function* blocksOf(body: ReadableStream<Uint8Array>, onChunk: () => void): AsyncGenerator<Block, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onChunk()
      rest += decoder.decode(value, { stream: true })
      const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/)
      // What is not whole yet is read again with what follows.
      rest = blocks.pop()!
      for (const block of blocks) yield blockOf(block)
    }
  } finally {
    // Of a stream that broke there is nothing left to end.
    await reader.cancel().catch(() => undefined)
  }
}

function blockOf(text: string): Block {
  const block: Block = { type: 'message', id: null, data: null, retry: null }
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, field, value] = /^(\w+): ?(.*)$/s.exec(line) ?? []
    if (field === 'event') block.type = value!
    else if (field === 'id') block.id = value!
    else if (field === 'data') block.data = block.data === null ? value! : `${block.data}\n${value}`
    else if (field === 'retry' && /^\d+$/.test(value!)) block.retry = Number(value)
  }
  return block
}
