import { existsSync } from 'node:fs'
import path from 'node:path'
import { findAuditAnywhere } from '../db/audits/audits.ts'
import { isId } from '../db/base/ids.ts'
import { listWorkspaces } from '../db/settings/workspaces.ts'
import { PlainError } from '../errors.ts'
import { writeEvidence } from '../evidence/evidence.ts'
import type { WarcPages } from '../evidence/warc/pages.ts'
import { isWarcName, writeWarc } from '../evidence/warc/write.ts'
import { requiredFlag } from './command.ts'
import type { Command } from './command.ts'
import { counted } from './counted.ts'
import { withDatabase } from './database.ts'

export const evidence: Command = {
  usage: 'AUDIT --to FILE',
  summary:
    'Writes a stored audit into one ZIP that a stranger can check: report, findings, pages, trail, hashes; or its pages alone as WARC.',
  options: {
    to: {
      type: 'string',
      value: 'FILE',
      help: 'The ZIP to write, or the WARC file where the name ends in .warc or .warc.gz; a file that is there already is left alone.',
    },
  },
  words: [1, 1],
  async run(call) {
    const [id] = call.words as [string]
    const file = path.resolve(requiredFlag(call, 'to'))
    if (existsSync(file)) throw new PlainError(`${file} exists already`)
    const isWarc = isWarcName(file)
    const made = await withDatabase(call.settings, async (db) => {
      for (const workspace of isId(id) ? await listWorkspaces(db) : [])
        if (await findAuditAnywhere(db, [workspace.id], id))
          return isWarc ? { warc: await writeWarc(db, workspace.id, id, file) } : writeEvidence(db, workspace, id, file)
      throw new PlainError(`There is no audit ${id}; imprimatur audit list shows those there are`)
    })
    if (!('sealed' in made)) {
      call.print({ file, ...made }, `${file}: ${inWarc(made.warc)}`)
      return 0
    }
    const { files, sealed, warc, trail, problems } = made
    call.print(
      made,
      [
        `${file}: ${counted(files, 'file')}, ${trail.length} entries of the trail`,
        `Its WARC file: ${inWarc(warc)}`,
        `Keep this hash somewhere else, it shows any later change: ${sealed} (SHA-256 of tagmanifest-sha256.txt)`,
        ...problems.map((what) => `Does not agree with the trail: ${what}`),
      ].join('\n'),
    )
    return problems.length === 0 ? 0 : 1
  },
}

/** What is in a WARC file, and what is not as it came. */
const inWarc = ({ response, resource, conversion, none }: WarcPages): string =>
  [
    `${counted(response, 'page')} with request and answer`,
    resource > 0 && `${resource} as read, without them`,
    conversion > 0 && `${conversion} as text alone`,
    none > 0 && `${none} not kept`,
  ]
    .filter(Boolean)
    .join(', ')
