import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'

const root = resolve(import.meta.dirname, '../..')

export interface Release {
  folder: string
  version: string
  /** The tarballs of the package that checks texts, and of the whole product. */
  checking: string
  server: string
  /** That of the client. */
  sdk: string
}

/** Makes a release, as `npm run release -- FOLDER` does. */
export async function makeRelease(folder: string): Promise<Release> {
  await promisify(execFile)(process.execPath, [join(root, 'release/main.ts'), folder], { cwd: tmpdir() })
  return releaseIn(folder)
}

/** The release that the runner made for all test files; a file that runs without it makes one in `folder`. */
export async function theRelease(folder: string): Promise<Release> {
  const made = process.env['TEST_RELEASE']
  return made === undefined ? makeRelease(folder) : releaseIn(made)
}

function releaseIn(folder: string): Release {
  const server = join(folder, readdirSync(folder).find((name) => /^imprimatur-server-.*\.tgz$/.test(name))!)
  const version = /imprimatur-server-(.*)\.tgz$/.exec(server)![1]!
  return {
    folder,
    version,
    server,
    checking: join(folder, `imprimatur-${version}.tgz`),
    sdk: join(folder, `imprimatur-sdk-${version}.tgz`),
  }
}

export interface Packed {
  path: string
  mode: number
  content: Buffer
}

/** The files of a tarball, without the folder `package` that holds them all. */
export function filesIn(tarball: string): Packed[] {
  const tar = gunzipSync(readFileSync(tarball))
  const text = (at: number, length: number) =>
    tar
      .subarray(at, at + length)
      .toString()
      .replace(/\0.*$/s, '')
  const files: Packed[] = []
  let longName: string | null = null
  for (let at = 0; tar[at] !== 0 && at < tar.length; ) {
    const size = Number.parseInt(text(at + 124, 12), 8)
    const content = tar.subarray(at + 512, at + 512 + size)
    const kind = text(at + 156, 1)
    if (kind === 'x') longName = /\d+ path=(.*)\n/.exec(content.toString())?.[1] ?? null
    else {
      const prefix = text(at + 345, 155)
      const name = longName ?? (prefix ? `${prefix}/${text(at, 100)}` : text(at, 100))
      files.push({ path: name.replace(/^package\//, ''), mode: Number.parseInt(text(at + 100, 8), 8), content })
      longName = null
    }
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}

export interface Registry {
  url: string
  /** The paths that were asked for. */
  asked: string[]
  server: Server
}

/** An npm registry on this machine that has these tarballs; `alter` changes what it sends of one. */
export async function startRegistry(version: string, tarballs: string[], alter = (bytes: Buffer) => bytes): Promise<Registry> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const place = decodeURIComponent(request.url!)
    asked.push(place)
    const { port } = server.address() as AddressInfo
    const tarball = tarballs.find((file) => [nameOf(file), `${nameOf(file)}/-/${basename(file)}`].includes(place.slice(1)))
    if (tarball === undefined) response.writeHead(404).end('{}')
    else if (place.endsWith('.tgz')) response.end(alter(readFileSync(tarball)))
    else {
      const name = nameOf(tarball)
      const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`
      const dist = { tarball: `http://127.0.0.1:${port}/${name}/-/${basename(tarball)}`, integrity }
      const manifest = JSON.parse(
        filesIn(tarball)
          .find(({ path }) => path === 'package.json')!
          .content.toString(),
      ) as object
      response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } }))
    }
  })
  const nameOf = (file: string) => basename(file).replace(`-${version}.tgz`, '')
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server }
}
