/** None outside a browser, where parts of the editor are tested. */
export const page = globalThis.document as Document | undefined

/** The path that all pages and the API are below; the server writes it into the page. */
export const BASE = page?.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? ''
