import type pg from 'pg'
import { openPool } from '../../src/db/base/pool.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { runCommand } from '../helpers/command.ts'
import { freshDatabase } from '../helpers/database.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import type { TemporaryFolder } from '../helpers/folder.ts'

export interface Terminal {
  url: string
  db: pg.Pool
  workspace: string
  folder: TemporaryFolder
  /** A command on the workspace, with its output as JSON. */
  run(args: string[], input?: string): ReturnType<typeof runCommand>
  close(): Promise<void>
}

/** A workspace and a folder for commands. */
export async function openTerminal(name: string): Promise<Terminal> {
  const database = await freshDatabase()
  const db = openPool(database.url)
  const workspace = (await createWorkspace(db, 'Test')).id
  const folder = temporaryFolder(name)
  return {
    url: database.url,
    db,
    workspace,
    folder,
    run: (args, input) =>
      runCommand([...args, '--json', '--workspace', workspace, '--database-url', database.url], input === undefined ? {} : { input }),
    async close() {
      await db.end()
      await database.drop()
      folder.remove()
    },
  }
}
