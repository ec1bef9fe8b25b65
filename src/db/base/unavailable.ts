/**
 * PostgreSQL saying "not now", by SQLSTATE or by the operating system's code: the connection is gone (08, 57P0, 25P03), a limit of time
 * was passed (57014 statement, 55P03 lock), it is starting or stopping, or it has no room (53).
 */
const CODES = /^(08|53|55000|55P03|57014|57P0|25P03|ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH)/

/** The driver says these in words alone, without a code. */
const WORDS = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'Connection terminated',
    'connection error and is not queryable',
    'Client was closed',
    'Cannot use a pool after calling end',
    'Query read timeout',
    'timeout expired',
  ].join('|'),
)

/** Whether an error means that the database could not do it now, whatever it was: trying again may succeed. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (typeof code === 'string' && CODES.test(code)) || (typeof message === 'string' && WORDS.test(message))
}
