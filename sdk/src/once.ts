/**
 * Paths of POST that the server may do twice if they are sent twice. Made by `npm run sdk`; not to be edited.
 */
export const SENT_ONCE = [
  "/public/v2/webhooks"
] as const
