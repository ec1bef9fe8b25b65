/**
 * Paths whose answers are pages, with what asks for the next and the field of the list. Made by `npm run sdk`; not to be edited.
 */
export const PAGED = {
  "/public/v1/audits/{audit_id}/violations": {
    "by": "page",
    "list": "violations"
  },
  "/public/v2/violations": {
    "by": "cursor",
    "list": "violations"
  },
  "/public/v2/audits": {
    "by": "cursor",
    "list": "audits"
  },
  "/public/v2/audits/{audit_id}/findings": {
    "by": "after",
    "list": "findings"
  },
  "/public/v2/audits/{audit_id}/assets": {
    "by": "cursor",
    "list": "assets"
  },
  "/public/v2/audits/{audit_id}/compare/findings": {
    "by": "cursor",
    "list": "findings"
  },
  "/public/v2/sites": {
    "by": "cursor",
    "list": "sites"
  },
  "/public/v2/documents": {
    "by": "cursor",
    "list": "documents"
  },
  "/public/v2/documents/{document_id}/versions": {
    "by": "offset",
    "list": "versions"
  },
  "/public/v2/rules": {
    "by": "cursor",
    "list": "rules"
  },
  "/public/v2/own-rules": {
    "by": "offset",
    "list": "rules"
  },
  "/public/v2/infobases/{infobase_id}/entries": {
    "by": "offset",
    "list": "entries"
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
