import type { ReactNode } from 'react'
import { shortAddress } from '../format.ts'

/** A block or text node as ProseMirror JSON. */
interface Node {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: Node[]
}

const SAFE_LINK = /^(https?:|mailto:|\/)/i
const MARKS: Record<string, (inside: ReactNode) => ReactNode> = {
  bold: (inside) => <strong>{inside}</strong>,
  italic: (inside) => <em>{inside}</em>,
  code: (inside) => <code>{inside}</code>,
  strike: (inside) => <s>{inside}</s>,
  underline: (inside) => <u>{inside}</u>,
}

function Text({ node }: { node: Node }): ReactNode {
  return (node.marks ?? []).reduce<ReactNode>((inside, mark) => {
    const href = mark.attrs?.href
    if (mark.type === 'link')
      return typeof href === 'string' && SAFE_LINK.test(href) ? (
        <a href={href} target="_blank" rel="noreferrer noopener">
          {inside}
        </a>
      ) : (
        inside
      )
    return MARKS[mark.type]?.(inside) ?? inside
  }, node.text ?? '')
}

/** A picture is named and linked, not loaded: its server would learn who reads which text, and when. */
const Picture = ({ src, alt }: { src: string; alt: string }) => (
  <figure className="picture">
    <figcaption>{alt}</figcaption>
    {SAFE_LINK.test(src) && (
      <a href={src} target="_blank" rel="noreferrer noopener">
        {shortAddress(src)}
      </a>
    )}
  </figure>
)

const inside = (node: Node) => (node.content ?? []).map((child, index) => <Block key={index} node={child} />)

/** The page has its own h1: headings of the document come below it. */
const HEADINGS = ['h2', 'h2', 'h3', 'h4', 'h5', 'h6', 'h6'] as const

function Block({ node }: { node: Node }): ReactNode {
  const children = inside(node)
  switch (node.type) {
    case 'text':
      return <Text node={node} />
    case 'heading': {
      const Heading = HEADINGS[Number(node.attrs?.level ?? 1)] ?? 'h6'
      return <Heading>{children}</Heading>
    }
    case 'paragraph':
      return <p>{children}</p>
    case 'bulletList':
      return <ul>{children}</ul>
    case 'orderedList':
      return <ol start={Number(node.attrs?.start ?? 1)}>{children}</ol>
    case 'listItem':
      return <li>{children}</li>
    case 'blockquote':
      return <blockquote>{children}</blockquote>
    case 'codeBlock':
      return (
        <pre tabIndex={0}>
          <code>{children}</code>
        </pre>
      )
    case 'image':
      return <Picture src={String(node.attrs?.src ?? '')} alt={String(node.attrs?.alt ?? '')} />
    case 'horizontalRule':
      return <hr />
    case 'hardBreak':
      return <br />
    case 'table':
      return (
        <table>
          <tbody>{children}</tbody>
        </table>
      )
    case 'tableRow':
      return <tr>{children}</tr>
    case 'tableHeader':
      return <th scope="col">{children}</th>
    case 'tableCell':
      return <td>{children}</td>
    default:
      return children
  }
}

/** Renders the blocks of a document; text is never interpreted as HTML. */
export const Blocks = ({ blocks }: { blocks: object[] }) => (
  <>
    {(blocks as Node[]).map((node, index) => (
      <Block key={index} node={node} />
    ))}
  </>
)
