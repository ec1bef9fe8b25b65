import v8 from 'node:v8'

/** Bytes of the space for new objects from which on it does not grow: V8 would make it eight times as large under load, for little. */
const ENOUGH = 16 * 2 ** 20

/** Keeps the memory of a process small whose requests, or documents, are; how far new space may grow is otherwise a flag of the command line alone. */
export function keepHeapSmall(): void {
  const look = () => {
    const size = v8.getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.space_size ?? 0
    v8.setFlagsFromString(`--semi-space-growth-factor=${size < ENOUGH ? 2 : 1}`)
  }
  look()
  setInterval(look, 250).unref()
}
