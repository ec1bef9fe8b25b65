import type { Out, ReportHead, ReportWriter } from '../model.ts'

export const REPORT_FORMATS = ['pdf', 'docx', 'xlsx', 'html'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

export const REPORT_TYPES: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  html: 'text/html; charset=utf-8',
}

const WRITERS: Record<ReportFormat, () => Promise<new (out: Out, head: ReportHead) => ReportWriter>> = {
  pdf: async () => (await import('./pdf.ts')).PdfReport,
  docx: async () => (await import('./docx.ts')).DocxReport,
  xlsx: async () => (await import('./xlsx.ts')).XlsxReport,
  html: async () => (await import('./html.ts')).HtmlReport,
}

export async function openWriter(format: ReportFormat, out: Out, head: ReportHead): Promise<ReportWriter> {
  const Writer = await WRITERS[format]()
  return new Writer(out, head)
}
