import { strToU8, zipSync } from 'fflate'

const NAMESPACES = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:wp="wp" xmlns:dc="dc"'

/** A Word document of the given parts; each is wrapped in a root element. */
export function docx(parts: Record<string, string>): Uint8Array {
  const files = Object.entries(parts).map(([name, xml]) => [
    name,
    strToU8(`<?xml version="1.0" encoding="UTF-8"?><root ${NAMESPACES}>${xml}</root>`),
  ])
  return zipSync(Object.fromEntries(files))
}

/** A minimal PDF: pages of lines, in Helvetica, an empty line being a gap. `encrypt` adds a dictionary that requires a password. */
export function pdf(pages: string[][], encrypt = ''): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}] >>`,
  ]
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  for (const [at, lines] of pages.entries()) {
    const content = `BT /F1 12 Tf 72 720 Td ${lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj 0 -14 Td`).join('\n')} ET`
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  }
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = file.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${encrypt} >>\nstartxref\n${table}\n%%EOF\n`
  return Uint8Array.from(file, (character) => character.charCodeAt(0))
}

/** The standard security handler, 40-bit RC4, with owner and user entries that an empty password does not open. */
export const PASSWORD_PROTECTED =
  `/ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /Length ` +
  `40 /P -44 /O <${'aa'.repeat(32)}> /U <${'bb'.repeat(32)}> >>`
