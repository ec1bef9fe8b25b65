import { PlainError } from '../../../errors.ts'

/** What a person can fix, found in an error or in what PostgreSQL printed; undefined when it is nothing of the kind. */
export function plainTrouble(trouble: unknown, folder: string): PlainError | undefined {
  if (trouble instanceof PlainError) return trouble
  const text = trouble instanceof Error ? `${(trouble as NodeJS.ErrnoException).code ?? ''} ${trouble.message}` : String(trouble)
  if (/ENOSPC|No space left on device/i.test(text))
    return new PlainError(`The disk is full: the database could not be written to ${folder}`)
  if (/EDQUOT|Disk quota exceeded/i.test(text))
    return new PlainError(`The disk quota is used up: the database could not be written to ${folder}`)
  if (/EFBIG|File too large/i.test(text)) {
    return new PlainError(`The disk is full or a file size limit (ulimit -f) is too small: the database could not be written to ${folder}`)
  }
  if (/EROFS|Read-only file system/i.test(text))
    return new PlainError(`The data folder ${folder} is on a read-only disk; choose another with --data`)
  if (/EACCES|EPERM|Permission denied/i.test(text)) {
    return new PlainError(`The data folder ${folder} cannot be used by this user (${firstLine(text)}); choose another with --data`)
  }
  if (/could not look up effective user ID/i.test(text)) {
    return new PlainError('PostgreSQL needs a user with an entry in /etc/passwd; add one for this user id, or set DATABASE_URL')
  }
  const versions = /initialized by PostgreSQL version (\S+), which is not compatible with this version (\S+?)\.?$/m.exec(text)
  if (versions) {
    return new PlainError(
      `The database in ${folder} was made by PostgreSQL ${versions[1]}, and this release brings ${versions[2]}; ` +
        'imprimatur upgrade moves it (docs/backup.md)',
    )
  }
  return undefined
}

function firstLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.find((line) => /EACCES|EPERM|Permission denied/i.test(line)) ?? lines[0] ?? ''
}
