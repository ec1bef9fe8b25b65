/**
 * Paths of POST that the server may do twice if they are sent twice. Made by `npm run sdk`; not to be edited.
 */
export const SENT_ONCE = [
  "/public/v2/violations/{violation_id}/reading-links",
  "/public/v2/webhooks",
  "/public/v2/webhooks/{webhook_id}/key",
  "/public/v2/keys",
  "/public/v2/keys/{key_id}/rotate"
] as const
