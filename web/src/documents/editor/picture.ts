import { Node } from '@tiptap/react'
import { picture } from '../../../../src/generation/markdown/nodes.ts'
import { shortAddress } from '../../base/format.ts'

/**
 * A picture with what it shows in words. It is named and not loaded: the server it is on would learn who works on which text, and our
 * content security policy forbids it. What has no words or no https address is not taken from the clipboard.
 */
export const Picture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => picture(element.getAttribute('src') ?? '', element.getAttribute('alt') ?? '')?.attrs ?? false,
    },
    {
      tag: 'figure[data-src]',
      getAttrs: (element) => picture(element.dataset.src ?? '', element.dataset.alt ?? '')?.attrs ?? false,
    },
  ],
  renderHTML: ({ node }) => {
    const [src, alt] = [String(node.attrs.src), String(node.attrs.alt)]
    return ['figure', { class: 'picture', 'data-src': src, 'data-alt': alt }, ['figcaption', alt], ['span', shortAddress(src)]]
  },
})
