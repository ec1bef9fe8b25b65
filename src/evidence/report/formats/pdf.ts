export { HtmlReport as PdfReport } from './html.ts'
