/** A generated site for the benches: pages linked as a tree, a little text with and without faults. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const NOUNS = (
  'bottle lid shop order parcel colour garden summer kitchen cup jug litre tea coffee morning journey lamp hand sink year shelf ' +
  'table bench wall door window path river hill village market street corner station train platform ticket map letter paper ' +
  'pencil drawer basket blanket cushion curtain carpet floor tile brick roof gutter barrel bucket ladder hammer nail screw ' +
  'hinge handle rope string button thread needle coat scarf glove boot lace heel pocket purse coin price list page margin ' +
  'picture frame glass mirror shadow candle match fire stove pan spoon fork plate bowl bread butter honey apple pear plum ' +
  'berry leaf branch root soil seed'
).split(' ')
const VERBS = (
  'holds carries keeps brings meets follows covers opens closes fills turns lifts joins leaves reaches crosses touches warms cools ' +
  'dries washes cleans paints draws writes reads counts weighs measures cuts folds ties wraps packs sends finds loses mends ' +
  'breaks builds moves shows hides'
).split(' ')
const QUALITIES = (
  'small large round square flat deep narrow wide plain bright pale dark heavy light smooth rough soft hard warm cool dry wet quiet ' +
  'loud early late old young simple careful steady slow quick sturdy handy neat tidy spare'
).split(' ')

/** A pseudo-random choice: different on each page and in each sentence, the same in every run. */
function chooser(seed: number): <Entry>(list: Entry[]) => Entry {
  let state = (Math.imul(seed + 1, 0x9e3779b1) | 1) >>> 0
  return (list) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return list[Math.floor((state / 2 ** 32) * list.length)]!
  }
}

/** A typical shop page: navigation, cards with pictures, running text, a footer, scripts and styles; about a third of it is text. */
export function benchPage(n: number, pages: number): string {
  const one = chooser(n)
  const thing = () => `${one(QUALITIES)} ${one(NOUNS)}`
  const sentence = () =>
    one([
      () => `The ${thing()} ${one(VERBS)} the ${one(NOUNS)} of each ${one(NOUNS)} in ${2000 + (n % 26)}.`,
      () => `Every ${one(NOUNS)} ${one(VERBS)} a ${thing()}, and the ${one(NOUNS)} ${one(VERBS)} it.`,
      () => `A ${thing()} with a ${thing()} ${one(VERBS)} what the ${one(NOUNS)} leaves over.`,
      () => `When the ${one(NOUNS)} ${one(VERBS)} the ${one(NOUNS)}, its ${thing()} stays on the ${one(NOUNS)} for the rest of the day.`,
    ])()
  const several = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, index) => make(index)).join('')
  const paragraphs = several(
    8,
    () => `<p class="copy copy--body" data-block="${one(NOUNS)}">${Array.from({ length: 4 }, sentence).join(' ')}</p>\n`,
  )
  const cards = several(
    6,
    (card) =>
      `<article class="card card--product" data-sku="${n}-${card}"><a class="card__link" href="/p${(n * 3 + card) % pages}.html">` +
      `<img class="card__image" src="/images/${n}/${card}.jpg" width="320" height="320" loading="lazy" alt="A ${thing()}">` +
      `<h3 class="card__title">The ${thing()}</h3></a><p class="card__text">${sentence()}</p>` +
      `<button type="button" class="button button--primary" data-add="${n}-${card}">Add to basket</button></article>\n`,
  )
  const children = Array.from({ length: 10 }, (_, index) => n * 10 + index + 1).filter((child) => child < pages)
  const links = children
    .map((child) => `<li class="list__item"><a class="list__link" href="/p${child}.html">Page ${child}</a></li>`)
    .join('')
  const fault = n % 3 === 0 ? '<p class="copy">Our eco-friendly range is climate neutral.</p>' : ''
  const nav = several(8, (item) => `<li class="nav__item"><a class="nav__link" href="/p${item % pages}.html">${NOUNS[item]}</a></li>`)
  const items = several(20, (item) => `{"id":${n * 20 + item},"stock":${(n * item) % 90}},`)
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page ${n}: the ${thing()}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="description" content="Page ${n} of the shop">` +
    `<link rel="stylesheet" href="/styles/main.css">` +
    `<style>.card{display:grid;gap:8px}.card__image{aspect-ratio:1}.nav__item{list-style:none}.copy{max-width:60ch}</style>` +
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"CollectionPage",` +
    `"name":"Page ${n}","url":"/p${n}.html"}</script><script>window.shop={page:${n},items:[${items}]}</script></head>` +
    `<body class="page page--collection"><header class="header"><nav class="nav" aria-label="Main">` +
    `<ul class="nav__list">${nav}</ul></nav></header><main class="main" id="main"><h1 class="title">Page ${n}</h1>` +
    `${fault}${paragraphs}<section class="cards" aria-label="Products">${cards}</section><ul class="list">${links}</ul></main>` +
    `<footer class="footer"><p class="footer__text">Imprint and terms.</p></footer></body></html>`
  )
}

/** Runs in a process of its own when this file is run: prints its port. `tagged`: pages have entity tags, and who has one gets a 304. */
export async function serveSite(pages: number, tagged = false): Promise<number> {
  const server = createServer((request, response) => {
    const n = Number(/^\/p(\d+)\.html$/.exec(request.url ?? '')?.[1] ?? (request.url === '/' ? 0 : Number.NaN))
    if (!(n < pages)) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('none')
    const etag = tagged ? { etag: `"page-${n}"` } : {}
    if (tagged && request.headers['if-none-match'] === etag.etag) return void response.writeHead(304, etag).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...etag }).end(benchPage(n, pages))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

if (process.argv[2] === '--site') process.stdout.write(`${await serveSite(Number(process.argv[3]), process.argv[4] === 'tagged')}\n`)
