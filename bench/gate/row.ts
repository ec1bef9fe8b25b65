/** One line of the comparison: a figure of before and after, and how much is left of it. */
export interface GateRow {
  name: string
  unit: string
  before: number
  after: number
  /** How good it is now as a part of what it was: 1 the same, 0.9 a tenth lost. */
  part: number
  /** What is said beside it and not judged. */
  note?: string
}

const LEAST = 0.92

export const lost = ({ part }: GateRow): boolean => part < LEAST

export const rowLine = (row: GateRow): string =>
  `${row.name.padEnd(34)} ${shown(row.before)} -> ${shown(row.after)} ${row.unit.padEnd(8)} ${row.part.toFixed(2)}` +
  (lost(row) ? '  LOST' : '') +
  (row.note ? `  ${row.note}` : '')

const shown = (value: number) => value.toFixed(value < 10 ? 3 : 0).padStart(9)

export const medianOf = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
