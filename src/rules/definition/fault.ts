/** A mistake of a rule's author: what is wrong, and at which key, so that the line can be named. */
export class RuleFault extends Error {
  readonly path: (string | number)[]

  constructor(message: string, path: (string | number)[] = []) {
    super(message)
    this.path = path
  }
}
