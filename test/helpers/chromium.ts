import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const chromiumPath = '/usr/bin/chromium'

/** The browser tests drive Debian's Chromium. Root gets it installed; anybody else is told the one line to run. */
export function ensureChromium(): string | undefined {
  if (existsSync(chromiumPath)) return undefined
  const command = 'apt-get update && apt-get install -y chromium'
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the browser tests …\n')
    const { stderr } = spawnSync('sh', ['-c', command], {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (existsSync(chromiumPath)) return undefined
    return `Chromium could not be installed: ${stderr.trim().split('\n').at(-1)}`
  }
  return `The browser tests need Chromium in ${chromiumPath}; run once: sudo sh -c '${command}'`
}
