export { HtmlReport as DocxReport } from './html.ts'
