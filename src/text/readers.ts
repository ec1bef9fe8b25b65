import { readCsv } from './csv.ts'
import type { DocumentType, DOCUMENT_TYPES } from './document-types.ts'
import type { Draft } from './draft.ts'
import { readHtml } from './html.ts'
import { readJson } from './json.ts'
import { readMarkdown } from './markdown.ts'
import { readPlain } from './plain.ts'

/** Readers that every process has at hand, so that text can be read at once. */
export const READERS_AT_HAND = {
  html: readHtml,
  markdown: readMarkdown,
  text: readPlain,
  json: readJson,
  csv: readCsv,
} satisfies { [Type in DocumentType]?: (source: string) => Draft }

/** Types that can be read from a string without waiting. */
export type TextType = keyof typeof READERS_AT_HAND

type InputOf<Type extends DocumentType> = (typeof DOCUMENT_TYPES)[Type]['form'] extends 'bytes' ? Uint8Array : string

/** Readers of the other types. They and the packages they need are loaded with the first document of their type. */
export const LOADED_READERS: {
  [Type in Exclude<DocumentType, TextType>]: () => Promise<(input: InputOf<Type>) => Draft | Promise<Draft>>
} = {
  docx: async () => (await import('./docx.ts')).readDocx,
  yaml: async () => (await import('./translation/yaml.ts')).readYaml,
  po: async () => (await import('./translation/po.ts')).readPo,
  xliff: async () => (await import('./translation/xliff.ts')).readXliff,
  arb: async () => (await import('./translation/arb.ts')).readArb,
  'apple-strings': async () => (await import('./translation/apple-strings.ts')).readAppleStrings,
  properties: async () => (await import('./translation/properties.ts')).readProperties,
  resx: async () => (await import('./translation/resx.ts')).readResx,
  'android-strings': async () => (await import('./translation/android.ts')).readAndroid,
  svg: async () => (await import('./svg.ts')).readSvg,
  mdx: async () => (await import('./markup/mdx.ts')).readMdx,
  rst: async () => (await import('./markup/rst.ts')).readRst,
  asciidoc: async () => (await import('./markup/asciidoc.ts')).readAsciidoc,
  latex: async () => (await import('./markup/latex.ts')).readLatex,
  subtitles: async () => (await import('./markup/subtitles.ts')).readSubtitles,
  template: async () => (await import('./markup/template.ts')).readTemplate,
  'tag-template': async () => (await import('./markup/template.ts')).readTagTemplate,
  jsx: async () => (await import('./markup/jsx.ts')).readJsx,
  astro: async () => (await import('./markup/astro.ts')).readAstro,
  vue: async () => (await import('./markup/component.ts')).readVue,
  svelte: async () => (await import('./markup/component.ts')).readSvelte,
  rtf: async () => (await import('./office/rtf.ts')).readRtf,
  email: async () => (await import('./email/email.ts')).readEmail,
  pptx: async () => (await import('./office/pptx.ts')).readPptx,
  xlsx: async () => (await import('./office/xlsx.ts')).readXlsx,
  epub: async () => (await import('./office/epub.ts')).readEpub,
  odt: async () => (await import('./office/odt.ts')).readOdt,
  pdf: async () => (await import('./pdf.ts')).readPdf,
}
