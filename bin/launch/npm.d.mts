/** For the code that is TypeScript; described in npm.mjs. */
export function npm(args: string[], folder: string, signal?: AbortSignal): Promise<void>
