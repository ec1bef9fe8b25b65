import type pg from 'pg'
import type { Spender } from '../db/settings/model-spending.ts'
import type { WorkspaceSettings } from '../db/settings/settings.ts'
import type { Model } from '../generation/base/model.ts'

/** What documents are written with: the database, and the model a workspace uses, if any. */
export interface Writing {
  db: pg.Pool
  /**
   * `known`: the workspace's settings, where they have been read already. Its calls are counted and limited as the spender's. `named`:
   * provider:model that a template asks for; null and nothing where the workspace uses no model at all.
   */
  modelFor(workspaceId: string, known?: WorkspaceSettings, spender?: Spender, named?: string): Promise<Model | null>
}

/** Whether a model writes for a workspace; one that is set up wrong counts, as its failures are told and not worked around. */
export const usesModel = async ({ modelFor }: Pick<Writing, 'modelFor'>, workspaceId: string): Promise<boolean> =>
  modelFor(workspaceId).then(
    (model) => model !== null,
    () => true,
  )
