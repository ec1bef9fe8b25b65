/** docs/performance.md: each bench writes its own section. */
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const PAGE = path.join(import.meta.dirname, '../docs/performance.md')

export const machine = () =>
  `${os.cpus().length} cores (${os.cpus()[0]?.model.trim() || os.arch()}), ${(os.totalmem() / 2 ** 30).toFixed(0)} GiB, Node ` +
  `${process.version}, ${os.platform()} ${os.arch()}`

/** Replaces the section with the same heading, or inserts it before the last section; the others stay unchanged. */
export function writeSection(heading: string, body: string): void {
  const parts = readFileSync(PAGE, 'utf8').split(/^(?=## )/m)
  const section = `${heading}\n\n${body}`
  const own = parts.findIndex((part) => part.startsWith(heading))
  if (own === -1) parts.splice(-1, 0, `${section}\n`)
  else parts[own] = parts[own + 1] === undefined ? section : `${section}\n`
  writeFileSync(PAGE, parts.join(''))
}
