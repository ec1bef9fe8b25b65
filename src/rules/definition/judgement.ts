/** What a language model said of one text: the pieces it finds fault with, and why. */
export interface Judgement {
  quotation: string
  reason?: string
}
