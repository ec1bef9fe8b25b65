import { deflateSync } from 'node:zlib'
import type { DocumentType } from '../../src/text/document-types.ts'
import { docx } from '../text/fixtures.ts'

const bytes = (text: string): Buffer => Buffer.from(text)
const numbered = (count: number, make: (n: number) => string, between = '') =>
  Array.from({ length: count }, (_, n) => make(n)).join(between)
const wordXml = (body: string) => docx({ 'word/document.xml': body })

/** Documents made to cost their reader time or memory, each by its name. Made when asked for: together they would fill a small machine. */
export const HOSTILE: Record<string, { type: DocumentType; make(): Uint8Array }> = {
  'RTF: 5,000 open groups, each with a note': { type: 'rtf', make: () => bytes(`{\\rtf1 ${'{\\footnote a'.repeat(4998)}`) },
  'RTF: 3 million fonts': {
    type: 'rtf',
    make: () => bytes(`{\\rtf1{\\fonttbl${numbered(500_000, (n) => `{\\f${n}\\fcharset${n % 300} a;}`)}}words}`),
  },
  'RTF: a million code pages': { type: 'rtf', make: () => bytes(`{\\rtf1 ${numbered(1_000_000, (n) => `\\ansicpg${n}\\'e4`)}}`) },
  'RTF: a jump behind the end': { type: 'rtf', make: () => bytes('{\\rtf1 words\\bin9999999999 }') },
  'SVG: 300,000 nested groups': { type: 'svg', make: () => bytes(`<svg>${'<g>'.repeat(300_000)}<text>deep`) },
  'HTML: 300,000 nested div': { type: 'html', make: () => bytes(`<title>Deep</title>${'<div>'.repeat(300_000)}deep`) },
  'HTML: 300,000 nested div, closed': { type: 'html', make: () => bytes(`${'<div>'.repeat(300_000)}deep${'</div>'.repeat(300_000)}`) },
  'HTML: 100,000 nested blockquote': { type: 'html', make: () => bytes(`${'<blockquote>'.repeat(100_000)}deep`) },
  'HTML: 100,000 nested lists': { type: 'html', make: () => bytes(`${'<ul><li>'.repeat(100_000)}deep`) },
  'HTML: 70,000 nested tables': { type: 'html', make: () => bytes(`${'<table><tr><td>'.repeat(70_000)}deep`) },
  'HTML: 200,000 open b, then closing p': { type: 'html', make: () => bytes('<p><b>'.repeat(200_000) + '</p>'.repeat(200_000)) },
  'HTML: 200,000 nested links': { type: 'html', make: () => bytes('<a href="/x">'.repeat(200_000) + '</b>'.repeat(200_000)) },
  'HTML: a million attributes': {
    type: 'html',
    make: () => bytes(`<p ${Array.from({ length: 1_000_000 }, (_, n) => `a${n}="x"`).join(' ')}>words`),
  },
  'HTML: a million tiny elements': { type: 'html', make: () => bytes('<i>a</i>'.repeat(1_000_000)) },
  'HTML: a million paragraphs': { type: 'html', make: () => bytes('<p>a'.repeat(1_000_000)) },
  'HTML: two million open comments': { type: 'html', make: () => bytes('<!--'.repeat(2_000_000)) },
  'HTML: 500,000 open CDATA': { type: 'html', make: () => bytes('<svg>' + '<![CDATA['.repeat(500_000)) },
  'HTML: a million open quotes': { type: 'html', make: () => bytes('<a href="'.repeat(1_000_000)) },
  'HTML: a million open titles': { type: 'html', make: () => bytes('<title><title></'.repeat(400_000)) },
  'HTML: a million unfinished entities': { type: 'html', make: () => bytes(`<p>${'&#x'.repeat(1_000_000)}`) },
  'HTML: 500,000 links': {
    type: 'html',
    make: () => bytes(Array.from({ length: 500_000 }, (_, n) => `<a href="?${n}">a</a>`).join('')),
  },
  'HTML: a table of 60,000 rows': { type: 'html', make: () => bytes(`<table>${`<tr>${'<td>a'.repeat(30)}`.repeat(60_000)}`) },
  'HTML: a table of 140,000 columns': { type: 'html', make: () => bytes(`<table><tr>${'<td>a'.repeat(140_000)}`) },
  'HTML: six million entities': { type: 'html', make: () => bytes(`<p>${'&amp;'.repeat(6_000_000)}`) },
  'HTML: a million identifiers': { type: 'html', make: () => bytes(numbered(1_000_000, (n) => `<p id=x${n}>`)) },
  'HTML: ten million objects of structured data': {
    type: 'html',
    make: () => bytes(`<script type="application/ld+json">[${'{},'.repeat(10_000_000)}{}]</script>`),
  },
  'HTML: 500,000 headings': { type: 'html', make: () => bytes('<h1>a</h1>'.repeat(500_000)) },
  'HTML: one line of 9 MB': { type: 'html', make: () => Buffer.alloc(9_000_000, 'a') },
  'HTML: one line of 9 MB of less-than': { type: 'html', make: () => Buffer.alloc(9_000_000, '<') },
  'HTML: one line of 9 MB of spaces in a refresh': {
    type: 'html',
    make: () => bytes(`<meta http-equiv="refresh" content="${' '.repeat(2_000_000)}"><a href="${' '.repeat(2_000_000)}">x</a>`),
  },
  'Markdown: 100,000 quotation marks': { type: 'markdown', make: () => bytes(`${'> '.repeat(100_000)}deep`) },
  'Markdown: nested list of 3,000 levels': {
    type: 'markdown',
    make: () => bytes(Array.from({ length: 3000 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n')),
  },
  'Markdown: 100,000 open brackets': { type: 'markdown', make: () => bytes('['.repeat(100_000)) },
  'Markdown: 100,000 asterisks': { type: 'markdown', make: () => bytes('*'.repeat(100_000) + 'a') },
  'Markdown: 60,000 asterisks between letters': { type: 'markdown', make: () => bytes('*a '.repeat(40_000)) },
  'Markdown: 100,000 backticks of all lengths': {
    type: 'markdown',
    make: () => bytes(Array.from({ length: 440 }, (_, n) => 'a' + '`'.repeat(n)).join('')),
  },
  'Markdown: 60,000 open tags': { type: 'markdown', make: () => bytes('<a '.repeat(40_000)) },
  'Markdown: many paragraphs of brackets': { type: 'markdown', make: () => bytes(`${'['.repeat(900)}\n\n`.repeat(1100)) },
  'Markdown: many paragraphs of asterisks': { type: 'markdown', make: () => bytes(`${'*a **b '.repeat(4000)}\n\n`.repeat(35)) },
  'Markdown: one line of 3 MB': { type: 'markdown', make: () => Buffer.alloc(3_000_000, 'a') },
  'Markdown: 100,000 link definitions': {
    type: 'markdown',
    make: () => bytes(Array.from({ length: 100_000 }, (_, n) => `[a${n}]: /x`).join('\n')),
  },
  'Markdown: aliases that multiply in the front matter': {
    type: 'markdown',
    make: () =>
      bytes(
        `---\na0: &a0 [x,x,x]\n${numbered(40, (n) => `a${n + 1}: &a${n + 1} [${`*a${n},`.repeat(9)}]`, '\n')}\ntitle: Fine\n---\n\nWords.`,
      ),
  },
  'Markdown: a front matter of 3 MB in one line': {
    type: 'markdown',
    make: () => bytes(`---\ntitle: ${'a '.repeat(1_500_000)}#\n---\n\nWords.`),
  },
  'Markdown: a front matter of spaces': { type: 'markdown', make: () => bytes(`---\ntitle: a${' '.repeat(300_000)}b\n---\n\nWords.`) },
  'JSON: nested 100,000 deep': { type: 'json', make: () => bytes('['.repeat(100_000)) },
  'JSON: 300,000 objects nested 900 deep': {
    type: 'json',
    make: () => bytes(`[${Array.from({ length: 300 }, () => '{"a":'.repeat(900) + '"x"' + '}'.repeat(900)).join(',')}]`),
  },
  'JSON: a million texts': { type: 'json', make: () => bytes(`[${'"some words",'.repeat(1_000_000)}"end"]`) },
  'JSON: a text of slashes': { type: 'json', make: () => bytes(`["${'a-'.repeat(1_000_000)}!"]`) },
  'CSV: a million columns': { type: 'csv', make: () => bytes(`${'name,'.repeat(1_000_000)}\n${'words here,'.repeat(1_000_000)}`) },
  'CSV: a million open quotes': { type: 'csv', make: () => bytes('a,"'.repeat(1_000_000)) },
  'CSV: a million rows': { type: 'csv', make: () => bytes('a,b\n'.repeat(1_000_000)) },
  'Text: one line of 30 MB': { type: 'text', make: () => Buffer.alloc(30_000_000, 'a') },
  'Text: one line of 3 MB of words': { type: 'text', make: () => bytes('word '.repeat(600_000)) },
  'Text: one line of 3 MB of full stops': { type: 'text', make: () => Buffer.alloc(3_000_000, '. ') },
  'DOCX: entities that multiply': {
    type: 'docx',
    make: () =>
      wordXml(
        `<!DOCTYPE lolz [<!ENTITY l0 "lol">${numbered(30, (n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`)}]>` +
          '<w:document><w:body><w:p><w:r><w:t>&l30; words</w:t></w:r></w:p></w:body></w:document>',
      ),
  },
  'DOCX: 200,000 nested elements': { type: 'docx', make: () => wordXml(`${'<w:sdt><w:p>'.repeat(100_000)}<w:r><w:t>deep</w:t></w:r>`) },
  'DOCX: a million empty paragraphs': { type: 'docx', make: () => wordXml('<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(1_000_000)) },
  'DOCX: a zip within a zip': { type: 'docx', make: () => docx({ 'a.docx': 'PK', 'b.zip': 'PK' }) },
  'PDF: a page that is its own parent': { type: 'pdf', make: () => loopingPdf() },
  'PDF: a stream that unpacks to 200 MB': { type: 'pdf', make: () => bombPdf() },
  'PDF: 60,000 pages': { type: 'pdf', make: () => manyPages(60_000) },
}

/**
 * A page on which every word is a finding within one paragraph of three megabytes: the rules take half a minute for each paragraph.
 * `share`: of that paragraph. A page below a megabyte is given up after READ_SECONDS, a larger one has more time.
 */
export const endlessPage = (paragraphs: number, share = 1): string =>
  `<!doctype html><title>Endless</title>${`<p>${'eco-friendly climate neutral '.repeat(100_000 * share)}</p>`.repeat(paragraphs)}`

function pdfOf(objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]!.length
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object as string), Buffer.from('\nendobj\n')]))
  }
  const start = length
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`))
  return Buffer.concat(parts)
}

const loopingPdf = () =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1000000 >>',
    '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 1000000 /Parent 3 0 R >>',
  ])

function bombPdf(): Buffer {
  const packed = deflateSync(Buffer.alloc(200 * 1024 * 1024, 'q '), { level: 9 })
  const stream = Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R >>',
    stream,
  ])
}

const manyPages = (count: number) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] >>',
  ])
