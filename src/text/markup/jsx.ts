import { parse } from '@babel/parser'
import { UnreadableDocument } from '../document.ts'
import type { Draft } from '../draft.ts'
import { metaScope } from '../html-beside.ts'
import { kindOf } from '../html-elements.ts'
import { scopeOfAttribute } from '../shown-attributes.ts'
import { SourceBlocks } from '../source-blocks.ts'
import { JsxText } from './jsx-text.ts'

/** What is asked of a node of the parser's tree; each kind has children of its own. */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Keys of a node that lead to nothing a component shows. */
const NOT_WALKED = new Set(['loc', 'extra', 'comments', 'tokens', 'errors', 'typeAnnotation', 'typeParameters', 'typeArguments'])
/** What only says a type around an expression. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression'])

/**
 * JSX and TSX: text between tags, attributes that people read, and strings and template strings in either place. The rest is the program:
 * a text that stands in a variable, in an object or in a call is not known to be shown.
 */
export function readJsx(source: string): Draft {
  const blocks = new SourceBlocks(source)
  try {
    const file = parse(source, {
      sourceType: 'module',
      plugins: ['jsx', 'typescript', 'decorators'],
      errorRecovery: true,
      attachComment: false,
      allowReturnOutsideFunction: true,
    })
    for (const { start, end } of file.comments ?? []) blocks.leaveOut('comment', start!, end!)
    new Jsx(blocks).walk(file.program as unknown as Node)
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableDocument('This component is nested too deep.', { cause: error })
    const { loc, message } = error as { loc?: { line: number; column: number }; message: string }
    if (loc === undefined) throw error
    const what = message.replace(/\s*\(\d+:\d+\)[^]*$/, '').replace(/\.$/, '')
    throw new UnreadableDocument(`This is not valid JSX or TSX: ${what} (line ${loc.line}, column ${loc.column + 1}).`, { cause: error })
  }
  return blocks.finish('script')
}

const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment'
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

class Jsx {
  readonly #source: string
  readonly #text: JsxText

  constructor(blocks: SourceBlocks) {
    this.#source = blocks.source
    this.#text = new JsxText(blocks)
  }

  /** Looks for elements anywhere in a piece of the program; each is a text of its own. */
  walk(root: Node): void {
    const open: Node[] = [root]
    for (let node = open.pop(); node; node = open.pop()) {
      if (isElement(node)) {
        const element = node
        this.#text.apart('text', () => this.#element(element, false))
        continue
      }
      for (const key in node) {
        if (NOT_WALKED.has(key)) continue
        const value = node[key]
        for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) open.push(child)
      }
    }
  }

  #element(node: Node, isRunning: boolean): void {
    const children = node['children'] as Node[]
    if (node.type === 'JSXFragment') {
      this.#children(children)
      return
    }
    const opening = node['openingElement'] as Node
    const name = this.#source.slice((opening['name'] as Node).start, (opening['name'] as Node).end)
    const kind = /^[a-z][a-z\d]*$/.test(name) ? kindOf(name) : null
    this.#attributes(opening, name)
    if (name === 'br') this.#text.lineBreak(node.start, node.end)
    if (kind?.neverShown) return
    const read = () => this.#text.marked(kind?.mark, () => this.#children(children))
    // In a line of text a component is a part of it, as a link is; where its parent has no text it is one of several things.
    if (kind?.breaksText || !isRunning) this.#text.block(kind?.scope ?? this.#text.scope, read)
    else read()
  }

  #children(children: Node[]): void {
    const isRunning = children.some((child) => this.#isText(child))
    for (const child of children) {
      if (child.type === 'JSXText') this.#text.shown(child.start, child.end)
      else if (child.type === 'JSXExpressionContainer') this.#expression(child['expression'] as Node, child, isRunning)
      else if (isElement(child)) this.#element(child, isRunning)
      else this.walk(child)
    }
  }

  /** Whether a child adds characters to the text of its parent itself. */
  #isText(child: Node): boolean {
    if (child.type === 'JSXText') {
      const text = this.#source.slice(child.start, child.end)
      return text.trim() !== '' || !/[\r\n]/.test(text)
    }
    return child.type === 'JSXExpressionContainer' && /^(?:String|Template)Literal$/.test((child['expression'] as Node).type)
  }

  /** What an expression shows; `whole` is it with the braces around it. */
  #expression(node: Node, whole: Node, isRunning: boolean): void {
    const part = (key: string) => node[key] as Node
    if (node.type === 'JSXEmptyExpression') return
    if (node.type === 'StringLiteral') this.#text.string(node.start + 1, node.end - 1)
    else if (node.type === 'TemplateLiteral') this.#template(node)
    else if (isElement(node)) this.#element(node, isRunning)
    else if (WRAPPERS.has(node.type)) this.#expression(part('expression'), whole, isRunning)
    else if (node.type === 'LogicalExpression' && node['operator'] === '&&') {
      this.walk(part('left'))
      this.#expression(part('right'), whole, isRunning)
    } else if (node.type === 'LogicalExpression') this.#oneOf([part('left'), part('right')], whole)
    else if (node.type === 'ConditionalExpression') {
      this.walk(part('test'))
      const shown = [part('consequent'), part('alternate')].filter((branch) => !isNothing(branch))
      if (shown.length === 1) this.#expression(shown[0]!, whole, isRunning)
      else this.#oneOf(shown, whole)
    } else {
      this.#text.mask(whole.start, whole.end)
      this.walk(node)
    }
  }

  /** One of several is shown: each is a text of its own, and none is known to stand in the sentence. */
  #oneOf(branches: Node[], whole: Node): void {
    this.#text.mask(whole.start, whole.end)
    for (const branch of branches) this.#text.apart(this.#text.scope, () => this.#expression(branch, branch, false))
  }

  #template(node: Node): void {
    const pieces = node['quasis'] as Node[]
    for (const [at, piece] of pieces.entries()) {
      this.#text.string(piece.start, piece.end)
      const next = pieces[at + 1]
      if (next) this.#text.mask(piece.end, next.start)
    }
    for (const expression of node['expressions'] as Node[]) this.walk(expression)
  }

  #attributes(opening: Node, element: string): void {
    const attributes = opening['attributes'] as Node[]
    const stringOf = (name: string) => {
      const value = attributes.find((one) => one.type === 'JSXAttribute' && this.#nameOf(one) === name)?.['value']
      return isNode(value) && value.type === 'StringLiteral' ? (value['value'] as string) : ''
    }
    for (const attribute of attributes) {
      const value = attribute['value']
      if (attribute.type !== 'JSXAttribute') this.walk(attribute)
      else if (isNode(value)) this.#attribute(value, scopeIn(element, this.#nameOf(attribute), stringOf))
    }
  }

  #nameOf = (attribute: Node) => this.#source.slice((attribute['name'] as Node).start, (attribute['name'] as Node).end)

  #attribute(value: Node, scope: string | null): void {
    if (scope === null || isElement(value)) this.walk(value)
    else if (value.type === 'StringLiteral') this.#text.apart(scope, () => this.#text.entities(value.start + 1, value.end - 1))
    else this.#text.apart(scope, () => this.#expression(value['expression'] as Node, value, false))
  }
}

/** What an attribute is called as a text; null where it is none. Elements of HTML have some of their own. */
function scopeIn(element: string, attribute: string, stringOf: (name: string) => string): string | null {
  if (element === 'meta') {
    return attribute === 'content' ? (metaScope(stringOf('name')) ?? metaScope(stringOf('property')) ?? null) : null
  }
  if (element === 'link' || element === 'base') return null
  if (element === 'input' && attribute === 'value' && /^(?:submit|button|reset)$/.test(stringOf('type'))) return 'button'
  return scopeOfAttribute(attribute)
}

/** `null`, `undefined`, `false`, an empty string: nothing is shown. */
const isNothing = (node: Node): boolean =>
  node.type === 'NullLiteral' ||
  (node.type === 'Identifier' && node['name'] === 'undefined') ||
  (node.type === 'BooleanLiteral' && node['value'] === false) ||
  (node.type === 'StringLiteral' && node['value'] === '')
