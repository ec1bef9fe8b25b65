import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bringPackage, cacheFolders, Failure } from '../../bin/launch/bring.mjs'

/*
 * The Nodes below 24 that the npm package promises to run in: the first of the two lines, as near as the registry has them. They come from
 * the npm registry when the tests are prepared, and are kept where the launcher keeps its own.
 */

const root = resolve(import.meta.dirname, '../..')
const PLATFORM = `${process.platform}-${process.arch}`

const HASHES: Record<string, Record<string, string>> = {
  '20.19.0': {
    'linux-arm64': 'sha512-kT7jX7frbsrMrXMsBaFt3Th1SWs5VjxTzd0U8vxcmdCFkaqeu5hFK0+QoYfIo5drmr3DmwJfLtO2gnD/7hNE/Q==',
    'linux-x64': 'sha512-HzVYgEgabV/n3nP2F9mcxS0Nxgg99jynX9CMovakLmSYTuTdQRbbtw0yadY8+qKcqXfiDAtb2hmtR7nDPzclGA==',
  },
  '22.13.1': {
    'linux-arm64': 'sha512-HmhDj+W9hpVsDffCv0W1hglW7oS0L9UN+mDbzrbew9UJVtFQTErR0PeyQ/JwJmexXDbiLJv5FFzTb3Qa6rwqtg==',
    'linux-x64': 'sha512-lNYJVOFccMJbP4/pZHUMi4nBVdeP3MzaPuVSNhMbsdpZ1VCmWm8bti4s9hMPMCr7NMXvv2Pg0QCiWrttXLg4uQ==',
  },
}

const BINARY = 'bin/node'
const folderName = (version: string) => `node-${version}-${PLATFORM}`
const kept = (version: string) =>
  cacheFolders(root)
    .map((cache) => join(cache, folderName(version), BINARY))
    .find(existsSync)

/** Brings those that are missing; a sentence where that fails. */
export async function ensureNodes(): Promise<string | undefined> {
  for (const [version, hashes] of Object.entries(HASHES)) {
    const integrity = hashes[PLATFORM]
    if (integrity === undefined || kept(version) !== undefined) continue
    process.stdout.write(`Bringing Node ${version} for the tests of the npm package …\n`)
    try {
      const source = [`node-${PLATFORM}`, version, integrity] as const
      await bringPackage(root, { source, folderName: folderName(version), file: BINARY, label: `Node ${version}` })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return `The tests of the npm package need Node ${version}: ${error.message}`
    }
  }
  return undefined
}

/** By version the path of each Node that the tests run the package in: those that were brought, and this one. */
export function nodes(): Map<string, string> {
  const older = Object.keys(HASHES).flatMap((version) => {
    const binary = kept(version)
    return binary === undefined ? [] : [[version, binary] as const]
  })
  for (const [version, binary] of older) {
    const said = execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim()
    if (said !== `v${version}`) throw new Error(`${binary} is Node ${said}, not ${version}`)
  }
  return new Map([...older, [process.versions.node, process.execPath]])
}
