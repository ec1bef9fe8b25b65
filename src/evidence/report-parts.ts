const SAFE: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML has it, in attributes too. */
export const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => SAFE[character]!)

export const STYLE = `body{margin:0 auto;max-width:64rem;padding:2rem 1.25rem;font:15px/1.5 system-ui,sans-serif;color:#1d1c1a}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin:2.5rem 0 .5rem}h3{font-size:1rem;margin:0}small{color:#6a665e}
table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #e3dfd5;
padding:.35rem .6rem .35rem 0;text-align:left;vertical-align:top}
td,p,blockquote{overflow-wrap:anywhere}article{border-top:1px solid #e3dfd5;padding:.9rem 0;break-inside:avoid}
blockquote{margin:.35rem 0;font-family:Georgia,serif;font-size:1.05rem}mark{background:#fde9c8}code{font-size:.8rem}p{margin:.25rem 0}`

export const row = (cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

/** Rows as they come; `none` where there are none. */
export async function* table(heads: string[], rows: AsyncIterable<string[]> | Iterable<string[]>, none: string): AsyncGenerator<string> {
  let some = false
  for await (const cells of rows) {
    if (!some) yield `<table><tr>${heads.map((head) => `<th>${safe(head)}</th>`).join('')}</tr>\n`
    some = true
    yield `${row(cells)}\n`
  }
  yield some ? '</table>\n' : `<p>${safe(none)}</p>\n`
}

/** An address of the web is a link, another scheme is not. */
export const linked = (text: string | null, url: string | null): string =>
  text === null ? '' : url !== null && /^https?:\/\//i.test(url) ? `<a href="${safe(url)}" rel="noreferrer">${safe(text)}</a>` : safe(text)

export const page = ({ name, url }: { name: string; url: string }): string => `${safe(name)}<br><small>${safe(url)}</small>`
