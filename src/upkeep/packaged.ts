import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'

/*
 * What the npm package holds in place of many small files: values read from them when it was made, and texts, compressed since all of it
 * is installed to check one page.
 */

export const packValue = (value: unknown): Buffer => packText(JSON.stringify(value))

export const packText = (text: string): Buffer => gzipSync(text, { level: 9 })

export const readPackedValue = (file: string): unknown => JSON.parse(readPackedText(file))

export const readPackedText = (file: string): string => gunzipSync(readFileSync(file)).toString()
