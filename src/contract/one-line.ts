/**
 * What a name or a title may not have: control characters and line breaks of any kind, which would put words of their writer between
 * those of a mail, and marks that turn the direction of what follows, which show another text than the one that is stored.
 */
const BREAKING = '\\p{Cc}\\p{Zl}\\p{Zp}\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'

/** As a schema says it. */
export const ONE_LINE = `^[^${BREAKING}]*$`
/** The same, with something to read in it. */
export const ONE_LINE_TEXT = `^[^${BREAKING}]*[^\\s${BREAKING}][^${BREAKING}]*$`
export const ONE_LINE_FAULT = 'a name is one line: it has no line breaks, control characters or marks of direction'

const isOneLinePattern = new RegExp(ONE_LINE, 'u')
const breaking = new RegExp(`[${BREAKING}]+`, 'gu')

export const isOneLine = (text: string): boolean => isOneLinePattern.test(text)

/** A name that somebody else vouches for, such as an identity provider, as one line. */
export const asOneLine = (text: string): string => text.replaceAll(breaking, ' ').trim()

/** Text of several lines, such as a comment: tabs and line breaks, but no other control characters, which terminals and mails obey. */
export const LINES = '^(?:[^\\p{Cc}]|[\\t\\n\\r])*$'
export const LINES_FAULT = 'the text has control characters'

export const NOT_BLANK = '\\S'
