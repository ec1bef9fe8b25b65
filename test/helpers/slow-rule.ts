/** A rule that no proof shows to be slow, and a text on which it meets its limit of steps. */
export const SLOW_RULE = "extends: existence\nmessage: x\nraw: ['y*z']\nhits: [z]\npasses: [x]\n"
export const SLOW_TEXT = `${'y'.repeat(20_000)} z\n`
