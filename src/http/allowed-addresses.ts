import { BlockList, isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { AppError, UsageError } from '../errors.ts'

/** Who asks whether the server is up may be anywhere. */
const OPEN = /^\/public\/v1\/healthz(\?|$)/

/** Where ALLOW_ADDRESSES names networks, everybody else is refused before anything is looked at. */
export function requireAllowedAddress(app: FastifyInstance, setting: string): void {
  const allowed = readAddresses(setting)
  if (!allowed) return
  app.addHook('onRequest', (request, _reply, done) => {
    const address = request.ip.replace(/^::ffff:/, '')
    const isAllowed = allowed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
    done(isAllowed || OPEN.test(request.url) ? undefined : new AppError(403, 'This server is not open to your network address.'))
  })
}

function readAddresses(setting: string): BlockList | null {
  const list = new BlockList()
  const entries = setting.split(',').map((entry) => entry.trim())
  for (const entry of entries.filter(Boolean)) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address)
    const width = family === 6 ? 128 : 32
    if (family === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= width)))
      throw new UsageError(`ALLOW_ADDRESSES names addresses or networks such as 10.1.0.0/16, not "${entry}"`)
    list.addSubnet(address, bits === undefined ? width : Number(bits), family === 6 ? 'ipv6' : 'ipv4')
  }
  return list.rules.length > 0 ? list : null
}
