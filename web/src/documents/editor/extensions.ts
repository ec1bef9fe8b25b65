import { mergeAttributes, Node, textblockTypeInputRule } from '@tiptap/react'
import type { Extensions } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { Picture } from './picture.ts'
import { tableExtensions } from './tables.ts'

const LEVELS = [1, 2, 3, 4, 5, 6] as const

/** The page has its own h1: headings of the document are rendered one level below. An attribute keeps the original level for parsing. */
const Heading = Node.create({
  name: 'heading',
  content: 'inline*',
  group: 'block',
  defining: true,
  addAttributes: () => ({ level: { default: 1, rendered: false } }),
  parseHTML: () => [
    { tag: '[data-level]', priority: 60, getAttrs: (element) => ({ level: Number(element.dataset.level) || 1 }) },
    ...LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    `h${Math.min(6, Number(node.attrs.level) + 1)}`,
    mergeAttributes(HTMLAttributes, { 'data-level': String(node.attrs.level) }),
    0,
  ],
  addKeyboardShortcuts() {
    return Object.fromEntries(
      LEVELS.map((level) => [`Mod-Alt-${level}`, () => this.editor.commands.toggleNode('heading', 'paragraph', { level })]),
    )
  },
  addInputRules() {
    return LEVELS.map((level) =>
      textblockTypeInputRule({ find: new RegExp(`^(#{${level}})\\s$`), type: this.type, getAttributes: { level } }),
    )
  },
})

/** The schema of documents: exactly what Markdown, and so the public API, can represent. */
export const documentExtensions: Extensions = [
  StarterKit.configure({
    heading: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: 'noreferrer noopener' },
    },
  }),
  Heading,
  ...tableExtensions,
  Picture,
]
