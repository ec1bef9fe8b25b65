import { deflateSync, inflateSync, crc32 } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const COLOURS = 256

/** A screenshot (8 bits, RGB or RGBA, opaque) with a palette of 256 colours: about a third of the size, and no eye sees it. */
export function smallPng(png: Buffer): Buffer {
  const { width, height, channels, pixels } = decode(png)
  const colours = new Map<number, number>()
  const at = (index: number) => (pixels[index * channels]! << 16) | (pixels[index * channels + 1]! << 8) | pixels[index * channels + 2]!
  for (let index = 0; index < width * height; index += 1) colours.set(at(index), (colours.get(at(index)) ?? 0) + 1)
  const palette = choose(colours)
  const nearest = new Map<number, number>()
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = at(y * width + x)
      let place = nearest.get(colour)
      if (place === undefined) nearest.set(colour, (place = closest(palette, colour)))
      rows[y * (width + 1) + 1 + x] = place
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const entries = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', entries),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The most frequent colours first; one very near to a colour taken already adds nothing. */
function choose(colours: Map<number, number>): number[] {
  const byCount = [...colours].sort((a, b) => b[1] - a[1]).map(([colour]) => colour)
  for (let apart = 0; ; apart = apart * 2 + 12) {
    const taken: number[] = []
    for (const colour of byCount) {
      if (taken.length === COLOURS) break
      if (taken.every((other) => distance(other, colour) > apart)) taken.push(colour)
    }
    if (taken.length < COLOURS || apart > 100) return taken
  }
}

const distance = (a: number, b: number) =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2
const closest = (palette: number[], colour: number) =>
  palette.reduce((best, other, index) => (distance(other, colour) < distance(palette[best]!, colour) ? index : best), 0)

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function decode(png: Buffer): { width: number; height: number; channels: number; pixels: Buffer } {
  const [width, height, kind] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25]!]
  const channels = kind === 6 ? 4 : 3
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const raw = inflateSync(Buffer.concat(parts))
  const stride = width * channels
  const pixels = Buffer.alloc(height * stride)
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)]!
    for (let x = 0; x < stride; x += 1) {
      const left = x >= channels ? pixels[y * stride + x - channels]! : 0
      const up = y > 0 ? pixels[(y - 1) * stride + x]! : 0
      const corner = y > 0 && x >= channels ? pixels[(y - 1) * stride + x - channels]! : 0
      pixels[y * stride + x] = raw[y * (stride + 1) + 1 + x]! + [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!
    }
  }
  return { width, height, channels, pixels }
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}
