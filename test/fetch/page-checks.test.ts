import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zipSync } from 'fflate'
import { readHtml } from '../../src/fetch/html-facts.ts'
import { judgePage } from '../../src/fetch/judge-page.ts'
import { checkHtml } from '../../src/fetch/page-checks.ts'
import { pageType } from '../../src/fetch/page-type.ts'
import { localFetcher, pages, redirectTo, serve } from './servers.ts'

const prose = 'Our savings account pays interest every month, and here is how it is worked out. '.repeat(60)
const codeOf = (html: string, requested = 'http://example.org/a', final = requested) =>
  checkHtml(readHtml(html, final), { requested, final })?.code ?? null

test('an error page with status 200 is recognised in every language', () => {
  const titles = [
    '404',
    '404 Not Found',
    'Error 404',
    'Page not found',
    'Sorry, the page could not be found',
    'Seite nicht gefunden',
    'Fehler 404',
    'Page introuvable',
    'Página no encontrada',
    'Pagina non trovata',
    'Pagina niet gevonden',
    'Página não encontrada',
    'Sidan hittades inte',
    'Siden findes ikke',
    'Siden ble ikke funnet',
    'Sivua ei löytynyt',
    'Nie znaleziono strony',
    'Sayfa bulunamadı',
    'Страница не найдена',
    'Η σελίδα δεν βρέθηκε',
    'Ошибка 404',
    'Σφάλμα 404',
    '500 Internal Server Error',
    '503 Service Unavailable',
  ]
  for (const title of titles) {
    assert.equal(codeOf(`<title>${title}</title><h1>Oops</h1><p>Go back to the home page.</p>`), 'error-page', title)
    assert.equal(codeOf(`<title>Acme</title><h1>${title}</h1><p>Go back to the home page.</p>`), 'error-page', title)
  }
})

test('a page about errors, and a page with 404 in its numbers, stay pages', () => {
  assert.equal(codeOf(`<title>404 errors and how to mend them</title><p>${prose}</p>`), null)
  assert.equal(codeOf(`<title>Error 404 explained</title><p>${prose}</p>`), null)
  assert.equal(codeOf('<title>Model 404</title><p>The 404 is a car that was found in many towns and is still loved today.</p>'), null)
  assert.equal(
    codeOf('<title>Lost and found</title><p>What was not found in a month is given to charity. Ask at the desk for more.</p>'),
    null,
  )
})

test('a login wall is recognised, a sign-in box on an ordinary page is not', () => {
  const form = '<form><input name=user><input type="Password"></form>'
  assert.equal(codeOf(`<title>Acme</title><h1>Sign in</h1>${form}<p>${'You need an account to go on. '.repeat(20)}</p>`), 'login-wall')
  assert.equal(codeOf(`<title>Anmelden</title>${form}<p>Bitte geben Sie Ihre Daten ein.</p>`), 'login-wall')
  assert.equal(codeOf(`<title>Giriş</title>${form}<p>${'Devam etmek için giriş yapın lütfen. '.repeat(20)}</p>`), 'login-wall')
  assert.equal(codeOf(`<title>Acme</title>${form}`), 'login-wall')
  assert.equal(
    codeOf(
      '<title>Acme</title><p>Enter your e-mail to go on, and we will send you a link.</p>',
      'http://example.org/news',
      'http://example.org/login?next=/news',
    ),
    'login-wall',
  )
  assert.equal(codeOf(`<title>Savings</title>${form}<p>${prose}</p>`), null)
  assert.equal(
    codeOf('<title>Sign in to your city: events this week</title><p>There is a lot to do in town, come and see it all with us.</p>'),
    null,
  )
})

test('a page that only a browser can fill, an empty page and a robot check each have their reason', () => {
  assert.equal(codeOf('<title>App</title><div id="root"></div><script src="/app.js"></script>'), 'needs-javascript')
  assert.equal(codeOf('<noscript>You need to enable JavaScript to run this app.</noscript><div id="app"></div>'), 'needs-javascript')
  assert.equal(codeOf('<title>Nothing</title><body>   </body>'), 'empty-page')
  assert.equal(codeOf('<title>Hard spaces</title><p>&nbsp;</p><p>&#160;</p>'), 'empty-page')
  assert.equal(codeOf('<title>Just a moment...</title><p>Checking the connection.</p>'), 'bot-wall')
  assert.equal(codeOf('<title>Note</title><p>Closed on Monday.</p>'), null)
})

const docx = () => zipSync({ '[Content_Types].xml': new Uint8Array(10), 'word/document.xml': new Uint8Array(10) })
const bytes = (text: string) => Buffer.from(text, 'latin1')

test('a file is what its bytes say, not what it is announced as', () => {
  const page = bytes('<!DOCTYPE html><html><p>hello</p>')
  const cases: [Uint8Array, string | null, string, object][] = [
    [page, 'text/html', '/a', { type: 'html', note: null }],
    [page, null, '/a', { type: 'html', note: null }],
    [page, 'application/pdf', '/a.pdf', { type: 'html', note: 'The file is announced as a PDF, but it is a web page.' }],
    [page, 'text/plain', '/a.txt', { type: 'html', note: 'The file is announced as plain text, but it is a web page.' }],
    [
      bytes('%PDF-1.7 ...'),
      'text/html; charset=utf-8',
      '/a',
      { type: 'pdf', note: 'The file is announced as a web page, but it is a PDF.' },
    ],
    [bytes('%PDF-1.7 ...'), 'application/octet-stream', '/download', { type: 'pdf', note: null }],
    [docx(), 'application/octet-stream', '/a.docx', { type: 'docx', note: null }],
    [docx(), 'application/zip', '/a', { type: 'docx', note: 'The file is announced as application/zip, but it is a Word document.' }],
    [bytes('plain words'), 'text/plain', '/a.md', { type: 'markdown', note: null }],
    [bytes('plain words'), 'text/html', '/a', { type: 'html', note: null }],
    [bytes('<p>a *paragraph* in Markdown</p>'), 'text/markdown', '/a', { type: 'markdown', note: null }],
    [Buffer.from('\uFEFF<html>', 'utf16le'), 'text/html', '/a', { type: 'html', note: null }],
    [bytes('\xef\xbb\xbf\n <html lang=en>'), null, '/a', { type: 'html', note: null }],
    [bytes('<?xml version="1.0"?><html xmlns="x">'), 'application/xhtml+xml', '/a', { type: 'html', note: null }],
  ]
  for (const [body, contentType, path, expected] of cases)
    assert.deepEqual(pageType(body, contentType, `http://example.org${path}`), expected)
})

test('a file that lies about its type is named for what it is', () => {
  const cases: [Uint8Array, string, string, string][] = [
    [bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'text/html', 'wrong-type', 'The file is announced as a web page, but it is a PNG image.'],
    [bytes('\xff\xd8\xff\xe0\0\x10JFIF'), 'application/pdf', 'wrong-type', 'The file is announced as a PDF, but it is a JPEG image.'],
    [zipSync({ 'a.txt': new Uint8Array(3) }), 'application/pdf', 'wrong-type', 'The file is announced as a PDF, but it is a zip archive.'],
    [bytes('just some words'), 'application/pdf', 'wrong-type', 'The file is announced as a PDF, but it is only text.'],
    [new Uint8Array(0), 'application/pdf', 'wrong-type', 'The file is announced as a PDF, but it is empty.'],
    [
      bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'),
      'application/msword',
      'unsupported-type',
      'The file is an old Office document (.doc, .xls or .ppt), which is not read.',
    ],
    [bytes('MZ\x90\0\x03\0\0\0'), 'text/html', 'wrong-type', 'The file is announced as a web page, but it is a Windows program.'],
    [
      bytes('\0\x01\x02\x03garbage'),
      'text/plain',
      'wrong-type',
      'The file is announced as plain text, but it is a binary file of unknown type.',
    ],
    [bytes('words'), 'image/png', 'wrong-type', 'The file is announced as image/png, but it is only text.'],
  ]
  for (const [body, contentType, code, reason] of cases)
    assert.deepEqual(pageType(body, contentType, 'http://example.org/a'), { type: null, code, reason })
})

test('from the wire: a soft 404, a login wall behind a redirect, a lying file and a status in words', async (t) => {
  const server = await serve(
    t,
    pages({
      '/soft': '<title>Page not found | Acme</title><p>Sorry.</p>',
      '/private': redirectTo('/login?next=/private'),
      '/login?next=/private': '<title>Acme</title><h1>Log in</h1><form><input type=password></form>',
      '/paper.pdf': (_request, response) =>
        response.setHeader('content-type', 'application/pdf').end(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0])),
      '/broken': (_request, response) => response.writeHead(500).end(),
    }),
  )
  const fetcher = localFetcher(t)
  const outcome = async (path: string) => {
    const judged = judgePage(await fetcher.fetchPage(server.url + path), server.url + path)
    return judged.outcome === 'none' ? [judged.code, judged.failed] : judged.type
  }
  assert.deepEqual(await outcome('/soft'), ['error-page', true])
  assert.deepEqual(await outcome('/private'), ['login-wall', true])
  assert.deepEqual(await outcome('/paper.pdf'), ['wrong-type', true])
  assert.deepEqual(await outcome('/broken'), ['http-500', true])
  assert.deepEqual(await outcome('/nowhere'), ['http-404', true])
})
