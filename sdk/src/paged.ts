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
  "/public/v2/violations/{violation_id}/comments": {
    "by": "cursor",
    "list": "comments"
  },
  "/public/v2/audits": {
    "by": "cursor",
    "list": "audits"
  },
  "/public/v2/audits/{audit_id}/violations": {
    "by": "cursor",
    "list": "violations"
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
    "by": "cursor",
    "list": "versions"
  },
  "/public/v2/rules": {
    "by": "cursor",
    "list": "rules"
  },
  "/public/v2/packs": {
    "by": "cursor",
    "list": "packs"
  },
  "/public/v2/own-rules": {
    "by": "cursor",
    "list": "rules"
  },
  "/public/v2/own-rules/not-read": {
    "by": "cursor",
    "list": "rules"
  },
  "/public/v2/rule-figures": {
    "by": "cursor",
    "list": "rules"
  },
  "/public/v2/rule-tries": {
    "by": "cursor",
    "list": "runs"
  },
  "/public/v2/tones": {
    "by": "cursor",
    "list": "tones"
  },
  "/public/v2/templates": {
    "by": "cursor",
    "list": "templates"
  },
  "/public/v2/tones/{tone_id}/versions": {
    "by": "cursor",
    "list": "versions"
  },
  "/public/v2/infobases": {
    "by": "cursor",
    "list": "infobases"
  },
  "/public/v2/infobases/{infobase_id}/entries": {
    "by": "cursor",
    "list": "entries"
  },
  "/public/v2/claims": {
    "by": "cursor",
    "list": "claims"
  },
  "/public/v2/claims/{claim_id}/versions": {
    "by": "cursor",
    "list": "versions"
  },
  "/public/v2/claims/{claim_id}/findings": {
    "by": "cursor",
    "list": "findings"
  },
  "/public/v2/register": {
    "by": "cursor",
    "list": null
  },
  "/public/v2/register/{promotion_id}/versions": {
    "by": "cursor",
    "list": "versions"
  },
  "/public/v2/time-stamps": {
    "by": "cursor",
    "list": "stamps"
  },
  "/public/v2/audits/{audit_id}/assertions": {
    "by": "cursor",
    "list": "assertions"
  },
  "/public/v2/live": {
    "by": "cursor",
    "list": "bindings"
  },
  "/public/v2/webhooks": {
    "by": "cursor",
    "list": "webhooks"
  },
  "/public/v2/webhooks/{webhook_id}/deliveries": {
    "by": "cursor",
    "list": "deliveries"
  },
  "/public/v2/members": {
    "by": "cursor",
    "list": "members"
  },
  "/public/v2/keys": {
    "by": "cursor",
    "list": "keys"
  },
  "/public/v2/bulk-runs": {
    "by": "cursor",
    "list": "runs"
  },
  "/public/v2/bulk-runs/{run_id}/rows": {
    "by": "cursor",
    "list": "rows"
  },
  "/public/v2/documents/{document_id}/translations": {
    "by": "cursor",
    "list": null
  }
} as const
