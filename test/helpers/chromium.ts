import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium without a user interface takes less than half of the processor time for the same page. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell'
const CHROMIUM = '/usr/bin/chromium'
const INSTALL = 'apt-get update && apt-get install -y chromium-headless-shell'
/** Where the package server cannot be reached, the tests go on with what there is. */
const INSTALL_WITHIN = 180_000

/** The browser that the tests drive: the one that CHROMIUM_PATH names, else one of Debian's. */
export const chromiumPath = (): string => process.env['CHROMIUM_PATH'] ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM)

/** Root gets the browser installed; anybody else without one gets a sentence with the line to run. */
export function ensureChromium(): string | undefined {
  if (process.env['CHROMIUM_PATH'] || existsSync(HEADLESS_SHELL)) return undefined
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const failure = mayInstall ? install() : undefined
  if (existsSync(chromiumPath())) return undefined
  if (mayInstall) return `Chromium could not be installed: ${failure}`
  return `The browser tests need Chromium; run once: sudo sh -c '${INSTALL}'`
}

function install(): string | undefined {
  process.stdout.write('Installing Chromium for the browser tests …\n')
  const { status, stderr } = spawnSync('sh', ['-c', INSTALL], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: INSTALL_WITHIN,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0 ? undefined : stderr.trim().split('\n').at(-1)
}
