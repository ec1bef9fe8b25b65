/** For the code that is TypeScript; described in bring.mjs. */
/** Something the person at the terminal can fix: shown as one line. */
export class Failure extends Error {}

export function cacheFolders(root: string): string[]

export function bringPackage(
  root: string,
  wanted: {
    source: readonly [name: string, version: string, integrity: string]
    folderName: string
    file: string
    label: string
    check?: (folder: string) => void
    during?: (work: () => Promise<void>) => Promise<void>
  },
): Promise<string>
