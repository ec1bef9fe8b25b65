const CODES = new Set(['EACCES', 'EROFS', 'EPERM', 'ENOSPC', 'EDQUOT', 'ENOENT', 'ENOTDIR'])

/** Whether a file could not be written, or read, for want of room, of the right, or of its folder: whoever can do without it then does. */
export const isUnwritable = (error: unknown): boolean => CODES.has((error as NodeJS.ErrnoException).code ?? '')
