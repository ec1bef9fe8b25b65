/**
 * How cookies are named and which addresses get them. __Host- binds a cookie to this host and the whole of it, so that no other host of the
 * site can set it; below a path others have theirs beside us, and a cookie of ours goes only to that path.
 */
export class Cookies {
  readonly path: string

  constructor(basePath: string) {
    this.path = basePath || '/'
  }

  nameOf(name: string, secure: boolean): string {
    if (!secure) return name
    return this.path === '/' ? `__Host-${name}` : `__Secure-${name}`
  }

  /** The header that sets one; no page of another site sends it, no script reads it. */
  line(name: string, value: string, seconds: number, secure: boolean): string {
    const rest = `Max-Age=${seconds}; Path=${this.path}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
    return `${this.nameOf(name, secure)}=${value}; ${rest}`
  }
}

/** Whether a cookie of a request is ours of this name, with any prefix. */
export const isNamed = (given: string | undefined, name: string): boolean => given?.replace(/^__(Host|Secure)-/, '') === name
