import type pg from 'pg'
import { wholeNumber } from '../config.ts'
import type { Settings } from '../config.ts'
import { changeSetting } from '../db/setting-changes.ts'
import type { By } from '../db/admin-trail.ts'
import { readSettings, SETTING_NAMES } from '../db/workspace-settings.ts'
import type { StoredModel } from '../db/workspace-settings.ts'
import { AppError } from '../errors.ts'
import { ModelFailure } from '../generation/model.ts'
import type { Model } from '../generation/model.ts'
import { openSecret } from '../secrets/secrets.ts'
import { providerOf } from './providers.ts'
import type { ModelChoice } from './providers.ts'
import { createSeal } from '../secrets/seal.ts'
import type { Seal } from '../secrets/seal.ts'
import { withSecond } from './second.ts'
import { spendingModel } from './spending.ts'
import { priceOf } from './watched-call.ts'
import type { Price } from './watched-call.ts'
import type { Writing } from './writing.ts'

export interface Models extends Writing {
  /** The model of a workspace, without its key; the second is never the server's. */
  show(workspaceId: string, slot?: Slot): Promise<ShownModel>
  /** Sets a workspace's own model; a key of null keeps the one it has for the same provider and address. */
  choose(workspaceId: string, choice: ModelChoice, by: By, slot?: Slot): Promise<ShownModel>
  /** Removes the workspace's own model: it uses the server's again. */
  forget(workspaceId: string, by: By, slot?: Slot): Promise<void>
}

/** The model that is asked first, and the one that writes where it cannot. */
export type Slot = 'model' | 'second_model'

export interface ShownModel {
  model: string | null
  url: string | null
  /** Whether a key is opened; the key itself is never shown again. */
  has_key: boolean
  /** Who configured it: the workspace, the server, or nobody. */
  from: 'workspace' | 'server' | 'none'
}

/** The provider clients are loaded only when a model is called. */
const loadClient = () => Promise.all([import('./model.ts'), import('./transport.ts')])

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

const whenCalled = (name: string, open: () => Promise<Model>): Model => ({ name, write: async (call) => (await open()).write(call) })

/** The models of the settings and of the workspaces. */
export function openModels(db: pg.Pool, settings: Settings): Models {
  const seconds = wholeNumber(settings, 'MODEL_SECONDS', 1, 3600)
  const server: ModelChoice | null =
    settings.MODEL.trim() === '' ? null : { model: settings.MODEL.trim(), url: orNull(settings.MODEL_URL), key: orNull(settings.MODEL_KEY) }
  const price = priceOf(settings.MODEL_PRICE)
  let serverModel: Model | undefined
  let sealed: Promise<Seal> | undefined
  const seal = () => (sealed ??= openSecret(db, settings, 'model-keys').then(createSeal))
  const unseal = async (sealedKey: string, workspaceId: string) => {
    const key = (await seal()).open(sealedKey, workspaceId)
    if (key !== null) return key
    // The secret may have been rotated since this process read it.
    sealed = undefined
    return (await seal()).open(sealedKey, workspaceId)
  }
  const opened = new Map<string, Model>()

  const own = async (workspaceId: string, stored: StoredModel, hosts: string[] | null): Promise<Model> => {
    const name = JSON.stringify([workspaceId, stored, hosts])
    const known = opened.get(name)
    if (known) return known
    const key = stored.sealedKey === null ? null : await unseal(stored.sealedKey, workspaceId)
    if (stored.sealedKey !== null && key === null)
      throw new ModelFailure('setup', "The key of this workspace's model cannot be opened any more; set it again.")
    // The address was chosen by a workspace, so the limits of its audits apply: no private hosts but those allowed.
    const [{ openModel }, { modelFetch }] = await loadClient()
    const [{ createAgent }, { createGuard }, { DEFAULT_FETCH_SETTINGS }, { placesFor }] = await Promise.all([
      import('../fetch/connect.ts'),
      import('../fetch/guard.ts'),
      import('../fetch/settings.ts'),
      import('../fetch/allowance.ts'),
    ])
    const fetching = { ...DEFAULT_FETCH_SETTINGS, ...placesFor(settings, hosts), headersMs: seconds * 1000 }
    const model = openModel(
      { model: stored.model, url: stored.url, key },
      { seconds, fetch: modelFetch(createAgent(createGuard(fetching), fetching)) },
    )
    if (opened.size > 200) opened.clear()
    opened.set(name, model)
    return model
  }

  const ofServer = async (): Promise<Model> => {
    const [{ openModel }, { modelFetch }] = await loadClient()
    return (serverModel ??= openModel(server!, { seconds, fetch: modelFetch(), price }))
  }

  const shown = (model: StoredModel | null, slot: Slot): ShownModel => {
    if (model) return { model: model.model, url: model.url, has_key: model.sealedKey !== null, from: 'workspace' }
    const fallback = slot === 'model' ? server : null
    return { model: fallback?.model ?? null, url: null, has_key: fallback?.key != null, from: fallback ? 'server' : 'none' }
  }

  return {
    db,
    async modelFor(workspaceId, known, spender = { purpose: 'document' }) {
      const { model, secondModel, allowedHosts, spending } = known ?? (await readSettings(db, workspaceId))
      const counted = (called: Model, price: Price | null) =>
        spendingModel(called, { db, workspaceId, spender, settings: spending, price: spending.prices[called.name] ?? price })
      const first = () => (model ? own(workspaceId, model, allowedHosts) : ofServer())
      const name = model?.model ?? server?.model
      if (name === undefined) return null
      if (secondModel) {
        // Each is opened when it is called: one that cannot be opened does not take the other with it.
        const second = whenCalled(secondModel.model, () => own(workspaceId, secondModel, allowedHosts))
        return withSecond(counted(whenCalled(name, first), model ? null : price), counted(second, null))
      }
      try {
        return counted(await first(), model ? null : price)
      } catch (error) {
        if (error instanceof ModelFailure) throw new AppError(502, error.message, { cause: error })
        throw error
      }
    },
    show: async (workspaceId, slot = 'model') => shown((await readSettings(db, workspaceId))[SETTING_NAMES[slot]], slot),
    async choose(workspaceId, choice, by, slot = 'model') {
      const before = (await readSettings(db, workspaceId))[SETTING_NAMES[slot]]
      const keeps =
        choice.key === null && before !== null && before.url === choice.url && before.model.split(':')[0] === choice.model.split(':')[0]
      providerOf({ ...choice, key: choice.key ?? (keeps && before.sealedKey !== null ? 'kept' : null) })
      const sealedKey = choice.key === null ? (keeps ? before.sealedKey : null) : (await seal()).seal(choice.key, workspaceId)
      const model: StoredModel = { model: choice.model, url: choice.url, sealedKey }
      await changeSetting(db, workspaceId, slot, model, by)
      return shown(model, slot)
    },
    async forget(workspaceId, by, slot = 'model') {
      await changeSetting(db, workspaceId, slot, null, by)
    },
  }
}
