import type { Exchanged } from '../../fetch/exchanged.ts'

const lines = (headers: [name: string, value: string][]) => headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')

export function requestHead({ url, method, sent }: Exchanged): string {
  const { pathname, search } = new URL(url)
  return `${method} ${pathname}${search} HTTP/1.1\r\n${lines(sent)}\r\n`
}

/** How a body was sent; what is kept is the body itself, so readers must not unpack it again. */
const ABOUT_TRANSFER = /^(?:content-encoding|transfer-encoding)$/i
const LENGTH = /^content-length$/i

/** The head of an answer whose body is kept unpacked: headers that spoke of it as it was sent have other names, as archives have them. */
export function responseHead({ status, statusText, received }: Exchanged, length: number): string {
  const isOther = ([name, value]: [string, string]) => ABOUT_TRANSFER.test(name) || (LENGTH.test(name) && Number(value) !== length)
  const headers = received.map(([name, value]): [string, string] => [isOther([name, value]) ? `X-Archive-Orig-${name}` : name, value])
  if (received.some(isOther)) headers.push(['Content-Length', String(length)])
  return `HTTP/1.1 ${status}${statusText ? ` ${statusText}` : ''}\r\n${lines(headers)}\r\n`
}
