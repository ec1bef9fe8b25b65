import { BCP47 } from '../../languages.ts'
import type { LanguageKey } from '../../languages.ts'
import { escapeHtml, toHtml } from '../../generation/markdown/html.ts'
import type { BlockNode } from '../../generation/markdown/nodes.ts'

/** What is written to a file. */
export interface TextToWrite {
  title: string
  language: LanguageKey | null
  blocks: BlockNode[]
}

/** Readable on a screen and on paper, light and dark. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; }
body { max-width: 43rem; margin: 3rem auto; padding: 0 1.25rem; font: 1.0625rem/1.65 "Noto Serif", Georgia, serif; }
h1, h2, h3, h4, h5, h6 { line-height: 1.3; }
table { border-collapse: collapse; }
th, td { border: 1px solid #8888; padding: 0.3em 0.6em; text-align: start; vertical-align: top; }
blockquote { margin-inline: 0; padding-inline-start: 1em; border-inline-start: 3px solid #8888; }
pre { overflow-x: auto; }
.note { font: 0.8125rem/1.5 system-ui, sans-serif; opacity: 0.75; }
`

export function htmlPage({ title, language, blocks }: TextToWrite, options: { head?: string; note?: string } = {}): string {
  const lang = language === null ? '' : ` lang="${BCP47[language]}"`
  return `<!doctype html>
<html${lang}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${options.head ?? ''}
<title>${escapeHtml(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
${toHtml(blocks)}
</main>
${options.note === undefined ? '' : `<footer><p class="note" lang="en">${escapeHtml(options.note)}</p></footer>\n`}</body>
</html>
`
}
