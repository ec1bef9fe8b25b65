/** What the two formats of Office share. */

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const RELATIONS_TYPE = 'application/vnd.openxmlformats-package.relationships+xml'
const CORE_TYPE = 'application/vnd.openxmlformats-package.core-properties+xml'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that XML cannot hold, whatever their escape. */
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export const xml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(NOT_XML, ' ')
    .replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]!)

/** `parts`: name of a part and its content type. */
export const contentTypes = (parts: [string, string][]): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${RELATIONS_TYPE}"/>` +
  `<Default Extension="xml" ContentType="application/xml"/>` +
  [...parts, ['docProps/core.xml', CORE_TYPE]].map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`).join('') +
  '</Types>'

/** `all`: identifier, kind and target; a target outside is an address. */
export const relations = (all: [id: string, kind: string, target: string, outside?: boolean][]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(
      ([id, kind, target, outside]) =>
        `<Relationship Id="${id}" Type="${kind.startsWith('http') ? kind : `${OFFICE}/${kind}`}" Target="${xml(target)}"` +
        `${outside ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`

export const CORE_RELATION = `${PACKAGE}/relationships/metadata/core-properties`

export const coreProperties = ({ title, madeAt, tag }: { title: string; madeAt: string; tag: string }): string =>
  `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"` +
  ` xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xml(title)}</dc:title>` +
  `<dc:creator>Imprimatur</dc:creator><dc:language>${tag}</dc:language>` +
  `<dcterms:created xsi:type="dcterms:W3CDTF">${madeAt.slice(0, 19)}Z</dcterms:created></cp:coreProperties>`
