import { decodeHTML } from 'entities'
import { defaultTreeAdapter, html as names, parse, serialize } from 'parse5'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { ContextFinding } from '../../db/audits/asset-context.ts'

/** Elements that run, load, navigate or redefine the page; they are removed with their content. */
const REMOVED = new Set([
  'script',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'base',
  'link',
  'meta',
  'portal',
  'fencedframe',
  'noembed',
  'noframes',
  'audio',
  'video',
  'source',
  'track',
  'math',
])
/** Serialised, their text is not escaped and could be parsed as markup; as <pre> it is escaped. */
const RAW = new Set(['xmp', 'plaintext', 'listing'])
/** Attributes that navigate or load; event handlers (`on…`) are removed as well. */
const STRIPPED = new Set([
  'href',
  'xlink:href',
  'src',
  'srcset',
  'srcdoc',
  'imagesrcset',
  'action',
  'formaction',
  'ping',
  'target',
  'background',
  'poster',
  'data',
  'manifest',
  'autofocus',
  'autoplay',
  'accesskey',
  'contenteditable',
  'http-equiv',
  'is',
  'nonce',
])
/** Elements whose text is not part of the page. */
const UNMARKED = new Set(['title', 'style', 'textarea', 'option', 'select', 'template', 'noscript', 'svg', 'math'])
/** As deep as browsers nest elements; deeper, only the text is kept. */
const MAX_DEPTH = 400

const STYLE = `
mark.imprimatur-mark{all:unset;display:inline!important;visibility:visible!important;text-decoration-line:underline!important;\
text-decoration-thickness:2px!important;text-underline-offset:3px!important;text-decoration-color:#7a7f87!important;\
text-decoration-style:dotted!important}
mark.imprimatur-mark[data-severity=CRITICAL]{text-decoration-style:solid!important;text-decoration-color:#a3123a!important;\
background:#fbe3e8!important}
mark.imprimatur-mark[data-severity=HIGH]{text-decoration-style:double!important;text-decoration-color:#b5481a!important;\
background:#fcebdd!important}
mark.imprimatur-mark[data-severity=MEDIUM]{text-decoration-style:dashed!important;text-decoration-color:#8a6a00!important;\
background:#fbf3d3!important}
mark.imprimatur-mark[data-severity=LOW]{text-decoration-color:#6b6250!important;background:#f1efe7!important}
mark.imprimatur-here{outline:2px solid #1f56c4!important;outline-offset:3px!important}
.imprimatur-anchor{scroll-margin-block:30vh}`

/**
 * A snapshot of a page, sanitised: nothing in it runs, loads, submits or navigates. Findings are marked at their position in the
 * source, each after an anchor `finding-<id>` that the address of a frame can name.
 */
export function sealPage(source: string, findings: readonly ContextFinding[], here: string | null): string {
  const page = parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  const placed = findings
    .filter((finding) => finding.span_start !== null && finding.span_end !== null && finding.span_end > finding.span_start)
    .toSorted((a, b) => a.span_start! - b.span_start!)
  const started = new Set<string>()
  // In document order, without recursion: a page may be nested to any depth.
  const open = inOrder(page, 0, true)
  while (open.length > 0) {
    const { node, depth, marked } = open.pop()!
    if (defaultTreeAdapter.isTextNode(node)) {
      if (marked) markText(node, source, placed, started, here)
    } else if (defaultTreeAdapter.isElementNode(node)) {
      seal(node)
      if (depth > MAX_DEPTH) flatten(node)
      for (const child of inOrder(node, depth + 1, marked && !UNMARKED.has(node.tagName))) open.push(child)
    }
  }
  return `<!doctype html>${serialize(withStyle(page), { scriptingEnabled: false })}`.replace(/^<!doctype html>(?=<!doctype)/i, '')
}

/** A parent's children in reverse, without the removed ones: filtered at once, since removing one by one is quadratic. */
function inOrder(parent: Tree.ParentNode, depth: number, marked: boolean) {
  parent.childNodes = parent.childNodes.filter(
    (node) => !defaultTreeAdapter.isCommentNode(node) && !(defaultTreeAdapter.isElementNode(node) && REMOVED.has(node.tagName)),
  )
  return parent.childNodes.map((node) => ({ node, depth, marked })).reverse()
}

function seal(element: Tree.Element): void {
  if (RAW.has(element.tagName)) element.tagName = element.nodeName = 'pre'
  if (element.tagName === 'style') escapeStyle(element)
  if ('content' in element) (element as Tree.Template).content = defaultTreeAdapter.createDocumentFragment()
  element.attrs = element.attrs.filter(({ name, prefix, value }) => {
    const full = (prefix ? `${prefix}:${name}` : name).toLowerCase()
    if (full.startsWith('on')) return false
    if (full === 'src' && element.tagName === 'img') return /^data:image\/(png|jpe?g|gif|webp|avif|bmp)[;,]/i.test(value.trim())
    return !STRIPPED.has(full)
  })
}

/** A style sheet is serialised unescaped too; this escape means the same to CSS and nothing to HTML. */
function escapeStyle(style: Tree.Element): void {
  for (const child of style.childNodes) if (defaultTreeAdapter.isTextNode(child)) child.value = child.value.replaceAll('<', '\\3c ')
}

/** Keeps only the text of what is nested too deeply to be serialised. */
function flatten(node: Tree.ParentNode): void {
  let text = ''
  const open: Tree.Node[] = node.childNodes.toReversed()
  while (open.length > 0) {
    const next = open.pop()!
    if (defaultTreeAdapter.isTextNode(next)) text += next.value
    else if ('childNodes' in next && !(defaultTreeAdapter.isElementNode(next) && REMOVED.has(next.tagName))) {
      for (const child of next.childNodes.toReversed()) open.push(child)
    }
  }
  node.childNodes = []
  if (text) defaultTreeAdapter.insertText(node, text)
}

/** Splits a text node at the edges of the findings that touch it and wraps each marked part in a mark. */
function markText(node: Tree.TextNode, source: string, findings: ContextFinding[], started: Set<string>, here: string | null): void {
  const location = node.sourceCodeLocation
  const parent = node.parentNode
  if (!location || !parent || node.value.trim() === '') return
  const { startOffset: from, endOffset: to } = location
  const touching = findings.filter((finding) => finding.span_start! < to && finding.span_end! > from)
  if (touching.length === 0) return
  const raw = source.slice(from, to)
  const offset = (at: number) =>
    raw === node.value ? at - from : Math.min(decodeHTML(source.slice(from, at)).replaceAll('\r\n', '\n').length, node.value.length)
  const spans = touching.map((finding) => ({
    finding,
    start: offset(Math.max(finding.span_start!, from)),
    end: offset(Math.min(finding.span_end!, to)),
  }))
  const edges = [...new Set([0, node.value.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b)
  for (let index = 0; index + 1 < edges.length; index++) {
    const [start, end] = [edges[index]!, edges[index + 1]!]
    const covering = spans.filter((span) => span.start <= start && span.end >= end).map(({ finding }) => finding)
    for (const { id } of covering) {
      if (started.has(id)) continue
      started.add(id)
      defaultTreeAdapter.insertBefore(parent, element('span', { id: `finding-${id}`, class: 'imprimatur-anchor' }), node)
    }
    if (covering.length === 0) defaultTreeAdapter.insertTextBefore(parent, node.value.slice(start, end), node)
    else {
      const mark = element('mark', {
        class: `imprimatur-mark${covering.some(({ id }) => id === here) ? ' imprimatur-here' : ''}`,
        'data-severity': worst(covering),
      })
      defaultTreeAdapter.insertText(mark, node.value.slice(start, end))
      defaultTreeAdapter.insertBefore(parent, mark, node)
    }
  }
  defaultTreeAdapter.detachNode(node)
}

const element = (name: string, attributes: Record<string, string>) =>
  defaultTreeAdapter.createElement(
    name,
    names.NS.HTML,
    Object.entries(attributes).map(([key, value]) => ({ name: key, value })),
  )

const RANKS = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'UNSPECIFIED']
const worst = (findings: ContextFinding[]) => RANKS.find((rank) => findings.some(({ severity }) => severity === rank)) ?? 'NONE'

function withStyle(page: Tree.Document): Tree.Document {
  const root = page.childNodes.find((node) => defaultTreeAdapter.isElementNode(node) && node.tagName === 'html') as Tree.Element | undefined
  const head = root?.childNodes.find((node) => defaultTreeAdapter.isElementNode(node) && node.tagName === 'head') as
    | Tree.Element
    | undefined
  const style = element('style', {})
  defaultTreeAdapter.insertText(style, STYLE)
  if (head) {
    const charset = element('meta', { charset: 'utf-8' })
    const first = head.childNodes[0]
    if (first) defaultTreeAdapter.insertBefore(head, charset, first)
    else defaultTreeAdapter.appendChild(head, charset)
    defaultTreeAdapter.appendChild(head, style)
  }
  return page
}
