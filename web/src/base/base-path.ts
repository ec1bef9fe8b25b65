/** The path that all pages and the API are below; the server writes it into the page. */
export const BASE = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? ''
