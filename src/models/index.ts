import type pg from 'pg'
import { wholeNumber } from '../config.ts'
import type { Settings } from '../config.ts'
import { changeSetting } from '../db/settings/changes.ts'
import type { By } from '../db/trail/admin.ts'
import { readSettings, SETTING_NAMES } from '../db/settings/settings.ts'
import type { StoredModel, WorkspaceSettings } from '../db/settings/settings.ts'
import { AppError } from '../errors.ts'
import { ModelFailure } from '../generation/base/model.ts'
import type { Model } from '../generation/base/model.ts'
import { openSecret } from '../secrets/secrets.ts'
import { modelsOfSettings, serviceOf } from './of-settings.ts'
import { providerOf } from './providers.ts'
import type { ModelChoice } from './providers.ts'
import { createSeal } from '../secrets/seal.ts'
import type { Seal } from '../secrets/seal.ts'
import { withSecond } from './second.ts'
import { isLimitedInMoney, spendingModel } from './spending.ts'
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

interface ShownModel {
  model: string | null
  url: string | null
  /** Whether a key is opened; the key itself is never shown again. */
  has_key: boolean
  /** Who configured it: the workspace, the server, or nobody. */
  from: 'workspace' | 'server' | 'none'
  /** The server's model and others of its service that templates may ask for. */
  server_models: string[]
}

/** A model that can be called: its name, how it is opened, and what it costs where the operator said so. */
interface Callable {
  name: string
  open(): Promise<Model>
  price: Price | null
  /** Its service is not set up: opening it fails, and it never costs anything. */
  missing?: true
}

/** The provider clients are loaded only when a model is called. */
const loadClient = () => Promise.all([import('./model.ts'), import('./transport.ts')])

const whenCalled = ({ name, open }: Callable): Model => ({ name, write: async (call) => (await open()).write(call) })

/** The name under which a model's calls are counted, however somebody wrote it. */
const bookedAs = (model: string) => `${serviceOf(model)}:${model.slice(model.indexOf(':') + 1).trim()}`

/** The models of the settings and of the workspaces. */
export function openModels(db: pg.Pool, settings: Settings): Models {
  const seconds = wholeNumber(settings, 'MODEL_SECONDS', 1, 3600)
  const ofServer = modelsOfSettings(settings)
  const server = ofServer?.usual ?? null
  const server_models = ofServer?.names ?? []
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

  type Known = Pick<WorkspaceSettings, 'model' | 'secondModel' | 'allowedHosts'>

  const callableOfServer = (name: string): Callable => ({ name, open: () => ofServer!.open(name), price: ofServer!.priceOf(name) })

  /** The model of a workspace, or the server's. */
  const usualOf = (workspaceId: string, { model, allowedHosts }: Known): Callable | null => {
    if (model) return { name: model.model, open: () => own(workspaceId, model, allowedHosts), price: null }
    return ofServer && callableOfServer(ofServer.usual.model)
  }

  /** Another model of a service that is set up: it is called at that service's address and with its key. */
  const namedOf = (workspaceId: string, name: string, { model, secondModel, allowedHosts }: Known): Callable => {
    const services = [model, secondModel].filter((each) => each !== null)
    const stored = services.find((each) => each.model === name) ?? services.find((each) => serviceOf(each.model) === serviceOf(name))
    if (stored) return { name, open: () => own(workspaceId, { ...stored, model: name }, allowedHosts), price: null }
    if (server_models.includes(name)) return callableOfServer(name)
    const open = () =>
      Promise.reject(new ModelFailure('setup', `The template asks for the model ${name}, whose service is not set up for this workspace.`))
    return { name, open, price: null, missing: true }
  }

  const shown = (model: StoredModel | null, slot: Slot): ShownModel => {
    if (model) return { model: model.model, url: model.url, has_key: model.sealedKey !== null, from: 'workspace', server_models }
    const fallback = slot === 'model' ? server : null
    return { model: fallback?.model ?? null, url: null, has_key: fallback?.key != null, from: fallback ? 'server' : 'none', server_models }
  }

  return {
    db,
    async modelFor(workspaceId, known, spender = { purpose: 'document' }, named) {
      const settled = known ?? (await readSettings(db, workspaceId))
      const { secondModel, allowedHosts, spending } = settled
      const pricedAs = ({ name, price: usualPrice }: Callable) => spending.prices[bookedAs(name)] ?? spending.prices[name] ?? usualPrice
      const counted = (called: Model, callable: Callable) =>
        spendingModel(called, { db, workspaceId, spender, settings: spending, price: pricedAs(callable) })
      const usual = usualOf(workspaceId, settled)
      if (usual === null) return null
      const first = named === undefined || named === usual.name ? usual : namedOf(workspaceId, named, settled)
      // Owners choose the usual model, editors the one a template names: without a price it would get round a budget in money.
      if (first !== usual && !first.missing && pricedAs(first) === null && isLimitedInMoney(spending, spender.keyId)) {
        const why =
          `The model ${first.name} has no price, and this workspace has a budget in money; ` + 'an owner sets one in Settings, Spending.'
        throw new AppError(403, why, { cause: new ModelFailure('budget', why) })
      }
      if (secondModel) {
        const second: Callable = { name: secondModel.model, open: () => own(workspaceId, secondModel, allowedHosts), price: null }
        // A template that asks for the second model has the usual one behind it.
        const behind = first.name === second.name ? usual : second
        // Each is opened when it is called: one that cannot be opened does not take the other with it.
        return withSecond(counted(whenCalled(first), first), counted(whenCalled(behind), behind))
      }
      try {
        return counted(await first.open(), first)
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
