import path from 'node:path'

export const ROOT = path.join(import.meta.dirname, '..')

/** Git ignores it. */
export const DIST = path.join(ROOT, 'dist')
