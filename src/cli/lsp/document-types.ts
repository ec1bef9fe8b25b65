import { typeByName, type DocumentType } from '../../text/document-types.ts'

/** What editors call the languages of files whose name does not say what they are, and of texts that have no name yet. */
const BY_LANGUAGE: Record<string, DocumentType> = {
  markdown: 'markdown',
  mdx: 'mdx',
  html: 'html',
  plaintext: 'text',
  text: 'text',
  gitcommit: 'text',
  'git-commit': 'text',
  restructuredtext: 'rst',
  rst: 'rst',
  asciidoc: 'asciidoc',
  latex: 'latex',
  tex: 'latex',
  handlebars: 'template',
  liquid: 'template',
  twig: 'template',
  jinja: 'template',
  'jinja-html': 'template',
  ejs: 'tag-template',
  erb: 'tag-template',
  javascriptreact: 'jsx',
  typescriptreact: 'jsx',
  astro: 'astro',
  vue: 'vue',
  svelte: 'svelte',
  po: 'po',
  xliff: 'xliff',
  properties: 'properties',
  'java-properties': 'properties',
}

/** What a text in an editor is: its name says it, else the language the editor has for it. Undefined: nothing to check. */
export const typeInEditor = (file: string, languageId: string): DocumentType | undefined =>
  typeByName(file) ?? BY_LANGUAGE[languageId.toLowerCase()]
