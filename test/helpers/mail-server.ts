import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** The token of the link in a message. */
export const mailedToken = (message: string): string => /#([\w-]{43})/.exec(message.replaceAll(/=\r?\n/g, ''))![1]!

/** A mail server on loopback that keeps what it is handed. */
export async function mailServer() {
  const messages: string[] = []
  /** What it says instead of taking a message. */
  const kept: { refuse: string | null } = { refuse: null }
  let arrived = () => undefined as void
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo(_address, _session, done) {
      done(kept.refuse === null ? null : Object.assign(new Error(kept.refuse), { responseCode: 550 }))
    },
    onData(stream, _session, done) {
      text(stream).then((message) => {
        messages.push(message)
        arrived()
        done()
      }, done)
    },
  })
  // A server under test may be ended in the middle of a conversation.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(kept, {
    port: (server.server.address() as AddressInfo).port,
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
  })
}
