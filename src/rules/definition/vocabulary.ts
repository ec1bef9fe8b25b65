/** A team's own words: those every rule accepts, and those to be found. */
export interface Vocabulary {
  accept: string[]
  reject: string[]
}
