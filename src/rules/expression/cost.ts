/** An expression, or something that asks expressions: whether it may take too long in a text of this length. */
export interface Expensive {
  mayTakeLong: (length: number) => boolean
}
