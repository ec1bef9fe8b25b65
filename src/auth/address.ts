/** Enough to tell an e-mail address from a slip of the keyboard. */
export const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text) && text.length <= 254
