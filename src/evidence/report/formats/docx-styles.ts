import { XML } from './ooxml.ts'

export const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
export const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const QUIET = '5F5B53'

function style(id: string, name: string, look: { paragraph?: string; run?: string; based?: string; next?: string }): string {
  const based = id === 'Normal' ? '' : `<w:basedOn w:val="${look.based ?? 'Normal'}"/>`
  return (
    `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${based}` +
    `<w:qFormat/><w:pPr>${look.paragraph ?? ''}</w:pPr><w:rPr>${look.run ?? ''}</w:rPr></w:style>`
  )
}
const letters = (id: string, name: string, run: string) =>
  `<w:style w:type="character" w:styleId="${id}"><w:name w:val="${name}"/><w:rPr>${run}</w:rPr></w:style>`
const size = (points: number) => `<w:sz w:val="${points * 2}"/>`
const color = (value: string) => `<w:color w:val="${value}"/>`
const heading = (level: number) =>
  `<w:keepNext/><w:spacing w:before="${level === 0 ? 360 : 240}" w:after="80"/><w:outlineLvl w:val="${level}"/>`

/** Looks of a report; names of Word's own where it has them. `tag`: the language of what is written. */
export const STYLES = (tag: string): string =>
  `${XML}<w:styles xmlns:w="${W}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/>` +
  `${size(10)}<w:lang w:val="${tag}"/></w:rPr></w:rPrDefault></w:docDefaults>` +
  style('Normal', 'Normal', { paragraph: '<w:spacing w:after="80"/>' }) +
  style('Workspace', 'Workspace', { paragraph: '<w:spacing w:after="2600"/>', run: `<w:b/><w:spacing w:val="30"/>${size(11)}` }) +
  style('Title', 'Title', { paragraph: '<w:spacing w:after="120"/>', run: `<w:b/>${size(26)}` }) +
  style('Subtitle', 'Subtitle', { paragraph: '<w:spacing w:after="400"/>', run: `${color(QUIET)}${size(11)}` }) +
  style('Heading1', 'heading 1', { paragraph: heading(0), run: `<w:b/>${size(14)}` }) +
  style('Heading2', 'heading 2', { paragraph: heading(1), run: `<w:b/>${size(11)}` }) +
  style('Quote', 'Quote', { paragraph: '<w:keepNext/><w:spacing w:after="80"/><w:ind w:left="240"/>', run: size(11) }) +
  style('Said', 'Said', { paragraph: '<w:spacing w:after="20"/>', run: size(9) }) +
  style('Cell', 'Cell', { paragraph: '<w:spacing w:after="20"/>', run: size(9) }) +
  style('Label', 'Label', { paragraph: '<w:spacing w:after="20"/>', run: `${color(QUIET)}${size(9)}` }) +
  style('Commands', 'Commands', {
    paragraph: '<w:spacing w:after="20"/><w:ind w:left="240"/>',
    run: `<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>${size(9)}`,
  }) +
  style('Header', 'header', { run: `${color(QUIET)}${size(8)}` }) +
  style('Footer', 'footer', { paragraph: '<w:jc w:val="right"/>', run: `${color(QUIET)}${size(8)}` }) +
  letters('Hyperlink', 'Hyperlink', `${color('1A4FA3')}<w:u w:val="single"/>`) +
  letters('Found', 'Found', `<w:b/>${color('9C4A10')}<w:u w:val="single"/>`) +
  letters('Hash', 'Hash', `<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>${size(8)}`) +
  letters('Quiet', 'Quiet', `${color(QUIET)}${size(8)}`) +
  `<w:style w:type="table" w:styleId="Lines"><w:name w:val="Lines"/><w:tblPr><w:tblBorders><w:insideH w:val="single" w:sz="4" w:space="0"` +
  ` w:color="D8D4C9"/></w:tblBorders><w:tblCellMar><w:left w:w="0" w:type="dxa"/><w:right w:w="120" ` +
  `w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>` +
  '</w:styles>'
