import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'

const mark = 'IMPRIMATUR_HANDED_OVER'
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Goes on in another Node: same terminal, same signals, same exit. Resolves when that one has ended. */
export async function handOver(node, args) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
    // The fourth is a channel that closes when we are gone, however we went.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Programs that start `node` by name get the same one.
    env: { ...process.env, [mark]: '1', PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
  })
  const forward = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, forward)
  const [code, signal] = await new Promise((ended, failed) => {
    child.once('error', failed)
    child.once('exit', (...outcome) => ended(outcome))
  })
  for (const name of signals) process.off(name, forward)
  if (signal) process.kill(process.pid, signal)
  else process.exitCode = code
}

export function isHandedOver() {
  return process.env[mark] !== undefined && process.connected === true
}

/** The launcher was killed: leave in order, as if told to. */
export function endWithParent() {
  delete process.env[mark]
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // The channel alone is no reason to go on living.
  process.channel.unref()
}

/**
 * npm runs us in a shell, and told to end it ends that shell only: whoever was started by npm and finds the shell gone leaves too.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 300)
  watch.unref()
}
