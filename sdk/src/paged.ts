/**
 * Paths whose answers are pages, with what asks for the next and the field of the list. Made by `npm run sdk`; not to be edited.
 */
export const PAGED = {
  "/public/v1/audits/{audit_id}/violations": {
    "by": "page",
    "list": "violations"
  },
  "/public/v2/audits/{audit_id}/findings": {
    "by": "after",
    "list": "findings"
  },
  "/public/v2/bulk-runs": {
    "by": "offset",
    "list": "runs"
  },
  "/public/v2/bulk-runs/{run_id}/rows": {
    "by": "offset",
    "list": "rows"
  }
} as const
