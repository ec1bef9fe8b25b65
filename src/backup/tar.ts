/** One file of a tar archive as POSIX describes it (ustar): a block that names it, its bytes, and zeros up to the next block. */
export const BLOCK = 512

export const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK

const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`

/** Where the sum over a header stands; it is computed as if it were spaces. */
const SUM_AT = 148
const SUM_WIDTH = 8

const sumOf = (block: Buffer): number => {
  let sum = 0
  for (const [at, byte] of block.entries()) sum += at >= SUM_AT && at < SUM_AT + SUM_WIDTH ? 32 : byte
  return sum
}

export function tarHeader(name: string, size: number, at: Date): Buffer {
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0, 100)
  block.write(octal(0o600, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(size, 12), 124)
  block.write(octal(Math.floor(at.getTime() / 1000), 12), 136)
  block.write('0', 156)
  block.write('ustar\x0000', 257)
  block.write(`${octal(sumOf(block), 7)} `, SUM_AT)
  return block
}

/** Null where it is no header. */
export function readTarHeader(block: Buffer): { name: string; size: number } | null {
  const text = (at: number, width: number) =>
    block
      .toString('latin1', at, at + width)
      .split('\0')[0]!
      .trim()
  if (block.length < BLOCK || text(257, 5) !== 'ustar' || Number.parseInt(text(SUM_AT, SUM_WIDTH), 8) !== sumOf(block)) return null
  return { name: text(0, 100), size: Number.parseInt(text(124, 12), 8) }
}
