import { strToU8, zipSync } from 'fflate'
import { DOCUMENT_TYPE_KEYS, DOCUMENT_TYPES, type DocumentType, type DocumentTypeRow } from '../../src/text/document-types.ts'
import { docx, pdf } from '../text/fixtures.ts'
import { page } from './site.ts'

/** Said by every sample; the built-in pack PACK finds "eco-friendly" in it. */
export const CLAIM = 'Our eco-friendly bottle keeps tea warm all day.'
export const PACK = 'eu-green-claims'
export const utf8 = (text: string) => new TextEncoder().encode(text)

const zipped = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)])))

/** A file of each type that says the same, and where it is asked for: a crawl takes the same text only once. */
export const SAMPLES: Record<DocumentType, (ending: string, where?: string) => Uint8Array> = {
  html: (_, where = '') => utf8(page('Bottle', `<p>${CLAIM} ${where}</p>`)),
  markdown: (_, where = '') => utf8(`# Bottle\n\n${CLAIM} ${where}\n`),
  text: (_, where = '') => utf8(`${CLAIM} ${where}\n`),
  docx: (_, where = '') => docx({ 'word/document.xml': `<w:p><w:r><w:t>${CLAIM} ${where}</w:t></w:r></w:p>` }),
  pdf: (_, where = '') => pdf([[CLAIM, where]]),
  json: (ending) => utf8(ending === 'json' ? JSON.stringify([{ post: CLAIM }], null, 2) : `{"post":"${CLAIM}"}\n{"post":"Another post"}\n`),
  yaml: () => utf8(`en:\n  bottle:\n    text: "${CLAIM}"\n`),
  po: () => utf8(`# a comment\nmsgid "bottle.text"\nmsgstr "${CLAIM}"\n`),
  xliff: () => utf8(`<xliff version="1.2"><file><body><trans-unit id="a"><source>${CLAIM}</source></trans-unit></body></file></xliff>`),
  arb: () => utf8(JSON.stringify({ '@@locale': 'en', bottle: CLAIM, '@bottle': { description: 'about it' } })),
  'apple-strings': () => utf8(`/* about it */\n"bottle" = "${CLAIM}";\n`),
  properties: () => utf8(`# about it\nbottle.text = ${CLAIM}\n`),
  resx: () => utf8(`<?xml version="1.0"?><root><data name="Bottle" xml:space="preserve"><value>${CLAIM}</value></data></root>`),
  'android-strings': () => utf8(`<?xml version="1.0"?><resources><string name="bottle">${CLAIM}</string></resources>`),
  mdx: (_, where = '') => utf8(`import Box from './box.js'\n\n# Bottle\n\n<Box>\n${CLAIM} ${where.replaceAll(/[<{]/g, '')}\n</Box>\n`),
  rst: (_, where = '') => utf8(`Bottle\n======\n\n${CLAIM} ${where}\n`),
  asciidoc: (_, where = '') => utf8(`= Bottle\n\n${CLAIM} ${where}\n`),
  latex: (_, where = '') => utf8(`\\section{Bottle}\n\n${CLAIM} ${where}\n`),
  subtitles: (_, where = '') => utf8(`1\n00:00:01,000 --> 00:00:02,000\n${CLAIM} ${where}\n`),
  template: (_, where = '') => utf8(`<p>Hello {{ name }}.</p>\n<p>${CLAIM} ${where}</p>\n`),
  'tag-template': (_, where = '') => utf8(`<p>Hello <%= name %>.</p>\n<% if (a) { %><p>${CLAIM} ${where}</p><% } %>\n`),
  jsx: (_, where = '') => utf8(`export const Page = () => <p>${CLAIM} {'${where.replaceAll(/['\\]/g, '')}'}</p>\n`),
  astro: (_, where = '') => utf8(`---\nconst a = 1\n---\n<p>${CLAIM} ${where.replaceAll(/[<{]/g, '')}</p>\n`),
  vue: (_, where = '') => utf8(`<template>\n  <p>${CLAIM} ${where}</p>\n</template>\n`),
  svelte: (_, where = '') => utf8(`<script>let a = 1</script>\n<p>${CLAIM} ${where}</p>\n`),
  svg: (_, where = '') =>
    utf8(`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><text>${CLAIM} ${where.replaceAll(/[<&]/g, '')}</text></svg>\n`),
  rtf: (_, where = '') => utf8(String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}\pard ${CLAIM} ${where.replaceAll(/[\\{}]/g, '')}\par}`),
  email: (_, where = '') => utf8(`From: a@example.com\nSubject: Bottle\nContent-Type: text/plain\n\n${CLAIM} ${where}\n`),
  pptx: (_, where = '') =>
    zipped({
      'ppt/presentation.xml': '<p:presentation/>',
      'ppt/slides/slide1.xml': `<p:sld><p:sp><a:p><a:r><a:t>${CLAIM} ${where}</a:t></a:r></a:p></p:sp></p:sld>`,
    }),
  xlsx: () => zipped({ 'xl/workbook.xml': '<workbook/>', 'xl/sharedStrings.xml': `<sst><si><t>${CLAIM}</t></si></sst>` }),
  epub: (_, where = '') =>
    zipped({
      'META-INF/container.xml': '<container><rootfiles><rootfile full-path="content.opf"/></rootfiles></container>',
      'content.opf': '<package><manifest><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>',
      'a.xhtml': `<html><body><p>${CLAIM} ${where}</p></body></html>`,
    }),
  odt: (_, where = '') => zipped({ 'content.xml': `<office:text><text:p>${CLAIM} ${where}</text:p></office:text>` }),
  csv: (ending) => utf8(['id,post', `1,${CLAIM}`].join('\n').replaceAll(',', ending === 'tsv' ? '\t' : ',')),
}

export interface Sample {
  name: string
  type: DocumentType
  row: DocumentTypeRow
  bytes: Uint8Array
}

/** A file for each ending of each row of the table of document types. */
export const FILES: Sample[] = DOCUMENT_TYPE_KEYS.flatMap((type) => {
  const row: DocumentTypeRow = DOCUMENT_TYPES[type]
  return row.endings.map((ending) => ({
    name: row.fileName === undefined ? `page-${type}.${ending}` : `strings-${type}.${ending}`,
    type,
    row,
    bytes: SAMPLES[type](ending),
  }))
})
