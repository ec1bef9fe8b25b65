import { UnreadableDocument } from './document.ts'
import type { Draft } from './draft.ts'
import { tidy } from './encoding.ts'
import { ExtractedText } from './extracted.ts'
import { pdfParagraphs } from './pdf-paragraphs.ts'

const MOST_PAGES = 5000

/** Reads a PDF page by page. The text of a page is put together from its pieces by where they stand. */
export async function readPdf(bytes: Uint8Array): Promise<Draft> {
  const { getDocumentProxy, getMeta } = await import('unpdf')
  // the reader takes the bytes over, so it gets its own; it refuses Node's buffers, which are such arrays too
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((error: unknown) => {
    throw explain(error)
  })
  try {
    if (pdf.numPages > MOST_PAGES) {
      throw new UnreadableDocument(`This PDF has ${pdf.numPages} pages; at most ${MOST_PAGES} are read. Split it.`)
    }
    const text = new ExtractedText()
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const content = await page.getTextContent()
      for (const paragraph of pdfParagraphs(content.items.filter((item) => 'str' in item))) {
        text.add(tidy(paragraph.source), 'paragraph', { page: number }, { text: tidy(paragraph.text), map: paragraph.map })
      }
      page.cleanup()
    }
    const { info } = await getMeta(pdf)
    const title = typeof info?.['Title'] === 'string' ? tidy(info['Title']).trim() : ''
    const draft = text.finish(title || null)
    if (draft.blocks.length === 0) {
      throw new UnreadableDocument('This PDF holds no text, only pictures of it. Send the original, or a PDF with text.')
    }
    return draft
  } catch (error) {
    throw explain(error)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

function explain(error: unknown): UnreadableDocument {
  if (error instanceof UnreadableDocument) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') {
    return new UnreadableDocument('This PDF is protected by a password. Save it without one and send it again.', { cause: error })
  }
  return new UnreadableDocument('This PDF is cut off or damaged and cannot be read. Save it again and send the whole file.', {
    cause: error,
  })
}
