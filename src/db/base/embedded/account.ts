import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { PlainError } from '../../../errors.ts'

/** The user PostgreSQL runs as, where that is not the user who started us. */
export interface Account {
  uid: number
  gid: number
}

interface PasswdEntry extends Account {
  name: string
}

/**
 * PostgreSQL refuses to run as root, so root hands it to somebody else: whoever owns the data already, else whoever owns the
 * folder it goes into (`sudo` in one's own clone), else an unprivileged system user. Everyone but root gets `undefined`.
 */
export function accountForPostgres(existingData: string, folder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const known = passwdEntries()
  const owner = ownerOf(existingData)
  if (owner && owner.uid !== 0) return owner
  const neighbour = ownerOf(nearestExisting(folder))
  const entry =
    known.find((candidate) => candidate.uid === neighbour?.uid && candidate.uid !== 0) ??
    known.find((candidate) => candidate.name === 'postgres') ??
    known.find((candidate) => candidate.name === 'nobody') ??
    known.find((candidate) => candidate.uid !== 0)
  if (!entry) throw new PlainError('PostgreSQL cannot run as root, and /etc/passwd names no other user to run it as; set DATABASE_URL')
  return { uid: entry.uid, gid: entry.gid }
}

/** Whether `account` may walk down to `folder`; everybody may walk where they are themselves. */
export function canEnter(account: Account | undefined, folder: string): boolean {
  if (!account) return true
  for (let step = resolve(folder); ; step = dirname(step)) {
    const found = statSync(step, { throwIfNoEntry: false })
    if (found) {
      const bit = found.uid === account.uid ? 0o100 : found.gid === account.gid ? 0o010 : 0o001
      if (!(found.mode & bit)) return false
    }
    if (step === dirname(step)) return true
  }
}

export function nearestExisting(folder: string): string {
  let step = resolve(folder)
  while (!statSync(step, { throwIfNoEntry: false }) && step !== dirname(step)) step = dirname(step)
  return step
}

function ownerOf(path: string): Account | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && { uid: found.uid, gid: found.gid }
}

function passwdEntries(): PasswdEntry[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4 && !fields[0]?.startsWith('#'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}
