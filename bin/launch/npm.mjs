import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'

/** Something the person at the terminal can fix: shown as one line. */
export class Failure extends Error {}

/**
 * Runs npm quietly, with the user's own settings (registry, proxy, cache). No package's install script is run: nothing is
 * compiled or downloaded beyond the packages themselves. A signal given ends it.
 */
export async function npm(args, folder, signal) {
  const quick = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000']
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error', '--engine-strict=false']
  const all = [...args, '--ignore-scripts', ...quiet, ...quick]
  const [program, ...first] = npmCommand()
  const child = spawn(program, [...first, ...all], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32' && first.length === 0,
    signal,
  })
  const end = (name) => {
    child.kill(name)
    process.exit(130)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const name of signals) process.on(name, end)
  let printed = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (printed += text))
  const code = await new Promise((ended) => {
    child.once('error', (error) => {
      printed += `spawn ${error.code}`
      ended(1)
    })
    child.once('close', (status) => ended(status ?? 1))
  })
  for (const name of signals) process.off(name, end)
  if (code !== 0) throw Object.assign(new Failure(explain(printed, args[0])), { code: errorCode(printed) })
}

/** The npm that started us, else the one on the path. */
function npmCommand() {
  const parent = process.env.npm_execpath
  if (parent && basename(parent) === 'npm-cli.js' && existsSync(parent)) return [process.execPath, parent]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

const errorCode = (printed) => /npm error code (\w+)/.exec(printed)?.[1] ?? ''

/** Turns what npm printed into one sentence that says what to do. */
export function explain(printed, command) {
  const code = errorCode(printed)
  if (/spawn ENOENT|not recognized as an internal/.test(printed))
    return 'npm was not found; it comes with Node from nodejs.org and must be on the PATH'
  if (/ENOSPC|no space left/i.test(printed)) return 'the disk is full: the packages could not be written; make room and start again'
  if (/EINTEGRITY/.test(printed))
    return 'the npm registry sent something else than was published (its hash differs); nothing of it was kept; check npm’s registry'
  if (/EDQUOT/.test(printed)) return 'the disk quota is used up: the packages could not be written; make room and start again'
  if (/^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT)$/.test(code)) {
    const advice = "check the network or npm's registry and proxy settings"
    return `the npm registry cannot be reached (${code}), so the packages could not be downloaded; ${advice}`
  }
  if (/CERT|UNABLE_TO_VERIFY/.test(code))
    return `the npm registry's certificate is not trusted (${code}); set npm's cafile or NODE_EXTRA_CA_CERTS`
  if (/^(EACCES|EPERM|EROFS)$/.test(code))
    return `the packages could not be written (${code}); run as the owner of the folder, or make it writable`
  const words = printed
    .split('\n')
    .filter((line) => /^npm error (?!code|A complete log)\S/.test(line))
    .map((line) => line.replace(/^npm error /, ''))
  return `npm ${command} failed${code && ` (${code})`}: ${words[0] ?? 'it did not say why'}`
}
