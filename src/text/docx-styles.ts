import { parseXml } from './xml.ts'

export interface DocxStyle {
  /** 1 to 6 for a heading, 0 for anything else. */
  heading: number
  hidden: boolean
}

/**
 * What the styles of a document mean. Their identifiers are in the language of the Word that made them ("berschrift1", "Titre1");
 * their names, or the outline level, are not.
 */
export function docxStyles(xml: string): Map<string, DocxStyle> {
  const styles = new Map<string, DocxStyle>()
  let style: DocxStyle | null = null
  parseXml(xml, {
    open(name, attributes) {
      if (name === 'w:style') {
        style = { heading: 0, hidden: false }
        styles.set(attributes['w:styleId'] ?? '', style)
      } else if (style === null) return
      else if (name === 'w:name') style.heading ||= headingLevel(attributes['w:val'] ?? '')
      else if (name === 'w:outlineLvl') style.heading ||= Math.min(6, Number(attributes['w:val'] ?? 9) + 1) % 10
      else if (name === 'w:vanish') style.hidden = isOn(attributes)
    },
    close(name) {
      if (name === 'w:style') style = null
    },
  })
  return styles
}

function headingLevel(name: string): number {
  if (/^title$/i.test(name)) return 1
  return Math.min(6, Number(/^heading (\d)$/i.exec(name)?.[1] ?? 0))
}

/** Word's switches are on when they stand there, unless they say otherwise. */
export function isOn(attributes: Record<string, string>): boolean {
  return !/^(?:0|false|off)$/i.test(attributes['w:val'] ?? '1')
}
