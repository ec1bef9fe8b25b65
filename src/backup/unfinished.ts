import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'

/*
 * A backup is written under a hidden name and renamed when it is whole, so nobody takes half of one for a backup. The name says which
 * process writes it: what a killed one has left is taken away by the next backup into the same folder.
 */

/** On a folder that several machines share, a process of another cannot be asked for: silent for so long, it is dead. */
const SILENT = 3_600_000

const HOST = hostname().replaceAll(/[^\w-]/g, '-')
const UNFINISHED = /^\..+\.([\w-]+)\.(\d+)\.[0-9a-f]{8}\.unfinished$/

/** How the unfinished file of a backup is named beside its final name. */
export const unfinishedName = (file: string): string =>
  path.join(path.dirname(file), `.${path.basename(file)}.${HOST}.${process.pid}.${randomBytes(4).toString('hex')}.unfinished`)

/** Takes away what processes have left in a folder that live no more. */
export function removeAbandoned(folder: string): void {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    // Writing there will say why.
    return
  }
  for (const name of names) {
    const [, host, pid] = UNFINISHED.exec(name) ?? []
    if (pid === undefined) continue
    const file = path.join(folder, name)
    if (host === HOST ? !isAlive(Number(pid)) : isSilent(file)) rmSync(file, { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of somebody else lives too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const isSilent = (file: string) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < Date.now() - SILENT
