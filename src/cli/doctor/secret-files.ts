import { statSync } from 'node:fs'
import { SECRET_SETTINGS } from '../../config.ts'
import type { Chosen } from '../../config.ts'
import { SECRET_NAMES, givenSecret } from '../../secrets/secrets.ts'
import { readSecretFile, secretsPath } from '../../secrets/file.ts'
import { fix, note, ok } from './finding.ts'
import type { Check, Finding } from './finding.ts'

/** Who may read what is secret, and whether it can be one. */
export const secretFiles: Check = ({ settings, chosen }) => {
  const findings: Finding[] = []
  const file = secretsPath(settings)
  for (const name of SECRET_NAMES) {
    try {
      givenSecret(settings, name)
    } catch (error) {
      findings.push(fix('secrets', (error as Error).message, 'openssl rand -base64 48 makes one'))
    }
  }
  try {
    const kept = readSecretFile(file)
    findings.push(
      kept === null ? note('secrets', `${file} will be made at the first start`) : ok('secrets', `${file} is readable by its owner alone`),
    )
  } catch (error) {
    findings.push(fix('secrets', (error as Error).message, `chmod 600 ${file}`))
  }
  const named = SECRET_SETTINGS.flatMap((name) => (settings[name] === '' ? [] : (fileOf(chosen[name]) ?? [])))
  for (const exposed of new Set(named.filter(isOpenToAll)))
    findings.push(fix('secrets', `${exposed} holds secrets and may be read by everybody on this machine`, `chmod 600 ${exposed}`))
  return findings
}

/** The file that a secret stands in: its own, or the settings file. */
const fileOf = ({ from, secretFile }: Chosen): string | null => secretFile ?? /^(.+):\d+$/.exec(from)?.[1] ?? null

const isOpenToAll = (file: string): boolean =>
  process.platform !== 'win32' && ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o007) !== 0
