/** Why a page or file was not read to its end, in a sentence for its owner. */
export class ReadingEnded extends Error {}

export const OUT_OF_MEMORY = 'Reading it took more memory than a page or file may take, so it was given up. Split it into smaller parts.'
export const CRASHED = 'Reading it ended the reader, so it was given up; the file may be damaged.'
