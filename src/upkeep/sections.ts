import { gunzipSync, gzipSync } from 'node:zlib'

/*
 * Values in one file, each read when it is asked for: a table of contents on the first line, then every value as JSON. Of what is read
 * in fifteen languages a page needs one.
 */

interface Contents {
  compressed: boolean
  /** Where each value stands, counted from the end of the table. */
  at: Record<string, [start: number, end: number]>
  length: number
}

export function writeSections(values: Readonly<Record<string, unknown>>, { compressed }: { compressed: boolean }): Buffer {
  const at: Contents['at'] = {}
  const parts: Buffer[] = []
  let length = 0
  for (const [name, value] of Object.entries(values)) {
    const text = JSON.stringify(value)
    const part = compressed ? gzipSync(text, { level: 9 }) : Buffer.from(text)
    parts.push(part)
    at[name] = [length, (length += part.length)]
  }
  const contents: Contents = { compressed, at, length }
  return Buffer.concat([Buffer.from(`${JSON.stringify(contents)}\n`), ...parts])
}

export type Sections = (name: string) => unknown

/** Null for a file that is not whole: a machine that fails may leave an empty one. A section that is not there is undefined. */
export function openSections(bytes: Buffer): Sections | null {
  const end = bytes.indexOf(10)
  const contents = end < 0 ? null : contentsIn(bytes.toString('utf8', 0, end))
  if (contents === null || bytes.length !== end + 1 + contents.length) return null
  return (name) => {
    const place = contents.at[name]
    if (place === undefined) return undefined
    const part = bytes.subarray(end + 1 + place[0], end + 1 + place[1])
    return JSON.parse((contents.compressed ? gunzipSync(part) : part).toString('utf8')) as unknown
  }
}

function contentsIn(line: string): Contents | null {
  try {
    return JSON.parse(line) as Contents
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
