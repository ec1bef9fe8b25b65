import type pg from 'pg'
import type { WorkspaceSettings } from '../db/workspace-settings.ts'
import type { Model } from '../generation/model.ts'

/** What documents are written with: the database, and the model a workspace uses, if any. */
export interface Writing {
  db: pg.Pool
  /** `known`: the workspace's settings, where they have been read already. */
  modelFor(workspaceId: string, known?: WorkspaceSettings): Promise<Model | null>
}
