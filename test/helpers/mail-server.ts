import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** The token of the link in a message. */
export const mailedToken = (message: string): string => /#([\w-]{43})/.exec(message.replaceAll(/=\r?\n/g, ''))![1]!

/** Speaks as much SMTP as it takes to be handed a message. */
export async function mailServer() {
  const messages: string[] = []
  let arrived = () => undefined as void
  const server = createServer((socket) => {
    let data: string | null = null
    socket.on('error', () => socket.destroy())
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (data !== null) {
        data += text
        if (!data.endsWith('\r\n.\r\n')) return
        messages.push(data)
        data = null
        arrived()
        socket.write('250 kept\r\n')
      } else if (/^DATA/i.test(text)) {
        data = ''
        socket.write('354 go on\r\n')
      } else socket.write(/^QUIT/i.test(text) ? '221 bye\r\n' : /^EHLO/i.test(text) ? '250-ready\r\n250 SMTPUTF8\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    /** The next message, or the next of this subject. */
    async next(subject = '') {
      const at = () => messages.findIndex((message) => message.includes(`Subject: ${subject}`))
      while (at() < 0) {
        await new Promise<void>((resolve) => {
          arrived = resolve
        })
      }
      return messages.splice(0, at() + 1).at(-1)!
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
