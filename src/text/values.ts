/** An address, a number, a date, a colour, a path: values that are written for programs. */
const NOT_TEXT =
  /^(?:[a-z][a-z0-9+.-]*:\/\/\S*|[\d.,:+\-TZ/% ]+|[0-9a-f]{8}-[0-9a-f-]{27}|#[0-9a-f]{3,8}|\S+@\S+\.\S+|true|false|null|\.{0,2}\/\S*)$/i
/** An identifier such as `home.title` or `home_title`. */
const IDENTIFIER = /^(?:[a-z]\w*(?:\.\w+)+|[a-z\d]+(?:_[a-z\d]+)+|[A-Z\d]+(?:_[A-Z\d]+)+)$/
const LONGEST = 2000

/** Whether a value of a data file holds nothing that a person reads. */
export function isNotText(value: string): boolean {
  const text = value.trim()
  return text === '' || (text.length < LONGEST && (NOT_TEXT.test(text) || IDENTIFIER.test(text)))
}
