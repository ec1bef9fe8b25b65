/** Enough to tell an e-mail address from a slip of the keyboard, and from what no database keeps. */
export const isAddress = (text: string): boolean => /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+$/u.test(text) && text.length <= 254

/**
 * An address in small letters; null where another address has the same ones: the Kelvin sign becomes a k, and a mailbox with it may be
 * somebody else's.
 */
export function inSmallLetters(address: string): string | null {
  const isAlone = [...address].every((letter) => {
    const small = letter.toLowerCase()
    return small === letter || small.toUpperCase() === letter
  })
  return isAlone ? address.toLowerCase() : null
}
