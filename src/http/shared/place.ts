/** A place as it is compared: without scheme, the host in small letters. Null for an empty one. */
export function placeOf(written: string | null | undefined): string | null {
  const [, host, path] = /^([^/]*)(.*)$/s.exec((written ?? '').trim().replace(/^https?:\/\//i, ''))!
  return `${host!.toLowerCase()}${path}` || null
}

/** The place of one page, as it is shown to whoever says something of it. */
export function placeOfAddress(address: string): string | null {
  const url = /^https?:/i.test(address) ? URL.parse(address) : null
  return placeOf(url ? `${url.host}${url.pathname.replace(/\/+$/, '')}` : `/${address.replace(/^[./\\]+/, '')}`)
}
