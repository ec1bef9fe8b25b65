type Ask = () => Promise<boolean>

let ask: Ask | null = null
let asking: Promise<boolean> | null = null

/** Takes over what is done when the session has ended; the answered function hands it back. */
export function whenSignedOut(given: Ask): () => void {
  ask = given
  return () => {
    if (ask === given) ask = null
  }
}

/** Asks the person to sign in again, once for all requests that wait for it; answers whether they have. */
export function signInAgain(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => (asking = null))
  return asking
}
