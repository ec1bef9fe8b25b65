import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readWarc, warcBytes } from './warc.ts'
import type { WarcRecord } from './warc.ts'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** An unpacked archive of evidence, in the hands of somebody who forges. */
export class EvidenceBag {
  readonly path: string

  constructor(folder: string) {
    this.path = folder
  }

  static unzip(zip: string, into: string, audit: string): EvidenceBag {
    execFileSync('unzip', ['-q', '-o', zip, '-d', into])
    return new EvidenceBag(path.join(into, `evidence-${audit}`))
  }

  copy(): EvidenceBag {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-bag-'))
    cpSync(this.path, folder, { recursive: true })
    return new EvidenceBag(folder)
  }

  remove = (): void => rmSync(this.path, { recursive: true })
  at = (name: string): string => path.join(this.path, name)
  read = (name: string): string => readFileSync(this.at(name), 'utf8')

  rows = (name: string): any[] =>
    this.read(`data/${name}`)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))

  write = (name: string, rows: object[]): void =>
    writeFileSync(this.at(`data/${name}`), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))

  /** Changes each row of a file of `data/`; a row that becomes null is dropped. */
  change(name: string, change: (row: any, index: number) => any): void {
    const before = this.rows(name)
    this.write(
      name,
      before.map(change).filter((row) => row !== null),
    )
  }

  /** Makes the chain of the trail, its head and all manifests fit what the files say now. */
  rechain(): void {
    let previous = Buffer.alloc(0)
    const rows = this.rows('trail.jsonl').map((row, index) => {
      const hash = createHash('sha256').update(previous).update(row.entry).digest()
      const made = { ...row, number: index + 1, previous: previous.toString('hex'), hash: hash.toString('hex') }
      previous = hash
      return made
    })
    this.write('trail.jsonl', rows)
    this.write('head.json', [{ ...this.rows('head.json')[0], length: rows.length, head: previous.toString('hex') }])
  }

  reseal(): void {
    const names = (folder: string) =>
      readdirSync(this.at(folder), { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) => path.relative(this.path, path.join(one.parentPath, one.name)))
        .sort()
    const manifest = (files: string[]) => files.map((name) => `${sha256(readFileSync(this.at(name)))}  ${name}\n`).join('')
    writeFileSync(this.at('manifest-sha256.txt'), manifest(names('data')))
    const tags = names('.').filter((name) => !name.startsWith('data') && name !== 'tagmanifest-sha256.txt')
    writeFileSync(this.at('tagmanifest-sha256.txt'), manifest(tags))
  }

  /** Puts another page in the place of one, wherever its hash is named. */
  swapPage(from: string, text: string): void {
    const to = sha256(text)
    renameSync(this.at(`data/pages/${from}.txt`), this.at(`data/pages/${to}.txt`))
    writeFileSync(this.at(`data/pages/${to}.txt`), text)
    for (const name of ['pages.jsonl', 'findings.jsonl', 'report.html'])
      writeFileSync(this.at(`data/${name}`), this.read(`data/${name}`).replaceAll(from, to))
  }

  /** Changes the records of the WARC file and makes their digests fit; one that becomes null is dropped. */
  changeWarc(change: (record: WarcRecord) => WarcRecord | null): void {
    const records = readWarc(readFileSync(this.at('data/pages.warc'))).map(change)
    writeFileSync(this.at('data/pages.warc'), warcBytes(records.filter((record) => record !== null)))
  }

  /** Whether `sha256sum -c` finds both manifests to agree. */
  sumsAgree = (): boolean =>
    ['manifest-sha256.txt', 'tagmanifest-sha256.txt'].every(
      (name) => spawnSync('sha256sum', ['--quiet', '-c', name], { cwd: this.path }).status === 0,
    )

  script(): { status: number | null; stdout: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, [this.at('verify.mjs')], { encoding: 'utf8' })
    if (stderr !== '') throw new Error(stderr)
    return { status, stdout }
  }

  /** Whether openssl takes the first stamp for one of the text beside it. */
  stampAgrees(certificates: string): boolean {
    const [data, answer] = [this.at('data/stamps/0001.txt'), this.at('data/stamps/0001.tsr')]
    return spawnSync('openssl', ['ts', '-verify', '-data', data, '-in', answer, '-CAfile', certificates]).status === 0
  }
}
