/** Reads RFC 4180. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = []
  for (const line of text.replace(/^\uFEFF/, '').match(/(?:"(?:[^"]|"")*"|[^"\r\n])*\r\n/g) ?? []) {
    rows.push(
      [...line.slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
  }
  return rows
}
