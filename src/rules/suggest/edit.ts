/** A change of a text: what takes the place of a range. */
export interface Edit {
  start: number
  end: number
  text: string
}
