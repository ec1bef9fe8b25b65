/**
 * Types of version 2 of the public API, from its OpenAPI document. Made by `npm run sdk`; not to be edited.
 */
export interface paths {
    "/public/v2/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a text against the rules of the workspace; nothing is stored
         * @description The rules of packs and those of the workspace, its allow-list and its severities: the same that its audits run with. The same text gives the same findings every time.
         */
        post: operations["checkText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload files for an audit
         * @description multipart/form-data, each file a part: HTML, Markdown, text, DOCX, PDF, JSON, CSV, YAML, PO, XLIFF, ARB, Apple strings, Java properties, RESX, Android strings, MDX, reStructuredText, AsciiDoc, LaTeX, subtitles, templates, EJS and ERB, JSX and TSX, Astro, Vue, Svelte, e-mail, PPTX, XLSX, EPUB or OpenDocument, or a ZIP of them; at most 100 MB each, and together at most what the operator lets a workspace have waiting. What no audit takes within a day is forgotten.
         */
        post: operations["uploadFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/audits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an audit; it runs at once, with the rules of the workspace, and its findings are stored for review
         * @description Start an audit; it runs at once, with the rules of the workspace, and its findings are stored for review
         */
        post: operations["startAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/audits/{audit_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far an audit is, and what it has found by severity
         * @description How far an audit is, and what it has found by severity
         */
        get: operations["getAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/audits/{audit_id}/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an audit has found, with the sentence around it
         * @description What an audit has found, with the sentence around it
         */
        get: operations["listAuditFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the rules of some files the workspace’s own: a plan, or what was done
         * @description multipart/form-data, each file a part under the name it has in its folder: rules as YAML, a ZIP of them, a Vale package, or a CSV of terms. At most 100 MB and 5,000 rules. All of it is done or nothing. The key must belong to a person who may change rules.
         */
        post: operations["applyRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens in the workspace, as it happens
         * @description Server-sent events: `event` is the type, `data` the same JSON that webhooks are sent (see `webhooks` in this document), `id` a number that grows by the workspace. Sent with Last-Event-ID, or `after`, the stream goes on behind that event; events are kept for seven days. Where older ones are asked for, the first event is `gap`, with the number of the first that is left or comes. Without either the stream begins now. A comment every 20 seconds keeps the connection open.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses that events are sent to
         * @description Addresses that events are sent to
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Send events to an address
         * @description By Standard Webhooks: signed with `key`, tried again for three days until the answer is 2xx, events of one subject in their order. Private addresses only where audits may read them too.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/webhooks/{endpoint_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Send no more events to an address
         * @description Send no more events to an address
         */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/bulk-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bulk runs, newest first
         * @description Bulk runs, newest first
         */
        get: operations["listBulkRuns"];
        put?: never;
        /**
         * Take in a table: CSV or XLSX, the first row names the columns
         * @description At most 20 MB and 20,000 rows. Separator and encoding of a CSV file are detected; of a workbook the first sheet is read.
         */
        post: operations["addBulkRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/bulk-runs/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One bulk run, and how far it has got
         * @description One bulk run, and how far it has got
         */
        get: operations["getBulkRun"];
        put?: never;
        post?: never;
        /**
         * Delete a run and its table; its documents stay
         * @description Delete a run and its table; its documents stay
         */
        delete: operations["deleteBulkRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/bulk-runs/{run_id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what is written from the table, and from which columns
         * @description Reads every row with it and writes nothing: which rows the form refuses, and which cells could be read in two ways.
         */
        put: operations["planBulkRun"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/bulk-runs/{run_id}/dry-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write the first five rows and store nothing
         * @description Write the first five rows and store nothing
         */
        post: operations["dryRunBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/bulk-runs/{run_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the rows written, or go on with a run
         * @description Rows that have a document are left alone; those that failed or were refused are tried again.
         */
        post: operations["startBulkRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/bulk-runs/{run_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a run; what is written stays
         * @description Stop a run; what is written stays
         */
        post: operations["cancelBulkRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/bulk-runs/{run_id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of a run with what became of each
         * @description Rows of a run with what became of each
         */
        get: operations["listBulkRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/bulk-runs/{run_id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The results as a file: XLSX, CSV, or a ZIP of the documents
         * @description The results as a file: XLSX, CSV, or a ZIP of the documents
         */
        get: operations["exportBulkResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/documents/{document_id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a document was translated from, what it lacks, and its translations
         * @description What a document was translated from, what it lacks, and its translations
         */
        get: operations["listTranslations"];
        put?: never;
        /**
         * Translate a document into another language, as a document of its own
         * @description Keeps the structure, figures, names and links of the source and uses the words of the house. What a line lost is asked for again, once; what it still lacks is listed. Needs a language model: 409 without one.
         */
        post: operations["translateDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "audit.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An audit has ended
         * @description By itself, by failing or because somebody cancelled it: `status` says which. The subject is the audit.
         */
        post: operations["auditCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "violation.found": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An audit has stored violations
         * @description Some pages at a time, while the audit runs. The subject is the audit.
         */
        post: operations["violationFound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "violation.reviewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody decided on violations, or took a decision back
         * @description What a new run of a site takes over from the run before is no decision, and no event. The subject is the audit.
         */
        post: operations["violationReviewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "violation.commented": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody commented on a violation
         * @description The subject is the audit.
         */
        post: operations["violationCommented"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "violation.assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Violations were assigned, or assignments ended
         * @description By a person, by a rule of the workspace, or by being mentioned in a comment. The subject is the audit.
         */
        post: operations["violationAssigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.generated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A document was written
         * @description It can be read. The subject is the document.
         */
        post: operations["documentGenerated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "rule.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A rule of the workspace was published
         * @description Audits that start from now on run with it. The subject is the rule.
         */
        post: operations["rulePublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AuditCreated: {
            /** @description Identifier of the audit. */
            id: string;
        };
        AuditFindings: {
            /** @description Highest severity first, then in the order they were found. */
            findings: {
                /** @description Of the violation that is reviewed. */
                id: string;
                /** @enum {string|null} */
                severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
                /** @description The rule. */
                rule_id: string | null;
                /** @description What it is called. */
                rule_name: string | null;
                /** @description The address or the path of the file it was found in. */
                source: string | null;
                /** @description The words that were found. */
                text: string | null;
                /** @description The sentence they stand in. */
                sentence: string | null;
                /** @description Why they were found. */
                reason: string;
                /** @description What to do about it. */
                solution: string | null;
                /** @description The sentence as the rule would write it. */
                suggested_text: string | null;
                /** @description The law it is about. */
                law: string | null;
                /** @description Where that law holds, with blanks between. */
                jurisdiction: string | null;
                /** @description Of the text. */
                language: string | null;
                /** @description How often the rule is right on labelled real pages, where that was measured. */
                confidence: number | null;
            }[];
            /** @description To be sent as `after` for the findings that follow; null: there are no more. */
            next: number | null;
        };
        AuditInput: {
            /** @description What to call the audit. */
            name: string;
            sources: components["schemas"]["AuditSource"][];
            /** @description Packs to run; null or absent: the workspace's choice. */
            packs?: string[] | null;
            /** @description Countries (DE, UK, US-CA) or EU. */
            markets?: string[] | null;
            /** @description What is sold. */
            sectors?: ("alcohol" | "cosmetics" | "energy" | "finance" | "food" | "gambling" | "health" | "retail" | "software" | "telecoms" | "travel")[] | null;
            /** @description Where the words appear. */
            channels?: ("website" | "email" | "social" | "advertisement" | "terms" | "app" | "print" | "video" | "job-posting")[] | null;
            /** @description Cron, five fields: the site is audited again at these times. */
            schedule?: string | null;
            /** @description Of the schedule; UTC where it is absent. */
            time_zone?: string;
        };
        AuditSource: {
            /** @enum {string} */
            kind: "urls" | "crawl" | "sitemap" | "files" | "text" | "documents" | "sample";
            /** @description urls: the addresses. */
            urls?: string[];
            /** @description crawl: where it starts; sitemap: its address. */
            url?: string;
            /** @description crawl: pages at most. */
            max_pages?: number;
            /** @description crawl: links deep. */
            max_depth?: number;
            /** @description files: identifiers of uploads. */
            upload_ids?: string[];
            /** @description text: what to call it. */
            name?: string;
            /** @description text: the text itself. */
            text?: string;
            /** @description documents: the workspace's own documents. */
            document_ids?: string[];
        };
        AuditState: {
            id: string;
            name: string;
            /**
             * @description PENDING and RUNNING go on; the others have ended.
             * @enum {string}
             */
            status: "PENDING" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED";
            /** @description What was found to check, so far. */
            total_assets: number;
            /** @description Checked. */
            completed_assets: number;
            /** @description Could not be read. */
            failed_assets: number;
            /** @description Findings, so far. */
            total_violations: number;
            /** @description Findings of each severity. */
            by_severity: {
                LOW: number;
                MEDIUM: number;
                HIGH: number;
                CRITICAL: number;
            };
        };
        BulkDryRun: {
            /** @description The first five rows; nothing of them is stored. */
            rows: {
                row: number;
                /** @description The form as the row fills it in. */
                input: {
                    [key: string]: unknown;
                };
                /** @description Cells that could be read in two ways, as 01/02/2026: how each is read, and the other way. */
                ambiguous: {
                    row: number;
                    field: string;
                    cell: string;
                    read: string | number;
                    other: string | number;
                }[];
                /** @description Why it was not written. */
                fault: string | null;
                /** @description Of the text. */
                title: string | null;
                markdown: string;
                /** @description Findings that remain. */
                findings: {
                    [key: string]: unknown;
                }[];
                /** @description Figures that no source supports. */
                unsupported: {
                    [key: string]: unknown;
                }[];
                /** @description Model that wrote it; null for a draft. */
                model: string | null;
            }[];
        };
        BulkPlanInput: {
            template_id: string;
            language_key: components["schemas"]["LanguageKey"];
            tone_meta_id?: string | null;
            /** @description Left out or null: proposed by the names of the columns. */
            mapping?: {
                [key: string]: number;
            } | null;
            /** @description Fields that are the same in every row, written as a cell would be. */
            fixed?: {
                [key: string]: string;
            };
            /**
             * @description The decimal mark of numbers; null: each column says it, else the language.
             * @enum {string|null}
             */
            decimal?: "," | "." | null;
            /**
             * @description The order of days written in figures; null: each column says it, else day first.
             * @enum {string|null}
             */
            days?: "dmy" | "mdy" | null;
            /**
             * @description Where no model can write it, the template's draft does.
             * @enum {unknown}
             */
            fallback?: "draft" | null;
        };
        BulkPreview: {
            plan: {
                template_id: string;
                language_key: components["schemas"]["LanguageKey"];
                /** @description The tone of voice. */
                tone_meta_id: string | null;
                /** @description Field of the form to column of the table. */
                mapping: {
                    [key: string]: number;
                };
                /** @description Fields that are the same in every row, written as a cell would be. */
                fixed: {
                    [key: string]: string;
                };
                /** @enum {string|null} */
                decimal: "," | "." | null;
                /** @enum {string|null} */
                days: "dmy" | "mdy" | null;
                /** @enum {unknown} */
                fallback: "draft" | null;
            };
            /** @description Rows the form takes. */
            fit: number;
            /** @description Rows it refuses. */
            refused: number;
            /** @description The first of those. */
            faults: {
                row: number;
                fault: string;
            }[];
            /** @description Cells that could be read in two ways, as 01/02/2026: how each is read, and the other way. */
            ambiguous: {
                row: number;
                field: string;
                cell: string;
                read: string | number;
                other: string | number;
            }[];
            /** @description All cells that could be read in two ways. */
            ambiguous_total: number;
        };
        BulkRows: {
            rows: {
                row: number;
                cells: (string | number | boolean)[];
                /** @enum {string} */
                state: "waiting" | "written" | "failed" | "gone";
                /** @description Its document. */
                document_id: string | null;
                /** @description Of the document. */
                title: string | null;
                /** @description Findings that remain. */
                findings: number;
                /** @description Why there is none. */
                fault: string | null;
            }[];
            /** @description How many match. */
            total: number;
        };
        BulkRun: {
            /** @description Also the bulk_input_id of its documents. */
            id: string;
            /** @description The name of the file. */
            name: string;
            columns: string[];
            /** @description Rows of the table. */
            total: number;
            plan: {
                template_id: string;
                language_key: components["schemas"]["LanguageKey"];
                /** @description The tone of voice. */
                tone_meta_id: string | null;
                /** @description Field of the form to column of the table. */
                mapping: {
                    [key: string]: number;
                };
                /** @description Fields that are the same in every row, written as a cell would be. */
                fixed: {
                    [key: string]: string;
                };
                /** @enum {string|null} */
                decimal: "," | "." | null;
                /** @enum {string|null} */
                days: "dmy" | "mdy" | null;
                /** @enum {unknown} */
                fallback: "draft" | null;
            } | null;
            /** @enum {string} */
            state: "draft" | "running" | "done" | "cancelled";
            /** @description Why it was stopped. */
            error: string | null;
            created_by: {
                id: string;
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description When the table was taken in.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-11-14T23:41:09.123Z
             */
            updated_at: string;
            counts: {
                /** @description Ordered and not written yet. */
                pending: number;
                /** @description Written. */
                ready: number;
                /** @description Could not be written. */
                failed: number;
                /** @description Not ordered, since the form refuses the row. */
                refused: number;
                /** @description Written, with findings that remain. */
                with_findings: number;
            };
            /** @description First values of each column. */
            samples: string[][];
        };
        BulkRunSummary: {
            /** @description Also the bulk_input_id of its documents. */
            id: string;
            /** @description The name of the file. */
            name: string;
            columns: string[];
            /** @description Rows of the table. */
            total: number;
            plan: {
                template_id: string;
                language_key: components["schemas"]["LanguageKey"];
                /** @description The tone of voice. */
                tone_meta_id: string | null;
                /** @description Field of the form to column of the table. */
                mapping: {
                    [key: string]: number;
                };
                /** @description Fields that are the same in every row, written as a cell would be. */
                fixed: {
                    [key: string]: string;
                };
                /** @enum {string|null} */
                decimal: "," | "." | null;
                /** @enum {string|null} */
                days: "dmy" | "mdy" | null;
                /** @enum {unknown} */
                fallback: "draft" | null;
            } | null;
            /** @enum {string} */
            state: "draft" | "running" | "done" | "cancelled";
            /** @description Why it was stopped. */
            error: string | null;
            created_by: {
                id: string;
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description When the table was taken in.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-11-14T23:41:09.123Z
             */
            updated_at: string;
            counts: {
                /** @description Ordered and not written yet. */
                pending: number;
                /** @description Written. */
                ready: number;
                /** @description Could not be written. */
                failed: number;
                /** @description Not ordered, since the form refuses the row. */
                refused: number;
                /** @description Written, with findings that remain. */
                with_findings: number;
            };
        };
        BulkRuns: {
            /** @description Newest first. */
            runs: components["schemas"]["BulkRunSummary"][];
            /** @description All of them. */
            total: number;
        };
        Check: {
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description Characters of text that were read. */
            characters: number;
            /** @description Rules that were held against it: 0 means that nothing was checked. */
            rules: number;
            findings: components["schemas"]["Finding"][];
            /** @description Rules that could not be carried out. */
            rule_failures: {
                rule_id: string;
                message: string;
            }[];
        };
        CheckInput: {
            /** @description What to check. */
            text: string;
            /**
             * @description How it is written; plain text where nothing is said.
             * @enum {string}
             */
            format?: "text" | "markdown" | "html";
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language?: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description In place of those of the workspace. */
            markets?: string[];
            sectors?: ("alcohol" | "cosmetics" | "energy" | "finance" | "food" | "gambling" | "health" | "retail" | "software" | "telecoms" | "travel")[];
            channels?: ("website" | "email" | "social" | "advertisement" | "terms" | "app" | "print" | "video" | "job-posting")[];
            /** @description In place of those of the workspace. */
            packs?: string[];
        };
        DocumentDetail: {
            id: string;
            title: string;
            shared: boolean;
            /** @enum {string} */
            status: "pending" | "ready" | "failed";
            /** @description Why it failed. */
            error: string | null;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language_key: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description Template it was written from. */
            template_id: string | null;
            /** @description Tone it was written in. */
            tone_id: string | null;
            /** @description Shared by the documents of one bulk run. */
            bulk_input_id: string | null;
            /** @description The document it is a translation of. */
            translated_from: string | null;
            /** @enum {string} */
            approval: "draft" | "in_review" | "approved";
            /** @description The version that was approved last. */
            approved_version: number | null;
            /** @description The version that is its text. */
            current_version: number;
            /** @description The highest number of a version. */
            versions: number;
            created_by: {
                id: string;
                name: string;
            } | null;
            /** @description Findings that remain. */
            findings: number;
            /**
             * Format: date-time
             * @description When it was written.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-11-14T23:41:09.123Z
             */
            updated_at: string;
            /** @description Block nodes in the ProseMirror/Tiptap JSON form. */
            blocks: {
                [key: string]: unknown;
            }[] | null;
            markdown: string;
            plain: string;
            /** @description What was filled in. */
            input: {
                [key: string]: unknown;
            } | null;
            /** @description Facts used, with their sources. */
            facts: {
                [key: string]: unknown;
            }[];
            /** @description Findings that remain. */
            remaining: {
                [key: string]: unknown;
            }[];
            /** @description Numbers and claims that no fact supports. */
            unsupported: unknown[];
            /** @description What rules changed in the text before it was stored, and nobody took back. */
            changes: {
                [key: string]: unknown;
            }[];
            /** @description How it was written. */
            message: string;
            /** @description The campaign it is a piece of. */
            campaign: {
                id: string;
                name: string;
            } | null;
            /** @description Markets and channels whose rules check it, where they are not the workspace’s; kept when its campaign is deleted. */
            choice: {
                markets?: string[];
                channels?: string[];
            } | null;
            /** @description What is offered for a passage, until it is used or discarded. */
            offered: {
                /** @enum {string} */
                action: "shorten" | "expand" | "simplify" | "tone" | "translate" | "variants" | "instruction" | "regenerate" | "support";
                place: components["schemas"]["PassagePlace"];
                /** @description The passage, as Markdown. */
                text: string;
                answer: components["schemas"]["Rewritten"];
            } | null;
            /** @description Model that wrote it; null for a draft. */
            model: string | null;
            /** @description What the model used, and what that cost in the workspace's currency where its price is known. */
            tokens: {
                input: number;
                output: number;
                calls: number;
                cost?: number;
            } | null;
        };
        /** @description It was done. */
        Done: {
            done: boolean;
        };
        /** @description Every error but 422. */
        Error: {
            /** @description What went wrong, in a sentence. */
            detail: string;
        };
        /** @description Who did it. */
        EventActor: {
            /** @enum {string} */
            kind: "member" | "key" | "system";
            id: string | null;
            name: string;
        };
        EventAuditCompleted: {
            /** @description The same as webhook-id. */
            id: string;
            /** @constant */
            type: "audit.completed";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-14T23:41:09.123Z
             */
            timestamp: string;
            data: {
                /** @description The audit. */
                audit_id: string;
                /** @enum {string} */
                status: "COMPLETED" | "FAILED" | "CANCELLED";
                name: string;
                site_id: string | null;
                /** @description Which run of its site. */
                run: number;
                /** @description What it found. */
                total_violations: number;
                /** @description What it had to check. */
                total_assets: number;
                /** @description What could not be read. */
                failed_assets: number;
                /** @description Why nothing could be read. */
                failure: string | null;
            };
        };
        EventDocumentGenerated: {
            /** @description The same as webhook-id. */
            id: string;
            /** @constant */
            type: "document.generated";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-14T23:41:09.123Z
             */
            timestamp: string;
            data: {
                /** @description The document. */
                document_id: string;
                title: string;
                language_key: string;
                template_id: string;
                /** @description What the rules still find in it. */
                findings: number;
                /** @description The order of many that it belongs to. */
                bulk_id: string | null;
            };
        };
        EventRulePublished: {
            /** @description The same as webhook-id. */
            id: string;
            /** @constant */
            type: "rule.published";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-14T23:41:09.123Z
             */
            timestamp: string;
            data: {
                /** @description The rule. */
                rule_id: string;
                /** @description Which version runs. */
                version: number | null;
                actor: components["schemas"]["EventActor"];
                /** @description Why. */
                reason: string | null;
            };
        };
        EventViolationAssigned: {
            /** @description The same as webhook-id. */
            id: string;
            /** @constant */
            type: "violation.assigned";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-14T23:41:09.123Z
             */
            timestamp: string;
            data: {
                /** @description The audit. */
                audit_id: string;
                actor: components["schemas"]["EventActor"];
                /** @description At most a thousand: a larger change is several events. */
                violation_ids: string[];
                /** @description Of the whole change. */
                count: number;
                /** @description Which of its events this is, from 1. */
                part: number;
                /** @description How many events it has. */
                parts: number;
                /** @description To whom. */
                assigned: {
                    id: string;
                    name: string;
                }[];
                /** @description Whose ended. */
                unassigned: {
                    id: string;
                    name: string;
                }[];
            };
        };
        EventViolationCommented: {
            /** @description The same as webhook-id. */
            id: string;
            /** @constant */
            type: "violation.commented";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-14T23:41:09.123Z
             */
            timestamp: string;
            data: {
                /** @description The audit. */
                audit_id: string;
                actor: components["schemas"]["EventActor"];
                /** @description The violation. */
                violation_id: string;
                comment: {
                    id: string;
                    author_name?: string;
                    content?: string;
                    /**
                     * Format: date-time
                     * @description When.
                     * @example 2026-11-14T23:41:09.123Z
                     */
                    created_at?: string;
                };
            };
        };
        EventViolationFound: {
            /** @description The same as webhook-id. */
            id: string;
            /** @constant */
            type: "violation.found";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-14T23:41:09.123Z
             */
            timestamp: string;
            data: {
                /** @description The audit. */
                audit_id: string;
                /** @description At most a thousand: a larger change is several events. */
                violation_ids: string[];
                /** @description How many. */
                count: number;
                /** @description How many of each severity. */
                by_severity: {
                    [key: string]: number;
                };
                /** @description Taken over from an earlier run of the site: the page is the same. */
                unchanged: boolean;
            };
        };
        EventViolationReviewed: {
            /** @description The same as webhook-id. */
            id: string;
            /** @constant */
            type: "violation.reviewed";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-14T23:41:09.123Z
             */
            timestamp: string;
            data: {
                /** @description The audit. */
                audit_id: string;
                actor: components["schemas"]["EventActor"];
                /** @description At most a thousand: a larger change is several events. */
                violation_ids: string[];
                /** @description Of the whole change. */
                count: number;
                /** @description Which of its events this is, from 1. */
                part: number;
                /** @description How many events it has. */
                parts: number;
                /** @description As in the review endpoint, or undo. */
                action: string;
                /** @description How many were in which state before. */
                from: {
                    [key: string]: number;
                };
                /** @description The state they are in now; null: see restored. */
                to: string | null;
                /** @description Of a dismissal. */
                reason: string | null;
                /** @description How many went back to which state. */
                restored?: {
                    [key: string]: number;
                };
                /** @description The entry of the trail that was taken back. */
                undoes?: number;
            };
        };
        FilesInput: {
            /** @description One part for each file. */
            file: string[];
        };
        Finding: {
            rule_id: string;
            rule_name: string;
            /** @enum {string} */
            severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            /** @description The words it is about. */
            text: string;
            /** @description What is wrong with them. */
            reason: string;
            /** @description The law or guideline behind the rule. */
            law: string | null;
            /** @description The sentence with the suggestion applied. */
            suggested_text: string | null;
            /** @description From 1, in characters. */
            start: {
                line: number;
                column: number;
            };
            /** @description From 1, in characters. */
            end: {
                line: number;
                column: number;
            };
            /** @description The same in UTF-16 units from 0, end exclusive. */
            offsets: {
                start: number;
                end: number;
            };
            sentence: string;
            /** @description What to do instead. */
            solution: string;
            /**
             * @description wording may be applied by a program; removal and advice are for people.
             * @enum {string|null}
             */
            suggestion_class: "wording" | "removal" | "advice" | null;
            /** @description Where the law can be read. */
            law_url: string | null;
            jurisdiction: string[];
            /** @description The share of its findings on real pages that were faults, where that was measured. */
            confidence: number | null;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description The same for the same words of the same rule. */
            fingerprint: string;
            /** @description What other rules say of the same words. */
            also: {
                rule_id: string;
                rule_name: string;
                /** @enum {string} */
                severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
                /** @description The words it is about. */
                text: string;
                /** @description What is wrong with them. */
                reason: string;
                /** @description The law or guideline behind the rule. */
                law: string | null;
                /** @description The sentence with the suggestion applied. */
                suggested_text: string | null;
            }[];
        };
        /** @description Every fault of the request, not the first alone. */
        HTTPValidationError: {
            detail: components["schemas"]["ValidationError"][];
        };
        /**
         * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
         * @enum {string}
         */
        LanguageKey: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO";
        /** @description Where the passage stands in the editor; given, what is offered is kept with the document. */
        PassagePlace: {
            from: number;
            to: number;
            /** @description A part of one line; otherwise whole blocks. */
            inline: boolean;
        };
        Rewritten: {
            /** @description Texts that may take its place; nothing is changed until one is saved with the document. */
            proposals: {
                markdown: string;
                /** @description What the rules of the workspace find in it. */
                findings: {
                    [key: string]: unknown;
                }[];
                /** @description Wording that rules changed in it. */
                changes: {
                    [key: string]: unknown;
                }[];
                /** @description Figures, names and addresses of the passage that it lacks. */
                lost: string[];
                /** @description Figures that nobody supplied. */
                added: string[];
                /** @enum {string} */
                made_by: "model" | "rules";
            }[];
            support: {
                text: string;
                /** @description Its title. */
                title: string | null;
                /** @description Where it comes from. */
                source: string | null;
                /** @description The knowledge base it stands in. */
                infobase: string;
                /**
                 * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
                 * @enum {string|null}
                 */
                language_key: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
                /** @description Words and figures of the passage that it has too. */
                shared: string[];
            }[];
            /** @description Why there is nothing, or empty. */
            message: string;
            /** @description Model that wrote; null for none. */
            model: string | null;
            /** @description What the model used. */
            tokens: {
                [key: string]: unknown;
            } | null;
        };
        RulePlan: {
            /** @description Whether it was done; otherwise this is what would be. */
            applied: boolean;
            /** @description Rules in the files. */
            found: number;
            /** @description Rules that cannot be read. While there is one nothing is applied. */
            refused: {
                file: string;
                line: number | null;
                text: string;
                why: string;
                /** @description What helps. */
                helps: string;
            }[];
            /** @description Rules that the workspace did not have. */
            new: string[];
            /** @description Rules whose file says something else: each gets a draft. */
            changed: string[];
            /** @description Rules that it has just so. */
            unchanged: string[];
            /** @description Rules of the workspace that the files do not have; with prune those that run are switched off. */
            missing: {
                id: string;
                runs: boolean;
            }[];
            /** @description Rules that run from then on; null where nothing is to be published. */
            publish: string[] | null;
            /** @description Rules that stay drafts, and why. */
            not_published: {
                id: string;
                why: string;
            }[];
        };
        TranslationInput: {
            language_key: components["schemas"]["LanguageKey"];
            /** @description Names that stay as they are. */
            keep?: string[];
            /** @description False: it is translated in the background. */
            wait?: boolean;
        };
        Translations: {
            /** @description What it was translated from, where that is still there. */
            source: {
                id: string;
                title: string;
                /**
                 * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
                 * @enum {string|null}
                 */
                language_key: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
                /** @enum {string} */
                status: "pending" | "ready" | "failed";
                /** @description The version that its text is now. */
                version: number;
            } | null;
            /** @description The version of the source that was translated; null: it is no translation. */
            translated_version: number | null;
            /** @description Lines that lack a figure, a name, a link or a notice of the source, or were not translated, after a second try. */
            lost: {
                losses: {
                    /** @enum {string} */
                    kind: "figure" | "added_figure" | "currency" | "name" | "link" | "notice" | "untranslated";
                    text: string;
                }[];
                /** @description The line of the source, as Markdown. */
                source: string;
                /** @description What stands in the translation. */
                target: string;
            }[];
            translations: {
                id: string;
                title: string;
                /**
                 * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
                 * @enum {string|null}
                 */
                language_key: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
                /** @enum {string} */
                status: "pending" | "ready" | "failed";
                /** @description The version that its text is now. */
                version: number;
                /** @description The version it was made from. */
                of_version: number | null;
            }[];
        };
        Upload: {
            id: string;
            name: string;
            /** @description Bytes. */
            size: number;
        };
        Uploads: {
            uploads: components["schemas"]["Upload"][];
        };
        /** @description One fault of a request. */
        ValidationError: {
            /** @description Where: body, query, path or header, then the field. */
            loc: (string | number)[];
            msg: string;
            type: string;
            /** @description More about the fault; for `refuse_at` the `finding`. */
            ctx?: {
                [key: string]: unknown;
            };
        };
        WebhookEndpoint: {
            id: string;
            /** @description Where events are sent. */
            url: string;
            /** @description Which events; none: all of them, also those of later versions. */
            types: ("audit.completed" | "violation.found" | "violation.reviewed" | "violation.commented" | "violation.assigned" | "document.generated" | "rule.published")[];
            /** @description Whether events are sent. */
            enabled: boolean;
            /** @description Why it was switched off, where nobody did it. */
            disabled_why: string | null;
            /** @description The key that signs them (Standard Webhooks). */
            key: string;
            /**
             * Format: date-time
             * @description Until when the key before signs as well.
             * @example 2026-11-14T23:41:09.123Z
             */
            previous_until: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /** @description Events that are not delivered yet. */
            waiting: number;
            /** @description Events that could not be delivered within three days. */
            given_up: number;
            /**
             * Format: date-time
             * @description When the next try is due, while the receiver cannot be reached.
             * @example 2026-11-14T23:41:09.123Z
             */
            again_at: string | null;
            /**
             * Format: date-time
             * @description When the last try was.
             * @example 2026-11-14T23:41:09.123Z
             */
            last_at: string | null;
            /** @description What the receiver answered to it. */
            last_status: number | null;
            /** @description Why it failed. */
            last_failure: string | null;
        };
        WebhookEndpointInput: {
            /** @description An http or https address; private ones only where audits may read them too. */
            url: string;
            /** @description Which events; none: all of them, also those of later versions. */
            types?: ("audit.completed" | "violation.found" | "violation.reviewed" | "violation.commented" | "violation.assigned" | "document.generated" | "rule.published")[];
            /** @description Why; kept in the administration's trail. */
            reason?: string | null;
        };
        WebhookEndpoints: {
            /** @description Oldest first. */
            endpoints: components["schemas"]["WebhookEndpoint"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    checkText: {
        parameters: {
            query?: never;
            header?: {
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckInput"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Check"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadFiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FilesInput"];
            };
        };
        responses: {
            /** @description Their identifiers, to be named by a source of kind files. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uploads"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startAudit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuditInput"];
            };
        };
        responses: {
            /** @description It has started. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditCreated"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAudit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The audit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditState"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAuditFindings: {
        parameters: {
            query?: {
                /** @description `next` of the answer before. */
                after?: number;
                /** @description Findings at most. */
                limit?: number;
            };
            header?: {
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Findings of the audit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditFindings"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    applyRules: {
        parameters: {
            query?: {
                /** @description Only say what would be done. */
                dry_run?: "true" | "false";
                /** @description Publish what may be published; otherwise rules come in as drafts. */
                publish?: "true" | "false";
                /** @description Switch off rules that run and that the files do not have. */
                prune?: "true" | "false";
                /** @description Why; needed to publish, and kept in the trail. */
                reason?: string;
            };
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FilesInput"];
            };
        };
        responses: {
            /** @description The plan, or what was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulePlan"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description The last event that the reader has; 0: all that are kept. */
                after?: number;
                /** @description Which events, with commas between: audit.completed, violation.found, violation.reviewed, violation.commented, violation.assigned, document.generated, rule.published. */
                types?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream that does not end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With the keys that sign, and what waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoints"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointInput"];
            };
        };
        responses: {
            /** @description With the key that signs. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed, with what waited for it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBulkRuns: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A window of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRuns"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addBulkRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FilesInput"];
            };
        };
        responses: {
            /** @description The run, from which nothing has been ordered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getBulkRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteBulkRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    planBulkRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkPlanInput"];
            };
        };
        responses: {
            /** @description The plan, and what it would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkPreview"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    dryRunBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description An opaque identifier. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each with its text and its findings, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDryRun"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The model's service failed; no document was left behind. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The model took too long; no document was left behind. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startBulkRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description An opaque identifier. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run, which goes on in the background. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelBulkRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description An opaque identifier. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBulkRows: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
                /** @description state */
                state?: "waiting" | "written" | "findings" | "failed";
            };
            header?: {
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description An opaque identifier. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A window of them, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRows"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportBulkResults: {
        parameters: {
            query?: {
                /** @description format */
                format?: "xlsx" | "csv" | "zip";
                /** @description What the documents of a ZIP are; Markdown where nothing is said. */
                documents?: "md" | "html" | "txt" | "docx" | "pdf";
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTranslations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its source and its translations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    translateDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description An opaque identifier. */
                document_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationInput"];
            };
        };
        responses: {
            /** @description The translation; with wait false, the one that waits. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentDetail"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The model's service failed; no document was left behind. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The model took too long; no document was left behind. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    auditCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event: the same each time it is sent. */
                "webhook-id": string;
                /** @description Seconds since 1970, when it was sent. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body`; several with blanks between while a key is rotated. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventAuditCompleted"];
            };
        };
        responses: {
            /** @description It was taken. Any other answer, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    violationFound: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event: the same each time it is sent. */
                "webhook-id": string;
                /** @description Seconds since 1970, when it was sent. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body`; several with blanks between while a key is rotated. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventViolationFound"];
            };
        };
        responses: {
            /** @description It was taken. Any other answer, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    violationReviewed: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event: the same each time it is sent. */
                "webhook-id": string;
                /** @description Seconds since 1970, when it was sent. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body`; several with blanks between while a key is rotated. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventViolationReviewed"];
            };
        };
        responses: {
            /** @description It was taken. Any other answer, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    violationCommented: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event: the same each time it is sent. */
                "webhook-id": string;
                /** @description Seconds since 1970, when it was sent. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body`; several with blanks between while a key is rotated. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventViolationCommented"];
            };
        };
        responses: {
            /** @description It was taken. Any other answer, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    violationAssigned: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event: the same each time it is sent. */
                "webhook-id": string;
                /** @description Seconds since 1970, when it was sent. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body`; several with blanks between while a key is rotated. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventViolationAssigned"];
            };
        };
        responses: {
            /** @description It was taken. Any other answer, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    documentGenerated: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event: the same each time it is sent. */
                "webhook-id": string;
                /** @description Seconds since 1970, when it was sent. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body`; several with blanks between while a key is rotated. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventDocumentGenerated"];
            };
        };
        responses: {
            /** @description It was taken. Any other answer, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    rulePublished: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event: the same each time it is sent. */
                "webhook-id": string;
                /** @description Seconds since 1970, when it was sent. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body`; several with blanks between while a key is rotated. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRulePublished"];
            };
        };
        responses: {
            /** @description It was taken. Any other answer, or none within 15 seconds, is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
