import { AsyncLocalStorage } from 'node:async_hooks'

const asking = new AsyncLocalStorage<string>()

/** Does what somebody of a workspace asks for: where texts are checked meanwhile, it is that workspace's turn. */
export const askedBy = <T>(workspaceId: string, work: () => T): T => asking.run(workspaceId, work)

/** Empty where the caller is unknown. */
export const workspaceAsking = (): string => asking.getStore() ?? ''
