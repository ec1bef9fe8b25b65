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
         * Check a text or a file against the rules of the workspace; nothing is stored
         * @description The rules of packs and those of the workspace, its allow-list and its severities: the same that its audits run with. The same text gives the same findings every time. A text is sent as JSON, a file by multipart/form-data as `file`: HTML, Markdown, text, DOCX, PDF, JSON, CSV, YAML, PO, XLIFF, ARB, Apple strings, Java properties, RESX, Android strings, MDX, reStructuredText, AsciiDoc, LaTeX, subtitles, templates, EJS and ERB, JSX and TSX, Astro, Vue, Svelte, e-mail, PPTX, XLSX, EPUB or OpenDocument, at most 20 MB with at most a million characters of text.
         *
         *     The key needs the scope `check`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        post: operations["checkText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/checks/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a page by its address and check it against the rules of the workspace; nothing is stored
         * @description Under the guard that audits have: private networks only where the operator and the workspace allow them. An audit of the address keeps what it finds for review.
         *
         *     The key needs the scope `check`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        post: operations["checkAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/checks/mended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to a text what a program may change; nothing is stored
         * @description Applies the suggestions of class `wording` to Markdown or plain text, as `imprimatur audit --fix` does: never in names, quotations, figures or clauses, and never a removal or advice. Answers the text, what was changed, which suggestions are left to people, and what the rules still find.
         *
         *     The key needs the scope `check`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        post: operations["mendText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/violations/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on many violations, with a report on each
         * @description Violations of any audits, by their identifiers or by the filter of the list, with a report on each. Those of one audit are decided together, all or none, as one entry in its trail; audits one after the other. What has the state already is left alone. With a filter, or with `all`, the next `limit` violations are decided, in the order of the list, each only if the filter still shows it by then; `next` goes on behind them. A dismissal of a severity for which the workspace asks a second person waits: its state stays. With `until` the decision ends by itself after that day: what it was about is undecided again, as a change by `system`.
         *
         *     The key needs the scope `review`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["decideOnViolations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/violations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Violations of all audits, page by page
         * @description Of every state unless `state` says which. Pages neither repeat nor leave out a violation, whatever audits find meanwhile; what leaves the filter before its page is read is not shown.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        get: operations["listAllViolations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/violations/{violation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One violation with its rule, its comments and everything that happened to it
         * @description One violation with its rule, its comments and everything that happened to it.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        get: operations["getViolationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/violations/{violation_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments on a violation
         * @description Comments on a violation.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Add a comment to the thread
         * @description Mentions inside the comment neither assign the violation nor notify anyone.
         *
         *     The key needs the scope `review`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/violations/{violation_id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a violation to members, or end assignments
         * @description Those who are assigned are told, and it is an entry in the trail of the audit.
         *
         *     The key needs the scope `review`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        post: operations["assignViolation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/dismissal-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reasons to dismiss that the workspace keeps ready
         * @description The reasons to dismiss that the workspace keeps ready.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["getPresetReasons"];
        /**
         * Replace the reasons to dismiss that the workspace keeps ready
         * @description A decision may still have any other reason. An entry in the admin log. A person’s key: while its person is an owner.
         *
         *     The key needs the scope `administer`, and sees its own workspace alone.
         */
        put: operations["setPresetReasons"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/issue-trackers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where issues are made of violations
         * @description Where issues are made of violations.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["getIssueTrackers"];
        /**
         * Replace where issues are made of violations
         * @description An entry in the admin log. A person’s key: while its person is an owner.
         *
         *     The key needs the scope `administer`, and sees its own workspace alone.
         */
        put: operations["setIssueTrackers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/violations/{violation_id}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep the address of the issue that was made of a violation
         * @description An entry in the trail of the audit. A later run of the site takes it over with the finding; `url` null takes it away.
         *
         *     The key needs the scope `review`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        put: operations["keepIssue"];
        post?: never;
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
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day. The body is a form; each part with a file name is one file.
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
        /**
         * All audits, newest first, page by page
         * @description All audits, newest first, page by page.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listAudits"];
        put?: never;
        /**
         * Start an audit; it runs at once, with the rules of the workspace, and its findings are stored for review
         * @description Sources are a crawl, a sitemap, a list of addresses, uploaded files, pasted text, or documents of the workspace. With a schedule it is the first run of a site that is audited again at these times.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
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
         * How far an audit is, and what it has found
         * @description How far an audit is, and what it has found.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["getAudit"];
        put?: never;
        post?: never;
        /**
         * Delete an audit with what it has found, for good
         * @description One that runs is cancelled. What stays of it is a tombstone. A person’s key: while its person is an owner.
         *
         *     The key needs the scope `administer`, and sees its own workspace alone.
         */
        delete: operations["deleteAudit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/audits/{audit_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an audit that runs; what it has found by then stays
         * @description Cancel an audit that runs; what it has found by then stays.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["cancelAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/audits/{audit_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try what failed again, in the same audit
         * @description Try what failed again, in the same audit.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["retryAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/audits/{audit_id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a new audit of the same sources by the same packs
         * @description Start a new audit of the same sources by the same packs.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["runAuditAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/audits/{audit_id}/violations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an audit has found and what was decided, page by page
         * @description Highest severity first, then in the order they were found. Of every state unless `state` says which.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        get: operations["listAuditViolations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/audits/{audit_id}/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an audit read, and what it could not read and why, page by page
         * @description What an audit read, and what it could not read and why, page by page.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listAuditAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/audits/{audit_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All violations of an audit as one file, those the filter shows
         * @description Streamed as it is read. csv as the application exports it; json has violations as the list does, and jsonl one of them in a line.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/audits/{audit_id}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is new in a run of a site, what is gone, and what is still there
         * @description As the application compares runs: a finding is followed when its page or paragraph moves.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        get: operations["compareAudits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/audits/{audit_id}/compare/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The findings behind one count of a comparison, page by page
         * @description The findings behind one count of a comparison, page by page.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        get: operations["listComparedFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sites that are audited again, newest first, page by page
         * @description Sites that are audited again, newest first, page by page.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listSites"];
        put?: never;
        /**
         * Add a site; it runs on its schedule or when it is asked to
         * @description A schedule is a cron expression of five fields in a time zone, its runs at least an hour apart.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["createSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/schedules/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When a schedule would run
         * @description When a schedule would run.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["previewSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/sites/{site_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One site: what it reads, when it runs next, and its newest run
         * @description All its runs: `GET /audits?site=`.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["getSite"];
        put?: never;
        post?: never;
        /**
         * Delete a site with all its runs, for good
         * @description What stays of it is a tombstone. A person’s key: while its person is an owner.
         *
         *     The key needs the scope `administer`, and sees its own workspace alone.
         */
        delete: operations["deleteSite"];
        options?: never;
        head?: never;
        /**
         * Change what a site reads, when it runs, and what its runs mark
         * @description Change what a site reads, when it runs, and what its runs mark.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
         */
        patch: operations["changeSite"];
        trace?: never;
    };
    "/public/v2/sites/{site_id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a run of the site now
         * @description Start a run of the site now.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["runSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents, newest first, page by page
         * @description Those that are still being written and those that failed as well: `status` says it.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Write a document from a template
         * @description The document is stored and answered, with what the rules changed in it, what they still find, which figures nobody supplied and which facts it uses. With `refuse_at` a text that is refused is not stored: 422 has one fault for each finding, with the finding in `ctx`.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        post: operations["writeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/documents/{document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One document
         * @description One document.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/documents/{document_id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of a document, newest first
         * @description Versions of a document, newest first.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listDocumentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/documents/{document_id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version with its text
         * @description One version with its text.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        get: operations["getDocumentVersion"];
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
        /**
         * Rules of packs and of the workspace’s own
         * @description Rules of packs and of the workspace’s own.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        get: operations["listRules"];
        put?: never;
        /**
         * Make the rules of some files the workspace’s own: a plan, or what was done
         * @description multipart/form-data, each file a part under the name it has in its folder: rules as YAML, a ZIP of them, a Vale package, or a CSV of terms. At most 100 MB and 5,000 rules. All of it is done or nothing. The key must belong to a person who may change rules.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day. The body is a form; each part with a file name is one file.
         */
        post: operations["applyRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/packs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rule packs, and which of them the workspace uses
         * @description Rule packs, and which of them the workspace uses.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listPacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/rules/{rule_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One rule with its law, its explanation and its proofs
         * @description Of a rule that the workspace wrote, what the version says that runs, or where none does the draft.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        get: operations["getRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/own-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The workspace's own rules
         * @description The workspace's own rules.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listOwnRules"];
        put?: never;
        /**
         * Begin a rule with a draft
         * @description Begin a rule with a draft.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["createOwnRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/own-rules/not-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published rules that can no longer be read, and so do not run
         * @description Such as one that names a rule of a pack that is gone. Audits and checks say the same of each.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listRulesNotRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/own-rules/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a rule would find in some texts, and whether its proofs hold; nothing is stored
         * @description What a rule would find in some texts, and whether its proofs hold; nothing is stored.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
         */
        post: operations["tryOwnRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/own-rules/{rule_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of them, with its versions
         * @description One of them, with its versions.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["getOwnRule"];
        put?: never;
        post?: never;
        /**
         * Delete a rule that was never published, or discard the draft beside a published version
         * @description A rule that was never published is deleted. Of a published rule the draft is discarded, in review or not: the published version goes on running, and the text of the draft is kept in the admin log. A published rule without a draft answers 409.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
         */
        delete: operations["deleteOwnRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/own-rules/{rule_id}/scope": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many stored pages lie within the sites and paths of its latest version
         * @description How many stored pages lie within the sites and paths of its latest version.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["countRuleScope"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/own-rules/{rule_id}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What two versions say differently
         * @description What two versions say differently.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["compareOwnRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/rule-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What rules found lately, and how much of it was dismissed
         * @description What rules found lately, and how much of it was dismissed.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listRuleFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/own-rules/{rule_id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save another text of it as a draft; the published version runs on
         * @description Save another text of it as a draft; the published version runs on.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
         */
        put: operations["saveOwnRule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/own-rules/{rule_id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a second person to publish the draft
         * @description Ask a second person to publish the draft.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["askForRuleReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/own-rules/{rule_id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft: audits from now on run with it
         * @description Publish the draft: audits from now on run with it.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["publishOwnRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/own-rules/{rule_id}/send-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a draft in review back to its author
         * @description Give a draft in review back to its author.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["sendRuleBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/own-rules/{rule_id}/switch-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch a published rule off
         * @description Switch a published rule off.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["switchRuleOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/own-rules/{rule_id}/switch-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch it on again
         * @description Switch it on again.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["switchRuleOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/own-rules/{rule_id}/roll-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an earlier version up again, as a new one
         * @description Take an earlier version up again, as a new one.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["rollRuleBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/rule-tries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Past runs whose pages a rule can be tried on
         * @description Past runs whose pages a rule can be tried on.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listTriableRuns"];
        put?: never;
        /**
         * Try a rule on the stored pages of past runs
         * @description Nothing is fetched and no finding is made: it says what the rule would add, and what the version it replaces would lose.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        post: operations["tryRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/own-rules/{rule_id}/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a sentence one that an own rule must hit, or must leave alone
         * @description Make a sentence one that an own rule must hit, or must leave alone.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["addRuleExample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/rule-tries/{try_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a try has got, and what it has found
         * @description How far a try has got, and what it has found.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        get: operations["getRuleTry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/rule-tries/{try_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a try; what it has found stays to be read
         * @description Cancel a try; what it has found stays to be read.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        post: operations["cancelRuleTry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/tones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tones of voice, built in and own
         * @description Tones of voice, built in and own.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listTones"];
        put?: never;
        /**
         * Make a tone of voice
         * @description Make a tone of voice.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["createTone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/tones/{tone_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One tone of voice with its guidelines
         * @description One tone of voice with its guidelines.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["getTone"];
        /**
         * Change one of the workspace's own tones
         * @description Change one of the workspace's own tones.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
         */
        put: operations["changeTone"];
        post?: never;
        /**
         * Delete one of the workspace's own tones
         * @description Delete one of the workspace's own tones.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
         */
        delete: operations["deleteTone"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/templates/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take templates in from files
         * @description multipart/form-data, each file a part under the name it has in its folder (`note/EN.yml`), or a ZIP of them; at most 20 MB. All of them are stored, each as a version, or none: the report says at which file, place and line each fault is.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day. The body is a form; each part with a file name is one file.
         */
        post: operations["importTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/templates/{template_id}/export.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The files of a template, as the command line writes them
         * @description The files of a template, as the command line writes them.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["exportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Templates, built in and own, and those that are only drafts
         * @description Templates, built in and own, and those that are only drafts.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listTemplates"];
        put?: never;
        /**
         * Begin a template with a draft: empty, as a copy, or from a document
         * @description Begin a template with a draft: empty, as a copy, or from a document.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["startTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/templates/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a template would write, and what is wrong with its files; nothing is stored
         * @description What a template would write, and what is wrong with its files; nothing is stored.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
         */
        post: operations["previewTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/templates/{template_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One template with its files and versions
         * @description One template with its files and versions.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        /**
         * Take one of the workspace's own templates off the shelf
         * @description Take one of the workspace's own templates off the shelf.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/templates/{template_id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the draft of a template
         * @description Save the draft of a template.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
         */
        put: operations["saveTemplateDraft"];
        post?: never;
        /**
         * Throw the draft away; a template without a version is gone with it
         * @description Throw the draft away; a template without a version is gone with it.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
         */
        delete: operations["discardTemplateDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/templates/{template_id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the draft the version that documents are written with
         * @description Make the draft the version that documents are written with.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["publishTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/templates/{template_id}/roll-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an earlier version up again, as a new one
         * @description Take an earlier version up again, as a new one.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["rollTemplateBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/templates/{template_id}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What two versions say differently, in words
         * @description What two versions say differently, in words.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["compareTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/tones/{tone_id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of one of the workspace's own tones
         * @description Versions of one of the workspace's own tones.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listToneVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/tones/{tone_id}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What two versions of a tone say differently
         * @description What two versions of a tone say differently.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["compareTone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/tones/{tone_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an earlier version of a tone up again, as a new one
         * @description Take an earlier version of a tone up again, as a new one.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["restoreTone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/infobases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Knowledge bases, and how much each holds
         * @description Knowledge bases, and how much each holds.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listInfobases"];
        put?: never;
        /**
         * Make a knowledge base
         * @description Make a knowledge base.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["createInfobase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/infobases/{infobase_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One knowledge base and the files it was fed with
         * @description One knowledge base and the files it was fed with.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["getInfobase"];
        put?: never;
        post?: never;
        /**
         * Delete a knowledge base with its entries
         * @description Delete a knowledge base with its entries.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
         */
        delete: operations["deleteInfobase"];
        options?: never;
        head?: never;
        /**
         * Rename or describe a knowledge base
         * @description Rename or describe a knowledge base.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
         */
        patch: operations["renameInfobase"];
        trace?: never;
    };
    "/public/v2/infobases/{infobase_id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Facts, guidelines and passages of a knowledge base
         * @description Facts, guidelines and passages of a knowledge base.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listEntries"];
        put?: never;
        /**
         * Add a fact or a guideline
         * @description Add a fact or a guideline.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["addEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/infobases/{infobase_id}/entries/{entry_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a fact or a guideline
         * @description Change a fact or a guideline.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
         */
        put: operations["changeEntry"];
        post?: never;
        /**
         * Delete an entry
         * @description Delete an entry.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
         */
        delete: operations["deleteEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/infobases/{infobase_id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add files, cut into passages
         * @description multipart/form-data, each file a part: HTML, Markdown, text, DOCX, PDF, MDX, reStructuredText, AsciiDoc, LaTeX, subtitles, templates, EJS and ERB, JSX and TSX, Astro, Vue, Svelte, e-mail, PPTX, EPUB or OpenDocument, at most 20 MB each. A file of a name that is there takes its place. All of them or none.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day. The body is a form; each part with a file name is one file.
         */
        post: operations["addFiles"];
        /**
         * Take away the passages of a file
         * @description Take away the passages of a file.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Claims of the workspace
         * @description Claims of the workspace.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listClaims"];
        put?: never;
        /**
         * Make a claim
         * @description It answers findings once it is approved.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["createClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/claims/{claim_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One claim
         * @description One claim.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["getClaim"];
        /**
         * Write a new version of a claim
         * @description It has to be approved anew; findings that the version before answered are undecided again.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
         */
        put: operations["changeClaim"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/claims/{claim_id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of a claim
         * @description Versions of a claim.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listClaimVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/claims/{claim_id}/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a claim is said
         * @description Findings that it answers or answered, and those of sentences that say it almost or without what must stand with it.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listClaimFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/claims/{claim_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a claim
         * @description From now on audits dismiss, as the system, findings whose sentence says it, in its markets and with its conditions. It needs a proof. Where the workspace asks for a second person, nobody approves a version they wrote themselves.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["approveClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/claims/{claim_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a claim
         * @description Findings that it answered are undecided again.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["withdrawClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/claim-table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All claims as a table that can be taken in again
         * @description All claims as a table that can be taken in again.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["exportClaims"];
        put?: never;
        /**
         * Take claims in from a table
         * @description multipart/form-data, one CSV or Excel file of at most 10 MB and 2000 claims, as the export writes it: wording or wording EN, wording DE …, products, markets, must stand, must not stand, valid from, valid until, proof and what belongs to it. With a number it changes that claim. Rows with mistakes are refused, each mistake named; the others are stored together, as drafts or proved.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day. The body is a form; each part with a file name is one file.
         */
        post: operations["importClaims"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/audits/{audit_id}/assertions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sentences of an audit that assert something and say no approved claim
         * @description Not violations: nobody has said that they are wrong. A figure, comparison, superlative, certificate, award, test, health or environmental effect, in English, German, French, Dutch, Spanish and Italian. The first 500 pages are looked at.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listAssertions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/claim-sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a file that proves a claim, and keep it
         * @description multipart/form-data with one file: HTML, Markdown, text, DOCX, PDF, MDX, reStructuredText, AsciiDoc, LaTeX, subtitles, templates, EJS and ERB, JSX and TSX, Astro, Vue, Svelte, e-mail, PPTX, EPUB or OpenDocument, at most 20 MB. What no claim names is forgotten after a day.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day. The body is a form; each part with a file name is one file.
         */
        post: operations["readClaimFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/claim-sources/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an address that proves a claim, and keep what it answers
         * @description Under the guard that audits have: private networks only where the operator and the workspace allow them.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["readClaimAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/claim-sources/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an entry of a knowledge base as a proof, and keep what it says
         * @description Take an entry of a knowledge base as a proof, and keep what it says.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["readClaimEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/claim-sources/{source_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a proof was read from
         * @description What a proof was read from.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["getClaimSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/claim-sources/{source_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as a file, as it came
         * @description The same as a file, as it came.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["downloadClaimSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/claim-sources/{source_id}/passage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the words of a proof in what it was read from
         * @description White space, case and the form of quotes and dashes may differ; nothing else may.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        post: operations["findPassage"];
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
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
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
         * @description Addresses that events are sent to.
         *
         *     The key needs the scope `administer`, and sees its own workspace alone.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Send events to an address
         * @description By Standard Webhooks: signed with `key`, tried again for three days until the answer is 2xx, events of one subject in their order. What happened before is not sent. Private addresses are refused, unless audits may read them too.
         *
         *     The key needs the scope `administer`, and sees its own workspace alone.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One address, what waits for it and how the last try ended
         * @description One address, what waits for it and how the last try ended.
         *
         *     The key needs the scope `administer`, and sees its own workspace alone.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Send no more events to an address
         * @description Send no more events to an address.
         *
         *     The key needs the scope `administer`, and sees its own workspace alone.
         */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        /**
         * Change an address, which events it has, or switch it off and on
         * @description What waits is tried again at once. With another address it is given up instead: that one gets what happens from now on, and each delivery can be sent again.
         *
         *     The key needs the scope `administer`, and sees its own workspace alone.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/public/v2/webhooks/{webhook_id}/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new signing key; the one before signs as well for a while
         * @description Make a new signing key; the one before signs as well for a while.
         *
         *     The key needs the scope `administer`, and sees its own workspace alone.
         */
        post: operations["rotateWebhookKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/webhooks/{webhook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event of the type webhook.test
         * @description Send an event of the type webhook.test.
         *
         *     The key needs the scope `administer`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to an address, and how it answered
         * @description What was sent to an address, and how it answered.
         *
         *     The key needs the scope `administer`, and sees its own workspace alone.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/webhooks/{webhook_id}/deliveries/{number}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event once more
         * @description Send an event once more.
         *
         *     The key needs the scope `administer`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members of the workspace
         * @description Members of the workspace.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API keys of the workspace
         * @description API keys of the workspace.
         *
         *     The key needs the scope `keys`, and sees its own workspace alone.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Make an API key
         * @description A key gives no more than it has: only scopes of its own, no later end and no higher rate. A key of the workspace makes keys of the workspace alone. Where no scopes are named it has the usual ones among those of the key that makes it.
         *
         *     The key needs the scope `keys`, and sees its own workspace alone.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/keys/{key_id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new key in place of another, which works for some hours more
         * @description A key that has a scope more than the caller is not rotated by it, and a person’s key by that person alone.
         *
         *     The key needs the scope `keys`, and sees its own workspace alone.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v2/keys/{key_id}": {
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
         * Revoke an API key, with effect at once on every server
         * @description Revoke an API key, with effect at once on every server.
         *
         *     The key needs the scope `keys`, and sees its own workspace alone.
         */
        delete: operations["revokeKey"];
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
         * @description Bulk runs, newest first.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listBulkRuns"];
        put?: never;
        /**
         * Take in a table: CSV or XLSX, the first row names the columns
         * @description At most 20 MB and 20,000 rows. Separator and encoding of a CSV file are detected; of a workbook the first sheet is read.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day. The body is a form; each part with a file name is one file.
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
         * @description One bulk run, and how far it has got.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["getBulkRun"];
        put?: never;
        post?: never;
        /**
         * Delete a run and its table; its documents stay
         * @description Delete a run and its table; its documents stay.
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
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
         *
         *     The key needs the scope `write`, and sees its own workspace alone.
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
         * @description Write the first five rows and store nothing.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
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
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
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
         * @description Stop a run; what is written stays.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
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
         * @description Rows of a run with what became of each.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
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
         * @description The results as a file: XLSX, CSV, or a ZIP of the documents.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
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
         * @description What a document was translated from, what it lacks, and its translations.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listTranslations"];
        put?: never;
        /**
         * Translate a document into another language, as a document of its own
         * @description Keeps the structure, figures, names and links of the source and uses the terminology. What a line lost is asked for again, once; what it still lacks is listed. Needs a language model: 409 without one.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
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
    "gate.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The gate of a site does not hold any more
         * @description Where the first run is held against it, and whenever that changes: by a run, a decision or another rule. The subject is the site.
         */
        post: operations["gateFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "gate.passed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The gate of a site holds
         * @description The same: `findings` is 0. What was dismissed or marked fixed does not count. The subject is the site.
         */
        post: operations["gatePassed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody tries whether an address takes events
         * @description Sent to that address alone, whatever events it has; it is not in the stream.
         */
        post: operations["webhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Who did something. */
        Actor: {
            /** @enum {string} */
            kind: "member" | "key" | "system";
            /** @description Of the member or the key. */
            id: string | null;
            /** @description As it was then. */
            name: string;
        };
        AddedFiles: {
            files: components["schemas"]["FilePassages"][];
        };
        AddressCheck: {
            /** @description What was read: the address behind redirects. */
            url: string;
            /**
             * @description What it was read as.
             * @enum {string}
             */
            type: "html" | "markdown" | "text" | "docx" | "pdf" | "json" | "csv" | "yaml" | "po" | "xliff" | "arb" | "apple-strings" | "properties" | "resx" | "android-strings" | "mdx" | "rst" | "asciidoc" | "latex" | "subtitles" | "template" | "tag-template" | "jsx" | "astro" | "vue" | "svelte" | "email" | "pptx" | "xlsx" | "epub" | "odt";
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description Characters of text that were read. */
            characters: number;
            /** @description What the page was read as before any rule looked at it; null for what is no page. */
            read_as: {
                /** @description The likeliest kind of page, such as shop, service or terms. */
                kind: string;
                /** @description The likeliest first; empty where nothing tells. */
                sold: {
                    /** @description What is sold, such as supplement. */
                    subject: string;
                    likelihood: number;
                    /** @description The words of the page that tell it. */
                    words: string[];
                }[];
                /** @description How likely it sells to businesses alone. */
                to_businesses: number;
                /** @description Whether somebody said what is sold there. */
                said: boolean;
            } | null;
            /** @description Rules that were held against it: 0 means that nothing was checked. */
            rules: number;
            /** @description In the order of the text; at most 1000, and at most 2 MB of them. */
            findings: components["schemas"]["Finding"][];
            /** @description How many more there are: check the text in parts, or start an audit. */
            more_findings: number;
            /** @description False where a rule met a limit and has not looked everywhere; rule_failures says which and where. */
            complete: boolean;
            /** @description Rules that could not be carried out. */
            rule_failures: {
                rule_id: string;
                message: string;
            }[];
            /** @description Text that no rule was held against, such as code, and why. */
            left_out: {
                reason: string;
                characters: number;
            }[];
        };
        AddressCheckInput: {
            /** @description An http or https address: a page, or a file that can be checked. */
            url: string;
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
        AddressSourceInput: {
            /** @description An http or https address: a page, or a file with text. */
            url: string;
        };
        AlsoFoundBy: {
            rule_id: string;
            rule_name: string;
            /** @enum {string} */
            severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            /** @description The words that rule found. */
            violating_text: string | null;
            /** @description Why that rule flags them. */
            reason: string | null;
            /** @description How to fix it, by that rule. */
            recommended_solution: string | null;
            /** @description What that rule suggests. */
            suggested_text: string | null;
            /** @description The law or guideline that rule rests on. */
            law: string | null;
            /** @description Where that law holds: EU, or the code of a country. */
            jurisdiction: string[];
        };
        ApiKey: {
            id: string;
            name: string;
            /** @description How the key starts. */
            prefix: string;
            /**
             * @description Whose it is: a person's key ends with the membership, the workspace's stays until it is revoked.
             * @enum {string}
             */
            belongs_to: "workspace" | "person";
            /** @description What it may do. */
            scopes: ("read" | "review" | "write" | "check" | "administer" | "keys")[];
            /** @description Requests a second; null: the server's limit. */
            rate_limit: number | null;
            /** @description Who made it; null once that person has left. */
            created_by: {
                id: string;
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it stops working; null: it does not by itself.
             * @example 2026-11-14T23:41:09.123Z
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was last used.
             * @example 2026-11-14T23:41:09.123Z
             */
            last_used_at: string | null;
            /** @description The network address it was last used from. */
            last_used_from: string | null;
            /** @description The key that takes its place. */
            replaced_by: string | null;
            /**
             * Format: date-time
             * @description When it was revoked.
             * @example 2026-11-14T23:41:09.123Z
             */
            revoked_at: string | null;
        };
        ApiKeyInput: {
            /** @description What it is for. */
            name: string;
            /**
             * @description Whose it is: a person's key ends with the membership, the workspace's stays until it is revoked.
             * @enum {string}
             */
            belongs_to?: "workspace" | "person";
            /** @description What it may do; all but `administer` and `keys` where nothing is said. */
            scopes?: ("read" | "review" | "write" | "check" | "administer" | "keys")[];
            /** @description Its last day, as 2027-01-31 (UTC); null: it does not expire. */
            expires_on?: string | null;
            /** @description Requests a second; null: the server's limit, which it cannot exceed. */
            rate_limit?: number | null;
            /** @description Why; kept in the admin log. */
            reason?: string | null;
        };
        ApiKeyMade: {
            id: string;
            name: string;
            /** @description How the key starts. */
            prefix: string;
            /**
             * @description Whose it is: a person's key ends with the membership, the workspace's stays until it is revoked.
             * @enum {string}
             */
            belongs_to: "workspace" | "person";
            /** @description What it may do. */
            scopes: ("read" | "review" | "write" | "check" | "administer" | "keys")[];
            /** @description Requests a second; null: the server's limit. */
            rate_limit: number | null;
            /** @description Who made it; null once that person has left. */
            created_by: {
                id: string;
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it stops working; null: it does not by itself.
             * @example 2026-11-14T23:41:09.123Z
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was last used.
             * @example 2026-11-14T23:41:09.123Z
             */
            last_used_at: string | null;
            /** @description The network address it was last used from. */
            last_used_from: string | null;
            /** @description The key that takes its place. */
            replaced_by: string | null;
            /**
             * Format: date-time
             * @description When it was revoked.
             * @example 2026-11-14T23:41:09.123Z
             */
            revoked_at: string | null;
            /** @description The key itself, shown this once. */
            key: string;
        };
        ApiKeyRotation: {
            /** @description How long the old key still works; 0: no longer. */
            overlap_hours: number;
            /** @description Why; kept in the admin log. */
            reason?: string | null;
        };
        ApiKeys: {
            /** @description Newest first, revoked ones too. */
            keys: components["schemas"]["ApiKey"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        Assertion: {
            /** @description As it stands there. */
            sentence: string;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language_key: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description By what it asserts something that can be checked. */
            kinds: ("figure" | "comparison" | "superlative" | "certificate" | "award" | "test" | "health" | "environment")[];
            /** @description How often it stands on the pages. */
            times: number;
            /** @description On how many. */
            pages: number;
            /** @description The first twenty pages. */
            places: {
                /** @description Of the asset. */
                id: string;
                name: string;
                url: string;
            }[];
            /** @description The claim that it says almost. */
            nearest: {
                id: string;
                /** @example C-14 */
                number: string;
            } | null;
        };
        Assertions: {
            /** @description That the audit has read. */
            pages: number;
            /** @description Of these, whose text is kept, at most 500. */
            looked_at: number;
            /** @description That were looked at. */
            sentences: number;
            assertions: components["schemas"]["Assertion"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        Asset: {
            id: string;
            name: string;
            url: string;
            /** @enum {string} */
            state: "waiting" | "completed" | "failed" | "left_out" | "cancelled";
            /** @description Why it failed or was left out, in plain words. */
            reason: string | null;
            /** @description html, markdown, text, docx, pdf, json, csv, yaml, po, xliff, arb, apple-strings, properties, resx, android-strings, mdx, rst, asciidoc, latex, subtitles, template, tag-template, jsx, astro, vue, svelte, email, pptx, xlsx, epub or odt. */
            type: string | null;
            /** @description Its title. */
            title: string | null;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language_key: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            characters: number | null;
            checked: number | null;
            /** @description What was read and not checked, and why. */
            left_out: {
                reason: string;
                characters: number;
            }[];
            /** @description Rules that could not be carried out on it. */
            rule_failures: {
                rule_id: string;
                message: string;
            }[];
            /** @description False where a rule met a limit and has not looked everywhere; rule_failures says which and where. */
            complete: boolean;
            /**
             * Format: date-time
             * @description When it was read.
             * @example 2026-11-14T23:41:09.123Z
             */
            fetched_at: string | null;
            /** @description Findings on it. */
            violations: number;
            /** @description Findings held back on it; null where it was checked before they were counted. */
            held: number | null;
            /** @description Whether it was taken over from an earlier run, as nothing in it has changed. */
            unchanged: boolean;
        };
        AssetPage: {
            /** @description In the order they were found. */
            assets: components["schemas"]["Asset"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        AssignInput: {
            /** @description Members to assign, by identifier or e-mail address. */
            add?: string[];
            /** @description Members whose assignment ends. */
            remove?: string[];
            /** @description The whole group of the violation. */
            apply_to_group?: boolean;
        };
        /** @description The first findings of each list; `next` of a list goes on at `/compare/findings`. */
        AuditComparison: {
            from: components["schemas"]["SiteRun"];
            to: components["schemas"]["SiteRun"];
            counts: components["schemas"]["ChangeCounts"];
            new: components["schemas"]["ComparedPage"];
            gone: components["schemas"]["ComparedPage"];
            still_there: components["schemas"]["ComparedPage"];
        };
        AuditExport: {
            /** @description Worst first. */
            violations: components["schemas"]["Violation"][];
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
        AuditPage: {
            /** @description Newest first. */
            audits: components["schemas"]["AuditState"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        AuditRetried: {
            id: string;
            name: string;
            /**
             * @description PENDING and RUNNING go on; the others have ended.
             * @enum {string}
             */
            status: "PENDING" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED";
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended; null until then.
             * @example 2026-11-14T23:41:09.123Z
             */
            completed_at: string | null;
            created_by: {
                /** @description Of the member. */
                id: string | null;
                name: string;
            } | null;
            /** @description What was found to check, so far. */
            total_assets: number;
            /** @description Checked. */
            completed_assets: number;
            /** @description Could not be read. */
            failed_assets: number;
            /** @description Checked, but a rule met a limit on it and has not looked everywhere: its `complete` is false. */
            incomplete_assets: number;
            /** @description Findings, so far. */
            total_violations: number;
            /** @description Findings of each severity. */
            by_severity: {
                LOW: number;
                MEDIUM: number;
                HIGH: number;
                CRITICAL: number;
            };
            by_state: components["schemas"]["StateCounts"];
            /** @description Packs it runs with. */
            packs: string[];
            /** @description What it reads. */
            sources: {
                /** @description urls, crawl, sitemap, files, text, documents, sample, stored or folder. */
                kind: string;
                /** @description What, in a few words. */
                label: string;
            }[];
            /** @description Why it failed as a whole. */
            failure: string | null;
            /** @description The site it is a run of. */
            site_id: string | null;
            /** @description The how manieth run of its site. */
            run: number;
            /** @description The run it is compared with. */
            previous_id: string | null;
            /** @description What differs from the run before: came_back is a part of new, changed and carried of still_there. */
            changes: {
                new: number;
                came_back: number;
                still_there: number;
                changed: number;
                carried: number;
                gone: number;
                not_looked_at: number;
            } | null;
            /** @description What came of a gate in a run, by the rule of then. */
            gate: {
                /** @description Nothing was found that the rule does not allow. */
                passed: boolean;
                /** @description How many findings it does not allow. */
                findings: number;
                /** @description The run. */
                audit_id: string;
                /** @description The how manieth run of its site. */
                run: number;
                /**
                 * Format: date-time
                 * @description When it was last held against what was decided.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                checked_at: string;
                /** @description Pages of that run that could not be read: what is on them is not known. */
                failed_assets: number;
                rule: components["schemas"]["GateRule"];
            } | null;
            /** @description Assets that are tried again. */
            retried: number;
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
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended; null until then.
             * @example 2026-11-14T23:41:09.123Z
             */
            completed_at: string | null;
            created_by: {
                /** @description Of the member. */
                id: string | null;
                name: string;
            } | null;
            /** @description What was found to check, so far. */
            total_assets: number;
            /** @description Checked. */
            completed_assets: number;
            /** @description Could not be read. */
            failed_assets: number;
            /** @description Checked, but a rule met a limit on it and has not looked everywhere: its `complete` is false. */
            incomplete_assets: number;
            /** @description Findings, so far. */
            total_violations: number;
            /** @description Findings of each severity. */
            by_severity: {
                LOW: number;
                MEDIUM: number;
                HIGH: number;
                CRITICAL: number;
            };
            by_state: components["schemas"]["StateCounts"];
            /** @description Packs it runs with. */
            packs: string[];
            /** @description What it reads. */
            sources: {
                /** @description urls, crawl, sitemap, files, text, documents, sample, stored or folder. */
                kind: string;
                /** @description What, in a few words. */
                label: string;
            }[];
            /** @description Why it failed as a whole. */
            failure: string | null;
            /** @description The site it is a run of. */
            site_id: string | null;
            /** @description The how manieth run of its site. */
            run: number;
            /** @description The run it is compared with. */
            previous_id: string | null;
            /** @description What differs from the run before: came_back is a part of new, changed and carried of still_there. */
            changes: {
                new: number;
                came_back: number;
                still_there: number;
                changed: number;
                carried: number;
                gone: number;
                not_looked_at: number;
            } | null;
            /** @description What came of a gate in a run, by the rule of then. */
            gate: {
                /** @description Nothing was found that the rule does not allow. */
                passed: boolean;
                /** @description How many findings it does not allow. */
                findings: number;
                /** @description The run. */
                audit_id: string;
                /** @description The how manieth run of its site. */
                run: number;
                /**
                 * Format: date-time
                 * @description When it was last held against what was decided.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                checked_at: string;
                /** @description Pages of that run that could not be read: what is on them is not known. */
                failed_assets: number;
                rule: components["schemas"]["GateRule"];
            } | null;
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
                findings: components["schemas"]["DocumentFinding"][];
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
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
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
                /** @description Of the member. */
                id: string | null;
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
                /** @description Of the member. */
                id: string | null;
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
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        /** @description earlier − gone − not looked at + new = later. */
        ChangeCounts: {
            /** @description Findings of the earlier run: still there + gone + not looked at. */
            earlier: number;
            /** @description Findings of the later run: still there + new. */
            later: number;
            new: number;
            /** @description Part of new. */
            came_back: number;
            still_there: number;
            /** @description Part of still there: the decision is another one. */
            changed: number;
            /** @description Part of still there: the decision was carried over and stands. */
            carried: number;
            gone: number;
            /** @description The page was not read again, or the rule did not run again. */
            not_looked_at: number;
        };
        Check: {
            /**
             * @description What it was read as.
             * @enum {string}
             */
            type: "html" | "markdown" | "text" | "docx" | "pdf" | "json" | "csv" | "yaml" | "po" | "xliff" | "arb" | "apple-strings" | "properties" | "resx" | "android-strings" | "mdx" | "rst" | "asciidoc" | "latex" | "subtitles" | "template" | "tag-template" | "jsx" | "astro" | "vue" | "svelte" | "email" | "pptx" | "xlsx" | "epub" | "odt";
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description Characters of text that were read. */
            characters: number;
            /** @description What the page was read as before any rule looked at it; null for what is no page. */
            read_as: {
                /** @description The likeliest kind of page, such as shop, service or terms. */
                kind: string;
                /** @description The likeliest first; empty where nothing tells. */
                sold: {
                    /** @description What is sold, such as supplement. */
                    subject: string;
                    likelihood: number;
                    /** @description The words of the page that tell it. */
                    words: string[];
                }[];
                /** @description How likely it sells to businesses alone. */
                to_businesses: number;
                /** @description Whether somebody said what is sold there. */
                said: boolean;
            } | null;
            /** @description Rules that were held against it: 0 means that nothing was checked. */
            rules: number;
            /** @description In the order of the text; at most 1000, and at most 2 MB of them. */
            findings: components["schemas"]["Finding"][];
            /** @description How many more there are: check the text in parts, or start an audit. */
            more_findings: number;
            /** @description False where a rule met a limit and has not looked everywhere; rule_failures says which and where. */
            complete: boolean;
            /** @description Rules that could not be carried out. */
            rule_failures: {
                rule_id: string;
                message: string;
            }[];
            /** @description Text that no rule was held against, such as code, and why. */
            left_out: {
                reason: string;
                characters: number;
            }[];
        };
        CheckForm: {
            /**
             * Format: binary
             * @description The file; its name says what it is.
             */
            file?: string;
            /** @description In place of a file: what to check. */
            text?: string;
            /** @description Of the text, as in JSON. */
            format?: string;
            language?: components["schemas"]["LanguageKey"];
            /** @description In place of those of the workspace. Several fields, or one with commas. */
            markets?: string[];
            /** @description What is sold. Several fields, or one with commas. */
            sectors?: ("alcohol" | "cosmetics" | "energy" | "finance" | "food" | "gambling" | "health" | "retail" | "software" | "telecoms" | "travel")[];
            /** @description Where the words appear. Several fields, or one with commas. */
            channels?: ("website" | "email" | "social" | "advertisement" | "terms" | "app" | "print" | "video" | "job-posting")[];
            /** @description In place of those of the workspace. Several fields, or one with commas. */
            packs?: string[];
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
        Claim: {
            id: string;
            /**
             * @description As people name it.
             * @example C-14
             */
            number: string;
            /**
             * @description expiring: approved, and within 60 days. expired: its last day or that of a proof has passed.
             * @enum {string}
             */
            state: "draft" | "proved" | "approved" | "expiring" | "expired" | "withdrawn";
            /** @description From 1. */
            version: number;
            /** @description Each language with its variants. */
            wordings: {
                /** @description Null: any. */
                language: components["schemas"]["LanguageKey"] | null;
                /** @description As it is said. */
                text: string;
            }[];
            /** @description Products and brands it is about: their names may stand beside it, and no other’s. */
            about: string[];
            /** @description Markets it may be said in, such as DE, AT; none: everywhere. */
            markets: string[];
            /** @description Channels it is meant for; kept, and not looked at by audits. */
            channels: string[];
            /** @description What must be so where it is said. */
            conditions: ({
                /**
                 * @description A text that stands on the same page.
                 * @enum {string}
                 */
                kind: "stands";
                text: string;
            } | {
                /**
                 * @description Words that are not in the same sentence.
                 * @enum {string}
                 */
                kind: "absent";
                words: string[];
            })[];
            /**
             * @description The first day.
             * @example 2027-03-01
             */
            valid_from: string | null;
            /**
             * @description The last day; proofs may end it before.
             * @example 2027-03-01
             */
            valid_until: string | null;
            proofs: components["schemas"]["ClaimProof"][];
            /**
             * @description The last day on which it holds: the earliest of its own and those of its proofs.
             * @example 2027-03-01
             */
            until: string | null;
            /** @description Findings that it answers now. */
            answers: number;
            /** @description Undecided findings of sentences that say it almost, or without what must stand with it. */
            remarks: number;
            /** @description Whose version it is. */
            written_by: string | null;
            /** @description Who approved it. */
            approved_by: string | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-14T23:41:09.123Z
             */
            approved_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             * @example 2026-11-14T23:41:09.123Z
             */
            updated_at: string;
        };
        ClaimApproval: {
            /** @description The version that was read. */
            version: number;
        };
        ClaimChange: {
            /** @description Each language with its variants. */
            wordings: {
                /** @description Null: any. */
                language: components["schemas"]["LanguageKey"] | null;
                /** @description As it is said. */
                text: string;
            }[];
            /** @description Products and brands it is about: their names may stand beside it, and no other’s. */
            about: string[];
            /** @description Markets it may be said in, such as DE, AT; none: everywhere. */
            markets: string[];
            /** @description Channels it is meant for; kept, and not looked at by audits. */
            channels: string[];
            /** @description What must be so where it is said. */
            conditions: ({
                /**
                 * @description A text that stands on the same page.
                 * @enum {string}
                 */
                kind: "stands";
                text: string;
            } | {
                /**
                 * @description Words that are not in the same sentence.
                 * @enum {string}
                 */
                kind: "absent";
                words: string[];
            })[];
            /**
             * @description The first day.
             * @example 2027-03-01
             */
            valid_from: string | null;
            /**
             * @description The last day; proofs may end it before.
             * @example 2027-03-01
             */
            valid_until: string | null;
            proofs: components["schemas"]["ClaimProofInput"][];
            /** @description The version that was changed; where another is in use, 409. */
            based_on: number;
            /** @description Why; kept in the admin log. */
            reason?: string | null;
        };
        ClaimDifference: {
            /** @enum {string} */
            kind: "figure" | "time" | "degree" | "negation" | "word";
            said: {
                text: string;
                start: number;
                end: number;
            } | null;
            /** @description What was approved there; null: nothing. */
            approved: string | null;
        };
        ClaimFinding: {
            id: string;
            audit_id: string;
            /** @enum {string} */
            how: "answered" | "ended" | "almost" | "condition";
            /** @description Of the claim. */
            version: number;
            /** @description What the page says. */
            sentence: string;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language_key: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description Name of the page. */
            asset_name: string | null;
            /** @description Its address. */
            asset_url: string | null;
            /** @enum {string|null} */
            severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
            /**
             * Format: date-time
             * @description When the audit found it.
             * @example 2026-11-14T23:41:09.123Z
             */
            found_at: string;
        };
        ClaimFindings: {
            /** @description Newest first, at most 200. */
            findings: components["schemas"]["ClaimFinding"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        ClaimInput: {
            /** @description Each language with its variants. */
            wordings: {
                /** @description Null: any. */
                language: components["schemas"]["LanguageKey"] | null;
                /** @description As it is said. */
                text: string;
            }[];
            /** @description Products and brands it is about: their names may stand beside it, and no other’s. */
            about: string[];
            /** @description Markets it may be said in, such as DE, AT; none: everywhere. */
            markets: string[];
            /** @description Channels it is meant for; kept, and not looked at by audits. */
            channels: string[];
            /** @description What must be so where it is said. */
            conditions: ({
                /**
                 * @description A text that stands on the same page.
                 * @enum {string}
                 */
                kind: "stands";
                text: string;
            } | {
                /**
                 * @description Words that are not in the same sentence.
                 * @enum {string}
                 */
                kind: "absent";
                words: string[];
            })[];
            /**
             * @description The first day.
             * @example 2027-03-01
             */
            valid_from: string | null;
            /**
             * @description The last day; proofs may end it before.
             * @example 2027-03-01
             */
            valid_until: string | null;
            proofs: components["schemas"]["ClaimProofInput"][];
        };
        ClaimProof: {
            /** @enum {string} */
            kind: "certificate" | "address" | "document" | "knowledge";
            title: string;
            /** @description Of a certificate. */
            number: string | null;
            /** @description Where it can be read; it is not fetched: POST /claim-sources/addresses keeps what an address answers. */
            url: string | null;
            /** @description Where in it, such as p. 3. */
            page: string | null;
            /** @description Its words that carry the claim. */
            passage: string | null;
            /**
             * @description It proves nothing afterwards, and the claim ends with it.
             * @example 2027-03-01
             */
            expires_on: string | null;
            /** @description What it was read from; null: it is a description alone. */
            source_id: string | null;
            /** @description found: where the passage stands; null where there is none, or it does not stand there. */
            source: {
                /** @enum {string} */
                kind: "file" | "address" | "entry";
                /** @description Of the file, the entry, or the address. */
                name: string;
                /** @description Of an address. */
                url: string | null;
                /** @description Of what has pages. */
                pages: number | null;
                /** @description Bytes. */
                size: number;
                /** @description Of its bytes. */
                sha256: string;
                /**
                 * Format: date-time
                 * @description When it was read.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                read_at: string;
                found: {
                    /** @description Of what has pages. */
                    page: number | null;
                    /** @description What stands before it. */
                    before: string;
                    /** @description The passage as it stands there. */
                    text: string;
                    /** @description What stands after it. */
                    after: string;
                    /** @description How often it stands there. */
                    times: number;
                } | null;
                /**
                 * @description changed, gone: the entry of the knowledge base says something else today, or is gone.
                 * @enum {string}
                 */
                now: "same" | "changed" | "gone";
            } | null;
        };
        ClaimProofInput: {
            /** @enum {string} */
            kind: "certificate" | "address" | "document" | "knowledge";
            title: string;
            /** @description Of a certificate. */
            number: string | null;
            /** @description Where it can be read; it is not fetched: POST /claim-sources/addresses keeps what an address answers. */
            url: string | null;
            /** @description Where in it, such as p. 3. */
            page: string | null;
            /** @description Its words that carry the claim. */
            passage: string | null;
            /**
             * @description It proves nothing afterwards, and the claim ends with it.
             * @example 2027-03-01
             */
            expires_on: string | null;
            /** @description What it was read from (POST /claim-sources): its passage is looked for there. */
            source_id?: string | null;
        };
        ClaimSource: {
            /** @description A proof names it as source_id. */
            id: string;
            /** @enum {string} */
            kind: "file" | "address" | "entry";
            /** @description Of the file, the entry, or the address. */
            name: string;
            /** @description Of an address. */
            url: string | null;
            /** @description What it was read as, such as pdf. */
            type: string;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language_key: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description Of what has pages. */
            pages: number | null;
            /** @description Of its text. */
            characters: number;
            /** @description Bytes. */
            size: number;
            /** @description Of its bytes. */
            sha256: string;
            /**
             * Format: date-time
             * @description When it was read.
             * @example 2026-11-14T23:41:09.123Z
             */
            read_at: string;
        };
        /** @description All claims of the workspace by state. */
        ClaimStateCounts: {
            /** @description Claims in this state. */
            draft: number;
            /** @description Claims in this state. */
            proved: number;
            /** @description Claims in this state. */
            approved: number;
            /** @description Claims in this state. */
            expiring: number;
            /** @description Claims in this state. */
            expired: number;
            /** @description Claims in this state. */
            withdrawn: number;
        };
        ClaimVersions: {
            versions: {
                /** @description From 1. */
                version: number;
                /** @description Why it was changed. */
                reason: string | null;
                /** @description Who. */
                author: string | null;
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                created_at: string;
            }[];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        ClaimWithdrawal: {
            /** @description Why; kept in the admin log. */
            reason: string;
        };
        Claims: {
            claims: components["schemas"]["Claim"][];
            states: components["schemas"]["ClaimStateCounts"];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        ClaimsReport: {
            /** @description Nothing was stored. */
            dry_run: boolean;
            rows: components["schemas"]["ClaimsTableRow"][];
            /** @description Names of columns that were read. */
            columns: string[];
            /** @description Names of columns that were left aside. */
            aside: string[];
        };
        ClaimsTableRow: {
            /** @description Where the claim begins; the row of names is 1. */
            row: number;
            /** @description Of the claim; null: it has none yet. */
            number: string | null;
            /** @description Its first. */
            wording: string;
            /** @enum {string} */
            outcome: "new" | "changed" | "same" | "refused";
            /** @description Of refused: each mistake. */
            faults: {
                /** @description Of the table. */
                row: number;
                /** @description Its name. */
                column: string;
                /** @description What is wrong there. */
                why: string;
            }[];
        };
        Comment: {
            id: string;
            /** @description Email of the author when the author belongs to the workspace. */
            author_email: string | null;
            /** @description The author as called when it was written. */
            author_name: string;
            content: string;
            /**
             * Format: date-time
             * @description When it was written.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /** @description The run it was written in, where that is an earlier one. */
            audit_id: string | null;
        };
        CommentInput: {
            /** @description The comment; not blank. */
            content: string;
        };
        Comments: {
            /** @description Oldest first. */
            comments: components["schemas"]["Comment"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        ComparedFinding: {
            /** @enum {string} */
            kind: "new" | "came_back" | "same" | "carried" | "sentence_changed" | "rule_changed" | "still_there" | "decided" | "gone" | "not_looked_at";
            /** @description The violation in the earlier run. */
            earlier_id: string | null;
            /** @description The violation in the later run. */
            later_id: string | null;
            /** @enum {string|null} */
            earlier_state: "undecided" | "elevated_risk" | "urgent_violation" | "dismissed" | "fixed" | null;
            /** @enum {string|null} */
            later_state: "undecided" | "elevated_risk" | "urgent_violation" | "dismissed" | "fixed" | null;
            /** @enum {string|null} */
            severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
            /** @description Rule. */
            rule_id: string | null;
            /** @description Its name. */
            rule_name: string | null;
            /** @description First part of the path. */
            section: string;
            /** @description Language of the page. */
            language: string | null;
            /** @description Address. */
            asset_url: string | null;
            /** @description The text; cut. */
            violating_text: string | null;
            /** @description What stands before it in its sentence; cut. */
            before: string;
            /** @description What stands after; cut. */
            after: string;
            /** @description The whole sentence, where it has changed. */
            sentence: string | null;
            /** @description The sentence of the earlier run, where it has changed. */
            earlier_sentence: string | null;
            /** @description Who decided last. */
            decided_by: string | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-14T23:41:09.123Z
             */
            decided_at: string | null;
            /** @description Why it was dismissed. */
            reason: string | null;
        };
        ComparedPage: {
            /** @description Worst first. */
            findings: components["schemas"]["ComparedFinding"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        DecisionsInput: {
            /** @description These violations… */
            violation_ids?: string[] | null;
            /** @description …or the next that this filter shows: the names of the list. */
            filter?: {
                /** @description Only in these states. */
                state?: ("undecided" | "elevated_risk" | "urgent_violation" | "dismissed" | "fixed")[] | null;
                /** @description Only of these severities; NONE: without one. */
                severity?: ("UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | "NONE")[] | null;
                /** @description Identifiers of rules that say it, leading or beside another rule. */
                rule?: string[] | null;
                /** @description Keys of packs with a rule that says it. */
                pack?: string[] | null;
                /** @description Identifiers of assets. */
                asset?: string[] | null;
                /** @description Identifiers of members; nobody: without an assignee. */
                assignee?: string[] | null;
                /**
                 * @description Undecided and past its due date, or due within seven days.
                 * @enum {string|null}
                 */
                due?: "overdue" | "week" | null;
                /** @description Decided with an end whose last day is this one or before, such as 2027-01-31; ended: undecided again since it came. */
                ends?: string | null;
                /** @description Identifiers of groups. */
                group?: string[] | null;
                /** @description Sections of the site: the first part of the path, with its slash. */
                section?: string[] | null;
                /** @description Languages of the page. */
                language?: ("NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO")[] | null;
                /** @description In the text, its sentence, the reason or the name of the rule, ignoring case. */
                search?: string | null;
                /** @description Found at this time or later. As 2026-11-14T23:41:09Z, or a day, which begins at midnight UTC. */
                since?: string | null;
                /** @description Found before this time. As 2026-11-14T23:41:09Z, or a day, which begins at midnight UTC. */
                until?: string | null;
                /** @description Identifiers of audits. */
                audit?: string[] | null;
                /** @description Identifiers of sites: every run of each. */
                site?: string[] | null;
            } | null;
            /** @description True: the next of all violations. Without it an empty filter is refused, so that nobody decides on everything by mistake. */
            all?: boolean;
            action: components["schemas"]["ReviewAction"];
            /** @description Required for, and accepted only with, action dismiss; at most 2,000 characters. */
            reason?: string | null;
            /** @description Accepted only with dismiss and elevated_risk: the last day on which the decision holds (UTC), such as 2027-01-31. The day after, what it was about is undecided again. */
            until?: string | null;
            /** @description The member who answers for a decision with an end, is told before it ends and has it assigned when it comes back; absent: whoever decides, null: nobody. */
            owner_id?: string | null;
            /** @description Added to each that is decided or waits; not blank. */
            comment?: string | null;
        };
        DecisionsReport: {
            items: components["schemas"]["ItemDecided"][];
            /** @description How many were decided. */
            done: number;
            /** @description How many were so already. */
            unchanged: number;
            /** @description How many wait for a second person. */
            waiting: number;
            /** @description How many were refused. */
            refused: number;
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
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
                /** @description Of the member. */
                id: string | null;
                name: string;
            } | null;
            /** @description Findings that remain. */
            findings: number;
            /** @description What the text asserts beyond its material, and values of the form it lost. */
            unproved: number;
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
            remaining: components["schemas"]["DocumentFinding"][];
            /** @description What the text asserts beyond its material. */
            unsupported: unknown[];
            /** @description Values of the form that the text does not have. */
            lost: {
                [key: string]: unknown;
            }[];
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
        DocumentFinding: {
            /** @description The rule. */
            rule_id: string | null;
            /** @description What it is called. */
            rule_name: string | null;
            /**
             * @description The highest of all rules that say it.
             * @enum {string|null}
             */
            severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
            /** @description The words that were found. */
            violating_text: string | null;
            /** @description The sentence they stand in. */
            sentence: string | null;
            /** @description Why they were flagged. */
            reason: string;
            /** @description How to fix it. */
            recommended_solution: string | null;
            /** @description The sentence with the suggestion applied, where there is one. */
            suggested_text: string | null;
            /** @description The law or guideline the rule rests on. */
            law: string | null;
            /** @description Where that law holds: EU, or the code of a country. */
            jurisdiction: string[];
            /** @description How likely the finding is right: weighed on web pages, otherwise how often its rule was; null where that was not measured. */
            confidence: number | null;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description Other rules that say the same of these words; one decision holds for all. */
            also: components["schemas"]["AlsoFoundBy"][];
            /** @description Where the law can be read. */
            law_url: string | null;
            /**
             * @description wording may be applied by a program; the others are for people.
             * @enum {string|null}
             */
            suggestion_class: "wording" | "removal" | "advice" | null;
            /** @description In the Markdown, in characters from 0, end exclusive; null: of the text as a whole. */
            place: {
                start: number;
                end: number;
            } | null;
            /** @description A person has looked at it and lets it stand; null: it is open. */
            let_stand: {
                /** @description Who looked at it. */
                by: string | null;
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                at: string | null;
                /** @description Why. */
                reason: string | null;
                /** @description It was dismissed at the desk of an audit. */
                on_desk: boolean;
            } | null;
        };
        DocumentList: {
            /** @description Newest first. */
            documents: components["schemas"]["DocumentSummary"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        DocumentMade: {
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
                /** @description Of the member. */
                id: string | null;
                name: string;
            } | null;
            /** @description Findings that remain. */
            findings: number;
            /** @description What the text asserts beyond its material, and values of the form it lost. */
            unproved: number;
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
            remaining: components["schemas"]["DocumentFinding"][];
            /** @description What the text asserts beyond its material. */
            unsupported: unknown[];
            /** @description Values of the form that the text does not have. */
            lost: {
                [key: string]: unknown;
            }[];
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
            /** @description Where several were asked for: all of them, this one first; otherwise empty. */
            variants: string[];
        };
        DocumentOrder: {
            /** @description Template to write from. */
            template_id: string;
            language_key: components["schemas"]["LanguageKey"];
            /** @description The fields of the template's form; one that it does not have is refused. At most 64 KiB. */
            input: {
                [key: string]: unknown;
            };
            /** @description Tone of voice: `id` of one of its languages. */
            tone_meta_id?: string | null;
            /** @description How many texts that differ in wording and order, each a document of its own. */
            variants?: number;
            /**
             * @description Where no model can write it, the template's own draft is written instead.
             * @enum {string|null}
             */
            fallback?: "draft" | null;
            /**
             * @description A text with a finding of this severity or above is refused with 422, and not stored.
             * @enum {string|null}
             */
            refuse_at?: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
            /** @description False: it is written in the background; `status` says how far it is. */
            wait?: boolean;
        };
        DocumentSummary: {
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
                /** @description Of the member. */
                id: string | null;
                name: string;
            } | null;
            /** @description Findings that remain. */
            findings: number;
            /** @description What the text asserts beyond its material, and values of the form it lost. */
            unproved: number;
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
        };
        DocumentVersion: {
            /** @description Counts up within the document, from 1. */
            number: number;
            /** @enum {string} */
            kind: "written" | "edited" | "restored" | "set_aside";
            /** @description What somebody called it. */
            name: string | null;
            title: string;
            /** @description Of its Markdown. */
            characters: number;
            /** @description Of its Markdown, as hexadecimal digits. */
            sha256: string;
            author: {
                id: string;
                name: string;
            } | null;
            /** @description The version whose text it has. */
            restored_from: number | null;
            /** @description Saves of one person that it holds. */
            saves: number;
            /**
             * Format: date-time
             * @description When its text was approved.
             * @example 2026-11-14T23:41:09.123Z
             */
            approved_at: string | null;
            /**
             * Format: date-time
             * @description When it was begun.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last saved.
             * @example 2026-11-14T23:41:09.123Z
             */
            updated_at: string;
        };
        DocumentVersions: {
            /** @description Newest first. */
            versions: components["schemas"]["DocumentVersion"][];
            /** @description The version that is the document’s text. */
            current: number;
            /** @description The version that was approved last. */
            approved: number | null;
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        /** @description It was done. */
        Done: {
            done: boolean;
        };
        Entries: {
            entries: components["schemas"]["Entry"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        Entry: {
            id: string;
            /** @enum {string} */
            kind: "fact" | "guideline" | "passage";
            /** @description The heading it stands under. */
            title: string | null;
            content: string;
            /** @description Who says so; of a passage, its file. */
            source: string | null;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language_key: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
        };
        /** @description Without a language, the language is recognised. */
        EntryInput: {
            /** @enum {string} */
            kind: "fact" | "guideline";
            content: string;
            /** @description A heading. */
            title?: string | null;
            /** @description Who says so. */
            source?: string | null;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language_key?: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
        };
        EntrySourceInput: {
            /** @description The knowledge base. */
            infobase_id: string;
            /** @description An entry of it. */
            entry_id: string;
        };
        /** @description Every error but 422. */
        Error: {
            /** @description What went wrong, in a sentence. */
            detail: string;
            code: components["schemas"]["ErrorCode"];
        };
        /**
         * @description What it is, for programs: it does not change with the words.
         * @enum {string}
         */
        ErrorCode: "bad_request" | "unauthenticated" | "forbidden" | "missing_scope" | "no_api_access" | "network_closed" | "not_found" | "method_not_allowed" | "timeout" | "conflict" | "request_running" | "too_large" | "invalid_request" | "too_many_requests" | "internal_error" | "model_failed" | "unavailable" | "model_timeout";
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
                /** @description What was checked, but not whole: a rule met a limit there. */
                incomplete_assets: number;
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
        EventGateFailed: {
            /** @description The same as webhook-id. */
            id: string;
            /** @constant */
            type: "gate.failed";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-14T23:41:09.123Z
             */
            timestamp: string;
            data: {
                /** @description The site. */
                site_id: string;
                /** @description What it is called. */
                name: string;
                /** @description The run that was looked at. */
                audit_id: string;
                /** @description Which run of its site. */
                run: number;
                /** @description Findings that the rule does not allow. */
                findings: number;
                rule: components["schemas"]["GateRule"];
            };
        };
        EventGatePassed: {
            /** @description The same as webhook-id. */
            id: string;
            /** @constant */
            type: "gate.passed";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-14T23:41:09.123Z
             */
            timestamp: string;
            data: {
                /** @description The site. */
                site_id: string;
                /** @description What it is called. */
                name: string;
                /** @description The run that was looked at. */
                audit_id: string;
                /** @description Which run of its site. */
                run: number;
                /** @description Findings that the rule does not allow. */
                findings: number;
                rule: components["schemas"]["GateRule"];
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
                /** @description As in the review endpoint, undo, or decision_ended: its last day is over. */
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
                /** @description The last day on which the decision holds, or held, such as 2027-01-31. */
                until?: string;
                /** @description Who answers for that. */
                owner?: {
                    id: string;
                    name: string;
                } | null;
            };
        };
        EventWebhookTest: {
            /** @description The same as webhook-id. */
            id: string;
            /** @constant */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-14T23:41:09.123Z
             */
            timestamp: string;
            data: {
                /** @description The webhook. */
                endpoint_id: string;
            };
        };
        FilePassages: {
            /** @description The name of the file. */
            source: string;
            /** @description How many passages it was cut into. */
            passages: number;
        };
        FilesInput: {
            /** @description One part for each file. */
            file: string[];
        };
        Finding: {
            /** @description The rule. */
            rule_id: string | null;
            /** @description What it is called. */
            rule_name: string | null;
            /**
             * @description The highest of all rules that say it.
             * @enum {string|null}
             */
            severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
            /** @description The words that were found. */
            violating_text: string | null;
            /** @description The sentence they stand in. */
            sentence: string | null;
            /** @description Why they were flagged. */
            reason: string;
            /** @description How to fix it. */
            recommended_solution: string | null;
            /** @description The sentence with the suggestion applied, where there is one. */
            suggested_text: string | null;
            /** @description The law or guideline the rule rests on. */
            law: string | null;
            /** @description Where that law holds: EU, or the code of a country. */
            jurisdiction: string[];
            /** @description How likely the finding is right: weighed on web pages, otherwise how often its rule was; null where that was not measured. */
            confidence: number | null;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description Other rules that say the same of these words; one decision holds for all. */
            also: components["schemas"]["AlsoFoundBy"][];
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
            /** @description The same in UTF-16 units from 0, end exclusive; of DOCX, PDF and the like in the text that was read from the file. */
            offsets: {
                start: number;
                end: number;
            };
            /**
             * @description wording may be applied by a program; removal and advice are for people.
             * @enum {string|null}
             */
            suggestion_class: "wording" | "removal" | "advice" | null;
            /** @description Where the law can be read. */
            law_url: string | null;
            /** @description The same for the same words of the same rule. */
            fingerprint: string;
        };
        GateRule: {
            /** @description Findings of these severities must not be there; NONE: those without a severity. */
            severities: ("UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | "NONE")[];
            /** @description Only findings of rules of these packs; null: of any. */
            packs: string[] | null;
            /** @description Only what the run before did not have. In a first run everything is new. */
            new_only: boolean;
            /** @description Only what nobody has decided; otherwise elevated risks and urgent violations count as well. */
            undecided_only: boolean;
        };
        /** @description Every fault of the request, not the first alone. */
        HTTPValidationError: {
            detail: components["schemas"]["ValidationError"][];
            code: components["schemas"]["ErrorCode"];
        };
        InfobaseDetail: {
            id: string;
            name: string;
            /** @description What it holds. */
            description: string | null;
            /** @description Each change is one. */
            version: number;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-11-14T23:41:09.123Z
             */
            updated_at: string;
            /** @description How many facts. */
            facts: number;
            /** @description How many guidelines. */
            guidelines: number;
            /** @description How many passages of files. */
            passages: number;
            files: components["schemas"]["FilePassages"][];
        };
        InfobaseInput: {
            name: string;
            /** @description What it holds. */
            description?: string | null;
        };
        InfobaseSummary: {
            id: string;
            name: string;
            /** @description What it holds. */
            description: string | null;
            /** @description Each change is one. */
            version: number;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-11-14T23:41:09.123Z
             */
            updated_at: string;
            /** @description How many facts. */
            facts: number;
            /** @description How many guidelines. */
            guidelines: number;
            /** @description How many passages of files. */
            passages: number;
        };
        Infobases: {
            infobases: components["schemas"]["InfobaseSummary"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        IssueInput: {
            /** @description The address of the issue; null: there is none any more. */
            url: string | null;
            /** @description The whole group of the violation. */
            apply_to_group?: boolean;
        };
        IssueTracker: {
            /** @description What the button says. */
            name: string;
            /** @description What opens a new issue there: {title}, {body} and {url} stand for those of the finding. */
            address: string;
        };
        IssueTrackers: {
            /** @description In the order in which they are offered. */
            trackers: components["schemas"]["IssueTracker"][];
        };
        IssueTrackersInput: {
            /** @description In the order in which they are offered. */
            trackers: components["schemas"]["IssueTracker"][];
            /** @description Why; kept in the admin log. */
            reason?: string | null;
        };
        ItemDecided: {
            violation_id: string;
            /** @description Its audit. */
            audit_id: string | null;
            /**
             * @description done; unchanged: it was so already; waiting: for a second person; refused: why says it.
             * @enum {string}
             */
            outcome: "done" | "unchanged" | "waiting" | "refused";
            /**
             * @description Where the review of a violation stands.
             * @enum {string|null}
             */
            review_state: "undecided" | "elevated_risk" | "urgent_violation" | "dismissed" | "fixed" | null;
            /** @description The request that waits for a second person. */
            approval_id: string | null;
            /** @description Why it was refused. */
            why: string | null;
        };
        /**
         * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
         * @enum {string}
         */
        LanguageKey: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO";
        ListedRule: {
            /** @description `pack.name`. */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description The pack, or the folder of a rule of the workspace’s own. */
            pack: string;
            /** @description Whether the workspace wrote it. */
            own: boolean;
            /** @enum {string} */
            kind: "existence" | "substitution" | "occurrence" | "repetition" | "consistency" | "conditional" | "capitalization" | "metric" | "readability" | "spelling" | "sequence" | "required" | "proximity" | "learned" | "guideline";
            /**
             * @description As the workspace has it.
             * @enum {string}
             */
            severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            /** @description Languages that it checks; empty: every one. */
            languages: components["schemas"]["LanguageKey"][];
            /** @description Where its law holds; empty: everywhere. */
            markets: string[];
            /**
             * @description Why audits and checks of this workspace do without it: its pack is not active, it is switched off, its days are over or to come, it is for another market, sector or channel, it was never published, or it can no longer be read. Null: it runs.
             * @enum {string|null}
             */
            not_run: "pack" | "off" | "date" | "market" | "sector" | "channel" | "draft" | "unreadable" | null;
        };
        Member: {
            id: string;
            email: string;
            name: string;
            role: components["schemas"]["Role"];
            /**
             * Format: date-time
             * @description When the person joined.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
        };
        Members: {
            /** @description By name. */
            members: components["schemas"]["Member"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        MendInput: {
            /** @description What to correct. */
            text: string;
            /**
             * @description How it is written; plain text where nothing is said.
             * @enum {string}
             */
            format?: "text" | "markdown";
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
        MendedText: {
            /** @description The text with what a program may change. */
            text: string;
            /** @description What was changed. */
            changes: {
                rule_id: string;
                /** @description From 1, in characters. */
                start: {
                    line: number;
                    column: number;
                };
                before: string;
                after: string;
            }[];
            /** @description Suggestions that were left to people, and why. */
            left: {
                reason: string;
                count: number;
            }[];
            /**
             * @description What it was read as.
             * @enum {string}
             */
            type: "html" | "markdown" | "text" | "docx" | "pdf" | "json" | "csv" | "yaml" | "po" | "xliff" | "arb" | "apple-strings" | "properties" | "resx" | "android-strings" | "mdx" | "rst" | "asciidoc" | "latex" | "subtitles" | "template" | "tag-template" | "jsx" | "astro" | "vue" | "svelte" | "email" | "pptx" | "xlsx" | "epub" | "odt";
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description Characters of text that were read. */
            characters: number;
            /** @description What the page was read as before any rule looked at it; null for what is no page. */
            read_as: {
                /** @description The likeliest kind of page, such as shop, service or terms. */
                kind: string;
                /** @description The likeliest first; empty where nothing tells. */
                sold: {
                    /** @description What is sold, such as supplement. */
                    subject: string;
                    likelihood: number;
                    /** @description The words of the page that tell it. */
                    words: string[];
                }[];
                /** @description How likely it sells to businesses alone. */
                to_businesses: number;
                /** @description Whether somebody said what is sold there. */
                said: boolean;
            } | null;
            /** @description Rules that were held against it: 0 means that nothing was checked. */
            rules: number;
            /** @description In the order of the text; at most 1000, and at most 2 MB of them. */
            findings: components["schemas"]["Finding"][];
            /** @description How many more there are: check the text in parts, or start an audit. */
            more_findings: number;
            /** @description False where a rule met a limit and has not looked everywhere; rule_failures says which and where. */
            complete: boolean;
            /** @description Rules that could not be carried out. */
            rule_failures: {
                rule_id: string;
                message: string;
            }[];
            /** @description Text that no rule was held against, such as code, and why. */
            left_out: {
                reason: string;
                characters: number;
            }[];
        };
        NextRuns: {
            /** @description The next three. */
            next_runs: string[];
        };
        OwnRule: {
            /** @description `folder.name` of its file. */
            id: string;
            /** @description The file it is exported to. */
            file: string;
            /** @description As its file says. */
            name: string;
            /** @enum {string} */
            kind: "existence" | "substitution" | "occurrence" | "repetition" | "consistency" | "conditional" | "capitalization" | "metric" | "readability" | "spelling" | "sequence" | "required" | "proximity" | "learned" | "guideline";
            /** @enum {string} */
            severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            /** @description Empty: every language. */
            languages: components["schemas"]["LanguageKey"][];
            /**
             * @description Of the latest version.
             * @enum {string}
             */
            state: "draft" | "in_review" | "published";
            /** @description The version that runs, unless the rule is switched off. */
            published: number | null;
            /** @description Whether it was switched off. */
            is_off: boolean;
            /** @description The latest version. */
            latest: number;
            /** @description Counts every change; a draft is saved on what one has seen. */
            revision: number;
            /**
             * Format: date-time
             * @description When it was begun.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             * @example 2026-11-14T23:41:09.123Z
             */
            updated_at: string;
            /** @description The latest version. */
            content: string;
            /** @description Newest first. */
            versions: components["schemas"]["OwnRuleVersion"][];
            /** @description Whether publishing needs a second person. */
            review: boolean;
        };
        OwnRuleDraft: {
            /** @description The rule as YAML. */
            content: string;
            /** @description The revision one has seen. */
            based_on: number;
        };
        OwnRuleInput: {
            /** @description `folder/name.yml`. */
            file: string;
            /** @description The rule as YAML. */
            content: string;
        };
        OwnRuleListed: {
            /** @description `folder.name` of its file. */
            id: string;
            /** @description The file it is exported to. */
            file: string;
            /** @description As its file says. */
            name: string;
            /** @enum {string} */
            kind: "existence" | "substitution" | "occurrence" | "repetition" | "consistency" | "conditional" | "capitalization" | "metric" | "readability" | "spelling" | "sequence" | "required" | "proximity" | "learned" | "guideline";
            /** @enum {string} */
            severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            /** @description Empty: every language. */
            languages: components["schemas"]["LanguageKey"][];
            /**
             * @description Of the latest version.
             * @enum {string}
             */
            state: "draft" | "in_review" | "published";
            /** @description The version that runs, unless the rule is switched off. */
            published: number | null;
            /** @description Whether it was switched off. */
            is_off: boolean;
            /** @description The latest version. */
            latest: number;
            /** @description Counts every change; a draft is saved on what one has seen. */
            revision: number;
            /**
             * Format: date-time
             * @description When it was begun.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             * @example 2026-11-14T23:41:09.123Z
             */
            updated_at: string;
            /** @description Where and when it applies. */
            scope: {
                /** @description Empty: every market. */
                markets: string[];
                /** @description Empty: all of them. */
                channels: string[];
                /** @description Empty: all of them. */
                sites: string[];
                /** @description Empty: all of them. */
                paths: string[];
                /** @description The first day it applies. */
                from: string | null;
                /** @description The last day it applies. */
                until: string | null;
            };
        };
        OwnRuleVersion: {
            /** @description 1 is the first. */
            number: number;
            /** @description The file. */
            content: string;
            /** @description Who wrote it. */
            author: {
                id: string;
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description When it was saved last.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /** @description Who asked for its publication. */
            asked_by: {
                id: string;
                name: string;
            } | null;
            /** @description Who was asked. */
            asked_of: {
                id: string;
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-14T23:41:09.123Z
             */
            asked_at: string | null;
            /** @description Why it was asked for or published. */
            reason: string | null;
            /** @description Who sent it back. */
            sent_back_by: {
                id: string;
                name: string;
            } | null;
            /** @description Why. */
            sent_back_why: string | null;
            /** @description Who published it. */
            published_by: {
                id: string;
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-14T23:41:09.123Z
             */
            published_at: string | null;
        };
        OwnRules: {
            rules: components["schemas"]["OwnRuleListed"][];
            /** @description Whether publishing needs a second person. */
            review: boolean;
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        Pack: {
            /** @description Identifier, as rules name it. */
            key: string;
            name: string;
            /** @description What it is about. */
            description: string | null;
            /** @description The law behind it. */
            regulation: string | null;
            /** @description How many of its rules run here: not switched off, and for the markets, sectors and channels chosen. */
            rules: number;
            /** @description How many rules it has. */
            of: number;
            /** @description Languages it reads. */
            languages: components["schemas"]["LanguageKey"][];
            /** @description Whether audits of this workspace use it unless told otherwise. */
            active: boolean;
        };
        Packs: {
            packs: components["schemas"]["Pack"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        PageTry: {
            /** @description Of the try. */
            id: string;
            /** @description The rule. */
            rule_id: string;
            /** @description Its file. */
            file: string;
            /** @enum {string} */
            state: "waiting" | "running" | "completed" | "cancelled" | "failed";
            /** @description Why it failed, in a sentence. */
            failure: string | null;
            /** @description The audits whose pages it is tried on. */
            runs: string[];
            counts: components["schemas"]["TryCounts"];
            results: components["schemas"]["TryResults"];
            /** @description When it was asked for. */
            created_at: string;
            /** @description When it last got further. */
            updated_at: string;
            created_by: {
                /** @description Of the member. */
                id: string | null;
                name: string;
            } | null;
        };
        /** @description Null: it does not stand there. */
        PassageAnswer: {
            found: {
                /** @description Of what has pages. */
                page: number | null;
                /** @description What stands before it. */
                before: string;
                /** @description The passage as it stands there. */
                text: string;
                /** @description What stands after it. */
                after: string;
                /** @description How often it stands there. */
                times: number;
            } | null;
        };
        PassageInput: {
            /** @description Words of it. */
            passage: string;
            /** @description Where in it: of several places the one there counts. */
            page?: string | null;
        };
        /** @description Where the passage stands in the editor; given, what is offered is kept with the document. */
        PassagePlace: {
            from: number;
            to: number;
            /** @description A part of one line; otherwise whole blocks. */
            inline: boolean;
        };
        Person: {
            id: string;
            name: string;
        };
        PresetReasons: {
            /** @description Reasons that the workspace keeps ready, in the order in which they are offered. */
            presets: string[];
        };
        PresetReasonsInput: {
            /** @description Reasons that the workspace keeps ready, in the order in which they are offered. */
            presets: string[];
            /** @description Why; kept in the admin log. */
            reason?: string | null;
        };
        ReasonInput: {
            /** @description Why; kept with the version and in the trail. */
            reason: string;
        };
        RetryInput: {
            /** @description Failed assets to try again; null or absent: all of them. */
            asset_ids?: string[] | null;
        };
        /**
         * @description The decision.
         * @enum {string}
         */
        ReviewAction: "dismiss" | "elevated_risk" | "urgent_violation" | "mark_fixed" | "reopen";
        /** @enum {string} */
        ReviewState: "undecided" | "elevated_risk" | "urgent_violation" | "dismissed" | "fixed";
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
        /**
         * @description What a member may do; owner may everything.
         * @enum {string}
         */
        Role: "owner" | "editor" | "reviewer" | "viewer";
        RuleComparison: {
            /** @description One line for each part that is another now. */
            changes: {
                /** @enum {string} */
                part: "name" | "looks_for" | "leaves_alone" | "tells" | "severity" | "runs" | "law" | "examples" | "other";
                /** @description Of a section of one language. */
                language: string | null;
                /** @description The key in the file. */
                key: string;
                added: string[];
                removed: string[];
            }[];
            /** @description Parts that stayed as they were. */
            as_before: ("name" | "looks_for" | "leaves_alone" | "tells" | "severity" | "runs" | "law" | "examples" | "other")[];
        };
        RuleFigures: {
            rules: {
                rule_id: string;
                /** @description Findings in the five newest audits, oldest first. */
                hits: number[];
                /** @description Findings in the fifty newest audits that people decided; one whose decision was carried to later runs counts once. */
                decided: number;
                /** @description Those of them that were dismissed. */
                dismissed: number;
            }[];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        RulePage: {
            /** @description By identifier. */
            rules: components["schemas"]["ListedRule"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
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
        RuleProof: {
            /**
             * @description hit: it finds something in the text; pass: it leaves it alone.
             * @enum {string}
             */
            kind: "hit" | "pass";
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @enum {string} */
            format: "text" | "markdown" | "html";
            text: string;
            /** @description What it finds, in order, where the proof says so. */
            found: string[] | null;
            /** @description The text with the suggestion applied, where the proof says so. */
            suggested: string | null;
        };
        RulePublication: {
            /** @description Why; kept with the version and in the trail. */
            reason: string;
            /** @description The revision one has seen; needed where rules are published by a second person. */
            based_on?: number;
        };
        /** @description A rule; `own_rule` has the file and the versions of one that the workspace wrote. */
        RuleRead: {
            /** @description `pack.name`. */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description The pack, or the folder of a rule of the workspace’s own. */
            pack: string;
            /** @description Whether the workspace wrote it. */
            own: boolean;
            /** @enum {string} */
            kind: "existence" | "substitution" | "occurrence" | "repetition" | "consistency" | "conditional" | "capitalization" | "metric" | "readability" | "spelling" | "sequence" | "required" | "proximity" | "learned" | "guideline";
            /**
             * @description As the workspace has it.
             * @enum {string}
             */
            severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            /** @description Languages that it checks; empty: every one. */
            languages: components["schemas"]["LanguageKey"][];
            /** @description Where its law holds; empty: everywhere. */
            markets: string[];
            /**
             * @description Why audits and checks of this workspace do without it: its pack is not active, it is switched off, its days are over or to come, it is for another market, sector or channel, it was never published, or it can no longer be read. Null: it runs.
             * @enum {string|null}
             */
            not_run: "pack" | "off" | "date" | "market" | "sector" | "channel" | "draft" | "unreadable" | null;
            /** @description What it looks for. */
            description: string;
            /** @description Why: the law behind it, in words. */
            explanation: string;
            /** @description What it says of a finding; %s stands for the words that were found. */
            message: string;
            /** @description What to do instead. */
            solution: string;
            /** @description The law or guideline it rests on. */
            law: string | null;
            /** @description Where that can be read. */
            law_url: string | null;
            /** @description Whether the citation was held against the law itself. */
            law_verified: boolean;
            /** @description Whom it is for; empty: everybody. */
            sectors: ("alcohol" | "cosmetics" | "energy" | "finance" | "food" | "gambling" | "health" | "retail" | "software" | "telecoms" | "travel")[];
            /** @description Where words appear; empty: anywhere. */
            channels: ("website" | "email" | "social" | "advertisement" | "terms" | "app" | "print" | "video" | "job-posting")[];
            /** @description The share of its findings on real pages that were faults, where that was measured. */
            confidence: number | null;
            /** @description More about it. */
            link: string | null;
            /** @description Texts that it is held against whenever it is loaded. */
            proofs: components["schemas"]["RuleProof"][];
            own_rule: {
                /** @description `folder.name` of its file. */
                id: string;
                /** @description The file it is exported to. */
                file: string;
                /** @description As its file says. */
                name: string;
                /** @enum {string} */
                kind: "existence" | "substitution" | "occurrence" | "repetition" | "consistency" | "conditional" | "capitalization" | "metric" | "readability" | "spelling" | "sequence" | "required" | "proximity" | "learned" | "guideline";
                /** @enum {string} */
                severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
                /** @description Empty: every language. */
                languages: components["schemas"]["LanguageKey"][];
                /**
                 * @description Of the latest version.
                 * @enum {string}
                 */
                state: "draft" | "in_review" | "published";
                /** @description The version that runs, unless the rule is switched off. */
                published: number | null;
                /** @description Whether it was switched off. */
                is_off: boolean;
                /** @description The latest version. */
                latest: number;
                /** @description Counts every change; a draft is saved on what one has seen. */
                revision: number;
                /**
                 * Format: date-time
                 * @description When it was begun.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it changed last.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                updated_at: string;
                /** @description The latest version. */
                content: string;
                /** @description Newest first. */
                versions: components["schemas"]["OwnRuleVersion"][];
                /** @description Whether publishing needs a second person. */
                review: boolean;
            } | null;
        };
        RuleReviewAsked: {
            /** @description Why; kept with the version and in the trail. */
            reason: string;
            /** @description A member who may publish; null: anybody who may. */
            asked_of?: string | null;
        };
        RuleRollBack: {
            /** @description Why; kept with the version and in the trail. */
            reason: string;
            version: number;
        };
        RuleScope: {
            /** @description Stored pages. */
            pages: number;
            /** @description Those within its sites and paths. */
            within: number;
        };
        RuleTry: {
            /** @description Why the file cannot be read. */
            refused: {
                line: number;
                message: string;
                snippet: string;
            }[];
            /** @description The name of the rule, where it can be read. */
            name: string | null;
            /** @description Why it cannot be published yet. */
            not_publishable: string | null;
            proofs: {
                /** @enum {string} */
                kind: "hit" | "pass";
                /**
                 * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
                 * @enum {string|null}
                 */
                language: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
                text: string;
                ok: boolean;
                expected: string;
                found: string;
            }[];
            /** @description Of a rule learned from its own sentences: how right it was on those it was not trained on, in turn. */
            learnt: {
                /**
                 * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
                 * @enum {string|null}
                 */
                language: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
                /** @description How many it was trained on. */
                sentences: number;
                /** @description Of the sentences it found, the share that are faults. */
                precision: number;
                /** @description Of the faults, the share it found. */
                recall: number;
            }[];
            texts: {
                findings: {
                    /** @description Where it starts, in UTF-16 units of the text. */
                    start: number;
                    /** @description Where it ends, exclusive. */
                    end: number;
                    text: string;
                    sentence: string;
                    reason: string;
                    /** @description The sentence with the suggestion applied. */
                    suggested: string | null;
                }[];
                /** @description What it matched and does not say, and why. */
                held: {
                    /** @description Where it starts, in UTF-16 units of the text. */
                    start: number;
                    /** @description Where it ends, exclusive. */
                    end: number;
                    text: string;
                    sentence: string;
                    reason: string;
                    /** @description The sentence with the suggestion applied. */
                    suggested: string | null;
                    why: string;
                }[];
                /** @description Why the rule could not be carried out. */
                failure: string | null;
            }[];
        };
        RuleTryInput: {
            /** @description `folder/name.yml`. */
            file: string;
            /** @description The rule as YAML. */
            content: string;
            texts: {
                text: string;
                /** @enum {string} */
                format: "text" | "markdown" | "html";
                /**
                 * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
                 * @enum {string|null}
                 */
                language?: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            }[];
        };
        RulesNotRead: {
            rules: {
                rule_id: string;
                /** @description Why it cannot be read. */
                why: string;
            }[];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        ScheduleInput: {
            schedule: string;
            time_zone: string;
        };
        /** @description Violations by severity. */
        SeverityCounts: {
            CRITICAL: number;
            HIGH: number;
            MEDIUM: number;
            LOW: number;
            UNSPECIFIED: number;
            NONE: number;
        };
        /** @description Fields that are absent stay as they are. */
        SiteChange: {
            name?: string;
            sources?: components["schemas"]["AuditSource"][];
            packs?: string[] | null;
            /** @description Countries (DE, UK, US-CA) or EU. */
            markets?: string[] | null;
            /** @description What is sold. */
            sectors?: ("alcohol" | "cosmetics" | "energy" | "finance" | "food" | "gambling" | "health" | "retail" | "software" | "telecoms" | "travel")[] | null;
            /** @description Where the words appear. */
            channels?: ("website" | "email" | "social" | "advertisement" | "terms" | "app" | "print" | "video" | "job-posting")[] | null;
            /** @description Cron, five fields; null: by hand. */
            schedule?: string | null;
            /** @description For example Europe/Berlin. */
            time_zone?: string;
            paused?: boolean;
            mark_gone?: boolean;
            /**
             * @description fix: also what runs before have met while nobody had said so. keep: what is fixed by then stays so.
             * @enum {string}
             */
            gone_pages?: "fix" | "keep";
            /** @description What must not be found. What was dismissed or marked fixed never counts. */
            gate?: {
                /** @description Findings of these severities must not be there; NONE: those without a severity. */
                severities: ("UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | "NONE")[];
                /** @description Only findings of rules of these packs; null: of any. */
                packs?: string[] | null;
                /** @description Only what the run before did not have. In a first run everything is new. */
                new_only?: boolean;
                /** @description Only what nobody has decided; otherwise elevated risks and urgent violations count as well. */
                undecided_only?: boolean;
            } | null;
            /** @description Of the site that the person looked at; 409 where it was changed since. */
            version: number;
            /** @description Why; kept in the admin log. */
            reason?: string | null;
        };
        SiteDetail: {
            id: string;
            name: string;
            /** @description What it reads, as a change would say it. */
            sources: components["schemas"]["SiteSource"][];
            /** @description Its packs; null: the workspace's. */
            packs: string[] | null;
            /** @description Markets, sectors and channels where they are not the workspace's. */
            choice: {
                markets?: string[];
                sectors?: string[];
                channels?: string[];
            };
            /** @description A cron expression of five fields; null: it runs when somebody asks for it. */
            schedule: string | null;
            /** @description Of the schedule. */
            time_zone: string;
            /**
             * Format: date-time
             * @description When it runs next.
             * @example 2026-11-14T23:41:09.123Z
             */
            next_run_at: string | null;
            paused: boolean;
            /** @description What is not found again on a page that was read is marked fixed in the run before. */
            mark_gone: boolean;
            /**
             * @description Whether findings of pages that answer 404 or 410 in a later run are gone, and marked fixed; null: nobody has said so yet.
             * @enum {string|null}
             */
            gone_pages: "fix" | "keep" | null;
            /** @description result: of the last run that ended; null as long as there is none. */
            gate: {
                rule: components["schemas"]["GateRule"];
                /** @description What came of a gate in a run, by the rule of then. */
                result: {
                    /** @description Nothing was found that the rule does not allow. */
                    passed: boolean;
                    /** @description How many findings it does not allow. */
                    findings: number;
                    /** @description The run. */
                    audit_id: string;
                    /** @description The how manieth run of its site. */
                    run: number;
                    /**
                     * Format: date-time
                     * @description When it was last held against what was decided.
                     * @example 2026-11-14T23:41:09.123Z
                     */
                    checked_at: string;
                    /** @description Pages of that run that could not be read: what is on them is not known. */
                    failed_assets: number;
                    rule: components["schemas"]["GateRule"];
                } | null;
            } | null;
            /** @description Send it back with a change. */
            version: number;
            /** @description Runs by now. */
            runs: number;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-11-14T23:41:09.123Z
             */
            updated_at: string;
            last: {
                audit_id: string;
                /** @description The how manieth run of the site. */
                run: number;
                name: string;
                /** @enum {string} */
                status: "PENDING" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED";
                /**
                 * Format: date-time
                 * @description When it began.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it ended.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                completed_at: string | null;
                /** @description The run it is compared with. */
                previous_id: string | null;
                /** @description schedule, or schedule-late where it was missed and made up; null: a person or a key. */
                started_by: string | null;
                created_by: {
                    /** @description Of the member. */
                    id: string | null;
                    name: string;
                } | null;
                /** @description What was decided before is still being carried over. */
                carrying: boolean;
                total_assets: number;
                completed_assets: number;
                failed_assets: number;
                /** @description Checked, but a rule met a limit on it and has not looked everywhere. */
                incomplete_assets: number;
                /** @description Of the completed ones, those that were taken over from an earlier run as nothing in them had changed. */
                unchanged_assets: number;
                total_violations: number;
                by_severity: components["schemas"]["SeverityCounts"];
                by_state: components["schemas"]["StateCounts"];
                /** @description What differs from the run before: came_back is a part of new, changed and carried of still_there. */
                changes: {
                    new: number;
                    came_back: number;
                    still_there: number;
                    changed: number;
                    carried: number;
                    gone: number;
                    not_looked_at: number;
                } | null;
                /** @description Why it failed as a whole. */
                failure: string | null;
                /** @description What came of a gate in a run, by the rule of then. */
                gate: {
                    /** @description Nothing was found that the rule does not allow. */
                    passed: boolean;
                    /** @description How many findings it does not allow. */
                    findings: number;
                    /** @description The run. */
                    audit_id: string;
                    /** @description The how manieth run of its site. */
                    run: number;
                    /**
                     * Format: date-time
                     * @description When it was last held against what was decided.
                     * @example 2026-11-14T23:41:09.123Z
                     */
                    checked_at: string;
                    /** @description Pages of that run that could not be read: what is on them is not known. */
                    failed_assets: number;
                    rule: components["schemas"]["GateRule"];
                } | null;
            } | null;
            /** @description Pages with findings that answer 404 or 410 now, as long as gone_pages is null. */
            gone_pages_waiting: number;
            /** @description The next three runs; none while it is paused. */
            next_runs: string[];
        };
        SiteInput: {
            name: string;
            sources: components["schemas"]["AuditSource"][];
            packs?: string[] | null;
            /** @description Countries (DE, UK, US-CA) or EU. */
            markets?: string[] | null;
            /** @description What is sold. */
            sectors?: ("alcohol" | "cosmetics" | "energy" | "finance" | "food" | "gambling" | "health" | "retail" | "software" | "telecoms" | "travel")[] | null;
            /** @description Where the words appear. */
            channels?: ("website" | "email" | "social" | "advertisement" | "terms" | "app" | "print" | "video" | "job-posting")[] | null;
            /** @description Cron, five fields; null: by hand. */
            schedule?: string | null;
            /** @description For example Europe/Berlin. */
            time_zone?: string;
            paused?: boolean;
            mark_gone?: boolean;
            /**
             * @description fix: also what runs before have met while nobody had said so. keep: what is fixed by then stays so.
             * @enum {string}
             */
            gone_pages?: "fix" | "keep";
            /** @description What must not be found. What was dismissed or marked fixed never counts. */
            gate?: {
                /** @description Findings of these severities must not be there; NONE: those without a severity. */
                severities: ("UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | "NONE")[];
                /** @description Only findings of rules of these packs; null: of any. */
                packs?: string[] | null;
                /** @description Only what the run before did not have. In a first run everything is new. */
                new_only?: boolean;
                /** @description Only what nobody has decided; otherwise elevated risks and urgent violations count as well. */
                undecided_only?: boolean;
            } | null;
        };
        SitePage: {
            /** @description Newest first. */
            sites: components["schemas"]["SiteState"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        SiteRun: {
            audit_id: string;
            /** @description The how manieth run of the site. */
            run: number;
            name: string;
            /** @enum {string} */
            status: "PENDING" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED";
            /**
             * Format: date-time
             * @description When it began.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended.
             * @example 2026-11-14T23:41:09.123Z
             */
            completed_at: string | null;
            /** @description The run it is compared with. */
            previous_id: string | null;
            /** @description schedule, or schedule-late where it was missed and made up; null: a person or a key. */
            started_by: string | null;
            created_by: {
                /** @description Of the member. */
                id: string | null;
                name: string;
            } | null;
            /** @description What was decided before is still being carried over. */
            carrying: boolean;
            total_assets: number;
            completed_assets: number;
            failed_assets: number;
            /** @description Checked, but a rule met a limit on it and has not looked everywhere. */
            incomplete_assets: number;
            /** @description Of the completed ones, those that were taken over from an earlier run as nothing in them had changed. */
            unchanged_assets: number;
            total_violations: number;
            by_severity: components["schemas"]["SeverityCounts"];
            by_state: components["schemas"]["StateCounts"];
            /** @description What differs from the run before: came_back is a part of new, changed and carried of still_there. */
            changes: {
                new: number;
                came_back: number;
                still_there: number;
                changed: number;
                carried: number;
                gone: number;
                not_looked_at: number;
            } | null;
            /** @description Why it failed as a whole. */
            failure: string | null;
            /** @description What came of a gate in a run, by the rule of then. */
            gate: {
                /** @description Nothing was found that the rule does not allow. */
                passed: boolean;
                /** @description How many findings it does not allow. */
                findings: number;
                /** @description The run. */
                audit_id: string;
                /** @description The how manieth run of its site. */
                run: number;
                /**
                 * Format: date-time
                 * @description When it was last held against what was decided.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                checked_at: string;
                /** @description Pages of that run that could not be read: what is on them is not known. */
                failed_assets: number;
                rule: components["schemas"]["GateRule"];
            } | null;
        };
        SiteSource: {
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
        /** @description last: its newest run. */
        SiteState: {
            id: string;
            name: string;
            /** @description What it reads, as a change would say it. */
            sources: components["schemas"]["SiteSource"][];
            /** @description Its packs; null: the workspace's. */
            packs: string[] | null;
            /** @description Markets, sectors and channels where they are not the workspace's. */
            choice: {
                markets?: string[];
                sectors?: string[];
                channels?: string[];
            };
            /** @description A cron expression of five fields; null: it runs when somebody asks for it. */
            schedule: string | null;
            /** @description Of the schedule. */
            time_zone: string;
            /**
             * Format: date-time
             * @description When it runs next.
             * @example 2026-11-14T23:41:09.123Z
             */
            next_run_at: string | null;
            paused: boolean;
            /** @description What is not found again on a page that was read is marked fixed in the run before. */
            mark_gone: boolean;
            /**
             * @description Whether findings of pages that answer 404 or 410 in a later run are gone, and marked fixed; null: nobody has said so yet.
             * @enum {string|null}
             */
            gone_pages: "fix" | "keep" | null;
            /** @description result: of the last run that ended; null as long as there is none. */
            gate: {
                rule: components["schemas"]["GateRule"];
                /** @description What came of a gate in a run, by the rule of then. */
                result: {
                    /** @description Nothing was found that the rule does not allow. */
                    passed: boolean;
                    /** @description How many findings it does not allow. */
                    findings: number;
                    /** @description The run. */
                    audit_id: string;
                    /** @description The how manieth run of its site. */
                    run: number;
                    /**
                     * Format: date-time
                     * @description When it was last held against what was decided.
                     * @example 2026-11-14T23:41:09.123Z
                     */
                    checked_at: string;
                    /** @description Pages of that run that could not be read: what is on them is not known. */
                    failed_assets: number;
                    rule: components["schemas"]["GateRule"];
                } | null;
            } | null;
            /** @description Send it back with a change. */
            version: number;
            /** @description Runs by now. */
            runs: number;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-11-14T23:41:09.123Z
             */
            updated_at: string;
            last: {
                audit_id: string;
                /** @description The how manieth run of the site. */
                run: number;
                name: string;
                /** @enum {string} */
                status: "PENDING" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED";
                /**
                 * Format: date-time
                 * @description When it began.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it ended.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                completed_at: string | null;
                /** @description The run it is compared with. */
                previous_id: string | null;
                /** @description schedule, or schedule-late where it was missed and made up; null: a person or a key. */
                started_by: string | null;
                created_by: {
                    /** @description Of the member. */
                    id: string | null;
                    name: string;
                } | null;
                /** @description What was decided before is still being carried over. */
                carrying: boolean;
                total_assets: number;
                completed_assets: number;
                failed_assets: number;
                /** @description Checked, but a rule met a limit on it and has not looked everywhere. */
                incomplete_assets: number;
                /** @description Of the completed ones, those that were taken over from an earlier run as nothing in them had changed. */
                unchanged_assets: number;
                total_violations: number;
                by_severity: components["schemas"]["SeverityCounts"];
                by_state: components["schemas"]["StateCounts"];
                /** @description What differs from the run before: came_back is a part of new, changed and carried of still_there. */
                changes: {
                    new: number;
                    came_back: number;
                    still_there: number;
                    changed: number;
                    carried: number;
                    gone: number;
                    not_looked_at: number;
                } | null;
                /** @description Why it failed as a whole. */
                failure: string | null;
                /** @description What came of a gate in a run, by the rule of then. */
                gate: {
                    /** @description Nothing was found that the rule does not allow. */
                    passed: boolean;
                    /** @description How many findings it does not allow. */
                    findings: number;
                    /** @description The run. */
                    audit_id: string;
                    /** @description The how manieth run of its site. */
                    run: number;
                    /**
                     * Format: date-time
                     * @description When it was last held against what was decided.
                     * @example 2026-11-14T23:41:09.123Z
                     */
                    checked_at: string;
                    /** @description Pages of that run that could not be read: what is on them is not known. */
                    failed_assets: number;
                    rule: components["schemas"]["GateRule"];
                } | null;
            } | null;
        };
        /** @description Violations by review state. */
        StateCounts: {
            undecided: number;
            elevated_risk: number;
            urgent_violation: number;
            dismissed: number;
            fixed: number;
        };
        /** @description What two versions say differently, in words. */
        TemplateComparison: {
            changes: {
                /** @enum {string} */
                part: "languages" | "name" | "form" | "limits" | "labels" | "drafts" | "prompts" | "words" | "model";
                /** @description Null: in every language. */
                language: string | null;
                /** @description What it is about. */
                key: string;
                added: string[];
                removed: string[];
            }[];
        };
        TemplateDetail: {
            id: string;
            /** @description As in files. */
            key: string;
            /** @description Made by the workspace; the others are built in. */
            own: boolean;
            /** @description In English where it has that, otherwise in its first language. */
            name: string;
            /** @description Of the version in use, or of the draft where there is none. */
            languages: components["schemas"]["LanguageKey"][];
            /** @description The version in use; null: only a draft, or built in. */
            version: number | null;
            /** @description How many documents were written with it. */
            documents: number;
            /** @description What is being written beside the version in use. */
            draft: {
                revision: number;
                /** @description Who; null: the command line. */
                author: {
                    id: string;
                    name: string;
                } | null;
                /**
                 * Format: date-time
                 * @description When it was saved last.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                updated_at: string;
            } | null;
            /** @description By name: template.yml, and one for each language, such as EN.yml. */
            files: {
                [key: string]: string;
            };
            /** @description Of the version in use, where there is a draft. */
            published_files: {
                [key: string]: unknown;
            } | null;
            /** @description Newest first. */
            versions: {
                version: number;
                /** @description Who; null: the command line. */
                author: {
                    id: string;
                    name: string;
                } | null;
                /** @description Why it was published. */
                reason: string | null;
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                created_at: string;
            }[];
        };
        TemplateDraftInput: {
            /** @description By name: template.yml, and one for each language, such as EN.yml. */
            files: {
                [key: string]: string;
            };
            /** @description The revision of the draft one has seen; 0: there was none. */
            based_on: number;
        };
        TemplateFault: {
            /** @description The file it is in. */
            file: string;
            /** @description The keys that lead to it. */
            at: (string | number)[];
            /** @description Of the file, from 1. */
            line: number;
            /** @description What is wrong. */
            message: string;
        };
        TemplateImport: {
            dry_run: boolean;
            /** @description False where one of them has a fault: all of them or none. */
            stored: boolean;
            templates: {
                key: string;
                /** @enum {string} */
                effect: "new" | "replaces" | "unchanged" | "refused";
                languages: string[];
                faults: components["schemas"]["TemplateFault"][];
            }[];
            aside: {
                file: string;
                why: string;
            }[];
        };
        TemplateMade: {
            id: string;
            /** @description As in files. */
            key: string;
            /** @description Made by the workspace; the others are built in. */
            own: boolean;
            /** @description In English where it has that, otherwise in its first language. */
            name: string;
            /** @description Of the version in use, or of the draft where there is none. */
            languages: components["schemas"]["LanguageKey"][];
            /** @description The version in use; null: only a draft, or built in. */
            version: number | null;
            /** @description How many documents were written with it. */
            documents: number;
            /** @description What is being written beside the version in use. */
            draft: {
                revision: number;
                /** @description Who; null: the command line. */
                author: {
                    id: string;
                    name: string;
                } | null;
                /**
                 * Format: date-time
                 * @description When it was saved last.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                updated_at: string;
            } | null;
            /** @description By name: template.yml, and one for each language, such as EN.yml. */
            files: {
                [key: string]: string;
            };
            /** @description Of the version in use, where there is a draft. */
            published_files: {
                [key: string]: unknown;
            } | null;
            /** @description Newest first. */
            versions: {
                version: number;
                /** @description Who; null: the command line. */
                author: {
                    id: string;
                    name: string;
                } | null;
                /** @description Why it was published. */
                reason: string | null;
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                created_at: string;
            }[];
            /** @description Fields whose value stands in the text of the document. */
            found: string[];
            /** @description Fields whose value does not: notes to the writer now. */
            notes: string[];
        };
        TemplatePreview: {
            /** @description What is wrong with the files. */
            faults: components["schemas"]["TemplateFault"][];
            /** @description The languages that can be read. */
            forms: {
                language_key: components["schemas"]["LanguageKey"];
                name: string;
                form: {
                    [key: string]: unknown;
                }[];
            }[];
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language_key: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description What the form was filled with. */
            input: {
                [key: string]: unknown;
            };
            /** @description Null where the files cannot be read, or a model is needed. */
            document: {
                title: string;
                blocks: {
                    [key: string]: unknown;
                }[];
                markdown: string;
                message: string;
                /** @description Which model wrote it; null: the draft. */
                model: string | null;
                /** @description Findings that remain. */
                findings: components["schemas"]["DocumentFinding"][];
                changes: {
                    before: string;
                    after: string;
                }[];
            } | null;
            /** @description What a model is asked in each step, before the rules of the workspace. */
            prompts: {
                step: string;
                instructions: string;
            }[];
        };
        TemplatePreviewInput: {
            /** @description What it is called in files and on the command line. */
            key: string;
            /** @description By name: template.yml, and one for each language, such as EN.yml. */
            files: {
                [key: string]: string;
            };
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language_key?: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description The form, filled in; null: with its own examples. */
            input?: {
                [key: string]: unknown;
            } | null;
            tone_meta_id?: string | null;
            /** @default 0 */
            variant?: number;
            /**
             * @description Written by the model of the workspace, which costs what a document costs.
             * @default false
             */
            by_model?: boolean;
        };
        TemplatePublication: {
            /** @description Why; kept with the version and in the trail. */
            reason: string;
            /** @description The revision of the draft one has seen; 0: there was none. */
            based_on: number;
        };
        TemplateRollBack: {
            /** @description Why; kept with the version and in the trail. */
            reason: string;
            version: number;
        };
        /** @description Empty, a copy of another, or made from a document. */
        TemplateStart: {
            /** @description What it is called in files and on the command line. */
            key?: string | null;
            /** @description Of an empty one, and what its key is made from. */
            name?: string | null;
            language_key?: components["schemas"]["LanguageKey"];
            /** @description A template, built in or own. */
            copy_of?: string | null;
            /** @description A document whose text becomes the draft. */
            document_id?: string | null;
        };
        TemplateSummary: {
            id: string;
            /** @description As in files. */
            key: string;
            /** @description Made by the workspace; the others are built in. */
            own: boolean;
            /** @description In English where it has that, otherwise in its first language. */
            name: string;
            /** @description Of the version in use, or of the draft where there is none. */
            languages: components["schemas"]["LanguageKey"][];
            /** @description The version in use; null: only a draft, or built in. */
            version: number | null;
            /** @description How many documents were written with it. */
            documents: number;
            /** @description What is being written beside the version in use. */
            draft: {
                revision: number;
                /** @description Who; null: the command line. */
                author: {
                    id: string;
                    name: string;
                } | null;
                /**
                 * Format: date-time
                 * @description When it was saved last.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                updated_at: string;
            } | null;
        };
        Templates: {
            templates: components["schemas"]["TemplateSummary"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        Tone: {
            id: string;
            key: string;
            /** @description Made by the workspace, which may change it. */
            own: boolean;
            /** @description Of one of its own: the version in use. */
            version: number | null;
            languages: {
                id: string;
                language_key: components["schemas"]["LanguageKey"];
                name: string;
                /** @description What it is like. */
                description: string | null;
                /** @description Its guidelines. */
                content: string | null;
            }[];
        };
        ToneComparison: {
            changes: {
                language: components["schemas"]["LanguageKey"];
                /** @enum {string} */
                part: "name" | "description" | "address" | "do" | "dont" | "use" | "avoid" | "examples" | "other";
                added: string[];
                removed: string[];
            }[];
        };
        ToneInput: {
            languages: {
                language_key: components["schemas"]["LanguageKey"];
                name: string;
                /** @description What it is like. */
                description?: string | null;
                /** @description Its guidelines, as Markdown. */
                content?: string | null;
            }[];
            /** @description With a change: the version one has seen; where another is in use, the answer is 409. */
            based_on?: number | null;
        };
        /** @description With a language, only what that version says in it. */
        ToneRestore: {
            /** @description The one to take up again. */
            version: number;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language_key?: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
        };
        ToneVersions: {
            /** @description The version in use. */
            version: number;
            versions: {
                /** @description From 1. */
                version: number;
                /** @description Who; null: the command line, or somebody deleted. */
                author: {
                    id: string;
                    name: string;
                } | null;
                /** @description What it came from, where it was restored. */
                reason: string | null;
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                created_at: string;
            }[];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        Tones: {
            tones: components["schemas"]["Tone"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        TrailEntry: {
            /** @description From 1. */
            number: number;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-14T23:41:09.123Z
             */
            at: string;
            actor: components["schemas"]["Actor"];
            /** @description dismiss, elevated_risk, urgent_violation, mark_fixed, reopen, undo, comment, assign, issue, request_dismissal, deny_dismissal, withdraw_request, or what a run of the site did: carry, still_there, ask_again, came_back, close, gone; or an approved claim: answer, answer_ended; or the end of a decision: decision_ended. */
            action: string;
            /** @description The violation it was about, where it was one. */
            violation_id: string | null;
            /** @description The group, where it was one. */
            group_id: string | null;
            /** @description Rule of that violation. */
            rule_name: string | null;
            /** @description How many were in which state before. */
            from: {
                [key: string]: number;
            } | null;
            /** @description State after; null where each went back to its own. */
            to: string | null;
            /** @description How many violations. */
            count: number | null;
            /** @description Why, for a dismissal. */
            reason: string | null;
            /** @description The last day on which the decision holds, or held, where it has an end. */
            until: string | null;
            /** @description Who answers for such a decision. */
            owner: {
                id: string;
                name: string;
            } | null;
            /** @description The comment. */
            comment: string | null;
            /** @description Number of the entry it takes back. */
            undoes: number | null;
            /** @description Who was assigned. */
            assigned: {
                id: string;
                name: string;
            }[];
            /** @description Whose assignment ended. */
            unassigned: {
                id: string;
                name: string;
            }[];
            /** @description The address of the issue that was made of them; null with action issue: it was taken away. */
            issue: string | null;
            /** @description The request it answers. */
            approval: {
                id: string;
                /** @description Who asked. */
                by: string;
                /** @description What the second person said. */
                answer: string | null;
            } | null;
            /** @description Other runs it names: whose findings it met again or closed, or, for gone, the run that did not find them again. */
            runs: {
                id: string;
                /** @description Which of the site’s runs, from 1. */
                run: number | null;
                /** @description Its name. */
                name: string | null;
                /**
                 * Format: date-time
                 * @description When it began.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                at: string | null;
                deleted: boolean;
            }[];
            /** @description Whether it is known which findings it was about. */
            has_findings: boolean;
            /** @description Whether undo can take it back. */
            undoable: boolean;
            /** @description Number of the entry that took it back. */
            undone_by: number | null;
            /** @description Hash of this entry and all before it. */
            hash: string;
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
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        TriableRun: {
            /** @description Of the audit. */
            id: string;
            /** @description Of the audit. */
            name: string;
            /** @description Its site, where it has one. */
            site_id: string | null;
            /** @description When it began. */
            created_at: string;
            /** @description What it found. */
            findings: number;
            /** @description What it read. */
            pages: number;
            /** @description The last run of its site or name: tried unless others are chosen. */
            newest: boolean;
        };
        TriableRuns: {
            /** @description The newest first, fifty at most. */
            runs: components["schemas"]["TriableRun"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        TriedSentence: {
            /** @enum {string} */
            side: "added" | "dropped";
            /** @description The run. */
            audit_id: string;
            /** @description The page. */
            asset_id: string;
            /** @description Its name. */
            page: string;
            /** @description Its address. */
            url: string;
            /** @description Of the text. */
            language: string | null;
            /** @description In which it stands. */
            sentence: string;
            /** @description What would be found, or no longer. */
            text: string;
            /** @description Where in the sentence the text begins. */
            start: number;
            /** @description Decided findings of the rule with the same or nearly the same text. */
            like: {
                /** @description The text of those findings. */
                text: string;
                /** @description How many of them, by what was decided. */
                counts: {
                    undecided?: number;
                    elevated_risk?: number;
                    urgent_violation?: number;
                    dismissed?: number;
                    fixed?: number;
                };
                /** @description The commonest reason for dismissing them. */
                reason: string | null;
            } | null;
            /** @description What the audit found at the same place, by this rule or another. */
            finding: {
                /** @description Of the finding. */
                id: string;
                /** @description The rule that leads it. */
                rule_id: string | null;
                /** @description Its name. */
                rule_name: string | null;
                /**
                 * @description What was decided.
                 * @enum {string}
                 */
                state: "undecided" | "elevated_risk" | "urgent_violation" | "dismissed" | "fixed";
                /** @description Why it was dismissed. */
                reason: string | null;
                /** @description By whom. */
                decided_by: string | null;
                /** @description When. */
                decided_at: string | null;
            } | null;
        };
        TryCounts: {
            /** @description Pages of the chosen runs. */
            pages: number;
            /** @description Pages that it is done with. */
            tried: number;
            /** @description Findings that it would add, all of them. */
            added: number;
            /** @description Findings of the version it replaces that it would drop. */
            dropped: number;
            /** @description Findings that stay as they are. */
            stays: number;
            /** @description Pages whose text is no longer kept. */
            gone: number;
            /** @description Pages in languages that the rule does not read. */
            other_language: number;
            /** @description Pages on which the rule failed. */
            failed: number;
        };
        TryResults: {
            /** @description The first 500. */
            added: components["schemas"]["TriedSentence"][];
            /** @description The first 500. */
            dropped: components["schemas"]["TriedSentence"][];
            /** @description The first 100 pages that could not be tried. */
            not_tried: {
                /** @description The page. */
                asset_id: string;
                /** @description Its name. */
                page: string;
                /** @description Its address. */
                url: string;
                /** @description In a sentence. */
                why: string;
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
        VersionText: {
            /** @description Counts up within the document, from 1. */
            number: number;
            /** @enum {string} */
            kind: "written" | "edited" | "restored" | "set_aside";
            /** @description What somebody called it. */
            name: string | null;
            title: string;
            /** @description Of its Markdown. */
            characters: number;
            /** @description Of its Markdown, as hexadecimal digits. */
            sha256: string;
            author: {
                id: string;
                name: string;
            } | null;
            /** @description The version whose text it has. */
            restored_from: number | null;
            /** @description Saves of one person that it holds. */
            saves: number;
            /**
             * Format: date-time
             * @description When its text was approved.
             * @example 2026-11-14T23:41:09.123Z
             */
            approved_at: string | null;
            /**
             * Format: date-time
             * @description When it was begun.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last saved.
             * @example 2026-11-14T23:41:09.123Z
             */
            updated_at: string;
            blocks: {
                [key: string]: unknown;
            }[];
            markdown: string;
        };
        Violation: {
            id: string;
            /** @description Audit it belongs to. */
            audit_id: string | null;
            review_state: components["schemas"]["ReviewState"];
            /**
             * @description The highest of all rules that say it.
             * @enum {string|null}
             */
            severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
            /** @description The rule. */
            rule_id: string | null;
            /** @description What it is called. */
            rule_name: string | null;
            /** @description The asset (web page, document or post) where it was found. */
            asset_id: string | null;
            /** @description Name of that asset. */
            asset_name: string | null;
            /** @description URL or identifier of that asset. */
            asset_url: string | null;
            /** @description The words that were found. */
            violating_text: string | null;
            /** @description Why they were flagged. */
            reason: string;
            /** @description How to fix it. */
            recommended_solution: string | null;
            /** @description The sentence with the suggestion applied, where there is one. */
            suggested_text: string | null;
            /** @description Why it was dismissed, when it was. */
            dismissal_reason: string | null;
            /** @description Violations with the same group_id are the same finding on several assets. */
            group_id: string | null;
            /** @description Users assigned in the web application. */
            assigned_to_user_ids: string[];
            /** @description The law or guideline the rule rests on. */
            law: string | null;
            /** @description Where that law holds: EU, or the code of a country. */
            jurisdiction: string[];
            /** @description How likely the finding is right: weighed on web pages, otherwise how often its rule was; null where that was not measured. */
            confidence: number | null;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description A dismissal that waits for a second person; until then review_state is unchanged. */
            pending: {
                /**
                 * @description The decision that waits.
                 * @enum {string}
                 */
                action: "dismiss";
                /** @description The request. */
                id: string;
                /** @description Why it should be dismissed. */
                reason: string;
                /** @description Who asked. */
                requested_by: string;
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                requested_at: string;
            } | null;
            /** @description The sentence they stand in. */
            sentence: string | null;
            /** @description Other rules that say the same of these words; one decision holds for all. */
            also: components["schemas"]["AlsoFoundBy"][];
            /**
             * Format: date-time
             * @description When it was found.
             * @example 2026-11-14T23:41:09.123Z
             */
            found_at: string;
            /**
             * Format: date-time
             * @description When it was last decided.
             * @example 2026-11-14T23:41:09.123Z
             */
            decided_at: string | null;
            /** @description Who decided. */
            decided_by: string | null;
            /**
             * Format: date-time
             * @description When it should be decided.
             * @example 2026-11-14T23:41:09.123Z
             */
            due_at: string | null;
            /** @description The address of the issue that was made of it. */
            issue: string | null;
            /** @description The last day on which the decision holds (UTC), such as 2027-01-31; null: it has no end. */
            until: string | null;
            /** @description Who answers for a decision with an end. */
            owner: {
                id: string;
                name: string;
            } | null;
            /** @description The decision that held until its end came, while nobody has decided since. */
            ended: {
                review_state: components["schemas"]["ReviewState"];
                /** @description Its last day. */
                until: string;
                owner: {
                    id: string;
                    name: string;
                } | null;
            } | null;
        };
        ViolationDetail: {
            id: string;
            /** @description Audit it belongs to. */
            audit_id: string | null;
            review_state: components["schemas"]["ReviewState"];
            /**
             * @description The highest of all rules that say it.
             * @enum {string|null}
             */
            severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
            /** @description The rule. */
            rule_id: string | null;
            /** @description What it is called. */
            rule_name: string | null;
            /** @description The asset (web page, document or post) where it was found. */
            asset_id: string | null;
            /** @description Name of that asset. */
            asset_name: string | null;
            /** @description URL or identifier of that asset. */
            asset_url: string | null;
            /** @description The words that were found. */
            violating_text: string | null;
            /** @description Why they were flagged. */
            reason: string;
            /** @description How to fix it. */
            recommended_solution: string | null;
            /** @description The sentence with the suggestion applied, where there is one. */
            suggested_text: string | null;
            /** @description Why it was dismissed, when it was. */
            dismissal_reason: string | null;
            /** @description Violations with the same group_id are the same finding on several assets. */
            group_id: string | null;
            /** @description Users assigned in the web application. */
            assigned_to_user_ids: string[];
            /** @description The law or guideline the rule rests on. */
            law: string | null;
            /** @description Where that law holds: EU, or the code of a country. */
            jurisdiction: string[];
            /** @description How likely the finding is right: weighed on web pages, otherwise how often its rule was; null where that was not measured. */
            confidence: number | null;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description A dismissal that waits for a second person; until then review_state is unchanged. */
            pending: {
                /**
                 * @description The decision that waits.
                 * @enum {string}
                 */
                action: "dismiss";
                /** @description The request. */
                id: string;
                /** @description Why it should be dismissed. */
                reason: string;
                /** @description Who asked. */
                requested_by: string;
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                requested_at: string;
            } | null;
            /** @description The sentence they stand in. */
            sentence: string | null;
            /** @description Other rules that say the same of these words; one decision holds for all. */
            also: components["schemas"]["AlsoFoundBy"][];
            /**
             * Format: date-time
             * @description When it was found.
             * @example 2026-11-14T23:41:09.123Z
             */
            found_at: string;
            /**
             * Format: date-time
             * @description When it was last decided.
             * @example 2026-11-14T23:41:09.123Z
             */
            decided_at: string | null;
            /** @description Who decided. */
            decided_by: string | null;
            /**
             * Format: date-time
             * @description When it should be decided.
             * @example 2026-11-14T23:41:09.123Z
             */
            due_at: string | null;
            /** @description The address of the issue that was made of it. */
            issue: string | null;
            /** @description The last day on which the decision holds (UTC), such as 2027-01-31; null: it has no end. */
            until: string | null;
            /** @description Who answers for a decision with an end. */
            owner: {
                id: string;
                name: string;
            } | null;
            /** @description The decision that held until its end came, while nobody has decided since. */
            ended: {
                review_state: components["schemas"]["ReviewState"];
                /** @description Its last day. */
                until: string;
                owner: {
                    id: string;
                    name: string;
                } | null;
            } | null;
            /** @description What the rule checks. */
            rule_description: string | null;
            /** @description Background on the rule, such as the regulation behind it. */
            rule_explanation: string | null;
            /** @description Who it is assigned to. */
            assigned_to: components["schemas"]["Person"][];
            rule: {
                id: string;
                version: string;
                pack: string;
                name: string;
                /** @description What it checks. */
                description: string | null;
                /** @description Background. */
                explanation: string | null;
                source: {
                    citation: string;
                    /** @description Where it can be read. */
                    url: string | null;
                    verified: boolean;
                } | null;
            } | null;
            /**
             * @description The leading rule's own severity, where other rules join it.
             * @enum {string|null}
             */
            rule_severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
            /**
             * @description What it was in the run before; null in the first run of a site.
             * @enum {string|null}
             */
            change: "new" | "met" | "carried" | "sentence_changed" | "rule_changed" | "still_there" | "came_back" | null;
            /**
             * Format: date-time
             * @description When the first run of the site found it, as far as runs are known.
             * @example 2026-11-14T23:41:09.123Z
             */
            first_found_at: string;
            /** @description What is remembered of the same violation in an earlier run. */
            memory: {
                /**
                 * @description met: Nobody had decided about it; assignees, due date and comments came along. carried: It has the state and the reason it had before. sentence_changed: It was dismissed; its sentence has changed since, so it is undecided again. rule_changed: It was dismissed; what the rule looks for has changed since, so it is undecided again. still_there: It was marked fixed, and is still there: undecided again. came_back: It was gone in the run before, and is there again.
                 * @enum {string}
                 */
                how: "met" | "carried" | "sentence_changed" | "rule_changed" | "still_there" | "came_back";
                audit_id: string;
                /** @description The how manieth run of its site. */
                run: number;
                name: string;
                /**
                 * Format: date-time
                 * @description When the run began.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                at: string;
                /** @description The violation of that run. */
                violation_id: string;
                /** @description The run was deleted: what was decided is known, the text is not. */
                deleted: boolean;
                state: components["schemas"]["ReviewState"];
                /** @description Why it was dismissed then. */
                reason: string | null;
                /** @description Who decided then. */
                decided_by: string | null;
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                decided_at: string | null;
                /** @description The sentence as it was then. */
                sentence: string | null;
                /** @description Version of the rule then. */
                rule_version: string | null;
                /** @description The page then. */
                asset_id: string | null;
                /** @description Address of the page then. */
                asset_url: string | null;
                /** @description The page has the same content as then. */
                page_unchanged: boolean;
                /**
                 * Format: date-time
                 * @description When the page was read in this run.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                page_read_at: string | null;
            } | null;
            claim: {
                /**
                 * @description answered: the claim answers it. ended: it did, until the claim was withdrawn, changed or expired. almost: the sentence says the claim almost. condition: what must stand with the claim does not.
                 * @enum {string}
                 */
                how: "answered" | "ended" | "almost" | "condition";
                id: string;
                /** @example C-14 */
                number: string;
                /** @description The version that is meant. */
                version: number;
                /**
                 * @description Of the claim today.
                 * @enum {string}
                 */
                state: "draft" | "proved" | "approved" | "expiring" | "expired" | "withdrawn";
                /**
                 * @description The last day of that version.
                 * @example 2027-03-01
                 */
                until: string | null;
                /** @description The approved wording that is nearest. */
                wording: string;
                markets: string[];
                conditions: ({
                    /**
                     * @description A text that stands on the same page.
                     * @enum {string}
                     */
                    kind: "stands";
                    text: string;
                } | {
                    /**
                     * @description Words that are not in the same sentence.
                     * @enum {string}
                     */
                    kind: "absent";
                    words: string[];
                })[];
                proof: {
                    title: string;
                    /** @description Where in it. */
                    page: string | null;
                    /** @description Its words. */
                    passage: string | null;
                } | null;
                /** @description Of almost: what differs; `said` by its place in the sentence. */
                differences: components["schemas"]["ClaimDifference"][];
                /** @description Of condition: what is not met. */
                missing: ({
                    /**
                     * @description A text that stands on the same page.
                     * @enum {string}
                     */
                    kind: "stands";
                    text: string;
                } | {
                    /**
                     * @description Words that are not in the same sentence.
                     * @enum {string}
                     */
                    kind: "absent";
                    words: string[];
                })[];
                /**
                 * Format: date-time
                 * @description When the claim answered it no more.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                ended_at: string | null;
            } | null;
            /** @description Violations of its group. */
            group_size: number;
            group_states: components["schemas"]["StateCounts"];
            /** @description Oldest first. */
            comments: components["schemas"]["Comment"][];
            /** @description What happened to it, oldest first. */
            history: components["schemas"]["TrailEntry"][];
        };
        ViolationList: {
            violations: components["schemas"]["Violation"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        /** @description Fields that are absent stay as they are. */
        WebhookChange: {
            /** @description An http or https address; private ones only where audits may read them too. */
            url?: string;
            /** @description Which events; none: all of them, also those of later versions. */
            types?: ("audit.completed" | "violation.found" | "violation.reviewed" | "violation.commented" | "violation.assigned" | "document.generated" | "rule.published" | "gate.failed" | "gate.passed")[];
            /** @description False: nothing is sent, and nothing new is kept for it. */
            enabled?: boolean;
            /** @description Why; kept in the admin log. */
            reason?: string | null;
        };
        WebhookDeliveries: {
            /** @description Newest first. */
            deliveries: components["schemas"]["WebhookDelivery"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
        WebhookDelivery: {
            /** @description Of the event; larger ones are newer. */
            number: number;
            /** @description As in webhook-id. */
            event_id: string;
            /** @description Its type. */
            type: string;
            /** @description What it is about: an audit, a document, a rule. */
            subject: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-14T23:41:09.123Z
             */
            at: string;
            /** @enum {string} */
            state: "waiting" | "delivered" | "given_up";
            /** @description Tries. */
            attempts: number;
            /**
             * Format: date-time
             * @description The last one.
             * @example 2026-11-14T23:41:09.123Z
             */
            last_at: string | null;
            /**
             * Format: date-time
             * @description When it is tried again at the earliest.
             * @example 2026-11-14T23:41:09.123Z
             */
            again_at: string | null;
            /** @description What the receiver answered; null: nothing. */
            status: number | null;
            /** @description Why it failed; never what the receiver wrote. */
            failure: string | null;
        };
        WebhookEndpoint: {
            id: string;
            /** @description Where events are sent. */
            url: string;
            /** @description Which events; none: all of them, also those of later versions. */
            types: ("audit.completed" | "violation.found" | "violation.reviewed" | "violation.commented" | "violation.assigned" | "document.generated" | "rule.published" | "gate.failed" | "gate.passed")[];
            /** @description Whether events are sent. */
            enabled: boolean;
            /** @description Why it was switched off, where nobody did it. */
            disabled_why: string | null;
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
            types?: ("audit.completed" | "violation.found" | "violation.reviewed" | "violation.commented" | "violation.assigned" | "document.generated" | "rule.published" | "gate.failed" | "gate.passed")[];
            /** @description Why; kept in the admin log. */
            reason?: string | null;
        };
        WebhookEndpointMade: {
            id: string;
            /** @description Where events are sent. */
            url: string;
            /** @description Which events; none: all of them, also those of later versions. */
            types: ("audit.completed" | "violation.found" | "violation.reviewed" | "violation.commented" | "violation.assigned" | "document.generated" | "rule.published" | "gate.failed" | "gate.passed")[];
            /** @description Whether events are sent. */
            enabled: boolean;
            /** @description Why it was switched off, where nobody did it. */
            disabled_why: string | null;
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
            /** @description The key that signs them (Standard Webhooks), shown this once. */
            key: string;
        };
        WebhookKeyChange: {
            /**
             * @description How long the key before signs as well.
             * @default 24
             */
            overlap_hours?: number;
            /** @description Why; kept in the admin log. */
            reason?: string | null;
        };
        Webhooks: {
            /** @description Oldest first. */
            webhooks: components["schemas"]["WebhookEndpoint"][];
            /** @description To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more. */
            next: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Names this request in the log of the server; the one that was sent where it has 1 to 128 letters, digits, dots, colons and dashes.
         * @example 01a1e654-c6e3-7240-b5ea-04412c3d88a8
         */
        "X-Request-Id": string;
        /**
         * @description Seconds after which to try again.
         * @example 1
         */
        "Retry-After": string;
        /**
         * @description Where the key or the server has a rate: requests left (r) in so many seconds (t).
         * @example "default";r=9;t=1
         */
        RateLimit: string;
        /**
         * @description Where the key or the server has a rate: requests (q) in so many seconds (w).
         * @example "default";q=10;w=1
         */
        "RateLimit-Policy": string;
        /**
         * @description true: the answer that was kept for this Idempotency-Key is given again.
         * @example true
         */
        "Idempotent-Replayed": string;
    };
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
                "multipart/form-data": components["schemas"]["CheckForm"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Check"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkAddress: {
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
                "application/json": components["schemas"]["AddressCheckInput"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressCheck"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    mendText: {
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
                "application/json": components["schemas"]["MendInput"];
            };
        };
        responses: {
            /** @description The text, and what is still found in it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MendedText"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideOnViolations: {
        parameters: {
            query?: {
                /** @description newest: by audit, the newest first, in each the highest severity first; severity: the highest severity first, in each by audit, the newest first. */
                order?: "newest" | "severity";
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
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
                "application/json": components["schemas"]["DecisionsInput"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionsReport"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAllViolations: {
        parameters: {
            query?: {
                /** @description Only in these states. */
                state?: ("undecided" | "elevated_risk" | "urgent_violation" | "dismissed" | "fixed")[] | null;
                /** @description Only of these severities; NONE: without one. */
                severity?: ("UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | "NONE")[] | null;
                /** @description Identifiers of rules that say it, leading or beside another rule. */
                rule?: string[] | null;
                /** @description Keys of packs with a rule that says it. */
                pack?: string[] | null;
                /** @description Identifiers of assets. */
                asset?: string[] | null;
                /** @description Identifiers of members; nobody: without an assignee. */
                assignee?: string[] | null;
                /** @description Undecided and past its due date, or due within seven days. */
                due?: "overdue" | "week" | null;
                /** @description Decided with an end whose last day is this one or before, such as 2027-01-31; ended: undecided again since it came. */
                ends?: string | null;
                /** @description Identifiers of groups. */
                group?: string[] | null;
                /** @description Sections of the site: the first part of the path, with its slash. */
                section?: string[] | null;
                /** @description Languages of the page. */
                language?: ("NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO")[] | null;
                /** @description In the text, its sentence, the reason or the name of the rule, ignoring case. */
                search?: string | null;
                /** @description Found at this time or later. As 2026-11-14T23:41:09Z, or a day, which begins at midnight UTC. */
                since?: string | null;
                /** @description Found before this time. As 2026-11-14T23:41:09Z, or a day, which begins at midnight UTC. */
                until?: string | null;
                /** @description Identifiers of audits. */
                audit?: string[] | null;
                /** @description Identifiers of sites: every run of each. */
                site?: string[] | null;
                /** @description newest: by audit, the newest first, in each the highest severity first; severity: the highest severity first, in each by audit, the newest first. */
                order?: "newest" | "severity";
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: {
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViolationList"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getViolationHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description Which violation: an opaque identifier; an unknown one is 404. */
                violation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The violation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViolationDetail"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Which violation: an opaque identifier; an unknown one is 404. */
                violation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the thread. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comments"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which violation: an opaque identifier; an unknown one is 404. */
                violation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentInput"];
            };
        };
        responses: {
            /** @description The comment. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    assignViolation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description Which violation: an opaque identifier; an unknown one is 404. */
                violation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignInput"];
            };
        };
        responses: {
            /** @description The violation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Violation"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPresetReasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they are offered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetReasons"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setPresetReasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresetReasonsInput"];
            };
        };
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetReasons"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getIssueTrackers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they are offered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueTrackers"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setIssueTrackers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueTrackersInput"];
            };
        };
        responses: {
            /** @description The trackers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueTrackers"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    keepIssue: {
        parameters: {
            query?: never;
            header?: {
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description Which violation: an opaque identifier; an unknown one is 404. */
                violation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueInput"];
            };
        };
        responses: {
            /** @description The violation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Violation"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uploads"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAudits: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
                /** @description Only with one of these statuses. */
                status?: ("PENDING" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED")[] | null;
                /** @description Only runs of these sites. */
                site?: string[] | null;
                /** @description Made at this time or later. As 2026-11-14T23:41:09Z, or a day, which begins at midnight UTC. */
                since?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
            /** @description The audit, which has started. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditState"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
                /** @description Which audit: an opaque identifier; an unknown one is 404. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The audit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditState"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAudit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which audit: an opaque identifier; an unknown one is 404. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone at once; what belonged to it goes in the background. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelAudit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which audit: an opaque identifier; an unknown one is 404. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The audit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditState"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    retryAudit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which audit: an opaque identifier; an unknown one is 404. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetryInput"];
            };
        };
        responses: {
            /** @description The audit, which goes on. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditRetried"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    runAuditAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which audit: an opaque identifier; an unknown one is 404. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The audit, which has started. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditState"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAuditViolations: {
        parameters: {
            query?: {
                /** @description Only in these states. */
                state?: ("undecided" | "elevated_risk" | "urgent_violation" | "dismissed" | "fixed")[] | null;
                /** @description Only of these severities; NONE: without one. */
                severity?: ("UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | "NONE")[] | null;
                /** @description Identifiers of rules that say it, leading or beside another rule. */
                rule?: string[] | null;
                /** @description Keys of packs with a rule that says it. */
                pack?: string[] | null;
                /** @description Identifiers of assets. */
                asset?: string[] | null;
                /** @description Identifiers of members; nobody: without an assignee. */
                assignee?: string[] | null;
                /** @description Undecided and past its due date, or due within seven days. */
                due?: "overdue" | "week" | null;
                /** @description Decided with an end whose last day is this one or before, such as 2027-01-31; ended: undecided again since it came. */
                ends?: string | null;
                /** @description Identifiers of groups. */
                group?: string[] | null;
                /** @description Sections of the site: the first part of the path, with its slash. */
                section?: string[] | null;
                /** @description Languages of the page. */
                language?: ("NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO")[] | null;
                /** @description In the text, its sentence, the reason or the name of the rule, ignoring case. */
                search?: string | null;
                /** @description Found at this time or later. As 2026-11-14T23:41:09Z, or a day, which begins at midnight UTC. */
                since?: string | null;
                /** @description Found before this time. As 2026-11-14T23:41:09Z, or a day, which begins at midnight UTC. */
                until?: string | null;
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: {
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description Which audit: an opaque identifier; an unknown one is 404. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViolationList"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAuditAssets: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
                /** @description Only in these states. */
                state?: ("waiting" | "completed" | "failed" | "left_out" | "cancelled")[] | null;
            };
            header?: never;
            path: {
                /** @description Which audit: an opaque identifier; an unknown one is 404. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPage"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                /** @description Of the file. */
                format?: "csv" | "json" | "jsonl";
                /** @description Only in these states. */
                state?: ("undecided" | "elevated_risk" | "urgent_violation" | "dismissed" | "fixed")[] | null;
                /** @description Only of these severities; NONE: without one. */
                severity?: ("UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | "NONE")[] | null;
                /** @description Identifiers of rules that say it, leading or beside another rule. */
                rule?: string[] | null;
                /** @description Keys of packs with a rule that says it. */
                pack?: string[] | null;
                /** @description Identifiers of assets. */
                asset?: string[] | null;
                /** @description Identifiers of members; nobody: without an assignee. */
                assignee?: string[] | null;
                /** @description Undecided and past its due date, or due within seven days. */
                due?: "overdue" | "week" | null;
                /** @description Decided with an end whose last day is this one or before, such as 2027-01-31; ended: undecided again since it came. */
                ends?: string | null;
                /** @description Identifiers of groups. */
                group?: string[] | null;
                /** @description Sections of the site: the first part of the path, with its slash. */
                section?: string[] | null;
                /** @description Languages of the page. */
                language?: ("NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO")[] | null;
                /** @description In the text, its sentence, the reason or the name of the rule, ignoring case. */
                search?: string | null;
                /** @description Found at this time or later. As 2026-11-14T23:41:09Z, or a day, which begins at midnight UTC. */
                since?: string | null;
                /** @description Found before this time. As 2026-11-14T23:41:09Z, or a day, which begins at midnight UTC. */
                until?: string | null;
            };
            header?: {
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description Which audit: an opaque identifier; an unknown one is 404. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["AuditExport"];
                    "application/x-ndjson": string;
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compareAudits: {
        parameters: {
            query?: {
                /** @description The earlier run of the same site; absent: the run before. */
                with?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: {
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description Which audit: an opaque identifier; an unknown one is 404. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description earlier − gone − not looked at + new = later. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditComparison"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listComparedFindings: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
                /** @description The earlier run of the same site; absent: the run before. */
                with?: string;
                /** @description Which; new where nothing is said. A cursor says it already. */
                change?: "new" | "came_back" | "still_there" | "changed" | "carried" | "gone" | "not_looked_at";
            };
            header?: {
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description Which audit: an opaque identifier; an unknown one is 404. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparedPage"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSites: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
                /** @description In the name. */
                search?: string;
                /** @description Markets: the site’s own, or the workspace’s where it has none. */
                market?: string[];
                /** @description Packs: the site’s own, or the workspace’s where it has none. */
                pack?: string[];
                /** @description When it runs. */
                schedule?: ("scheduled" | "paused" | "hand")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitePage"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createSite: {
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
                "application/json": components["schemas"]["SiteInput"];
            };
        };
        responses: {
            /** @description The site. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteDetail"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    previewSchedule: {
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
                "application/json": components["schemas"]["ScheduleInput"];
            };
        };
        responses: {
            /** @description The next three runs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextRuns"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which site: an opaque identifier; an unknown one is 404. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteDetail"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which site: an opaque identifier; an unknown one is 404. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone at once; what belonged to it goes in the background. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which site: an opaque identifier; an unknown one is 404. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteChange"];
            };
        };
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteDetail"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    runSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which site: an opaque identifier; an unknown one is 404. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run, which has started. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditState"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @description Identifiers of templates. */
                template?: string[] | null;
                /** @description Only in these languages. */
                language?: ("NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO")[] | null;
                /** @description Made at this time or later. As 2026-11-14T23:41:09Z, or a day, which begins at midnight UTC. */
                since?: string | null;
                /** @description Made before this time. As 2026-11-14T23:41:09Z, or a day, which begins at midnight UTC. */
                until?: string | null;
                /** @description Only those that are so far. */
                approval?: ("draft" | "in_review" | "approved")[] | null;
                /** @description Identifiers of bulk runs. */
                bulk_run?: string[] | null;
                /** @description In title and text. */
                search?: string | null;
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    writeDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentOrder"];
            };
        };
        responses: {
            /** @description The document; with wait false, the one that waits. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentMade"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The model's service failed; no document was left behind. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The model took too long; no document was left behind. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description Which document: an opaque identifier; an unknown one is 404. */
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentDetail"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDocumentVersions: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Which document: an opaque identifier; an unknown one is 404. */
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentVersions"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDocumentVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description Which document: an opaque identifier; an unknown one is 404. */
                document_id: string;
                /** @description Which number: an opaque identifier; an unknown one is 404. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionText"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRules: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
                /** @description Only of these packs. */
                pack?: string[] | null;
                /** @description Only what reads one of these languages. */
                language?: ("NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO")[] | null;
                /** @description Only of these severities, as the workspace has them. */
                severity?: ("LOW" | "MEDIUM" | "HIGH" | "CRITICAL")[] | null;
                /** @description Only what holds in one of these: a country (DE, UK, US-CA) or EU. */
                market?: string[] | null;
                /** @description Only what the workspace wrote, or only what came with packs. */
                own?: "true" | "false";
            };
            header?: {
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rules by their identifiers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulePage"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulePlan"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPacks: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Packs"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description Which rule: an opaque identifier; an unknown one is 404. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleRead"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOwnRules: {
        parameters: {
            query?: {
                /** @description In identifier and name. */
                search?: string;
                /** @description state */
                state?: "draft" | "in_review" | "published" | "off";
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRules"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createOwnRule: {
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
                "application/json": components["schemas"]["OwnRuleInput"];
            };
        };
        responses: {
            /** @description The rule. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRulesNotRead: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesNotRead"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tryOwnRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleTryInput"];
            };
        };
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleTry"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOwnRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which rule: an opaque identifier; an unknown one is 404. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteOwnRule: {
        parameters: {
            query?: {
                /** @description Why; kept in the admin log. */
                reason?: string;
            };
            header?: never;
            path: {
                /** @description Which rule: an opaque identifier; an unknown one is 404. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule, or its draft, is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    countRuleScope: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which rule: an opaque identifier; an unknown one is 404. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of the newest completed run of each site. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleScope"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compareOwnRule: {
        parameters: {
            query: {
                /** @description The earlier version; 0: nothing. */
                from: number;
                /** @description The later one. */
                to: number;
            };
            header?: never;
            path: {
                /** @description Which rule: an opaque identifier; an unknown one is 404. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences, part by part. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleComparison"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRuleFigures: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleFigures"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveOwnRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which rule: an opaque identifier; an unknown one is 404. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnRuleDraft"];
            };
        };
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askForRuleReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which rule: an opaque identifier; an unknown one is 404. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleReviewAsked"];
            };
        };
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    publishOwnRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which rule: an opaque identifier; an unknown one is 404. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulePublication"];
            };
        };
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendRuleBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which rule: an opaque identifier; an unknown one is 404. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonInput"];
            };
        };
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    switchRuleOff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which rule: an opaque identifier; an unknown one is 404. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonInput"];
            };
        };
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    switchRuleOn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which rule: an opaque identifier; an unknown one is 404. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonInput"];
            };
        };
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rollRuleBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which rule: an opaque identifier; an unknown one is 404. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleRollBack"];
            };
        };
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTriableRuns: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TriableRuns"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tryRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The rule’s file, folder/name.yml; its identifier is folder.name. */
                    file: string;
                    /** @description The rule in YAML. */
                    content: string;
                    /** @description The version it would replace; null for a new rule. */
                    earlier?: string | null;
                    /** @description Audits whose pages it is tried on; the newest of each site where it is left out. */
                    runs?: string[];
                };
            };
        };
        responses: {
            /** @description The try, which has started. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageTry"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addRuleExample: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which rule: an opaque identifier; an unknown one is 404. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description hits: the rule must find something in it; passes: it must leave it alone.
                     * @enum {string}
                     */
                    kind: "hits" | "passes";
                    /** @description The sentence. */
                    text: string;
                    /** @description Its language, where the rule has a section for each. */
                    language?: string | null;
                };
            };
        };
        responses: {
            /** @description The rule, with the sentence in its draft. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getRuleTry: {
        parameters: {
            query?: never;
            header?: {
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description Which try: an opaque identifier; an unknown one is 404. */
                try_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The try. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageTry"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelRuleTry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description Which try: an opaque identifier; an unknown one is 404. */
                try_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The try, which was cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageTry"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTones: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tones"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createTone: {
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
                "application/json": components["schemas"]["ToneInput"];
            };
        };
        responses: {
            /** @description The tone. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tone"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which tone: an opaque identifier; an unknown one is 404. */
                tone_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tone"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeTone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which tone: an opaque identifier; an unknown one is 404. */
                tone_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToneInput"];
            };
        };
        responses: {
            /** @description The tone, as a new version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tone"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteTone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which tone: an opaque identifier; an unknown one is 404. */
                tone_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; documents written in it stay. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    importTemplates: {
        parameters: {
            query?: {
                /** @description Only read and report; nothing is stored. */
                dry_run?: "true" | "false";
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
            /** @description The report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateImport"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which template: an opaque identifier; an unknown one is 404. */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ZIP archive. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Templates"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startTemplate: {
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
                "application/json": components["schemas"]["TemplateStart"];
            };
        };
        responses: {
            /** @description The template. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateMade"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    previewTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplatePreviewInput"];
            };
        };
        responses: {
            /** @description The text, or the faults. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePreview"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The model's service failed; no document was left behind. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The model took too long; no document was left behind. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which template: an opaque identifier; an unknown one is 404. */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template; its draft where there is one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateDetail"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which template: an opaque identifier; an unknown one is 404. */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone; documents written with it stay, and its versions with them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveTemplateDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which template: an opaque identifier; an unknown one is 404. */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateDraftInput"];
            };
        };
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateDetail"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    discardTemplateDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which template: an opaque identifier; an unknown one is 404. */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    publishTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which template: an opaque identifier; an unknown one is 404. */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplatePublication"];
            };
        };
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateDetail"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rollTemplateBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which template: an opaque identifier; an unknown one is 404. */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateRollBack"];
            };
        };
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateDetail"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compareTemplate: {
        parameters: {
            query: {
                /** @description A version; 0: the draft. */
                from: number;
                /** @description A version; 0: the draft. */
                to: number;
            };
            header?: never;
            path: {
                /** @description Which template: an opaque identifier; an unknown one is 404. */
                template_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateComparison"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listToneVersions: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Which tone: an opaque identifier; an unknown one is 404. */
                tone_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToneVersions"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compareTone: {
        parameters: {
            query: {
                /** @description A version. */
                from: number;
                /** @description Another. */
                to: number;
            };
            header?: never;
            path: {
                /** @description Which tone: an opaque identifier; an unknown one is 404. */
                tone_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, language by language. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToneComparison"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    restoreTone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which tone: an opaque identifier; an unknown one is 404. */
                tone_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToneRestore"];
            };
        };
        responses: {
            /** @description The tone; all of it was restored, or one language. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tone"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listInfobases: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Infobases"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createInfobase: {
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
                "application/json": components["schemas"]["InfobaseInput"];
            };
        };
        responses: {
            /** @description The knowledge base. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InfobaseDetail"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getInfobase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which infobase: an opaque identifier; an unknown one is 404. */
                infobase_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The knowledge base. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InfobaseDetail"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteInfobase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which infobase: an opaque identifier; an unknown one is 404. */
                infobase_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; documents keep the facts they cite. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    renameInfobase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which infobase: an opaque identifier; an unknown one is 404. */
                infobase_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InfobaseInput"];
            };
        };
        responses: {
            /** @description The knowledge base, as a new version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InfobaseDetail"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEntries: {
        parameters: {
            query?: {
                /** @description kind */
                kind?: "fact" | "guideline" | "passage";
                /** @description Only of this source. */
                source?: string;
                /** @description In title, text and source. */
                search?: string;
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Which infobase: an opaque identifier; an unknown one is 404. */
                infobase_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entries"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which infobase: an opaque identifier; an unknown one is 404. */
                infobase_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryInput"];
            };
        };
        responses: {
            /** @description The entry. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which infobase: an opaque identifier; an unknown one is 404. */
                infobase_id: string;
                /** @description Which entry: an opaque identifier; an unknown one is 404. */
                entry_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryInput"];
            };
        };
        responses: {
            /** @description The entry; the knowledge base has a new version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which infobase: an opaque identifier; an unknown one is 404. */
                infobase_id: string;
                /** @description Which entry: an opaque identifier; an unknown one is 404. */
                entry_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addFiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which infobase: an opaque identifier; an unknown one is 404. */
                infobase_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FilesInput"];
            };
        };
        responses: {
            /** @description How many passages each gave. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedFiles"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteFile: {
        parameters: {
            query: {
                /** @description The name of the file. */
                source: string;
            };
            header?: never;
            path: {
                /** @description Which infobase: an opaque identifier; an unknown one is 404. */
                infobase_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listClaims: {
        parameters: {
            query?: {
                /** @description States: draft, proved, approved, expiring, expired, withdrawn. Several, separated by commas. */
                state?: string;
                /** @description Claims that may be said there. */
                market?: string;
                /** @description number: the newest first. attention: what ends first. ends: by its last day. */
                sort?: "number" | "attention" | "ends";
                /** @description In number, wordings, products and titles of proofs. */
                search?: string;
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claims"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createClaim: {
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
                "application/json": components["schemas"]["ClaimInput"];
            };
        };
        responses: {
            /** @description The claim: a draft, or proved where it has a proof. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claim"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which claim: an opaque identifier; an unknown one is 404. */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version in use. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claim"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which claim: an opaque identifier; an unknown one is 404. */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimChange"];
            };
        };
        responses: {
            /** @description The new version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claim"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listClaimVersions: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Which claim: an opaque identifier; an unknown one is 404. */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimVersions"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listClaimFindings: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Which claim: an opaque identifier; an unknown one is 404. */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimFindings"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    approveClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which claim: an opaque identifier; an unknown one is 404. */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimApproval"];
            };
        };
        responses: {
            /** @description The approved claim. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claim"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    withdrawClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which claim: an opaque identifier; an unknown one is 404. */
                claim_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimWithdrawal"];
            };
        };
        responses: {
            /** @description The withdrawn claim. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claim"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportClaims: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV, UTF-8. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    importClaims: {
        parameters: {
            query?: {
                /** @description Only report; nothing is stored. */
                dry_run?: "true" | "false";
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
            /** @description What became of each row. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimsReport"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAssertions: {
        parameters: {
            query?: {
                /** @description Only these. */
                kind?: "figure" | "comparison" | "superlative" | "certificate" | "award" | "test" | "health" | "environment";
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Which audit: an opaque identifier; an unknown one is 404. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assertions"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readClaimFile: {
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
            /** @description What was read. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimSource"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readClaimAddress: {
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
                "application/json": components["schemas"]["AddressSourceInput"];
            };
        };
        responses: {
            /** @description What was read. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimSource"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readClaimEntry: {
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
                "application/json": components["schemas"]["EntrySourceInput"];
            };
        };
        responses: {
            /** @description What was kept. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimSource"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getClaimSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which source: an opaque identifier; an unknown one is 404. */
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was kept of it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimSource"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadClaimSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which source: an opaque identifier; an unknown one is 404. */
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its bytes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findPassage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which source: an opaque identifier; an unknown one is 404. */
                source_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassageInput"];
            };
        };
        responses: {
            /** @description Where it stands. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PassageAnswer"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @description Which events; absent: all of them. */
                types?: ("audit.completed" | "violation.found" | "violation.reviewed" | "violation.commented" | "violation.assigned" | "document.generated" | "rule.published" | "gate.failed" | "gate.passed")[];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, each with what waits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
            /** @description With the key that signs, shown this once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointMade"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which webhook: an opaque identifier; an unknown one is 404. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @description Which webhook: an opaque identifier; an unknown one is 404. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed, with what waited for it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which webhook: an opaque identifier; an unknown one is 404. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rotateWebhookKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which webhook: an opaque identifier; an unknown one is 404. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookKeyChange"];
            };
        };
        responses: {
            /** @description With the new key, shown this once. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointMade"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which webhook: an opaque identifier; an unknown one is 404. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which waits to be sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Which webhook: an opaque identifier; an unknown one is 404. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveries"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resendDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Which webhook: an opaque identifier; an unknown one is 404. */
                webhook_id: string;
                /** @description Which number: an opaque identifier; an unknown one is 404. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which waits to be sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Members"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page; never the keys themselves. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeys"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyInput"];
            };
        };
        responses: {
            /** @description With the key itself, shown this once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyMade"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which key: an opaque identifier; an unknown one is 404. */
                key_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyRotation"];
            };
        };
        responses: {
            /** @description The new key, shown this once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyMade"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: {
                /** @description Why; kept in the admin log. */
                reason?: string;
            };
            header?: never;
            path: {
                /** @description Which key: an opaque identifier; an unknown one is 404. */
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRuns"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
                /** @description Which run: an opaque identifier; an unknown one is 404. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @description Which run: an opaque identifier; an unknown one is 404. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @description Which run: an opaque identifier; an unknown one is 404. */
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkPreview"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description Which run: an opaque identifier; an unknown one is 404. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each with its text and its findings, or why there is none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDryRun"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The model's service failed; no document was left behind. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The model took too long; no document was left behind. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @description Which run: an opaque identifier; an unknown one is 404. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run, which goes on in the background. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
                /** @description Which run: an opaque identifier; an unknown one is 404. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
                /** @description state */
                state?: "waiting" | "written" | "findings" | "failed";
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: {
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description Which run: an opaque identifier; an unknown one is 404. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRows"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
            query: {
                /** @description format */
                format: "xlsx" | "csv" | "zip";
                /** @description What the documents of a ZIP are; Markdown where nothing is said. */
                documents?: "md" | "html" | "txt" | "docx" | "pdf";
            };
            header?: never;
            path: {
                /** @description Which run: an opaque identifier; an unknown one is 404. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
            query?: {
                /** @description `next` of the answer before; absent: from the beginning. */
                cursor?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Which document: an opaque identifier; an unknown one is 404. */
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @description Which document: an opaque identifier; an unknown one is 404. */
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentDetail"];
                };
            };
            /** @description The API key is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan has no API access, the key lacks the scope, or the workspace is not open to this network address. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The resource does not exist in this workspace. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A request with the same Idempotency-Key is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A parameter or the request body is invalid; detail says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The model's service failed; no document was left behind. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is busy or its database does not answer; Retry-After says when to try again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The model took too long; no document was left behind. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
    gateFailed: {
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
                "application/json": components["schemas"]["EventGateFailed"];
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
    gatePassed: {
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
                "application/json": components["schemas"]["EventGatePassed"];
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
    webhookTest: {
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
                "application/json": components["schemas"]["EventWebhookTest"];
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
