/**
 * Types of version 1 of the public API, from its OpenAPI document. Made by `npm run sdk`; not to be edited.
 */
export interface paths {
    "/public/v1/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a document from a template
         * @description The document is stored and readable when 201 is sent, which says what the rules changed in it, what they still find, which figures nobody supplied and which facts it uses. With `refuse_at`, a text with a finding of that severity or above is not stored: 422 has one fault for each finding, with the finding in `ctx`, and an Idempotency-Key keeps that answer. With Prefer: respond-async, 201 is sent at once and GET says the rest; a text that `refuse_at` refuses is then 404 with its findings as `detail`.
         *
         *     The key needs the scope `write`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        post: operations["generateDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/document/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a generated document
         * @description The text, and what the rules changed in it and still find, figures without a source, and the facts it uses.
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
    "/public/v1/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List templates
         * @description Templates that need a language model are listed where the workspace uses one.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. The answer carries an `ETag`; with `If-None-Match` it is 304 where nothing has changed.
         */
        get: operations["listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one template
         * @description The template with its form in every language it is written in: the fields that `input` of a new document may have.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. The answer carries an `ETag`; with `If-None-Match` it is 304 where nothing has changed.
         */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/toneofvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tones of voice
         * @description The built-in voices and those the workspace wrote itself, each with an entry for every language; `id` of an entry is what a document takes as toneOfVoiceMetaId.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. The answer carries an `ETag`; with `If-None-Match` it is 304 where nothing has changed.
         */
        get: operations["listTonesOfVoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/toneofvoice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one tone of voice
         * @description The voice with its entries in all languages; `content` has the guidelines of a voice that the workspace wrote itself.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. The answer carries an `ETag`; with `If-None-Match` it is 304 where nothing has changed.
         */
        get: operations["getToneOfVoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/infobase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List knowledge bases
         * @description Facts and guidelines that documents may be written from. A form field of type infobase takes the id of one.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. The answer carries an `ETag`; with `If-None-Match` it is 304 where nothing has changed.
         */
        get: operations["listInfobases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/infobase/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one knowledge base
         * @description The knowledge base with the facts that documents use and name as their source.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. The answer carries an `ETag`; with `If-None-Match` it is 304 where nothing has changed.
         */
        get: operations["getInfobase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/audits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List compliance audits, newest first
         * @description The newest audits with their status, and what was found and decided so far. Each run of a site is an audit of its own.
         *
         *     The key needs the scope `read`, and sees its own workspace alone.
         */
        get: operations["listAudits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/audits/{audit_id}/violations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the violations of an audit
         * @description Highest severity first, then in the order they were found: pages neither repeat nor drop a violation.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        get: operations["listViolations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/violations/{violation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one violation with its rule and comment thread
         * @description What was found and where, what is wrong with it and what to write instead, the rule with its law, what other rules say of the same words, what was decided, and the comments.
         *
         *     The key needs the scope `read`, and sees its own workspace alone. Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.
         */
        get: operations["getViolation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/violations/{violation_id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a review decision
         * @description The decision appears in the audit's activity trail. With apply_to_group it applies to every violation with the same group_id, all of them or none. A dismissal of a severity for which the workspace asks a second person changes no state: pending says how many violations wait for the answer.
         *
         *     The key needs the scope `review`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["reviewViolation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/violations/{violation_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a comment to the thread
         * @description Mentions inside the comment neither assign the violation nor notify anyone.
         *
         *     The key needs the scope `review`, and sees its own workspace alone. With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.
         */
        post: operations["commentOnViolation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the API is up
         * @description For load balancers: the database is asked each time, on a connection of its own, and has a second to answer.
         *
         *     No key is needed.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AlsoFoundBy: {
            rule_id: string;
            rule_name: string;
            severity: components["schemas"]["Severity"];
            /** @description The law or guideline that rule rests on. */
            law: string | null;
            /** @description Where that law holds. */
            jurisdiction: string[];
            /** @description The words that rule found. */
            text?: string;
            /** @description Why that rule flags them. */
            reason?: string;
            /** @description How to fix it, by that rule. */
            solution?: string | null;
            /** @description What that rule suggests. */
            suggested_text?: string | null;
        };
        Audit: {
            id: string;
            name: string;
            /** @enum {string} */
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
            total_assets: number;
            completed_assets: number;
            failed_assets: number;
            total_violations: number;
        };
        AuditList: {
            /** @description Newest first. */
            audits: components["schemas"]["Audit"][];
            /** @description Number of items in this response. */
            returned: number;
            limit: number;
        };
        CommentInput: {
            /** @description The comment; not blank. */
            comment: string;
        };
        DocumentChange: {
            number: number;
            rule_id: string;
            rule_name: string;
            /**
             * @description `suggestion`: the rule's own wording was written; `model`: the model wrote the sentence again.
             * @enum {string}
             */
            made_by: "suggestion" | "model";
            /**
             * @description `wording` keeps the meaning, `removal` takes a claim out, `advice` is never applied by a program.
             * @enum {string|null}
             */
            suggestion_class: "wording" | "removal" | "advice" | null;
            before: string;
            after: string;
            /** @description The sentence as it was delivered. */
            sentence: string;
            /** @description Where it stands in `generatedOutput`, in Unicode code points, end exclusive; null where it has no one place. */
            place: {
                start: number;
                end: number;
            } | null;
            /** @description A person has looked at it and lets it stand. */
            accepted: boolean;
        };
        DocumentFact: {
            /** @description The number it had for whoever wrote the text. */
            number: number;
            text: string;
            /** @description Its title in the knowledge base. */
            title: string | null;
            /** @description Where it comes from. */
            source: string | null;
        };
        DocumentFinding: {
            rule_id: string;
            rule_name: string;
            /** @enum {string} */
            severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            /** @description The words that were found. */
            text: string;
            sentence: string;
            /** @description Why they were found. */
            reason: string;
            /** @description The sentence as the rule would write it. */
            suggested_text: string | null;
            /**
             * @description `wording` keeps the meaning, `removal` takes a claim out, `advice` is never applied by a program.
             * @enum {string|null}
             */
            suggestion_class: "wording" | "removal" | "advice" | null;
            /** @description Other rules that find something in the same words. */
            also: {
                rule_id: string;
                rule_name: string;
                /** @enum {string} */
                severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            }[];
            /** @description Where it stands in `generatedOutput`, in Unicode code points, end exclusive; null where it has no one place. */
            place: {
                start: number;
                end: number;
            } | null;
            /** @description A person has looked at it and lets it stand. */
            ignored: boolean;
        };
        DocumentGenerateInput: {
            /** @description Template identifier, from the template endpoints. */
            templateId: string;
            language_key: components["schemas"]["LanguageKey"];
            /** @description A JSON object serialized as a string, with the fields of the template's form; at most 64 KiB. */
            input: string;
            /** @description Tone of voice to write in, from the tone of voice endpoints. */
            toneOfVoiceMetaId?: string | null;
            /** @description How many texts to write that differ in wording and order. Each is a document of its own. Not with Prefer: respond-async. */
            variants?: number;
            /**
             * @description Where the model fails or its budget is used up, the template's own draft is written instead, and `message` says so.
             * @enum {string|null}
             */
            fallback?: "draft" | null;
            /**
             * @description Refuses a text with a finding of this severity or above: 422 lists the findings and nothing is stored. With Prefer: respond-async, GET of the document then answers 404 with the findings as `detail`.
             * @enum {string|null}
             */
            refuse_at?: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
        };
        DocumentGenerateResponse: {
            /** @description What was done and what is left to look at, in a sentence or some. */
            message: string;
            /** @description Identifier of the generated document. */
            documentId: string;
            /** @description Where variants were asked for: the documents, the first of which is documentId. */
            variants?: string[];
            /** @description What the workspace's rules find in the text. */
            findings?: components["schemas"]["DocumentFinding"][];
            /** @description What was written otherwise for the rules, by which rule and where. */
            changes?: components["schemas"]["DocumentChange"][];
            /** @description What the text asserts and neither the form nor the facts nor an approved claim say. */
            unsupported?: components["schemas"]["UnsupportedAssertion"][];
            /** @description Values of the form that the text does not have: prices, figures, days, addresses, and what it is about. */
            lost?: components["schemas"]["LostValue"][];
            /** @description Facts of the knowledge base that the text uses. */
            facts?: components["schemas"]["DocumentFact"][];
        };
        /** @description Every error but 422. */
        Error: {
            /** @description What went wrong, in a sentence. */
            detail: string;
        };
        /** @description Every fault of the request, not the first alone. */
        HTTPValidationError: {
            detail: components["schemas"]["ValidationError"][];
        };
        Health: {
            /** @enum {string} */
            status: "pass" | "fail";
            /** @description What is wrong, where it is known. */
            output?: string;
        };
        /** @description A knowledge base: product facts and guidelines. */
        Infobase: {
            id: string;
            /** @description Display name. */
            name: string;
            /** @description What it holds. */
            description: string | null;
        };
        /**
         * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
         * @enum {string}
         */
        LanguageKey: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO";
        LostValue: {
            field: string;
            value: string;
        };
        /** @description Where the workspace asks a second person: what waits. review_state is then the state the violation keeps. */
        PendingResult: {
            /** @description The request. */
            id: string;
            /** @description How many violations wait. */
            violations: number;
        };
        PublicAPIDocumentSchema: {
            id: string;
            title: string;
            shared: boolean;
            /** @description The content as block nodes in the ProseMirror/Tiptap JSON form. */
            document?: {
                [key: string]: unknown;
            }[] | null;
            /** @description The same content as plain text. */
            rawDocument: string;
            /** @description The same content as Markdown, as generated. */
            generatedOutput: string;
            /** @description Identifier shared by the documents of one bulk run. */
            bulkInputId?: string | null;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            languageKey?: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description Template it was written from. */
            templateId?: string | null;
            /** @description Tone of voice it was written in. */
            toneOfVoiceId?: string | null;
            /** @description How it was written and what is left to look at. */
            message?: string;
            /** @description What the workspace's rules find in the text. */
            findings?: components["schemas"]["DocumentFinding"][];
            /** @description What was written otherwise for the rules, by which rule and where. */
            changes?: components["schemas"]["DocumentChange"][];
            /** @description What the text asserts and neither the form nor the facts nor an approved claim say. */
            unsupported?: components["schemas"]["UnsupportedAssertion"][];
            /** @description Values of the form that the text does not have: prices, figures, days, addresses, and what it is about. */
            lost?: components["schemas"]["LostValue"][];
            /** @description Facts of the knowledge base that the text uses. */
            facts?: components["schemas"]["DocumentFact"][];
        };
        /**
         * @description The decision.
         * @enum {string}
         */
        ReviewAction: "dismiss" | "elevated_risk" | "urgent_violation" | "mark_fixed" | "reopen";
        ReviewInput: {
            action: components["schemas"]["ReviewAction"];
            /** @description Required for, and accepted only with, action dismiss; at most 2,000 characters. */
            reason?: string | null;
            /**
             * @description Applies the same decision to every violation with the same group_id.
             * @default false
             */
            apply_to_group?: boolean;
        };
        /** @description Counts over the whole audit, regardless of any filter. */
        ReviewProgress: {
            undecided: number;
            elevated_risk: number;
            urgent_violation: number;
            dismissed: number;
            fixed: number;
        };
        ReviewResponse: {
            violation_id: string;
            action: components["schemas"]["ReviewAction"];
            review_state: components["schemas"]["ReviewState"];
            /** @description How many violations the decision was applied to. */
            violations_updated: number;
            pending?: components["schemas"]["PendingResult"];
        };
        /**
         * @description Where the review of a violation stands.
         * @enum {string}
         */
        ReviewState: "undecided" | "elevated_risk" | "urgent_violation" | "dismissed" | "fixed";
        /**
         * @description Severity of a rule.
         * @enum {string}
         */
        Severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
        Template: {
            id: string;
            /** @description Machine-readable name. */
            key: string;
            /** @description The template's generation steps, one for each step and language. */
            commands: components["schemas"]["TemplateCommand"][];
            /** @description True: it can only be written where the workspace uses a language model. */
            needsModel?: boolean;
            /** @description The template per language, with its input form. */
            templateMetas: components["schemas"]["TemplateMeta"][];
        };
        TemplateCommand: {
            id: string;
            languageKey: components["schemas"]["LanguageKey"];
        };
        TemplateMeta: {
            id: string;
            languageKey: components["schemas"]["LanguageKey"];
            /** @description Fields of the input: {name, type, label, help, required, placeholder, options, maxLength, default}; where they apply also min, format (date, date-or-words, questions), limits (of the channel, where no model writes) and note (never printed). */
            form: {
                [key: string]: unknown;
            }[];
        };
        ToneOfVoice: {
            id: string;
            /** @description Machine-readable name. */
            key: string;
            toneOfVoiceMetas: components["schemas"]["ToneOfVoiceMeta"][];
        };
        ToneOfVoiceMeta: {
            id: string;
            name: string;
            languageKey: components["schemas"]["LanguageKey"];
            /** @description What it sounds like. */
            description: string | null;
            /** @description Guidelines; null for built-in tones. */
            content: string | null;
            toneOfVoiceId: string;
        };
        UnsupportedAssertion: {
            /** @enum {string} */
            kind: "percentage" | "price" | "date" | "number" | "number_word" | "name" | "address" | "contact" | "quotation" | "award" | "certificate" | "ingredient" | "comparison" | "effect";
            /** @description As it stands in the text. */
            text: string;
            /** @description The sentence it stands in; null for documents that were written before this was kept. */
            sentence: string | null;
            /** @description Where it stands in `generatedOutput`, in Unicode code points, end exclusive; null where it has no one place. */
            place: {
                start: number;
                end: number;
            } | null;
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
        Violation: {
            id: string;
            /** @description Audit it belongs to. */
            audit_id: string | null;
            review_state: components["schemas"]["ReviewState"];
            /**
             * @description Severity of a rule.
             * @enum {string|null}
             */
            severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
            /** @description Rule the violation breaks. */
            rule_id: string | null;
            /** @description Name of that rule. */
            rule_name: string | null;
            /** @description The asset (web page, document or post) where it was found. */
            asset_id: string | null;
            /** @description Name of that asset. */
            asset_name: string | null;
            /** @description URL or identifier of that asset. */
            asset_url: string | null;
            /** @description Text that triggered the violation. */
            violating_text: string | null;
            /** @description Why the text was flagged. */
            reason: string;
            /** @description How to fix it. */
            recommended_solution: string | null;
            /** @description Replacement text, when one could be suggested. */
            suggested_text: string | null;
            /** @description Why it was dismissed, when it was. */
            dismissal_reason: string | null;
            /** @description Violations with the same group_id are the same finding on several assets. */
            group_id: string | null;
            /** @description Users assigned in the web application. */
            assigned_to_user_ids: string[];
            /** @description Other rules that say the same of these words; severity is the highest of all, and a decision holds for all. */
            also: components["schemas"]["AlsoFoundBy"][];
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
        };
        ViolationComment: {
            id: string;
            /** @description Email of the author when the author belongs to the workspace. */
            author_email: string | null;
            content: string;
            /**
             * Format: date-time
             * @description When it was written.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
        };
        ViolationDetail: {
            id: string;
            /** @description Audit it belongs to. */
            audit_id: string | null;
            review_state: components["schemas"]["ReviewState"];
            /**
             * @description Severity of a rule.
             * @enum {string|null}
             */
            severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
            /** @description Rule the violation breaks. */
            rule_id: string | null;
            /** @description Name of that rule. */
            rule_name: string | null;
            /** @description The asset (web page, document or post) where it was found. */
            asset_id: string | null;
            /** @description Name of that asset. */
            asset_name: string | null;
            /** @description URL or identifier of that asset. */
            asset_url: string | null;
            /** @description Text that triggered the violation. */
            violating_text: string | null;
            /** @description Why the text was flagged. */
            reason: string;
            /** @description How to fix it. */
            recommended_solution: string | null;
            /** @description Replacement text, when one could be suggested. */
            suggested_text: string | null;
            /** @description Why it was dismissed, when it was. */
            dismissal_reason: string | null;
            /** @description Violations with the same group_id are the same finding on several assets. */
            group_id: string | null;
            /** @description Users assigned in the web application. */
            assigned_to_user_ids: string[];
            /** @description Other rules that say the same of these words; severity is the highest of all, and a decision holds for all. */
            also: components["schemas"]["AlsoFoundBy"][];
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
            /** @description What the rule checks. */
            rule_description: string | null;
            /** @description Background on the rule, such as the regulation behind it. */
            rule_explanation: string | null;
            /** @description Oldest first. */
            comments: components["schemas"]["ViolationComment"][];
        };
        ViolationPage: {
            audit_id: string;
            violations: components["schemas"]["Violation"][];
            /** @description Matching violations. */
            total: number;
            page: number;
            page_size: number;
            /** @description Another page exists. */
            has_more: boolean;
            review_progress: components["schemas"]["ReviewProgress"];
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
         * @description Names this state of the answer: sent as If-None-Match, 304 says that nothing has changed.
         * @example "3q2-7wAB0hGq1Zc9VtqZ0w8kR5s"
         */
        ETag: string;
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
    generateDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the first answer is kept for 24 hours and given again. */
                "Idempotency-Key"?: string;
                /** @description respond-async answers at once; the document is readable when its GET carries no Retry-After. */
                Prefer?: string;
                /** @description In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in English. The text that was found stays in its own. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentGenerateInput"];
            };
        };
        responses: {
            /** @description The document was written. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentGenerateResponse"];
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
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicAPIDocumentSchema"];
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
            query?: never;
            header?: {
                /** @description The ETag of an answer that is at hand: 304 without a body where it is still the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every template of the workspace. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"][];
                };
            };
            /** @description What the caller has is still the same. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
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
    getTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that is at hand: 304 without a body where it is still the same. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Which template: an opaque identifier; an unknown one is 404. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            /** @description What the caller has is still the same. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
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
    listTonesOfVoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that is at hand: 304 without a body where it is still the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every tone of voice of the workspace. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToneOfVoice"][];
                };
            };
            /** @description What the caller has is still the same. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
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
    getToneOfVoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that is at hand: 304 without a body where it is still the same. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Which toneofvoice: an opaque identifier; an unknown one is 404. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tone of voice. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToneOfVoice"];
                };
            };
            /** @description What the caller has is still the same. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
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
    listInfobases: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that is at hand: 304 without a body where it is still the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every knowledge base of the workspace. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Infobase"][];
                };
            };
            /** @description What the caller has is still the same. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
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
    getInfobase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that is at hand: 304 without a body where it is still the same. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Which infobase: an opaque identifier; an unknown one is 404. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The knowledge base. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Infobase"];
                };
            };
            /** @description What the caller has is still the same. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
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
    listAudits: {
        parameters: {
            query?: {
                /** @description Maximum number of results. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace's audits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditList"];
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
    listViolations: {
        parameters: {
            query?: {
                /** @description Only violations in this state; all returns every state. */
                review_state?: "undecided" | "elevated_risk" | "urgent_violation" | "dismissed" | "fixed" | "all";
                /** @description Only violations of this severity. */
                severity?: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
                /** @description Only violations whose text, reason or rule name contains the term, ignoring case. */
                search?: string | null;
                /** @description Page, from 1. */
                page?: number;
                /** @description Results per page. */
                page_size?: number;
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
            /** @description One page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViolationPage"];
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
    getViolation: {
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
    reviewViolation: {
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
                "application/json": components["schemas"]["ReviewInput"];
            };
        };
        responses: {
            /** @description The decision was recorded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewResponse"];
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
    commentOnViolation: {
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
            /** @description The comment was added. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViolationComment"];
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
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API is up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/health+json": components["schemas"]["Health"];
                };
            };
            /** @description The database does not answer within a second, the disk is nearly full, or the server is about to stop. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/health+json": components["schemas"]["Health"];
                };
            };
        };
    };
}
