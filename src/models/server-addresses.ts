import { UsageError } from '../errors.ts'

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/

/** MODEL_SERVERS: addresses of this machine alone, host and port, with commas between. Empty: nobody is asked. */
export function wholeHosts(setting: string): string[] {
  return setting
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const url = URL.parse(`http://${part}`)
      if (url === null || !LOOPBACK.test(url.hostname) || url.port === '' || url.pathname !== '/' || url.search !== '')
        throw new UsageError(`MODEL_SERVERS names addresses of this machine with their ports, such as 127.0.0.1:11434, not "${part}"`)
      return url.origin
    })
}
