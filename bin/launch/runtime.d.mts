/** For the code that is TypeScript; described in runtime.mjs. */
export const binaries: Record<string, [name: string, version: string, integrity: string]>
export function folderName(version: string): string
