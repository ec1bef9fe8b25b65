import { DOCUMENT_TYPE_KEYS, DOCUMENT_TYPES, type DocumentTypeRow } from '../text/document-types.ts'
import { OTHER_FILES, refusalOfOther } from '../text/other-files.ts'

const endings = (list: readonly string[]) => list.map((ending) => `\`.${ending}\``).join(' ')

/** What can be read, and what is refused with which words. */
export function typesPage(): string {
  const rows = DOCUMENT_TYPE_KEYS.map((type) => {
    const row: DocumentTypeRow = DOCUMENT_TYPES[type]
    const places = row.form === 'text' ? 'the file' : row.linesOfFile ? 'lines of the file' : 'the text taken out of it'
    const leftOut = Object.keys(row.refused).join(', ')
    return `| ${row.label} | ${endings(row.endings)} | \`${row.scope}\` | ${places} | ${leftOut} |`
  })
  const others = OTHER_FILES.filter((file) => file.endings !== '').map(
    (file) => `| ${endings(file.endings.split(' '))} | ${refusalOfOther(file)} |`,
  )
  return `
# Types of documents

A finding's place is exact: cutting the source at its offsets gives its text. Where a document is not text itself the places are
those of the text taken out of it; of an e-mail, lines and columns are those of the file and offsets those of the text taken out of it.
What is not in the first table is refused in words or, without a known ending, read as plain text.

| type | endings | \`scope\` of a rule | places are in | not taken by |
|---|---|---|---|---|
${rows.join('\n')}

\`.xml\` is read where its name is that of Android string resources (\`strings….xml\`, \`plurals….xml\`, \`arrays….xml\`,
\`values…/….xml\`). Templates with a second ending (\`mail.html.erb\`, \`nginx.conf.j2\`) are read where that is \`html\`, \`htm\`,
\`xhtml\`, \`txt\`, \`text\`, \`mail\`, \`email\` or \`mjml\`, and refused otherwise.

## Translation files and other data

- Values are checked, keys, comments and notes for translators are not. Numbers, addresses and identifiers are left out.
- Placeholders (\`{name}\`, \`{{name}}\`, \`%s\`, \`%1$@\`, \`%{name}\`, \`\${name}\`) are not words. Each branch of an ICU
  \`plural\` or \`select\` is checked as
  a text of its own; in the text around it the whole choice is a placeholder.
- Tags in a value are markup, and their \`alt\`, \`title\`, \`aria-label\` and \`placeholder\` are texts.
- A value that stands in quotation marks as a whole is no quotation.
- PO: translations, and the strings they translate. XLIFF: the target, or the source where there is none. YAML: an alias is not
  followed, for what
  it repeats is read where it stands.

## Markup

- MDX: imports, exports and expressions are left out; \`title\`, \`alt\`, \`label\`, \`description\` and the like of components
  are texts.
- E-mail: subject, page and plain text of a message or saved page, decoded; of the plain text what the page does not say. Attachments are
  named as left out. Lines and columns are those of the file: in quoted-printable those of the very characters, in base64 of the
  character in which a text begins or ends. A text that stands in the file otherwise than a reader of mail shows it is placed where its
  paragraph begins, or on the first line.
- Templates (Handlebars, Mustache, Liquid, Twig, Nunjucks, Jinja, MJML): what stands in \`{{ }}\` is a placeholder, blocks, partials and
  comments are left out, and the rest is read as the page or e-mail it is; without any tag, as plain text. EJS and ERB: the same with
  \`<%= %>\`, \`<% %>\` and \`<%# %>\`. Pug, HAML and Slim, which write pages in a way of their own, are refused.
- JSX and TSX: text between tags; \`title\`, \`alt\`, \`label\`, \`placeholder\`, \`aria-label\`, \`description\` and the like; strings and
  template strings in either place, each branch of a condition as a text of its own. What else an expression shows is a placeholder.
  Everything else is the program and is left out: also texts in variables, objects and calls, of which nobody knows where they are shown.
- Vue, Svelte and Astro: the text of the page and its \`title\`, \`alt\`, \`placeholder\` and \`aria-label\`; scripts, style sheets and
  expressions are left out, but for strings and, in Astro, markup in them; bound attributes of Vue are left out.
- reStructuredText: directives that hold code, literal blocks, doctests and comments are left out, and so is what roles of code
  hold. Vale reads
  the HTML that Docutils makes of it: there indented paragraphs are quotations; here they are paragraphs.
- AsciiDoc: listings, literal blocks, passthroughs, comments, attributes and includes are left out. Vale reads the HTML that
  Asciidoctor makes
  of it, with attributes put in; here \`{attribute}\` is a placeholder.
- SVG: texts, names and descriptions of a drawing, with what stands in \`foreignObject\`; text that was drawn as lines is none. One
  without any text counts as read.
- RTF: paragraphs, table cells, notes, headers, text boxes, results of fields and what an object shows; instructions of fields, hidden
  and deleted text, comments, pictures and list numbers are left out. Characters are those of the font's code page, or of Unicode.
- LaTeX: the text between \`\\begin{document}\` and \`\\end{document}\`; formulas, code, references and comments are left out.

## What is refused

| endings | what is said |
|---|---|
${others.join('\n')}
`
}
