/**
 * Types of the web application's API, made from its OpenAPI document by `npm run web-types`; not to be edited.
 */
export interface paths {
    "/app/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in, and where
         * @description Who is signed in, and where
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Remember the workspace last chosen
         * @description Paths name the workspace, so that a link shows the same thing to everybody and two tabs may stand in two workspaces; this only decides where / leads.
         */
        patch: operations["switchWorkspace"];
        trace?: never;
    };
    "/app/api/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description One sentence for every failure, after the same time, whoever exists. Throttled by network address, by e-mail address, and by browser where the person has signed in with it before; 429 says when to try again.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out here
         * @description Sign out here
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere, here too
         * @description Sign out everywhere, here too
         */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the person is signed in
         * @description Where the person is signed in
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/sessions/{session_id}": {
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
         * End one session
         * @description End one session
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened with the account: sign-ins, changes of how to sign in
         * @description What happened with the account: sign-ins, changes of how to sign in
         */
        get: operations["listAccountEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to set a new password
         * @description Sent by mail where mail is set up; otherwise an administrator prints one with `imprimatur user reset EMAIL`. The answer is the same whoever exists.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password; other sessions end
         * @description Change the password; other sessions end
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the name others see
         * @description Change the name others see
         */
        patch: operations["changeProfile"];
        trace?: never;
    };
    "/app/api/auth/sign-in/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step of signing in: the code of the authenticator app, or a recovery code
         * @description After a right password (`asks_code`), within ten minutes and in the same browser. Each code works once.
         */
        post: operations["signInWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the person has an authenticator app set up
         * @description Whether the person has an authenticator app set up
         */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Begin to set up an authenticator app
         * @description Begin to set up an authenticator app
         */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second factor on with a first code
         * @description Turn the second factor on with a first code
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes; those of before no longer work
         * @description Make new recovery codes; those of before no longer work
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second factor off, with the password and a code
         * @description Turn the second factor off, with the password and a code
         */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/sign-in/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with a passkey
         * @description Begin to sign in with a passkey
         */
        post: operations["beginPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/sign-in/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description The device has verified its user: no code is asked for besides.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Passkeys of the person
         * @description Passkeys of the person
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Add a passkey
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey, with the password
         * @description Whoever has no password must have signed in within a quarter of an hour.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/passkeys/{passkey_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a passkey
         * @description Rename a passkey
         */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/app/api/auth/passkeys/{passkey_id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey, with the password
         * @description Remove a passkey, with the password
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/single-sign-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with the identity provider
         * @description The browser goes to the address; the provider sends it back to /single-sign-on.
         */
        post: operations["beginSingleSignOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/auth/single-sign-on/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the provider's answer
         * @description Only an address the provider has verified says who somebody is. New people need an invitation, unless the operator lets their domain join.
         */
        post: operations["finishSingleSignOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/links/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a link (first owner, invitation, password reset) is for
         * @description What a link (first owner, invitation, password reset) is for
         */
        post: operations["lookAtLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/links/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a link: become the first owner, join a workspace, or set a new password
         * @description Signs in as well. A link works once. One that was copied from a screen never sets the password of a person who exists: that takes one that was mailed, or a reset.
         */
        post: operations["acceptLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The workspace and what the caller may do in it
         * @description The workspace and what the caller may do in it
         */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename the workspace
         * @description Rename the workspace
         */
        patch: operations["renameWorkspace"];
        trace?: never;
    };
    "/app/api/w/{workspace_id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The plan and what it holds
         * @description The plan and what it holds
         */
        get: operations["getPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/packs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rule packs, and which of them are active
         * @description Rule packs, and which of them are active
         */
        get: operations["listPacks"];
        /**
         * Choose the active rule packs
         * @description Choose the active rule packs
         */
        put: operations["setPacks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules, with the severity the workspace gave them
         * @description Rules, with the severity the workspace gave them
         */
        get: operations["listRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/allowed-hosts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Private places audits may read
         * @description Those the workspace has chosen among the places that the operator allows; where it has chosen none, all of these.
         */
        get: operations["getAllowedHosts"];
        /**
         * Replace the private places audits may read
         * @description Each within what the operator allows (`allowed`); link-local and metadata addresses are never opened.
         */
        put: operations["setAllowedHosts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/severity-overrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Severities the workspace gave to rules
         * @description Severities the workspace gave to rules
         */
        get: operations["listOverrides"];
        /**
         * Replace the severity overrides; audits from now on use them
         * @description Each change is an entry in the administration’s trail, with `reason` or the reason of the override itself.
         */
        put: operations["setOverrides"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/allow-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts that are no violation here
         * @description Texts that are no violation here
         */
        get: operations["getAllowList"];
        /**
         * Replace the allow-list; audits from now on use it
         * @description Each change is an entry in the administration’s trail, with `reason` or the note of the entry itself.
         */
        put: operations["setAllowList"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/own-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Names that no suggestion changes
         * @description Names that no suggestion changes
         */
        get: operations["getOwnNames"];
        /**
         * Replace the names of company, products and people that no suggestion changes
         * @description What is found in them is still a finding; only nothing is suggested that would change the name.
         */
        put: operations["setOwnNames"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/markets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Markets, sectors and channels, and what decides about each rule
         * @description Markets, sectors and channels, and what decides about each rule
         */
        get: operations["getMarkets"];
        /**
         * Say where the workspace sells, what, and where its words appear
         * @description Say where the workspace sells, what, and where its words appear
         */
        put: operations["setMarkets"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/markets/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What another choice would have found on stored pages of the last runs; nothing is fetched or stored
         * @description What another choice would have found on stored pages of the last runs; nothing is fetched or stored
         */
        post: operations["tryMarkets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/rules/{rule_id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A rule of a pack as the beginning of one of your own; nothing is stored
         * @description A rule of a pack as the beginning of one of your own; nothing is stored
         */
        get: operations["copyRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/own-rules/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Word forms, exceptions and texts for a rule, from the pages that were stored last; nothing is stored
         * @description Word forms, exceptions and texts for a rule, from the pages that were stored last; nothing is stored
         */
        post: operations["suggestForRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/own-rules/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take rules in as drafts, from files
         * @description multipart/form-data, each file a part under the name it has in its folder: rules as YAML, a ZIP of them, a Vale package, or a CSV of terms (term, instead, reason, severity). At most 100 MB and 5,000 rules. What can be read comes in as drafts, all of it or nothing; the report says of each rule what became of it.
         */
        post: operations["importOwnRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/own-rules/export.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules as files, byte for byte as they were written
         * @description The rules as files, byte for byte as they were written
         */
        get: operations["exportOwnRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/own-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The workspace's own rules
         * @description The workspace's own rules
         */
        get: operations["listOwnRules"];
        put?: never;
        /**
         * Begin a rule with a draft
         * @description Begin a rule with a draft
         */
        post: operations["createOwnRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/own-rules/try": {
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
         * @description What a rule would find in some texts, and whether its proofs hold; nothing is stored
         */
        post: operations["tryOwnRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/own-rules/{rule_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of them, with its versions
         * @description One of them, with its versions
         */
        get: operations["getOwnRule"];
        put?: never;
        post?: never;
        /**
         * Delete a rule that was never published, or discard the draft beside a published version
         * @description A rule that was never published is deleted. Of a published rule the draft is discarded, in review or not: the published version goes on running, and the text of the draft is kept in the administration’s trail. A published rule without a draft answers 409.
         */
        delete: operations["deleteOwnRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/own-rules/{rule_id}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What two versions say differently
         * @description What two versions say differently
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
    "/app/api/w/{workspace_id}/rule-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What rules found lately, and how much of it was dismissed
         * @description What rules found lately, and how much of it was dismissed
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
    "/app/api/w/{workspace_id}/own-rules/{rule_id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save another text of it as a draft; the published version runs on
         * @description Save another text of it as a draft; the published version runs on
         */
        put: operations["saveOwnRule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/own-rules/{rule_id}/review": {
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
         * @description Ask a second person to publish the draft
         */
        post: operations["askForRuleReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/own-rules/{rule_id}/publish": {
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
         * @description Publish the draft: audits from now on run with it
         */
        post: operations["publishOwnRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/own-rules/{rule_id}/send-back": {
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
         * @description Give a draft in review back to its author
         */
        post: operations["sendRuleBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/own-rules/{rule_id}/switch-off": {
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
         * @description Switch a published rule off
         */
        post: operations["switchRuleOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/own-rules/{rule_id}/switch-on": {
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
         * @description Switch it on again
         */
        post: operations["switchRuleOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/own-rules/{rule_id}/roll-back": {
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
         * @description Take an earlier version up again, as a new one
         */
        post: operations["rollRuleBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/rule-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether publishing a rule needs a second person
         * @description Whether publishing a rule needs a second person
         */
        get: operations["getRuleReview"];
        /**
         * Say whether publishing a rule needs a second person
         * @description Say whether publishing a rule needs a second person
         */
        put: operations["setRuleReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/due-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Due dates by severity
         * @description Due dates by severity
         */
        get: operations["getDueDays"];
        /**
         * Replace the due dates; audits that start from now on use them
         * @description Replace the due dates; audits that start from now on use them
         */
        put: operations["setDueDays"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/four-eyes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Severities whose dismissal needs a second person
         * @description Severities whose dismissal needs a second person
         */
        get: operations["getFourEyes"];
        /**
         * Replace these severities, with effect at once
         * @description What waits already goes on waiting.
         */
        put: operations["setFourEyes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/assignment-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Assignment rules, in the order they are tried
         * @description Assignment rules, in the order they are tried
         */
        get: operations["listAssignmentRules"];
        /**
         * Replace the assignment rules; audits that end from now on use them
         * @description The first rule that matches a finding assigns it. What was met in an earlier run keeps whom it had.
         */
        put: operations["setAssignmentRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/assignment-rules/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many findings a rule would assign now
         * @description Undecided ones that are assigned to nobody, of the latest run of each site.
         */
        post: operations["countAssignmentRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/assignment-rules/{rule_id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a rule to what is there
         * @description One entry in the trail of each audit it touches.
         */
        post: operations["applyAssignmentRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the workspace asks of whoever enters it
         * @description What the workspace asks of whoever enters it
         */
        get: operations["getSecurity"];
        /**
         * Require a second factor, or no longer
         * @description Members without one are led to set it up and can do nothing else in the workspace. API keys are not concerned.
         */
        put: operations["setSecurity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/networks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Network addresses the workspace is open to
         * @description Network addresses the workspace is open to
         */
        get: operations["getNetworks"];
        /**
         * Open the workspace to these network addresses alone
         * @description For its members in the application and for its API keys, with effect at once. 409 where the address of the caller is not among them, unless `shut_me_out` says that this is meant.
         */
        put: operations["setNetworks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members of the workspace
         * @description Members of the workspace
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
    "/app/api/w/{workspace_id}/members/{user_id}": {
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
         * Remove a member, with the API keys and open invitations they made
         * @description Remove a member, with the API keys and open invitations they made
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change a member's role
         * @description Change a member's role
         */
        patch: operations["changeRole"];
        trace?: never;
    };
    "/app/api/w/{workspace_id}/members/{user_id}/made": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API keys in use and open invitations that a member made
         * @description What removing the member revokes unless it is kept.
         */
        get: operations["listMadeByMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations that are still open
         * @description Invitations that are still open
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a person by link
         * @description Invite a person by link
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/invitations/{invitation_id}": {
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
         * Withdraw an invitation
         * @description Withdraw an invitation
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API keys of the workspace
         * @description API keys of the workspace
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Make an API key
         * @description Make an API key
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/keys/{key_id}": {
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
         * @description Revoke an API key, with effect at once on every server
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Audits, newest first
         * @description Audits, newest first
         */
        get: operations["listAudits"];
        put?: never;
        /**
         * Start an audit; it runs at once
         * @description Start an audit; it runs at once
         */
        post: operations["startAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an audit would read, before it starts
         * @description What an audit would read, before it starts
         */
        post: operations["previewAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One audit: progress, counts, what was read and what was not
         * @description One audit: progress, counts, what was read and what was not
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
    "/app/api/w/{workspace_id}/audits/{audit_id}/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an audit read or could not read
         * @description What an audit read or could not read
         */
        get: operations["listAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Findings by rule, severity and state
         * @description Findings by rule, severity and state
         */
        get: operations["countByRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Undecided violations over time
         * @description Undecided violations over time
         */
        get: operations["getTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/again": {
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
         * @description Start a new audit of the same sources by the same packs
         */
        post: operations["runAuditAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an audit that runs
         * @description Cancel an audit that runs
         */
        post: operations["cancelAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try failed assets again
         * @description Try failed assets again
         */
        post: operations["retryAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sites that are audited again, with their last run
         * @description Sites that are audited again, with their last run
         */
        get: operations["listSites"];
        put?: never;
        /**
         * Add a site; it runs on its schedule or when it is asked to
         * @description Add a site; it runs on its schedule or when it is asked to
         */
        post: operations["createSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/schedules/preview": {
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
         * @description When a schedule would run
         */
        post: operations["previewSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/sites/{site_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One site: its runs, its schedule, what each pack found over time
         * @description One site: its runs, its schedule, what each pack found over time
         */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what a site reads, when it runs, and what its runs mark
         * @description Change what a site reads, when it runs, and what its runs mark
         */
        patch: operations["changeSite"];
        trace?: never;
    };
    "/app/api/w/{workspace_id}/sites/{site_id}/time-to-decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long people took to decide what was new, by severity
         * @description How long people took to decide what was new, by severity
         */
        get: operations["getDecisionTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/sites/{site_id}/run": {
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
         * @description Start a run of the site now
         */
        post: operations["runSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/sites/{site_id}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What differs between two runs, by rule, severity, section and language
         * @description What differs between two runs, by rule, severity, section and language
         */
        get: operations["compareRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/sites/{site_id}/compare/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The findings behind one count of a comparison
         * @description The findings behind one count of a comparison
         */
        get: operations["comparedFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/rule-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules that are not what they were when the audit ran
         * @description Rules that are not what they were when the audit ran
         */
        get: operations["getRuleChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/recheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check what an audit has read again by the rules of today, without fetching anything
         * @description Check what an audit has read again by the rules of today, without fetching anything
         */
        post: operations["recheckAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/rule-tries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Past runs whose pages a rule can be tried on
         * @description Past runs whose pages a rule can be tried on
         */
        get: operations["listTriableRuns"];
        put?: never;
        /**
         * Try a rule on the stored pages of past runs
         * @description Nothing is fetched and no finding is made: it says what the rule would add, and what the version it replaces would lose.
         */
        post: operations["tryRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/own-rules/{rule_id}/examples": {
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
         * @description Make a sentence one that an own rule must hit, or must leave alone
         */
        post: operations["addRuleExample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/rule-tries/{try_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a try has got, and what it has found
         * @description How far a try has got, and what it has found
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
    "/app/api/w/{workspace_id}/rule-tries/{try_id}/cancel": {
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
         * @description Cancel a try; what it has found stays to be read
         */
        post: operations["cancelRuleTry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/distrusted-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules that people dismiss more than half of the time, of at least 20 decisions
         * @description Rules that people dismiss more than half of the time, of at least 20 decisions
         */
        get: operations["listDistrustedRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/rules/{rule_id}/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How well a rule does
         * @description How well a rule does
         */
        get: operations["getRuleHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/rules/{rule_id}/tighten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exceptions proposed from what people dismissed, and what each would have changed
         * @description Exceptions proposed from what people dismissed, and what each would have changed
         */
        get: operations["getTightening"];
        put?: never;
        /**
         * Make a draft of a rule with exceptions; of a built-in rule a copy
         * @description Nothing runs by it. A built-in rule goes on running beside its copy until somebody switches it off.
         */
        post: operations["tightenRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/decision-filters/{subject}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was learned from decisions about a rule or pack, and what is done with it
         * @description What was learned from decisions about a rule or pack, and what is done with it
         */
        get: operations["getDecisionFilter"];
        /**
         * Switch it on or off, from the next audit on
         * @description Switch it on or off, from the next audit on
         */
        put: operations["setDecisionFilter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/decision-filters/{subject}/train": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Learn from the decisions there are now
         * @description Learn from the decisions there are now
         */
        post: operations["trainDecisionFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/uploads": {
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
         * @description multipart/form-data, each file a part: HTML, Markdown, text, DOCX, PDF, JSON, CSV, YAML, PO, XLIFF, ARB, Apple strings, Java properties, RESX, Android strings, MDX, reStructuredText, AsciiDoc, LaTeX, subtitles, templates, Vue, Svelte, e-mail, PPTX, XLSX, EPUB or OpenDocument, or a ZIP of them; at most 100 MB each, and together at most what the operator lets a workspace have waiting. What no audit takes within a day is forgotten.
         */
        post: operations["uploadFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/trail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what and when, newest first
         * @description Who did what and when, newest first
         */
        get: operations["listTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/trail/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the chain of the trail holds from first to last
         * @description Whether the chain of the trail holds from first to last
         */
        get: operations["proveTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/trail/{number}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an undo of an entry would restore, or why it cannot be undone
         * @description What an undo of an entry would restore, or why it cannot be undone
         */
        get: operations["previewUndo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/trail.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The trail as CSV, oldest first
         * @description The trail as CSV, oldest first
         */
        get: operations["exportTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/violations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A window of the queue
         * @description Any window of a queue of any length: ask for what is on the screen. Without a filter by rule, pack, asset, assignee, group or search, and in the order of severity, a window costs the same wherever it lies.
         */
        get: operations["queue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the filters can be set to
         * @description What the filters can be set to
         */
        get: operations["facets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/violations.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Violations as CSV, those the filter shows
         * @description Violations as CSV, those the filter shows
         */
        get: operations["exportViolations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/violations/{violation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One violation with everything about it
         * @description One violation with everything about it
         */
        get: operations["getFinding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/violations/{violation_id}/earlier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same violation in earlier runs of its site
         * @description The same violation in earlier runs of its site
         */
        get: operations["listEarlierRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/violations/{violation_id}/others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same finding on other assets
         * @description The same finding on other assets
         */
        get: operations["listOthers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/assets/{asset_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The extracted text of an asset with all findings marked
         * @description The extracted text of an asset with all findings marked
         */
        get: operations["getAssetContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/assets/{asset_id}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page as it was, sealed, with its findings marked
         * @description For a frame with an empty sandbox attribute. Scripts, forms, frames, links and everything that would leave the page are taken out, and the policy of the answer forbids them again. Each finding is a <mark id="finding-<id>">.
         */
        get: operations["getSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on one, a group, a selection, or everything a filter shows
         * @description All of it or nothing, one entry in the trail. With `seen`, a decision on what others have decided since is refused with 409 and the body Conflict {detail, conflicts, version}, unless despite_conflict.
         */
        post: operations["decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/reviews/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many a decision would touch, to say the number before
         * @description With `seen`, also what others have decided of them since.
         */
        post: operations["countScope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/reviews/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a decision, or an undo, back
         * @description Each violation goes back to the state it had; those decided again since stay. An entry of its own in the trail. Everybody may undo what they did themselves, an owner what anybody did.
         */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/dismissal-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's last five reasons to dismiss
         * @description The caller's last five reasons to dismiss
         */
        get: operations["lastReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/violations/{violation_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a comment; those it mentions are assigned
         * @description Add a comment; those it mentions are assigned
         */
        post: operations["comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign violations to members, or end assignments
         * @description Assign violations to members, or end assignments
         */
        post: operations["assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is the caller's, across audits and sites
         * @description What is assigned to the caller, mentions them, is due, or waits for their approval, with why. One row for one finding on many assets. Of a site, the latest run counts.
         */
        get: operations["getInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/inbox/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much is the caller's
         * @description How much is the caller's
         */
        get: operations["countInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/inbox/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide items until a date, for the caller alone
         * @description Moves no due date: what becomes overdue meanwhile is back at once.
         */
        post: operations["snooze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/inbox/mentions-done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take mentions off the inbox without an answer
         * @description Take mentions off the inbox without an answer
         */
        post: operations["mentionsDone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/inbox/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a view, the caller's own or the workspace's
         * @description Save a view, the caller's own or the workspace's
         */
        post: operations["saveInboxView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/inbox/views/{view_id}": {
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
         * Delete a saved view
         * @description Delete a saved view
         */
        delete: operations["deleteInboxView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/approvals/{approval_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A request to dismiss, and what is left of it
         * @description A request to dismiss, and what is left of it
         */
        get: operations["getApproval"];
        put?: never;
        /**
         * Approve or deny a dismissal somebody else asked for
         * @description Approved, what still waits is dismissed with both names; denied, it keeps its state. What was decided otherwise meanwhile stays as it is; where that is everything, the answer is 409 and the request has lapsed. Who asked cannot answer (403).
         */
        post: operations["answerApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's notices
         * @description The caller's notices
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/notices/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notices as read
         * @description Mark notices as read
         */
        post: operations["readNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/notice-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What reaches the caller, and how
         * @description What reaches the caller, and how
         */
        get: operations["getNoticeChoices"];
        /**
         * Choose how one kind reaches the caller
         * @description Choose how one kind reaches the caller
         */
        put: operations["setNoticeChoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The workspace's webhook
         * @description The workspace's webhook
         */
        get: operations["getWebhook"];
        /**
         * Where events are sent, and which
         * @description Private addresses only where audits may read them too.
         */
        put: operations["setWebhook"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/stop-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the mails of a kind, by the link in one of them
         * @description End the mails of a kind, by the link in one of them
         */
        post: operations["stopMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of one audit as they happen
         * @description Server-sent events. `audit`: {id, status, total_assets, completed_assets, failed_assets, total_violations, by_state, by_severity, version}, at first and after each change. `trail`: the new entry of the trail (TrailEntry), one event each. `reload`: more happened than is sent; read again. The id of an event is the last entry of the trail sent by then; Last-Event-ID goes on from there.
         */
        get: operations["watchAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of all audits of the workspace as they happen
         * @description Server-sent events. `audit`: {id, status, total_assets, completed_assets, failed_assets, total_violations, by_state, by_severity, version}, at first and after each change. `trail`: the new entry of the trail (TrailEntry), one event each. `reload`: more happened than is sent; read again. The id of an event is the last entry of the trail sent by then; Last-Event-ID goes on from there. Without `trail` events.
         */
        get: operations["watchAudits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents, newest first
         * @description Documents, newest first
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Write a document from a template
         * @description Write a document from a template
         */
        post: operations["writeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/documents/{document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One document
         * @description One document
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change title, content or sharing
         * @description Change title, content or sharing
         */
        patch: operations["changeDocument"];
        trace?: never;
    };
    "/app/api/w/{workspace_id}/shelf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Templates, tones and knowledge bases to write with
         * @description Templates, tones and knowledge bases to write with
         */
        get: operations["getShelf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/documents/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a document and show the text as it comes
         * @description Server-sent events. `text`: {text}, a piece of Markdown as the model writes it; `restart`: the text begins anew; `done`: {id, replaced}, the document is checked and stored, and `replaced` is what was taken out or written otherwise for the rules; `failed`: {status, detail}, and no document is left behind. Whoever leaves early loses nothing: the document is still stored.
         */
        post: operations["streamDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/editor-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active rules of a language, for checking while writing
         * @description The active rules of a language, for checking while writing
         */
        get: operations["getEditorRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/editor-rules/{rule_id}/weights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The weights of a learned rule
         * @description The weights of a learned rule
         */
        get: operations["getRuleWeights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/infobases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Knowledge bases, and how much each holds
         * @description Knowledge bases, and how much each holds
         */
        get: operations["listInfobases"];
        put?: never;
        /**
         * Make a knowledge base
         * @description Make a knowledge base
         */
        post: operations["createInfobase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/infobases/{infobase_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One knowledge base and the files it was fed with
         * @description One knowledge base and the files it was fed with
         */
        get: operations["getInfobase"];
        put?: never;
        post?: never;
        /**
         * Delete a knowledge base with its entries
         * @description Delete a knowledge base with its entries
         */
        delete: operations["deleteInfobase"];
        options?: never;
        head?: never;
        /**
         * Rename or describe a knowledge base
         * @description Rename or describe a knowledge base
         */
        patch: operations["renameInfobase"];
        trace?: never;
    };
    "/app/api/w/{workspace_id}/infobases/{infobase_id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Facts, guidelines and passages of a knowledge base
         * @description Facts, guidelines and passages of a knowledge base
         */
        get: operations["listEntries"];
        put?: never;
        /**
         * Add a fact or a guideline
         * @description Add a fact or a guideline
         */
        post: operations["addEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/infobases/{infobase_id}/entries/{entry_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a fact or a guideline
         * @description Change a fact or a guideline
         */
        put: operations["changeEntry"];
        post?: never;
        /**
         * Delete an entry
         * @description Delete an entry
         */
        delete: operations["deleteEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/infobases/{infobase_id}/files": {
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
         * @description multipart/form-data, each file a part: HTML, Markdown, text, DOCX, PDF, MDX, reStructuredText, AsciiDoc, LaTeX, subtitles, templates, Vue, Svelte, e-mail, PPTX, EPUB or OpenDocument, at most 20 MB each. A file of a name that is there takes its place. All of them or none.
         */
        post: operations["addFiles"];
        /**
         * Take away the passages of a file
         * @description Take away the passages of a file
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/tones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a tone of voice
         * @description Make a tone of voice
         */
        post: operations["createTone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/tones/{tone_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one of the workspace's own tones
         * @description Change one of the workspace's own tones
         */
        put: operations["changeTone"];
        post?: never;
        /**
         * Delete one of the workspace's own tones
         * @description Delete one of the workspace's own tones
         */
        delete: operations["deleteTone"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The model that writes
         * @description The model that writes
         */
        get: operations["getModel"];
        /**
         * Set the workspace's own model
         * @description Set the workspace's own model
         */
        put: operations["setModel"];
        post?: never;
        /**
         * Take the workspace's own model away
         * @description Take the workspace's own model away
         */
        delete: operations["forgetModel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/model/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One short call of the model
         * @description One short call of the model
         */
        post: operations["testModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What would go, what stays, and what the tombstone will say
         * @description What would go, what stays, and what the tombstone will say
         */
        get: operations["previewAuditDeletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/audits/{audit_id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete it for good, its name typed
         * @description Delete it for good, its name typed
         */
        post: operations["deleteAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/sites/{site_id}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What would go, what stays, and what the tombstone will say
         * @description What would go, what stays, and what the tombstone will say
         */
        get: operations["previewSiteDeletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/sites/{site_id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete it for good, its name typed
         * @description Delete it for good, its name typed
         */
        post: operations["deleteSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/documents/{document_id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete it for good, its name typed
         * @description Delete it for good, its name typed
         */
        post: operations["deleteDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/members/{user_id}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What would go, what stays, and what the tombstone will say
         * @description What would go, what stays, and what the tombstone will say
         */
        get: operations["previewPersonDeletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/members/{user_id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete it for good, its name typed
         * @description Delete it for good, its name typed
         */
        post: operations["deletePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/tombstones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was deleted, newest first, and how far the work behind it has got
         * @description What was deleted, newest first, and how far the work behind it has got
         */
        get: operations["listTombstones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long things are kept
         * @description How long things are kept
         */
        get: operations["getRetention"];
        /**
         * Change how long things are kept
         * @description What is older is deleted by the worker within the hour, with a tombstone.
         */
        put: operations["setRetention"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/admin-trail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The administration's trail: who changed what, from what, to what, and why; newest first
         * @description The administration's trail: who changed what, from what, to what, and why; newest first
         */
        get: operations["listAdminTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/admin-trail/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the chain of the trail holds from first to last
         * @description Whether the chain of the trail holds from first to last
         */
        get: operations["proveAdminTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/admin-trail.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The administration's trail as CSV, oldest first
         * @description The name of the file says how many entries it has.
         */
        get: operations["exportAdminTrailCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/api/w/{workspace_id}/admin-trail.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The administration's trail as JSON, oldest first
         * @description `entry` is the text whose bytes, after those of `previous`, have the SHA-256 `hash`. It is left out where it names a person whose data were deleted.
         */
        get: operations["exportAdminTrailJson"];
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
        AcceptInput: {
            /** @description What stands after the # of the link. */
            token: string;
            /** @description Only for the first owner. */
            email?: string | null;
            /** @description Name others see. */
            name?: string | null;
            /** @description A new password (10 to 128 characters), or the one the person has; not needed by whoever is signed in as that person. */
            password?: string | null;
        };
        AccountEvent: {
            id: string;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-14T23:41:09.123Z
             */
            at: string;
            /** @enum {string} */
            what: "sign-in" | "new-browser" | "password-changed" | "password-set-by-link" | "second-factor-on" | "second-factor-off" | "second-factor-reset" | "recovery-code-used" | "recovery-codes-renewed" | "passkey-added" | "passkey-removed";
            /** @description Network address; null: whoever runs the server. */
            address: string | null;
            /** @description User agent. */
            browser: string | null;
        };
        AccountEvents: {
            events: components["schemas"]["AccountEvent"][];
        };
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
        AdminEntry: {
            /** @description Place in the trail, from 1. */
            number: number;
            /**
             * Format: date-time
             * @description When it was changed.
             * @example 2026-11-14T23:41:09.123Z
             */
            at: string;
            actor: {
                /** @enum {string} */
                kind: "member" | "key" | "system";
                /** @description The person or key; null: the command line or the program itself. */
                id: string | null;
                name: string;
            };
            /** @description What was changed and how: packs.changed, severity.changed, member.added, key.revoked. */
            kind: string;
            /** @description What the change is about: a rule, a person, a text. */
            subject: string | null;
            /** @description Of the rule that the change is about, as it is called today. */
            rule_name: string | null;
            /** @description Its identifier, where it has one. */
            subject_id: string | null;
            /** @description As it was before; null: there was nothing. */
            from: unknown;
            /** @description As it is since; null: nothing any more. */
            to: unknown;
            /** @description The reason that was given. */
            why: string | null;
            /** @description SHA-256 of the entry before's hash and this entry, in hexadecimal. */
            hash: string;
        };
        AdminTrail: {
            /** @description Newest first. */
            entries: components["schemas"]["AdminEntry"][];
            /** @description How many match. */
            total: number;
            /** @description How many there are. */
            length: number;
            /** @description Hash of the last entry; empty where there is none. */
            head: string;
            /** @description Whose changes there are. */
            actors: {
                id: string;
                name: string;
            }[];
            /** @description Beginnings of kinds that there are. */
            kinds: string[];
        };
        AdminTrailProof: {
            verified: boolean;
            /** @description How many entries there are. */
            length: number;
            /** @description Hash of the last entry. */
            head: string;
            /** @description Number of the first entry that is not as it was written. */
            first_broken: number | null;
            /** @description The command that checks the same, for whoever runs the server. */
            command: string;
        };
        AllowList: {
            entries: components["schemas"]["AllowedText"][];
        };
        AllowListInput: {
            entries: components["schemas"]["AllowedText"][];
            /** @description Why; kept in the administration's trail. */
            reason?: string | null;
        };
        AllowedHosts: {
            /** @description Private places audits may read: host, *.domain, host:port, an address or a range such as 10.1.0.0/16. */
            hosts: string[];
        };
        AllowedText: {
            /** @description A text that is no violation here, whatever its case. */
            text: string;
            /** @description Only for this rule; null: for every rule. */
            rule_id: string | null;
            /** @description Why it is allowed. */
            note: string;
            /** @description The member who answers for it. */
            owner_id?: string | null;
            /** @description The last day on which it holds (UTC), such as 2027-01-31; null: no end. */
            until?: string | null;
            /** @description Only there: a host (shop.example), the beginning of a path (/uk), or both (shop.example/uk). */
            site?: string | null;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language?: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
        };
        AlsoFoundBy: {
            rule_id: string;
            rule_name: string;
            /** @enum {string} */
            severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            /** @description The law it rests on. */
            law: string | null;
            jurisdiction: string[];
            /** @description The words it found. */
            text: string;
            /** @description Why it flags them. */
            reason: string;
            /** @description How to mend it. */
            solution: string | null;
            /** @description The sentence as it could be. */
            suggested_text: string | null;
            /** @description Version of the rule when the audit ran. */
            version: string | null;
            /** @description Background. */
            explanation: string | null;
            /** @description Where the law can be read. */
            url: string | null;
            confidence: number | null;
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
             * @description When it was last used.
             * @example 2026-11-14T23:41:09.123Z
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it was revoked.
             * @example 2026-11-14T23:41:09.123Z
             */
            revoked_at: string | null;
        };
        ApiKeyCreated: {
            /** @description The key itself, shown this once. */
            key: string;
            /** @description A command that works as pasted. */
            curl: string;
            api_key: components["schemas"]["ApiKey"];
        };
        ApiKeyInput: {
            /** @description What it is for. */
            name: string;
            /**
             * @description Whose it is: a person's key ends with the membership, the workspace's stays until it is revoked.
             * @enum {string}
             */
            belongs_to?: "workspace" | "person";
            /** @description Why; kept in the administration's trail. */
            reason?: string | null;
        };
        ApiKeys: {
            /** @description Newest first. */
            keys: components["schemas"]["ApiKey"][];
        };
        Approval: {
            id: string;
            audit_id: string;
            /** @description The violation to show. */
            violation_id: string | null;
            /** @description Its group, where the request is about one. */
            group_id: string | null;
            /** @description How many violations it asked for. */
            asked: number;
            /** @description How many of them still wait. */
            waiting: number;
            /** @description The reason of whoever asked. */
            reason: string;
            /** @description Who asked. */
            asker: string;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-14T23:41:09.123Z
             */
            asked_at: string;
            /**
             * @description lapsed: everything was decided otherwise meanwhile.
             * @enum {string}
             */
            state: "requested" | "approved" | "denied" | "lapsed";
            /** @description Who answered. */
            answerer: string | null;
            /** @description In which words. */
            answer: string | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-14T23:41:09.123Z
             */
            answered_at: string | null;
            /** @description Whether the caller may: owners and editors, never who asked. */
            may_answer: boolean;
            /** @description Why the caller may not. */
            why_not: string | null;
        };
        ApprovalAnswer: {
            approve: boolean;
            /** @description Needed to deny; at most 2,000 characters. */
            reason?: string | null;
        };
        ApprovalResult: {
            id: string;
            audit_id: string;
            /** @enum {string} */
            state: "approved" | "denied" | "lapsed";
            /** @description Number of its entry in the trail. */
            number: number | null;
            violations_updated: number;
            /** @description How many were decided otherwise meanwhile, and stay as they are. */
            left: number;
        };
        Asset: {
            id: string;
            name: string;
            url: string;
            /** @enum {string} */
            state: "waiting" | "completed" | "failed" | "left_out" | "cancelled";
            /** @description Why it failed or was left out, in plain words. */
            reason: string | null;
            /** @description html, markdown, text, docx, pdf, json, csv, yaml, po, xliff, arb, apple-strings, properties, resx, android-strings, mdx, rst, asciidoc, latex, subtitles, template, vue, svelte, email, pptx, xlsx, epub or odt. */
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
            /**
             * Format: date-time
             * @description When it was read.
             * @example 2026-11-14T23:41:09.123Z
             */
            fetched_at: string | null;
            /** @description Findings on it. */
            violations: number;
            /** @description Whether it was taken over from an earlier run, as nothing in it has changed. */
            unchanged: boolean;
        };
        AssetContext: {
            id: string;
            audit_id: string;
            name: string;
            url: string;
            /** @description Its title. */
            title: string | null;
            /** @description Its type. */
            type: string | null;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language_key: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /**
             * Format: date-time
             * @description When it was read.
             * @example 2026-11-14T23:41:09.123Z
             */
            fetched_at: string | null;
            characters: number | null;
            checked: number | null;
            left_out: {
                reason: string;
                characters: number;
            }[];
            /** @description Whether its text is still kept (retention). */
            kept: boolean;
            /** @description Path of the page as it was, for a sandboxed frame; null when there is none. Append #finding-<id> to scroll to a finding. */
            snapshot: string | null;
            blocks: components["schemas"]["ContextBlock"][];
            /** @description Every finding on it, at most 2,000. */
            findings: components["schemas"]["ContextFinding"][];
        };
        Assets: {
            assets: components["schemas"]["Asset"][];
            /** @description How many match. */
            total: number;
        };
        AssignInput: {
            scope: components["schemas"]["Scope"];
            /** @description Members to assign. */
            add?: string[];
            /** @description Members whose assignment ends. */
            remove?: string[];
        };
        AssignResult: {
            audit_id: string;
            violations_updated: number;
            version: number;
        };
        AssignmentCount: {
            /** @description How many violations. */
            violations: number;
            /** @description In how many audits. */
            audits: number;
        };
        AssignmentCriteria: {
            /** @description Keys of packs. None: whatever it is. */
            packs?: string[];
            /** @description Identifiers of rules. None: whatever it is. */
            rules?: string[];
            /** @description Beginnings of paths such as /de/shop/; * stands for anything. Without a leading slash: anywhere in the address. None: whatever it is. */
            paths?: string[];
            languages?: components["schemas"]["LanguageKey"][];
            /** @description Identifiers of sites, or of audits that belong to none. None: whatever it is. */
            sites?: string[];
        };
        AssignmentRule: {
            id: string;
            name: string;
            packs: string[];
            rules: string[];
            paths: string[];
            languages: components["schemas"]["LanguageKey"][];
            sites: string[];
            people: {
                id: string;
                name: string;
            }[];
            paused: boolean;
        };
        AssignmentRules: {
            rules: components["schemas"]["AssignmentRule"][];
            /** @description Sites that a rule can be about. */
            sites: {
                id: string;
                name: string;
            }[];
        };
        AssignmentRulesInput: {
            rules: {
                /** @description Keys of packs. None: whatever it is. */
                packs?: string[];
                /** @description Identifiers of rules. None: whatever it is. */
                rules?: string[];
                /** @description Beginnings of paths such as /de/shop/; * stands for anything. Without a leading slash: anywhere in the address. None: whatever it is. */
                paths?: string[];
                languages?: components["schemas"]["LanguageKey"][];
                /** @description Identifiers of sites, or of audits that belong to none. None: whatever it is. */
                sites?: string[];
                /** @description Of a rule that stays. */
                id?: string;
                name: string;
                /** @description Members. */
                people: string[];
                paused?: boolean;
            }[];
        };
        AuditCreated: {
            /** @description Identifier of the audit. */
            id: string;
        };
        AuditDetail: {
            id: string;
            name: string;
            status: components["schemas"]["AuditStatus"];
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
            /** @description Who or what started it. */
            created_by: {
                /** @description Of the member. */
                id: string | null;
                name: string;
            } | null;
            total_assets: number;
            completed_assets: number;
            failed_assets: number;
            total_violations: number;
            by_severity: components["schemas"]["SeverityCounts"];
            by_state: components["schemas"]["StateCounts"];
            /** @description Packs it ran with. */
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
            /** @description The newest entry of its trail. */
            last_entry: {
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                at: string;
                actor: components["schemas"]["Actor"];
                action: string;
            } | null;
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
            /** @description Length of its trail: grows with each decision, comment and assignment. Send it back as `seen`. */
            version: number;
            /** @description By severity, worst first. */
            matrix: components["schemas"]["SeverityRow"][];
            /** @description Rules it ran with. */
            rules: number;
            /** @description Rules that found something. */
            rules_hit: number;
            /** @description Characters read. */
            characters: number;
            /** @description Characters checked. */
            checked: number;
            /** @description What was read and what was not, and why. */
            reading: {
                /** @description Everything found = read + not taken in + failed + waiting. */
                found: number;
                waiting: number;
                /** @description Read in full, and in part with the reasons. */
                read: components["schemas"]["ReasonCount"][];
                /** @description Found but not taken in, with the reasons. */
                not_taken: components["schemas"]["ReasonCount"][];
                /** @description Could not be read, with the reasons. */
                failed: components["schemas"]["ReasonCount"][];
            };
            /** @description What is as an earlier run of the site met it, and was taken over from there. */
            unchanged: {
                /** @description How many pages and files were not checked again. */
                assets: number;
                /** @description The earlier run. */
                audit_id: string;
                /** @description Its number; null where it was deleted. */
                run: number | null;
            } | null;
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
        AuditPreview: {
            /** @description Assets known already. */
            assets: number;
            /** @description Assets at most, with what a crawl or sitemap may find. */
            at_most: number;
            /** @description Rules that will run. */
            rules: number;
            /** @description Packs they are in. */
            packs: number;
            /** @description What it calls itself. */
            user_agent: string;
            /** @description How long pages are kept as they were; null: for ever. */
            keeps_days: number | null;
            left_out: {
                /** @description Index of the source. */
                source: number;
                /** @description Address or file. */
                what: string;
                /** @description Why it is left out. */
                reason: string;
            }[];
        };
        AuditPreviewInput: {
            sources: components["schemas"]["AuditSource"][];
            packs?: string[] | null;
            /** @description Countries (DE, UK, US-CA) or EU. */
            markets?: string[] | null;
            /** @description What is sold. */
            sectors?: ("alcohol" | "cosmetics" | "energy" | "finance" | "food" | "gambling" | "health" | "retail" | "software" | "telecoms" | "travel")[] | null;
            /** @description Where the words appear. */
            channels?: ("website" | "email" | "social" | "advertisement" | "terms" | "app" | "print" | "video" | "job-posting")[] | null;
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
        /** @enum {string} */
        AuditStatus: "PENDING" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED";
        AuditSummary: {
            id: string;
            name: string;
            status: components["schemas"]["AuditStatus"];
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
            /** @description Who or what started it. */
            created_by: {
                /** @description Of the member. */
                id: string | null;
                name: string;
            } | null;
            total_assets: number;
            completed_assets: number;
            failed_assets: number;
            total_violations: number;
            by_severity: components["schemas"]["SeverityCounts"];
            by_state: components["schemas"]["StateCounts"];
            /** @description Packs it ran with. */
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
            /** @description The newest entry of its trail. */
            last_entry: {
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                at: string;
                actor: components["schemas"]["Actor"];
                action: string;
            } | null;
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
            /** @description Length of its trail: grows with each decision, comment and assignment. Send it back as `seen`. */
            version: number;
        };
        Audits: {
            /** @description Newest first. */
            audits: components["schemas"]["AuditSummary"][];
            /** @description How many match. */
            total: number;
            /** @description Audits in the workspace. */
            all: number;
            /** @description Audits that run or wait. */
            running: number;
            /** @description Undecided violations in all of them. */
            undecided: number;
        };
        BrowserOptions: {
            /** @description What the browser is to be asked, as WebAuthn writes it in JSON. */
            options: {
                [key: string]: unknown;
            };
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
        CodeInput: {
            /** @description Six digits of the authenticator app, or a recovery code. */
            code: string;
        };
        Comment: {
            id: string;
            author: {
                id: string;
                name: string;
            } | null;
            author_name: string;
            content: string;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /** @description The run it was written in, where that is an earlier one. */
            audit_id?: string | null;
        };
        CommentInput: {
            /** @description Not blank. */
            comment: string;
            /** @description Members the comment mentions; they are assigned. */
            mentions?: string[];
        };
        CommentResult: {
            comment: components["schemas"]["Comment"];
            assigned_to: components["schemas"]["Person"][];
            version: number;
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
        ComparedFindings: {
            /** @description How many there are. */
            total: number;
            findings: components["schemas"]["ComparedFinding"][];
        };
        Comparison: {
            from: components["schemas"]["SiteRun"];
            to: components["schemas"]["SiteRun"];
            counts: components["schemas"]["ChangeCounts"];
            shown: components["schemas"]["ChangeCounts"];
            changed_by: {
                sentence_changed: number;
                rule_changed: number;
                /** @description Marked fixed, still there. */
                still_there: number;
                /** @description Decided anew by a person. */
                decided: number;
            };
            /** @description Of those gone, marked fixed by the run. */
            gone_marked_fixed: number;
            not_looked_at: {
                /** @description Pages that were not read again. */
                pages: number;
                /** @description Rules that did not run again. */
                rules: number;
                /** @description Findings on those pages. */
                by_page: number;
                /** @description Findings of those rules. */
                by_rule: number;
            };
            by_rule: {
                key: string;
                counts: components["schemas"]["ChangeCounts"];
                label: string;
                /** @enum {string|null} */
                severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
            }[];
            by_severity: {
                key: string;
                counts: components["schemas"]["ChangeCounts"];
            }[];
            /** @description By the first part of the path. */
            by_section: {
                key: string;
                counts: components["schemas"]["ChangeCounts"];
            }[];
            by_language: {
                key: string;
                counts: components["schemas"]["ChangeCounts"];
            }[];
        };
        ContextBlock: {
            index: number;
            /** @description paragraph, heading.h2, list.item … */
            scope: string;
            region: string;
            text: string;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language_key: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description Findings in it, by UTF-16 offsets into text. */
            marks: {
                violation_id: string;
                start: number;
                end: number;
            }[];
        };
        ContextFinding: {
            /** @description From 1, in the order of the text. */
            number: number;
            id: string;
            /** @description The text; cut. */
            violating_text: string | null;
            /** @description Rule. */
            rule_name: string | null;
            /** @enum {string|null} */
            severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
            review_state: components["schemas"]["ReviewState"];
            /** @description How many rules say it. */
            rules: number;
        };
        DecisionFilter: {
            /** @description A rule’s identifier or a pack’s key. */
            subject: string;
            /**
             * @description none: it was never trained.
             * @enum {string}
             */
            state: "none" | "waiting" | "ready" | "failed";
            /** @description Why training failed. */
            failure: string | null;
            /**
             * @description What is done with findings that are like what is always dismissed.
             * @enum {string}
             */
            action: "off" | "lower" | "hide";
            /** @description Measured by training on all pages but some and judging those, in turn. */
            figures: {
                /** @description Decisions it was trained on. */
                decided: number;
                /** @description Dismissals among them. */
                dismissed: number;
                /** @description Pages they are on. */
                pages: number;
                /** @description Findings it would have filtered, on pages it had not seen. */
                filtered: number;
                /** @description How many of these had been dismissed. */
                right: number;
                /** @description The share of them. */
                precision: number;
                /** @description The share of all dismissals that it would have filtered. */
                recall: number;
            } | null;
            /** @description When it was trained last. */
            trained_at: string | null;
            /** @description Decisions there are now. */
            decided: number;
            /** @description Decisions that are needed. */
            needed: number;
            /** @description Whether it is right often enough to be switched on. */
            usable: boolean;
        };
        DecisionInput: {
            scope: components["schemas"]["Scope"];
            action: components["schemas"]["ReviewAction"];
            /** @description Required for, and accepted only with, dismiss; at most 2,000 characters. */
            reason?: string | null;
            /** @description version of what the person looked at: where others have decided any of these since, nothing is changed and 409 says who and what. */
            seen?: number | null;
            /** @description Decide although others have decided meanwhile. */
            despite_conflict?: boolean;
        };
        DecisionResult: {
            audit_id: string;
            /** @description Number of its entry in the trail: what undo names. */
            number: number;
            action: string;
            /** @enum {string|null} */
            review_state: "undecided" | "elevated_risk" | "urgent_violation" | "dismissed" | "fixed" | null;
            violations_updated: number;
            /** @description How many were in which state before. */
            from: {
                [key: string]: number;
            };
            /** @description How many of them now wait for a second person, in the state they had. */
            waiting: number;
            /** @description The request for it. */
            approval_id: string | null;
            progress: components["schemas"]["StateCounts"];
            version: number;
        };
        DecisionTimes: {
            /** @description Worst first. */
            severities: {
                /** @enum {string} */
                severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | "NONE";
                /** @description New findings of the last runs. */
                found: number;
                /** @description Those that people have decided. */
                decided: number;
                /** @description Half of them were decided within this time. */
                median_seconds: number | null;
            }[];
        };
        Deleted: {
            /** @description Number of its tombstone. */
            number: number;
        } & {
            [key: string]: unknown;
        };
        DeletionInput: {
            /** @description The name as the preview asks for it, typed. */
            name: string;
        };
        DeletionPreview: {
            /** @description What it is called. */
            name: string;
            /** @description What must be typed to delete it. */
            typed: string;
            /** @description Audits that go. */
            runs: number;
            /** @description Pages and files that go. */
            assets: number;
            /** @description Extracted texts that go, with the pages as they were. */
            texts: number;
            /** @description Bytes of these. */
            bytes: number;
            /** @description Findings that go, with their states. */
            findings: number;
            /** @description Comments that go. */
            comments: number;
            /** @description Entries of trails that go; the hash of the last stays. */
            trail_entries: number;
            /** @description Whether it still runs; then it is cancelled first. */
            running: boolean;
            /** @description Other runs that lose something by it: their decisions stay, what they are compared with goes. */
            others: {
                id: string;
                name: string;
                /**
                 * Format: date-time
                 * @description When it ran.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                created_at: string;
                /** @description Whether it was compared with the run that goes. */
                compared: boolean;
                /** @description Findings whose earlier decision was made in the run that goes. */
                carried: number;
            }[];
            /** @description What the tombstone will say. */
            tombstone: string;
            /** @description The hash of the findings; null where they are too many to be hashed before. */
            findings_sha256: string | null;
        };
        DistrustedRule: {
            /** @description Of the rule. */
            rule_id: string;
            /** @description Of the rule. */
            name: string;
            /** @description Its pack or folder. */
            pack: string;
            /** @description Whether it is the workspace's own. */
            own: boolean;
            /** @description Decided findings, 400 at most. */
            decided: number;
            /** @description Dismissed ones. */
            dismissed: number;
            /** @description Whether all decisions were counted; false: the newest. */
            complete: boolean;
            /** @description The commonest reason. */
            reason: string | null;
            sentences: components["schemas"]["FalseSentence"][];
        };
        DistrustedRules: {
            rules: components["schemas"]["DistrustedRule"][];
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
            /** @description Model that wrote it; null for a draft. */
            model: string | null;
        };
        DocumentInput: {
            title?: string;
            shared?: boolean;
            /** @description The new content; Markdown and plain text follow it. */
            blocks?: ({
                type: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Findings that are let stand in this document; left out, those ignored before. */
            ignored?: {
                rule_id: string;
                text: string;
            }[];
            /** @description Changes of rules that a person lets stand. */
            accepted_changes?: number[];
            /** @description Changes of rules that were taken back; `blocks` has the text without them. */
            undone_changes?: number[];
            /** @description updated_at of what was edited: refused with 409 when somebody saved since. */
            updated_at?: string;
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
        };
        Documents: {
            /** @description Newest first. */
            documents: components["schemas"]["DocumentSummary"][];
            /** @description How many match. */
            total: number;
        };
        /** @description It was done. */
        Done: {
            done: boolean;
        };
        DueDays: {
            /** @description Within how many days of being found it should be decided; null: no date. */
            days: {
                UNSPECIFIED: number | null;
                LOW: number | null;
                MEDIUM: number | null;
                HIGH: number | null;
                CRITICAL: number | null;
            };
        };
        /** @description The same violation in the runs before. */
        EarlierRuns: {
            /** @description Oldest first, the last ten at most. */
            runs: {
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
                violation_id: string;
                /**
                 * Format: date-time
                 * @description When that run found it.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                found_at: string;
                /** @description What happened to it there, oldest first. */
                history: components["schemas"]["TrailEntry"][];
            }[];
        };
        EditorRules: {
            /** @description Rules as data, those of the language alone; severities are those of the workspace. */
            rules: {
                [key: string]: unknown;
            }[];
            /** @description How many packs they come from. */
            packs: number;
            /** @description Identifiers in the order in which rules lead where several find the same words. */
            leading: string[];
            /** @description Texts that are no violation here. */
            allowed: {
                text: string;
                rule_id: string | null;
            }[];
        };
        Entries: {
            entries: components["schemas"]["Entry"][];
            /** @description How many match. */
            total: number;
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
        /** @description Every error but 422. */
        Error: {
            /** @description What went wrong, in a sentence. */
            detail: string;
        };
        /** @description What each filter can be set to, with the findings of the whole audit behind it. */
        Facets: {
            rules: components["schemas"]["FilterOption"][];
            packs: components["schemas"]["FilterOption"][];
            /** @description At most 200, those with the most findings. */
            assets: components["schemas"]["FilterOption"][];
            assignees: components["schemas"]["FilterOption"][];
            severities: components["schemas"]["FilterOption"][];
            states: components["schemas"]["FilterOption"][];
            /** @description Since the run before; empty in the first run of a site. */
            changes: components["schemas"]["FilterOption"][];
        };
        FalseSentence: {
            /** @description Of one of the findings. */
            id: string;
            /** @description Its audit. */
            audit_id: string;
            /** @description As it stands on the page. */
            sentence: string;
            /** @description What was found in it. */
            text: string;
            /** @description Where in the sentence it begins. */
            start: number;
            /** @description Of the text. */
            language: string | null;
            /** @description Of the page. */
            url: string;
            /** @description Its name. */
            page: string;
            /** @description Why it was dismissed. */
            reason: string | null;
            /** @description How often it was dismissed; sentences that differ in figures are one. */
            count: number;
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
        FilterOption: {
            value: string;
            label: string;
            count: number;
        };
        FindingDetail: {
            id: string;
            audit_id: string;
            review_state: components["schemas"]["ReviewState"];
            /** @enum {string|null} */
            severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
            /** @description Rule it breaks. */
            rule_id: string | null;
            /** @description Name of that rule. */
            rule_name: string | null;
            /** @description Asset it was found on. */
            asset_id: string | null;
            /** @description Name of that asset. */
            asset_name: string | null;
            /** @description Its address. */
            asset_url: string | null;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language_key: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description The text that was found; cut in the queue. */
            violating_text: string | null;
            /** @description Why it was dismissed. */
            dismissal_reason: string | null;
            /** @description Its group. */
            group_id: string | null;
            /**
             * Format: date-time
             * @description When it was last decided.
             * @example 2026-11-14T23:41:09.123Z
             */
            decided_at: string | null;
            /** @description Who decided. */
            decided_by: string | null;
            /** @description Who it is assigned to. */
            assigned_to: components["schemas"]["Person"][];
            /**
             * Format: date-time
             * @description When it should be decided.
             * @example 2026-11-14T23:41:09.123Z
             */
            due_at: string | null;
            pending: {
                id: string;
                /** @description Who asks. */
                by: string;
                reason: string;
                /**
                 * Format: date-time
                 * @description When it was asked.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                at: string;
            } | null;
            /** @description How many comments. */
            comments: number;
            /** @description How many rules say it. */
            rules: number;
            /**
             * @description What it was in the run before; null in the first run of a site.
             * @enum {string|null}
             */
            change: "new" | "met" | "carried" | "sentence_changed" | "rule_changed" | "still_there" | "came_back" | null;
            /**
             * Format: date-time
             * @description When the run began that it was last decided in.
             * @example 2026-11-14T23:41:09.123Z
             */
            carried_from: string | null;
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
            /** @description The sentence it stands in. */
            sentence: string | null;
            /** @description Where the text starts in the sentence (UTF-16 units); null when it is not in it. */
            sentence_start: number | null;
            /** @description Why it was flagged. */
            reason: string;
            /** @description How to mend it. */
            recommended_solution: string | null;
            /** @description The sentence as it could be. */
            suggested_text: string | null;
            /** @description Index of the block in the extracted text. */
            block: number | null;
            span_start: number | null;
            span_end: number | null;
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
            /** @description The share of the rule's findings on real pages that were faults. */
            confidence: number | null;
            /** @description Where the rule's law holds. */
            jurisdiction: string[];
            /** @description Other rules that say the same of these words. */
            also: components["schemas"]["AlsoFoundBy"][];
            /** @description Violations of its group. */
            group_size: number;
            group_states: components["schemas"]["StateCounts"];
            /** @description The same finding elsewhere, the first ten. */
            others: components["schemas"]["OtherPlace"][];
            /** @description Oldest first. */
            thread: components["schemas"]["Comment"][];
            /** @description What happened to it, oldest first. */
            history: components["schemas"]["TrailEntry"][];
            /**
             * Format: date-time
             * @description When the audit found it.
             * @example 2026-11-14T23:41:09.123Z
             */
            found_at: string;
            /** @description Send it back as `seen` with a decision. */
            version: number;
        };
        ForgotInput: {
            /** @description E-mail address. */
            email: string;
        };
        FourEyes: {
            /** @description Severities whose dismissal needs a second person. */
            severities: ("UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL")[];
        };
        /** @description Every fault of the request, not the first alone. */
        HTTPValidationError: {
            detail: components["schemas"]["ValidationError"][];
        };
        Inbox: {
            rows: components["schemas"]["InboxRow"][];
            offset: number;
            /** @description Rows in all. */
            total: number;
            /** @description Violations behind them. */
            findings: number;
            /** @description How many sites they are of. */
            sites: number;
            /** @description How many rows each has in all. */
            sections: {
                section: string;
                count: number;
            }[];
            counts: components["schemas"]["InboxCounts"];
            views: components["schemas"]["InboxSavedView"][];
        };
        InboxCount: {
            everything: number;
        };
        /** @description Rows of each view, without the other filters. */
        InboxCounts: {
            everything: number;
            approval: number;
            assigned: number;
            mentions: number;
            overdue: number;
            week: number;
            snoozed: number;
            nobody: number;
        };
        InboxFilter: {
            /**
             * @description everything: all of the following but what is snoozed; nobody: what is due and assigned to nobody.
             * @enum {string}
             */
            view?: "everything" | "approval" | "assigned" | "mentions" | "overdue" | "week" | "snoozed" | "nobody";
            /** @description Severities: CRITICAL, HIGH, MEDIUM, LOW, UNSPECIFIED. Several, separated by commas. */
            severity?: string | null;
            /** @description Identifiers of sites, or of audits that belong to none. Several, separated by commas. */
            site?: string | null;
            /** @description Identifiers of rules. Several, separated by commas. */
            rule?: string | null;
            /** @description Language keys. Several, separated by commas. */
            language?: string | null;
            /** @description In the text, the reason or the name of the rule. */
            search?: string | null;
        };
        /** @description Why it is there. */
        InboxReason: {
            /**
             * @description nobody: it is due, and assigned to nobody.
             * @enum {string}
             */
            kind: "approval" | "mentioned" | "assigned" | "nobody";
            /** @description Who asked, mentioned or assigned. */
            by: string | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-14T23:41:09.123Z
             */
            at: string | null;
            /** @description The reason of a request, or the comment. */
            text: string | null;
            /** @description The assignment rule that did it. */
            rule: string | null;
        };
        InboxRow: {
            /** @description What snooze names: a group, a violation without one, or a request. */
            item: string;
            /** @description approval, overdue, week, later; a site; or a reason: by the order. */
            section: string;
            reasons: components["schemas"]["InboxReason"][];
            /** @description The request, where it waits for an answer. */
            approval_id: string | null;
            audit_id: string;
            /** @description The first violation of it. */
            violation_id: string;
            /** @description Its site. */
            site_id: string | null;
            /** @description Name of the site, or of the audit where there is none. */
            site_name: string;
            /** @description How many violations it is. */
            count: number;
            /** @enum {string|null} */
            severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
            /** @description Rule. */
            rule_id: string | null;
            /** @description Its name. */
            rule_name: string | null;
            /** @description Asset. */
            asset_name: string | null;
            /** @description Its address. */
            asset_url: string | null;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language_key: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description The text; cut. */
            violating_text: string | null;
            /** @description What stands before it in its sentence; cut. */
            before: string;
            /** @description What stands after; cut. */
            after: string;
            /**
             * Format: date-time
             * @description When it should be decided.
             * @example 2026-11-14T23:41:09.123Z
             */
            due_at: string | null;
            /**
             * Format: date-time
             * @description Hidden until then.
             * @example 2026-11-14T23:41:09.123Z
             */
            snoozed_until: string | null;
        };
        InboxSavedView: {
            id: string;
            name: string;
            /** @description The workspace's. */
            shared: boolean;
            /** @description Whether the caller may delete it. */
            mine: boolean;
            filter: components["schemas"]["InboxFilter"];
            /** @description What it shows. */
            count: number;
        };
        InboxViewInput: {
            name: string;
            /** @description For everybody in the workspace. */
            shared: boolean;
            filter: components["schemas"]["InboxFilter"];
        };
        InboxViewSaved: {
            id: string;
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
        };
        Invitation: {
            id: string;
            email: string;
            role: components["schemas"]["Role"];
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Until when it works.
             * @example 2026-11-14T23:41:09.123Z
             */
            expires_at: string;
            /** @description Name of who invited. */
            invited_by: string | null;
        };
        Invitations: {
            /** @description Those neither used nor expired, newest first. */
            invitations: components["schemas"]["Invitation"][];
        };
        InviteInput: {
            /** @description E-mail address. */
            email: string;
            role: components["schemas"]["Role"];
        };
        Invited: {
            invitation: components["schemas"]["Invitation"];
            /** @description Leads to the invitation, to be handed over; shown this once. What is sent by mail has a token of its own. */
            link: string;
            /** @description Whether a link was also sent by mail. */
            sent: boolean;
        };
        /**
         * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
         * @enum {string}
         */
        LanguageKey: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO";
        /** @description Findings of the last runs that ended, oldest first. */
        Line: {
            audit_id: string;
            run: number;
            /**
             * Format: date-time
             * @description When the run began.
             * @example 2026-11-14T23:41:09.123Z
             */
            at: string;
            total: number;
        }[];
        Link: {
            /** @enum {string} */
            purpose: "first-owner" | "invitation" | "reset";
            /** @description Address it was made for; null for the first owner, who chooses. */
            email: string | null;
            /** @description Workspace it leads to. */
            workspace_name: string | null;
            /** @enum {string|null} */
            role: "owner" | "editor" | "reviewer" | "viewer" | null;
            /**
             * @description existing: ask for the password the person has (whether they have one is not said); new: ask for a name and a new one.
             * @enum {string}
             */
            account: "new" | "existing";
            /**
             * Format: date-time
             * @description Until when it works.
             * @example 2026-11-14T23:41:09.123Z
             */
            expires_at: string;
        };
        LinkInput: {
            /** @description What stands after the # of the link. */
            token: string;
        };
        LostFinding: {
            /** @description Its number. */
            index: number;
            /** @description Of the finding. */
            id: string;
            /** @description Its audit. */
            audit_id: string;
            /** @description In full. */
            sentence: string;
            /** @description What was found in it. */
            text: string;
            /** @description Where in the sentence it begins. */
            start: number;
            /** @description Of the text. */
            language: string | null;
            /** @description Of the page. */
            url: string;
            /** @enum {string} */
            state: "undecided" | "elevated_risk" | "urgent_violation" | "dismissed" | "fixed";
            /** @description By whom. */
            decided_by: string | null;
            /** @description When. */
            decided_at: string;
        };
        /** @description What was made. */
        Made: {
            id: string;
        };
        MadeByMember: {
            /** @description API keys in use. */
            keys: components["schemas"]["ApiKey"][];
            /** @description Open ones. */
            invitations: components["schemas"]["Invitation"][];
        };
        Markets: {
            /** @description Whether anybody has answered; until then every rule of the active packs runs. */
            chosen: boolean;
            /** @description Countries (DE, UK, US-CA) or EU. */
            markets: string[] | null;
            /** @description What is sold. */
            sectors: ("alcohol" | "cosmetics" | "energy" | "finance" | "food" | "gambling" | "health" | "retail" | "software" | "telecoms" | "travel")[] | null;
            /** @description Where the words appear. */
            channels: ("website" | "email" | "social" | "advertisement" | "terms" | "app" | "print" | "video" | "job-posting")[] | null;
            /** @description Hosts of the latest audits, to guess from while nothing is chosen. */
            hosts: string[];
            /** @description Sites with an answer of their own; null: as the workspace. */
            sites: {
                id: string;
                name: string;
                /** @description Countries (DE, UK, US-CA) or EU. */
                markets: string[] | null;
                /** @description What is sold. */
                sectors: ("alcohol" | "cosmetics" | "energy" | "finance" | "food" | "gambling" | "health" | "retail" | "software" | "telecoms" | "travel")[] | null;
                /** @description Where the words appear. */
                channels: ("website" | "email" | "social" | "advertisement" | "terms" | "app" | "print" | "video" | "job-posting")[] | null;
            }[];
            /** @description Markets to choose from. */
            countries: string[];
            sector_options: ("alcohol" | "cosmetics" | "energy" | "finance" | "food" | "gambling" | "health" | "retail" | "software" | "telecoms" | "travel")[];
            channel_options: ("website" | "email" | "social" | "advertisement" | "terms" | "app" | "print" | "video" | "job-posting")[];
            /** @description Every rule of the library. */
            rules: {
                id: string;
                name: string;
                pack: string;
                jurisdiction: string[];
                sector: string[];
                channels: string[];
                /**
                 * @description Left out whatever is chosen: its pack is not active, or it is off.
                 * @enum {string|null}
                 */
                not_run: "pack" | "off" | null;
            }[];
        };
        MarketsEffect: {
            /** @description Stored pages that were looked at, within some seconds. */
            pages: number;
            /** @description Pages of the newest run of each site. */
            of: number;
            /** @description These runs. */
            runs: number;
            /** @description Findings that there would be more on the pages looked at. */
            added: number;
            /** @description Findings that there would no longer be. */
            dropped: number;
            /** @description Findings that stay. */
            stays: number;
        };
        /** @description Null: not said, so that no rule is left out for it. */
        MarketsEffectInput: {
            /** @description Countries (DE, UK, US-CA) or EU. */
            markets: string[] | null;
            /** @description What is sold. */
            sectors: ("alcohol" | "cosmetics" | "energy" | "finance" | "food" | "gambling" | "health" | "retail" | "software" | "telecoms" | "travel")[] | null;
            /** @description Where the words appear. */
            channels: ("website" | "email" | "social" | "advertisement" | "terms" | "app" | "print" | "video" | "job-posting")[] | null;
        };
        /** @description Null: not said, so that no rule is left out for it. */
        MarketsInput: {
            /** @description Countries (DE, UK, US-CA) or EU. */
            markets: string[] | null;
            /** @description What is sold. */
            sectors: ("alcohol" | "cosmetics" | "energy" | "finance" | "food" | "gambling" | "health" | "retail" | "software" | "telecoms" | "travel")[] | null;
            /** @description Where the words appear. */
            channels: ("website" | "email" | "social" | "advertisement" | "terms" | "app" | "print" | "video" | "job-posting")[] | null;
            /** @description Why; kept in the administration's trail. */
            reason?: string | null;
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
            /**
             * Format: date-time
             * @description When the person was last here.
             * @example 2026-11-14T23:41:09.123Z
             */
            seen_at: string | null;
            /** @description Whether the person has an authenticator app or a passkey; for owners. */
            second_factor: boolean | null;
        };
        Members: {
            /** @description By name. */
            members: components["schemas"]["Member"][];
        };
        MentionsDoneInput: {
            /** @description Items of rows. */
            items: string[];
        };
        Model: {
            /** @description provider:model; null when templates write drafts themselves. */
            model: string | null;
            /** @description Address of the model's service, where it was given. */
            url: string | null;
            /** @description Whether a key is kept. The key itself is never shown again. */
            has_key: boolean;
            /**
             * @description Whose it is: the workspace's own, or the server's.
             * @enum {string}
             */
            from: "workspace" | "server" | "none";
        };
        ModelInput: {
            /** @description provider:model, such as ollama:llama3.2. */
            model: string;
            url?: string | null;
            /** @description Left out, the key that is kept stays. */
            key?: string | null;
        };
        ModelTest: {
            ok: boolean;
            /** @description The model. */
            model: string | null;
            message: string;
            milliseconds: number;
        };
        Networks: {
            /** @description None: the workspace is open to every address. */
            networks: string[];
            /** @description The address this request came from. */
            your_address: string;
        };
        NetworksInput: {
            networks: string[];
            /** @description It is meant that the own address is not among them. */
            shut_me_out?: boolean;
        };
        NewPasskeyInput: {
            /** @description What the person calls it. */
            name: string;
            response: {
                /** @description Identifier of the passkey (base64url). */
                id: string;
                /** @description The same (base64url). */
                rawId: string;
                /** @constant */
                type: "public-key";
                response: {
                    /** @description What the browser says about the request (base64url). */
                    clientDataJSON: string;
                    /** @description The new public key (base64url). */
                    attestationObject: string;
                    transports?: string[];
                };
            };
        };
        NextRuns: {
            /** @description The next three. */
            next_runs: string[];
        };
        Notice: {
            id: string;
            kind: components["schemas"]["NoticeKind"];
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-14T23:41:09.123Z
             */
            at: string;
            /** @description Who did it, or the name of the rule. */
            by: string | null;
            /** @description Audit. */
            audit_id: string | null;
            /** @description Its name. */
            audit_name: string | null;
            /** @description Violation, where it is about one. */
            violation_id: string | null;
            /** @description Request. */
            approval_id: string | null;
            /** @description Rule, where it is about one. */
            rule_id: string | null;
            /** @description How many violations. */
            count: number;
            /** @description rule; approved, denied, lapsed; overdue, tomorrow; or the status of an audit. */
            outcome: string | null;
            read: boolean;
        };
        NoticeChoice: {
            kind: components["schemas"]["NoticeKind"];
            /** @description In the application. */
            shown: boolean;
            /** @enum {string} */
            mail: "off" | "once" | "digest";
        };
        NoticeChoices: {
            choices: {
                kind: components["schemas"]["NoticeKind"];
                /** @description In the application. */
                shown: boolean;
                /** @enum {string} */
                mail: "off" | "once" | "digest";
                /** @description By webhook; null: a webhook cannot have it. */
                hook: boolean | null;
            }[];
            /** @description Whether this server sends mail. */
            mail: boolean;
            /** @description What the next digest says, line by line. */
            digest: string[];
            /** @description When the digest is sent, UTC. */
            digest_hour: number;
        };
        /** @enum {string} */
        NoticeKind: "assigned" | "mentioned" | "due" | "approval" | "answered" | "rule_review" | "rule_answered" | "run_ended" | "run_failed";
        Notices: {
            /** @description Newest first. */
            notices: components["schemas"]["Notice"][];
            /** @description How many are unread in all. */
            unread: number;
        };
        NoticesRead: {
            /** @description Which; null: all of them. */
            ids: string[] | null;
        };
        OtherPlace: {
            id: string;
            review_state: components["schemas"]["ReviewState"];
            /** @description Asset. */
            asset_id: string | null;
            /** @description Its name. */
            asset_name: string | null;
            /** @description Its address. */
            asset_url: string | null;
        };
        Others: {
            others: components["schemas"]["OtherPlace"][];
            total: number;
        };
        OwnNames: {
            /** @description Names of the company, its products and people. One with a capital counts as it is written, one without in any capitals. */
            names: string[];
        };
        OwnNamesInput: {
            /** @description Names of the company, its products and people. One with a capital counts as it is written, one without in any capitals. */
            names: string[];
            /** @description Why; kept in the administration's trail. */
            reason?: string | null;
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
            /** @description Rules that match. */
            total: number;
            rules: components["schemas"]["OwnRuleListed"][];
            /** @description Whether publishing needs a second person. */
            review: boolean;
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
        };
        PacksInput: {
            /** @description Keys of the packs to use. */
            active: string[];
            /** @description Why; kept in the administration's trail. */
            reason?: string | null;
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
            /** @description By whom. */
            created_by: string | null;
        };
        PageTryStarted: {
            /** @description Of the try. */
            id: string;
        };
        Passkey: {
            id: string;
            name: string;
            /**
             * Format: date-time
             * @description When it was added.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last used.
             * @example 2026-11-14T23:41:09.123Z
             */
            last_used_at: string | null;
        };
        PasskeyAnswer: {
            /** @description Identifier of the passkey (base64url). */
            id: string;
            /** @description The same (base64url). */
            rawId: string;
            /** @constant */
            type: "public-key";
            response: {
                /** @description What the browser says about the request (base64url). */
                clientDataJSON: string;
                /** @description What the device says (base64url). */
                authenticatorData: string;
                /** @description Signature over both (base64url). */
                signature: string;
                /** @description Whom the device says it is for (base64url). */
                userHandle?: string | null;
            };
        };
        PasskeyName: {
            /** @description What the person calls it. */
            name: string;
        };
        Passkeys: {
            passkeys: components["schemas"]["Passkey"][];
        };
        PasswordAndCode: {
            /** @description The password of the person. */
            password: string;
            /** @description Six digits of the authenticator app, or a recovery code. */
            code: string;
        };
        PasswordInput: {
            /** @description Password. */
            current_password: string;
            /** @description New password, 10 to 128 characters. */
            new_password: string;
        };
        PasswordOnly: {
            /** @description The password of the person. */
            password: string;
        };
        PasswordOrNone: {
            /** @description Null for whoever has none. */
            password?: string | null;
        };
        Person: {
            id: string;
            name: string;
        };
        PersonDeletionPreview: {
            /** @description The name. */
            name: string;
            /** @description What must be typed. */
            typed: string;
            is_member: boolean;
            /** @description Comments that will show a pseudonym. */
            comments: number;
            /** @description Entries of trails that will show it. */
            entries: number;
            /** @description Findings assigned to them, which will not be any more. */
            assigned: number;
            /** @description Documents they made, which stay. */
            documents: number;
            /** @description What the tombstone will say. */
            tombstone: string;
        };
        /** @enum {string} */
        Plan: "free" | "team" | "enterprise";
        PlanDetails: {
            plan: components["schemas"]["Plan"];
            /** @description Whether the public API answers for this workspace. */
            api_access: boolean;
            plans: {
                plan: components["schemas"]["Plan"];
                api_access: boolean;
            }[];
            /** @description Members. */
            members: number;
            /** @description API keys in use. */
            keys: number;
            /** @description Audits. */
            audits: number;
        };
        ProfileInput: {
            /** @description Name others see. */
            name: string;
        };
        Proposal: {
            /** @description Words beside which the rule would leave a sentence alone. */
            phrase: string;
            /** @description Of the sentences they stand in. */
            languages: string[];
            /** @description False findings that would be gone, by number. */
            gone: number[];
            /** @description Right findings that would be lost, by number. */
            lost: number[];
            /** @description Whether it does so much more good than harm that it is chosen at first. */
            chosen: boolean;
        };
        ProviderAddress: {
            /** @description Where the browser goes to sign in. */
            url: string;
        };
        ProviderAnswer: {
            /** @description What the provider put behind the ? of the address it sent back to. */
            query: string;
        };
        /** @description One violation; in the grouped view the first of its group that the filter shows. */
        QueueRow: {
            id: string;
            audit_id: string;
            review_state: components["schemas"]["ReviewState"];
            /** @enum {string|null} */
            severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
            /** @description Rule it breaks. */
            rule_id: string | null;
            /** @description Name of that rule. */
            rule_name: string | null;
            /** @description Asset it was found on. */
            asset_id: string | null;
            /** @description Name of that asset. */
            asset_name: string | null;
            /** @description Its address. */
            asset_url: string | null;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language_key: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description The text that was found; cut in the queue. */
            violating_text: string | null;
            /** @description Why it was dismissed. */
            dismissal_reason: string | null;
            /** @description Its group. */
            group_id: string | null;
            /**
             * Format: date-time
             * @description When it was last decided.
             * @example 2026-11-14T23:41:09.123Z
             */
            decided_at: string | null;
            /** @description Who decided. */
            decided_by: string | null;
            /** @description Who it is assigned to. */
            assigned_to: components["schemas"]["Person"][];
            /**
             * Format: date-time
             * @description When it should be decided.
             * @example 2026-11-14T23:41:09.123Z
             */
            due_at: string | null;
            pending: {
                id: string;
                /** @description Who asks. */
                by: string;
                reason: string;
                /**
                 * Format: date-time
                 * @description When it was asked.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                at: string;
            } | null;
            /** @description How many comments. */
            comments: number;
            /** @description How many rules say it. */
            rules: number;
            /**
             * @description What it was in the run before; null in the first run of a site.
             * @enum {string|null}
             */
            change: "new" | "met" | "carried" | "sentence_changed" | "rule_changed" | "still_there" | "came_back" | null;
            /**
             * Format: date-time
             * @description When the run began that it was last decided in.
             * @example 2026-11-14T23:41:09.123Z
             */
            carried_from: string | null;
            /** @description What stands before the text in its sentence; cut. */
            before: string;
            /** @description What stands after; cut. */
            after: string;
            /** @description Violations of its group; 1 for each alone. */
            group_size: number;
            /** @description Those of the group that the filter shows. */
            group_matching: number;
            /** @description Violations by review state. */
            group_states: {
                undecided: number;
                elevated_risk: number;
                urgent_violation: number;
                dismissed: number;
                fixed: number;
            } | null;
        };
        QueueWindow: {
            rows: components["schemas"]["QueueRow"][];
            /** @description Where this window starts. */
            offset: number;
            /** @description Rows in all: violations, or groups in the grouped view. */
            total: number;
            /** @description Violations the filter shows. */
            findings: number;
            progress: components["schemas"]["StateCounts"];
            /** @description Send it back as `seen` with a decision. */
            version: number;
        };
        ReasonCount: {
            reason: string;
            count: number;
        };
        ReasonInput: {
            /** @description Why; kept with the version and in the trail. */
            reason: string;
        };
        Reasons: {
            /** @description The last five different ones, newest first. */
            reasons: string[];
        };
        RecoveryCodes: {
            /** @description Shown this once; each works once. */
            recovery_codes: string[];
        };
        Retention: {
            /** @description Days that pages as they were are kept; null: for ever. */
            pages: number | null;
            /** @description Days that extracted texts are kept, and the pages with them; null: for ever. */
            texts: number | null;
            /** @description Days that audits are kept: findings, decisions, comments and trail; null: for ever. */
            audits: number | null;
            /** @description Days the server keeps pages and texts at most (KEEP_DAYS). */
            server: number | null;
        };
        RetentionInput: {
            /** @description Days that pages as they were are kept; null: for ever. */
            pages: number | null;
            /** @description Days that extracted texts are kept, and the pages with them; null: for ever. */
            texts: number | null;
            /** @description Days that audits are kept: findings, decisions, comments and trail; null: for ever. */
            audits: number | null;
        };
        RetryInput: {
            /** @description Failed assets to try again; null or absent: all of them. */
            asset_ids?: string[] | null;
        };
        RetryResult: {
            /** @description Assets that are tried again. */
            assets: number;
        };
        /** @enum {string} */
        ReviewAction: "dismiss" | "elevated_risk" | "urgent_violation" | "mark_fixed" | "reopen";
        /** @enum {string} */
        ReviewState: "undecided" | "elevated_risk" | "urgent_violation" | "dismissed" | "fixed";
        /**
         * @description What a member may do; owner may everything.
         * @enum {string}
         */
        Role: "owner" | "editor" | "reviewer" | "viewer";
        RoleInput: {
            role: components["schemas"]["Role"];
            /** @description Why; kept in the administration's trail. */
            reason?: string;
        };
        Rule: {
            id: string;
            name: string;
            pack: string;
            description: string;
            explanation: string;
            kind: string;
            languages: components["schemas"]["LanguageKey"][];
            jurisdiction: string[];
            /** @description Empty: all of them. */
            channels: string[];
            /** @description The share of its findings on real pages that were faults, where that was measured. */
            confidence: number | null;
            source: {
                citation: string;
                /** @description Where it can be read. */
                url: string | null;
                verified: boolean;
            } | null;
            /** @enum {string} */
            severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
            /**
             * @description The workspace's own severity; OFF: not used.
             * @enum {string|null}
             */
            override: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | "OFF" | null;
            /**
             * @description The choice that leaves it out: it is for another market, sector or channel.
             * @enum {string|null}
             */
            left_out: "market" | "sector" | "channel" | null;
        };
        RuleChange: {
            rule_id: string;
            name: string;
            /**
             * @description meaning: it decides about texts in another way; wording: it only says something else of them; added, removed: it did not run then, or does not run any more.
             * @enum {string}
             */
            change: "meaning" | "wording" | "added" | "removed";
            /** @description Findings of the audit that it led. */
            findings: number;
            /** @description How many of them were dismissed and would have to be decided again. */
            dismissals: number;
        };
        RuleChanges: {
            /** @description Whether it is the last run of its site. */
            latest: boolean;
            /** @description Rules that are not what they were, by identifier; those that were added come last. */
            rules: components["schemas"]["RuleChange"][];
            /** @description Findings of the audit that these rules led. */
            findings: number;
            /** @description Dismissals that would have to be decided again. */
            dismissals: number;
            /** @description Pages and files that can be checked again without fetching them. */
            assets_kept: number;
            /** @description Pages and files whose text is no longer kept. */
            assets_gone: number;
        };
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
        RuleCount: {
            /** @description Rule. */
            rule_id: string | null;
            /** @description Its name. */
            rule_name: string | null;
            /** @description Its pack. */
            pack: string | null;
            /** @enum {string|null} */
            severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | null;
            total: number;
            by_state: components["schemas"]["StateCounts"];
        };
        RuleCounts: {
            /** @description Worst severity first, then the most findings. */
            rules: components["schemas"]["RuleCount"][];
        };
        RuleFigures: {
            rules: {
                rule_id: string;
                /** @description Findings in the five newest audits, oldest first. */
                hits: number[];
                /** @description Findings in the fifty newest audits that were decided. */
                decided: number;
                /** @description Those of them that were dismissed. */
                dismissed: number;
            }[];
        };
        RuleHealth: {
            rule: {
                /** @description Of the rule. */
                id: string;
                /** @description Of the rule. */
                name: string;
                /** @description Of the rule. */
                kind: string;
                /** @description Of the rule. */
                severity: string;
                /** @description That it reads; empty: all. */
                languages: string[];
                /** @description Its pack or folder. */
                pack: string;
                /** @description The name of that. */
                pack_name: string;
                own: {
                    /** @enum {string} */
                    state: "draft" | "in_review" | "published";
                    /** @description The version that runs. */
                    published: number | null;
                    is_off: boolean;
                    latest: number;
                } | null;
            };
            /** @enum {string} */
            span: "five" | "quarter" | "all";
            /** @description Findings that it led, in all runs of the span. */
            hits: number;
            /** @description Runs of the span, 200 at most. */
            runs: number;
            /** @description The last five, oldest first. */
            last_runs: {
                /** @description The audit. */
                audit_id: string;
                /** @description Its name. */
                name: string;
                /** @description When it began. */
                at: string;
                /** @description What the rule found. */
                hits: number;
            }[];
            /** @description Findings that nobody has decided about, in all runs of the span. */
            undecided: number;
            /** @description Findings that people decided about; one that was carried along to later runs counts once. */
            decided: number;
            /** @description How many of them were dismissed. */
            dismissed: number;
            by_state: components["schemas"]["StateCounts"];
            /** @description The commonest first. */
            reasons: {
                /** @description As people wrote it. */
                reason: string;
                /** @description How often. */
                count: number;
            }[];
            /** @description Seconds within which half of the decisions were taken. */
            median_seconds: number | null;
            /** @description Seconds within which half of the decisions were taken. */
            all_rules_median_seconds: number | null;
            places: {
                /** @description The site, or the audit where it has none. */
                site: string;
                /** @description Of the text. */
                language: string | null;
                /** @description Decided findings. */
                decided: number;
                /** @description Dismissed ones. */
                dismissed: number;
                /** @description Seconds within which half of the decisions were taken. */
                median_seconds: number | null;
            }[];
            /** @description Whether all decisions were counted. False: the newest, 2,000 decided findings at most, looked for among 20,000. */
            complete: boolean;
            /** @description Dismissed more than half of the time, of at least 20 decisions. */
            distrusted: boolean;
            /** @description The commonest first. */
            false_sentences: components["schemas"]["FalseSentence"][];
            confidence: {
                /** @description The share of its findings on labelled pages that were faults. */
                value: number;
                /** @description Labelled sentences that were faults. */
                faults: number;
                /** @description Labelled sentences. */
                labelled: number;
            } | null;
        };
        RuleImport: {
            /** @description Of the package. */
            name: string;
            /** @description Files in it. */
            files: number;
            /** @description Its size. */
            bytes: number;
            /** @description Whether nothing was stored. */
            dry_run: boolean;
            /** @description Rules found: loaded, with a remark and refused together. */
            found: number;
            /** @description Loaded. */
            loaded: number;
            /** @description Loaded with a remark. */
            remarks: number;
            /** @description Refused. */
            refused: number;
            /** @description Of those loaded: rules the workspace did not have. */
            new: number;
            /** @description Of those loaded: rules it had, which get a new draft. */
            replaces: number;
            /** @description Of those loaded: rules it had just so, or that were left as they are. */
            unchanged: number;
            /** @description Of those loaded: without texts to find or texts to leave alone, so that they cannot be published yet. */
            without_proofs: number;
            /** @description Where they were found: lists of terms, styles of Vale’s, files of ours. */
            parts: components["schemas"]["RuleImportPart"][];
            /** @description Each rule found, once. */
            lines: components["schemas"]["RuleImportLine"][];
            /** @description Files that hold no rule. */
            aside: {
                file: string;
                why: string;
            }[];
        };
        RuleImportLine: {
            /** @description As the package calls it. */
            file: string;
            /** @description Null where the file was not opened. */
            line: number | null;
            /**
             * @description remark: loaded, with a remark.
             * @enum {string}
             */
            outcome: "loaded" | "remark" | "refused";
            /**
             * @description What taking it over does; null where it was refused.
             * @enum {string|null}
             */
            effect: "new" | "replaces" | "unchanged" | null;
            /** @description The file it is kept as. */
            target: string | null;
            /** @description The id of the rule. */
            rule_id: string | null;
            /** @description The line as it is written. */
            text: string;
            /** @description From where to where in it the fault is. */
            mark: number[] | null;
            /** @description Why it was refused, or the remark. */
            why: string;
            /** @description What helps. */
            helps: string;
        };
        RuleImportPart: {
            name: string;
            /** @enum {string} */
            kind: "terms" | "vale" | "yaml";
            found: number;
        };
        RulePublication: {
            /** @description Why; kept with the version and in the trail. */
            reason: string;
            /** @description The revision one has seen; needed where rules are published by a second person. */
            based_on?: number;
        };
        RuleReview: {
            /** @description Whether publishing a rule needs a second person. */
            second_person: boolean;
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
        RuleSuggestions: {
            /** @description Stored pages that were looked through, the newest. */
            pages: number;
            /** @description Whether these are all stored pages. */
            complete: boolean;
            /** @description Words with the same stem that the rule does not find. */
            forms: {
                text: string;
                /** @description The term of the rule that lacks only an ending. */
                term: string | null;
                /** @description That ending. */
                ending: string | null;
                /** @description On how many of the pages it stands. */
                pages: number;
            }[];
            /** @description Phrases around what it finds. */
            near: {
                text: string;
                /** @description On how many of the pages it stands. */
                pages: number;
                /** @description Whether somebody dismissed a finding on these words there. */
                dismissed: boolean;
            }[];
            /** @description Sentences it finds. */
            hits: {
                text: string;
                found: string[];
                /** @description One of the pages. */
                url: string;
            }[];
            /** @description Sentences it leaves alone, or should. */
            passes: {
                text: string;
                /** @description One of the pages. */
                url: string;
                /** @description Whether somebody dismissed a finding on these words there. */
                dismissed: boolean;
            }[];
        };
        RuleSuggestionsInput: {
            /** @description `folder/name.yml`. */
            file: string;
            /** @description The rule as YAML. */
            content: string;
            /**
             * @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål).
             * @enum {string|null}
             */
            language?: "NL" | "EN" | "ES" | "IT" | "GR" | "SE" | "PT" | "FR" | "FI" | "PL" | "DE" | "TR" | "DK" | "RU" | "NO" | null;
            /** @description Look through up to 3,000 pages, for three seconds at most; else 300, for a fifth. */
            thorough?: boolean;
        };
        RuleText: {
            /** @description The rule it was copied from. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @enum {string} */
            kind: "existence" | "substitution" | "occurrence" | "repetition" | "consistency" | "conditional" | "capitalization" | "metric" | "readability" | "spelling" | "sequence" | "required" | "proximity" | "learned" | "guideline";
            /** @description The rule as YAML. */
            content: string;
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
        Rules: {
            rules: components["schemas"]["Rule"][];
            /** @description How many match. */
            total: number;
        };
        ScheduleInput: {
            schedule: string;
            time_zone: string;
        };
        /** @description Which violations: {violation_id}, {violation_id, group: true}, {audit_id, violation_ids and/or group_ids}, or {audit_id, filter}. */
        Scope: {
            /** @description This one violation… */
            violation_id?: string | null;
            /** @description …or, with it, its whole group. */
            group?: boolean;
            /** @description The audit of the following. */
            audit_id?: string | null;
            /** @description A selection of violations… */
            violation_ids?: string[] | null;
            /** @description …and of whole groups. */
            group_ids?: string[] | null;
            /** @description Everything this filter shows. With group_ids: only those of these groups that it shows. */
            filter?: {
                /** @description States: undecided, elevated_risk, urgent_violation, dismissed, fixed. Several, separated by commas. */
                state?: string | null;
                /** @description Severities: CRITICAL, HIGH, MEDIUM, LOW, UNSPECIFIED, NONE. Several, separated by commas. */
                severity?: string | null;
                /** @description Identifiers of rules. Several, separated by commas. */
                rule?: string | null;
                /** @description Keys of packs. Several, separated by commas. */
                pack?: string | null;
                /** @description Identifiers of assets. Several, separated by commas. */
                asset?: string | null;
                /** @description Identifiers of members; nobody: without an assignee. Several, separated by commas. */
                assignee?: string | null;
                /**
                 * @description Undecided and past its due date, or due within seven days.
                 * @enum {string|null}
                 */
                due?: "overdue" | "week" | null;
                /** @description Identifiers of groups. Several, separated by commas. */
                group?: string | null;
                /** @description Sections of the site: the first part of the path, with its slash. Several, separated by commas. */
                section?: string | null;
                /** @description Languages of the page. Several, separated by commas. */
                language?: string | null;
                /** @description What differs from another run of the site: new, came_back, still_there, changed, carried, gone, not_looked_at. Several, separated by commas. */
                change?: string | null;
                /** @description The run that `change` compares with; absent: the run before (for gone: the run after). */
                against?: string | null;
                /** @description In the text, the reason or the name of the rule, ignoring case. */
                search?: string | null;
            } | null;
        };
        ScopeCount: {
            audit_id: string;
            /** @description How many violations it is. */
            count: number;
            by_state: components["schemas"]["StateCounts"];
            version: number;
            conflicts: {
                by: string;
                action: string;
                review_state: components["schemas"]["ReviewState"];
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                at: string;
                count: number;
            }[];
        };
        ScopeInput: {
            scope: components["schemas"]["Scope"];
            seen?: number | null;
        };
        SecondFactor: {
            /** @description Whether signing in asks for a code. */
            on: boolean;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-11-14T23:41:09.123Z
             */
            since: string | null;
            /** @description Recovery codes that were not used. */
            recovery_codes_left: number;
            /** @description Without one there is nothing a second factor would add to. */
            has_password: boolean;
        };
        Security: {
            /** @description Whether members must sign in with a second factor, a passkey or the identity provider. */
            requires_second_factor: boolean;
        };
        SecurityInput: {
            requires_second_factor: boolean;
        };
        Session: {
            /** @description Who is signed in; null for nobody. */
            user: {
                id: string;
                email: string;
                name: string;
            } | null;
            /** @description Where the person is a member, by name. */
            workspaces: components["schemas"]["Workspace"][];
            /** @description The password was right; the code of the second factor is asked for (user is null). */
            asks_code: boolean;
            /** @description The workspace last chosen, otherwise the first; null without any. */
            current_workspace_id: string | null;
            server: {
                version: string;
                /** @description Where links in messages lead. */
                public_url: string;
                /** @description Whether messages (password reset, invitations) are sent. */
                mail: boolean;
                /** @description Name of the identity provider; null when there is none. */
                single_sign_on: string | null;
                /** @description Whether people may sign in with a password. */
                passwords: boolean;
            };
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
        SeverityOverride: {
            rule_id: string;
            /**
             * @description OFF: the rule is not used.
             * @enum {string}
             */
            severity: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | "OFF";
            /** @description Why. */
            reason?: string | null;
            /** @description The member who answers for it. */
            owner_id?: string | null;
            /** @description The last day on which it holds (UTC), such as 2027-01-31; null: no end. */
            until?: string | null;
        };
        SeverityOverrides: {
            overrides: components["schemas"]["SeverityOverride"][];
        };
        SeverityOverridesInput: {
            overrides: components["schemas"]["SeverityOverride"][];
            /** @description Why; kept in the administration's trail. */
            reason?: string | null;
        };
        SeverityRow: {
            /** @enum {string} */
            severity: "UNSPECIFIED" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | "NONE";
            total: number;
            by_state: components["schemas"]["StateCounts"];
        };
        Shelf: {
            /** @description A language model writes; without one, the drafts of the templates. */
            has_model: boolean;
            templates: {
                id: string;
                key: string;
                /** @description Made by the workspace. */
                own: boolean;
                languages: {
                    language_key: components["schemas"]["LanguageKey"];
                    name: string;
                    description: string;
                    /** @description Fields: name, type, label, help, required, placeholder, options, maxLength, default; where they apply min, format, limits, note. */
                    form: {
                        [key: string]: unknown;
                    }[];
                }[];
            }[];
            tones: {
                id: string;
                key: string;
                /** @description Made by the workspace, which may change it. */
                own: boolean;
                languages: {
                    id: string;
                    language_key: components["schemas"]["LanguageKey"];
                    name: string;
                    /** @description What it is like. */
                    description: string | null;
                    /** @description Its guidelines. */
                    content: string | null;
                }[];
            }[];
            infobases: {
                id: string;
                name: string;
                /** @description What it holds. */
                description: string | null;
                entries: number;
            }[];
        };
        ShownHosts: {
            /** @description Private places audits may read: host, *.domain, host:port, an address or a range such as 10.1.0.0/16. */
            hosts: string[];
            /** @description What the operator allows (ALLOW_HOSTS); empty: no private place at all. */
            allowed: string[];
        };
        SignInCode: {
            /** @description Six digits of the authenticator app, or a recovery code. */
            code: string;
            /** @description No code is asked for in this browser for 30 days. */
            trust_browser?: boolean;
        };
        SignInInput: {
            /** @description E-mail address. */
            email: string;
            /** @description Password. */
            password: string;
        };
        SignedInPlace: {
            id: string;
            /** @description The session of this request. */
            current: boolean;
            /**
             * Format: date-time
             * @description When it began.
             * @example 2026-11-14T23:41:09.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last used, to the hour.
             * @example 2026-11-14T23:41:09.123Z
             */
            seen_at: string;
            /**
             * Format: date-time
             * @description When it ends by itself.
             * @example 2026-11-14T23:41:09.123Z
             */
            expires_at: string;
            /** @description Network address it began from. */
            address: string | null;
            /** @description User agent it began with. */
            browser: string | null;
        };
        SignedInPlaces: {
            sessions: components["schemas"]["SignedInPlace"][];
        };
        Site: {
            id: string;
            name: string;
            /** @description What it reads. */
            sources: {
                kind: string;
                label: string;
            }[];
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
            /** @description The next three runs; none while it is paused. */
            next_runs: string[];
            total_runs: number;
            /** @description Newest first. */
            history: components["schemas"]["SiteRun"][];
            packs_over_time: {
                pack: string;
                line: components["schemas"]["Line"];
            }[];
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
            /** @description Of the site that the person looked at; 409 where it was changed since. */
            version: number;
        };
        SiteChanged: {
            version: number;
        };
        SiteCreated: {
            /** @description Identifier of the site. */
            id: string;
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
        };
        /** @description last: the newest run; ended: the newest that was completed. */
        SiteRow: {
            id: string;
            name: string;
            /** @description What it reads. */
            sources: {
                kind: string;
                label: string;
            }[];
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
                /** @description The person who started it. */
                created_by: string | null;
                /** @description What was decided before is still being carried over. */
                carrying: boolean;
                total_assets: number;
                completed_assets: number;
                failed_assets: number;
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
            } | null;
            ended: {
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
                /** @description The person who started it. */
                created_by: string | null;
                /** @description What was decided before is still being carried over. */
                carrying: boolean;
                total_assets: number;
                completed_assets: number;
                failed_assets: number;
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
            } | null;
            /** @description Undecided findings of the run that ended last which are past their due date. */
            overdue: number;
            line: components["schemas"]["Line"];
            /** @description Rules of that run decide about texts in another way now. */
            rules_changed: boolean;
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
            /** @description The person who started it. */
            created_by: string | null;
            /** @description What was decided before is still being carried over. */
            carrying: boolean;
            total_assets: number;
            completed_assets: number;
            failed_assets: number;
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
        };
        Sites: {
            /** @description By name. */
            sites: components["schemas"]["SiteRow"][];
            /** @description How many match. */
            total: number;
            /** @description Audits that are runs of no site. */
            single: number;
        };
        SnoozeInput: {
            /** @description Items of rows. */
            items: string[];
            /** @description Until when; null: shown again at once. */
            until: string | null;
        };
        /** @description Violations by review state. */
        StateCounts: {
            undecided: number;
            elevated_risk: number;
            urgent_violation: number;
            dismissed: number;
            fixed: number;
        };
        StopMailInput: {
            token: string;
        };
        StopMailResult: {
            kind: components["schemas"]["NoticeKind"];
        };
        SwitchInput: {
            workspace_id: string;
        };
        Tighten: {
            /** @description Findings that were counted on. */
            decided: number;
            /** @description False ones among them. */
            dismissed: number;
            /** @description Right ones among them. */
            right: number;
            /** @description Whether all decisions were counted. False: the newest, 2,000 decided findings at most, looked for among 20,000. */
            complete: boolean;
            /** @description Decided findings that the rule does not find in their sentence alone; what would become of them is not known. */
            unjudged: number;
            proposals: components["schemas"]["Proposal"][];
            /** @description Every right finding that a proposal would lose. */
            lost: components["schemas"]["LostFinding"][];
        };
        Tightened: {
            /** @description Of the rule that has the draft. */
            id: string;
            /** @description Whether it is a copy of a built-in rule, which goes on running until it is switched off. */
            copied: boolean;
        };
        Timeline: {
            /** @description Undecided violations over time, oldest first, now last; at most 400 points. */
            points: {
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                at: string;
                undecided: number;
            }[];
        };
        Tombstone: {
            /** @description From 1, in the workspace. */
            number: number;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-14T23:41:09.123Z
             */
            at: string;
            /** @enum {string} */
            kind: "audit" | "site" | "document" | "person" | "retention";
            /** @description What was deleted. */
            subject_id: string | null;
            /** @description Who deleted it. */
            by: string;
            /** @description In a sentence. */
            text: string;
            /** @description Rows to delete behind it. */
            total: number;
            /** @description Of these deleted by now. */
            removed: number;
            /** @description Hash of the findings deleted so far; of all of them when it is finished. */
            findings_sha256: string | null;
            /**
             * Format: date-time
             * @description When nothing of it was left; null until then.
             * @example 2026-11-14T23:41:09.123Z
             */
            finished_at: string | null;
            /** @description Hash of this entry and all before it. */
            hash: string;
        };
        Tombstones: {
            tombstones: components["schemas"]["Tombstone"][];
            total: number;
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
        };
        TotpSecret: {
            /** @description To be typed into the app (base32). */
            secret: string;
            /** @description What the QR code holds (otpauth). */
            uri: string;
        };
        Trail: {
            /** @description Newest first. */
            entries: components["schemas"]["TrailEntry"][];
            /** @description Entries in the whole trail. */
            length: number;
            /** @description Hash of the newest entry; empty for an empty trail. */
            head: string;
            /** @description Entries that match. */
            total: number;
            /** @description Names that occur, for the filter. */
            actors: string[];
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
            /** @description dismiss, elevated_risk, urgent_violation, mark_fixed, reopen, undo, comment, assign, request_dismissal, deny_dismissal, or what the audit did. */
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
            /** @description The request it answers. */
            approval: {
                id: string;
                /** @description Who asked. */
                by: string;
                /** @description What the second person said. */
                answer: string | null;
            } | null;
            /** @description Whether undo can take it back. */
            undoable: boolean;
            /** @description Number of the entry that took it back. */
            undone_by: number | null;
            /** @description Hash of this entry and all before it. */
            hash: string;
        };
        TrailProof: {
            /** @description Whether every entry carries the hash its text and the entry before give. */
            verified: boolean;
            length: number;
            head: string;
            /** @description Number of the first entry that does not. */
            first_broken: number | null;
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
        UndoInput: {
            audit_id: string;
            /** @description Number of the entry in the trail; without it: the last decision of the caller that stands. */
            number?: number;
        };
        UndoPreview: {
            /** @description Number of the entry in the trail. */
            number: number;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-14T23:41:09.123Z
             */
            at: string;
            /** @description How many violations it touched. */
            count: number;
            /** @description How many of them would go back. */
            goes_back: number;
            /** @description Why it cannot be undone, in a sentence; null where it can. */
            why_not: string | null;
            /** @description The states they would go back to. */
            back: {
                state: string;
                /** @description The reason they had, where they were dismissed. */
                reason: string | null;
                /** @description Who had decided so. */
                by: string | null;
                count: number;
            }[];
            /** @description Those that stay as they are: decided again since. */
            stays: {
                state: string;
                /** @description Who has decided on them since. */
                by: string | null;
                /**
                 * Format: date-time
                 * @description When, the last time.
                 * @example 2026-11-14T23:41:09.123Z
                 */
                at: string | null;
                count: number;
            }[];
        };
        UndoResult: {
            audit_id: string;
            /** @description Number of the entry that undid it. */
            number: number;
            /** @description Number of the entry that was undone. */
            undoes: number;
            violations_updated: number;
            /** @description Violations that stay as they are, because they were decided again since. */
            left: number;
            progress: components["schemas"]["StateCounts"];
            version: number;
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
        Webhook: {
            /** @description Where events are sent; null: nowhere. */
            url: string | null;
            /** @description Which events. */
            kinds: string[];
            /** @description The key that signs them (Standard Webhooks). */
            key: string;
            /** @description Events that could not be delivered yet. */
            waiting: number;
            /** @description Why the last try failed. */
            failure: string | null;
        };
        WebhookInput: {
            url: string | null;
            kinds: components["schemas"]["NoticeKind"][];
        };
        Workspace: {
            id: string;
            name: string;
            plan: components["schemas"]["Plan"];
            role: components["schemas"]["Role"];
            /** @description What the caller may do here; the server enforces it. */
            permissions: ("read" | "review" | "approve" | "comment" | "assign" | "run_audits" | "write_documents" | "manage_rules" | "manage_keys" | "manage_members" | "manage_workspace")[];
            /** @description Closed until the person signs in with a second factor. */
            needs_second_factor: boolean;
        };
        WorkspaceInput: {
            /** @description Name of the workspace. */
            name: string;
        };
        WriteInput: {
            template_id: string;
            language_key: components["schemas"]["LanguageKey"];
            /** @description The template's form, filled in. */
            input: {
                [key: string]: unknown;
            };
            tone_meta_id?: string | null;
            /** @description False: the document is written in the background. */
            wait?: boolean;
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
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description user is null when nobody is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
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
    switchWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchInput"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInInput"];
            };
        };
        responses: {
            /** @description Signed in; the cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
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
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
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
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every session of the person has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
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
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInPlaces"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
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
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listAccountEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 50, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEvents"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
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
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotInput"];
            };
        };
        responses: {
            /** @description If the address is known, a link is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
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
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
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
    changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
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
    signInWithCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInCode"];
            };
        };
        responses: {
            /** @description Signed in; the cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
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
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
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
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordOnly"];
            };
        };
        responses: {
            /** @description What the app is given; it counts once a code has confirmed it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSecret"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeInput"];
            };
        };
        responses: {
            /** @description It is on. Every other session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAndCode"];
            };
        };
        responses: {
            /** @description The codes, shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
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
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAndCode"];
            };
        };
        responses: {
            /** @description It is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
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
    beginPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For navigator.credentials.get. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrowserOptions"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
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
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAnswer"];
            };
        };
        responses: {
            /** @description Signed in; the cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
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
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkeys"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
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
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskeyInput"];
            };
        };
        responses: {
            /** @description It signs in from now on. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordOrNone"];
            };
        };
        responses: {
            /** @description For navigator.credentials.create. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrowserOptions"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
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
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                passkey_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description Renamed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                passkey_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordOrNone"];
            };
        };
        responses: {
            /** @description It no longer signs in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    beginSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go. A cookie remembers for ten minutes what was begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderAddress"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    finishSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderAnswer"];
            };
        };
        responses: {
            /** @description Signed in; the cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    lookAtLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkInput"];
            };
        };
        responses: {
            /** @description The link works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    acceptLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInput"];
            };
        };
        responses: {
            /** @description Signed in; the cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    getWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    renameWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkspaceInput"];
            };
        };
        responses: {
            /** @description The workspace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDetails"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listPacks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Packs"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setPacks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PacksInput"];
            };
        };
        responses: {
            /** @description The packs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Packs"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listRules: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
                /** @description Only of this pack. */
                pack?: string;
                /** @description In identifier, name, description, wording and law. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A window of the rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rules"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getAllowedHosts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places, and the places among which they are chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownHosts"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setAllowedHosts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllowedHosts"];
            };
        };
        responses: {
            /** @description The places, and the places among which they are chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownHosts"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listOverrides: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overrides, those that have ended too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeverityOverrides"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setOverrides: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeverityOverridesInput"];
            };
        };
        responses: {
            /** @description The overrides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeverityOverrides"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getAllowList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The allow-list, entries that have ended too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllowList"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setAllowList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllowListInput"];
            };
        };
        responses: {
            /** @description The allow-list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllowList"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getOwnNames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnNames"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setOwnNames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnNamesInput"];
            };
        };
        responses: {
            /** @description The names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnNames"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getMarkets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choice, and every rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Markets"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setMarkets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarketsInput"];
            };
        };
        responses: {
            /** @description The choice, and every rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Markets"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    tryMarkets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarketsEffectInput"];
            };
        };
        responses: {
            /** @description The figures, and how many pages they are of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketsEffect"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    copyRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule as YAML, with a comment that names the one it was copied from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleText"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    suggestForRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleSuggestionsInput"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleSuggestions"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    importOwnRules: {
        parameters: {
            query?: {
                /** @description Only read and report; nothing is stored. */
                dry_run?: "true" | "false";
                /** @description Leave the rules there are as they are. */
                only_new?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleImport"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    exportOwnRules: {
        parameters: {
            query?: {
                /** @description The latest version of each rule, drafts included, or what runs. Rules that are switched off are left out. */
                versions?: "latest" | "published";
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ZIP archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listOwnRules: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
                /** @description In identifier and name. */
                search?: string;
                /** @description state */
                state?: "draft" | "in_review" | "published" | "off";
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A window of the rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRules"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    createOwnRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    tryOwnRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleTry"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getOwnRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    deleteOwnRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule, or its draft, is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    compareOwnRule: {
        parameters: {
            query?: {
                /** @description The earlier version; 0: nothing. */
                from?: number;
                /** @description The later one. */
                to?: number;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences, part by part. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleComparison"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listRuleFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rules that found something. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleFigures"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    saveOwnRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    askForRuleReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    publishOwnRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    sendRuleBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    switchRuleOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    switchRuleOn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    rollRuleBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRule"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    getRuleReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleReview"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setRuleReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleReview"];
            };
        };
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleReview"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getDueDays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days for each severity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueDays"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setDueDays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DueDays"];
            };
        };
        responses: {
            /** @description Days for each severity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueDays"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getFourEyes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The severities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FourEyes"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setFourEyes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FourEyes"];
            };
        };
        responses: {
            /** @description The severities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FourEyes"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listAssignmentRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentRules"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setAssignmentRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentRulesInput"];
            };
        };
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentRules"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    countAssignmentRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentCriteria"];
            };
        };
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentCount"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    applyAssignmentRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were assigned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentCount"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requirements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Security"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecurityInput"];
            };
        };
        responses: {
            /** @description The requirements, with effect at once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Security"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    getNetworks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None: it is open to every address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Networks"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setNetworks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetworksInput"];
            };
        };
        responses: {
            /** @description The networks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Networks"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Members"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    removeMember: {
        parameters: {
            query?: {
                /** @description keep: the workspace's keys the person made stay. The person's own never do. */
                keys?: "revoke" | "keep";
                /** @description keep: open invitations the person made stay. */
                invitations?: "withdraw" | "keep";
                /** @description Why; kept in the administration's trail. */
                reason?: string;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed, with effect at once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    changeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description Changed, with effect at once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    listMadeByMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeByMember"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteInput"];
            };
        };
        responses: {
            /** @description The link to hand over, shown this once; where mail is set up, another is sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invited"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its link no longer works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, revoked ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeys"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyInput"];
            };
        };
        responses: {
            /** @description The key, shown this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyCreated"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    revokeKey: {
        parameters: {
            query?: {
                /** @description Why; kept in the administration's trail. */
                reason?: string;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listAudits: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
                /** @description In the name. */
                search?: string;
                /** @description Only with this status. */
                status?: "PENDING" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED";
                /** @description Only those this member started. */
                created_by?: string;
                /** @description Only those run with this pack. */
                pack?: string;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A window of the audits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Audits"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    startAudit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
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
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    previewAudit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuditPreviewInput"];
            };
        };
        responses: {
            /** @description What is known by now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPreview"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getAudit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
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
                    "application/json": components["schemas"]["AuditDetail"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listAssets: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
                /** @description Only in this state. */
                state?: "waiting" | "completed" | "failed" | "left_out" | "cancelled";
                /** @description In name or address. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A window of the assets, in the order they were found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assets"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    countByRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each rule that found something. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleCounts"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    runAuditAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    cancelAudit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    retryAudit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
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
            /** @description They are tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetryResult"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    listSites: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
                /** @description In the name. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A window of the sites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sites"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    createSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteInput"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteCreated"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    previewSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextRuns"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getSite: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    changeSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
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
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteChanged"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    getDecisionTimes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of the last twelve runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionTimes"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    runSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    compareRuns: {
        parameters: {
            query?: {
                /** @description The earlier run. */
                from?: string;
                /** @description The later run. */
                to?: string;
                /** @description Severities: CRITICAL, HIGH, MEDIUM, LOW, UNSPECIFIED, NONE; several with commas. */
                severity?: string;
                /** @description Identifiers of rules; several with commas. */
                rule?: string;
                /** @description First parts of the path; several with commas. */
                section?: string;
                /** @description Keys of languages; several with commas. */
                language?: string;
                /** @description In the text, the reason or the name of the rule. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description earlier − gone − not looked at + new = later, in every row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    comparedFindings: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
                /** @description The earlier run. */
                from?: string;
                /** @description The later run. */
                to?: string;
                /** @description Which. */
                change?: "new" | "came_back" | "still_there" | "changed" | "carried" | "gone" | "not_looked_at";
                /** @description Severities: CRITICAL, HIGH, MEDIUM, LOW, UNSPECIFIED, NONE; several with commas. */
                severity?: string;
                /** @description Identifiers of rules; several with commas. */
                rule?: string;
                /** @description First parts of the path; several with commas. */
                section?: string;
                /** @description Keys of languages; several with commas. */
                language?: string;
                /** @description In the text, the reason or the name of the rule. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A window of them, worst first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparedFindings"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getRuleChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules, and how many findings of the audit they led. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleChanges"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    recheckAudit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    listTriableRuns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TriableRuns"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    tryRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
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
            /** @description It has started. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageTryStarted"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    addRuleExample: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
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
            /** @description It is in the draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    getRuleTry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                try_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The try. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageTry"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    cancelRuleTry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                try_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    listDistrustedRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most dismissed first, with their commonest false sentences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DistrustedRules"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getRuleHealth: {
        parameters: {
            query?: {
                /** @description The last five runs, 90 days, or all. */
                span?: "five" | "quarter" | "all";
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it found, and what people made of that. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleHealth"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getTightening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tighten"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    tightenRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phrases: {
                        phrase: string;
                        languages: string[];
                    }[];
                };
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tightened"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    getDecisionFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                subject: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionFilter"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setDecisionFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                subject: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "off" | "lower" | "hide";
                    /** @description Goes into the administration’s trail. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description It is switched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    trainDecisionFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                subject: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The worker trains it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    uploadFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
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
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
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
    listTrail: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
                /** @description Only by this name. */
                actor?: string;
                /** @description Only this action. */
                action?: string;
                /** @description In names, reasons and actions, ignoring case. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A window of the trail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trail"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    proveTrail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrailProof"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    previewUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
                /** @description An opaque identifier. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoPreview"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    exportTrail: {
        parameters: {
            query?: {
                /** @description Only by this name. */
                actor?: string;
                /** @description Only this action. */
                action?: string;
                /** @description In names, reasons and actions, ignoring case. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line for each entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    queue: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
                /** @description States: undecided, elevated_risk, urgent_violation, dismissed, fixed. Several, separated by commas. */
                state?: string | null;
                /** @description Severities: CRITICAL, HIGH, MEDIUM, LOW, UNSPECIFIED, NONE. Several, separated by commas. */
                severity?: string | null;
                /** @description Identifiers of rules. Several, separated by commas. */
                rule?: string | null;
                /** @description Keys of packs. Several, separated by commas. */
                pack?: string | null;
                /** @description Identifiers of assets. Several, separated by commas. */
                asset?: string | null;
                /** @description Identifiers of members; nobody: without an assignee. Several, separated by commas. */
                assignee?: string | null;
                /** @description Undecided and past its due date, or due within seven days. */
                due?: "overdue" | "week" | null;
                /** @description Identifiers of groups. Several, separated by commas. */
                group?: string | null;
                /** @description Sections of the site: the first part of the path, with its slash. Several, separated by commas. */
                section?: string | null;
                /** @description Languages of the page. Several, separated by commas. */
                language?: string | null;
                /** @description What differs from another run of the site: new, came_back, still_there, changed, carried, gone, not_looked_at. Several, separated by commas. */
                change?: string | null;
                /** @description The run that `change` compares with; absent: the run before (for gone: the run after). */
                against?: string | null;
                /** @description In the text, the reason or the name of the rule, ignoring case. */
                search?: string | null;
                /** @description grouped: one row for one finding on many assets. */
                view?: "each" | "grouped";
                /** @description severity: worst first; found: in the order of finding; decided: the latest decision first. */
                sort?: "severity" | "found" | "rule" | "asset" | "decided";
                /** @description A violation: the window that holds it, in place of offset. When the filter does not show it, the window of offset. */
                around?: string;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueWindow"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    facets: {
        parameters: {
            query?: {
                /** @description Assets that are chosen, with commas between; they are among the options. */
                asset?: string;
                /** @description Only assets with this in their name or address. */
                asset_search?: string;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options with their counts; of the assets, the 200 with most findings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facets"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    exportViolations: {
        parameters: {
            query?: {
                /** @description States: undecided, elevated_risk, urgent_violation, dismissed, fixed. Several, separated by commas. */
                state?: string | null;
                /** @description Severities: CRITICAL, HIGH, MEDIUM, LOW, UNSPECIFIED, NONE. Several, separated by commas. */
                severity?: string | null;
                /** @description Identifiers of rules. Several, separated by commas. */
                rule?: string | null;
                /** @description Keys of packs. Several, separated by commas. */
                pack?: string | null;
                /** @description Identifiers of assets. Several, separated by commas. */
                asset?: string | null;
                /** @description Identifiers of members; nobody: without an assignee. Several, separated by commas. */
                assignee?: string | null;
                /** @description Undecided and past its due date, or due within seven days. */
                due?: "overdue" | "week" | null;
                /** @description Identifiers of groups. Several, separated by commas. */
                group?: string | null;
                /** @description Sections of the site: the first part of the path, with its slash. Several, separated by commas. */
                section?: string | null;
                /** @description Languages of the page. Several, separated by commas. */
                language?: string | null;
                /** @description What differs from another run of the site: new, came_back, still_there, changed, carried, gone, not_looked_at. Several, separated by commas. */
                change?: string | null;
                /** @description The run that `change` compares with; absent: the run before (for gone: the run after). */
                against?: string | null;
                /** @description In the text, the reason or the name of the rule, ignoring case. */
                search?: string | null;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line for each violation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                violation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The violation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindingDetail"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listEarlierRuns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                violation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those runs; none where it is new. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarlierRuns"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listOthers: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                violation_id: string;
            };
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
                    "application/json": components["schemas"]["Others"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getAssetContext: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                asset_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetContext"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getSnapshot: {
        parameters: {
            query?: {
                /** @description The violation to outline. */
                here?: string;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                asset_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    decide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionInput"];
            };
        };
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionResult"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    countScope: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopeInput"];
            };
        };
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopeCount"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoInput"];
            };
        };
        responses: {
            /** @description Taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoResult"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    lastReasons: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reasons"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
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
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentResult"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignInput"];
            };
        };
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignResult"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getInbox: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
                /** @description everything: all of the following but what is snoozed; nobody: what is due and assigned to nobody. */
                view?: "everything" | "approval" | "assigned" | "mentions" | "overdue" | "week" | "snoozed" | "nobody";
                /** @description Severities: CRITICAL, HIGH, MEDIUM, LOW, UNSPECIFIED. Several, separated by commas. */
                severity?: string | null;
                /** @description Identifiers of sites, or of audits that belong to none. Several, separated by commas. */
                site?: string | null;
                /** @description Identifiers of rules. Several, separated by commas. */
                rule?: string | null;
                /** @description Language keys. Several, separated by commas. */
                language?: string | null;
                /** @description In the text, the reason or the name of the rule. */
                search?: string | null;
                /** @description Approvals first, then what is overdue, in each. */
                order?: "due" | "site" | "reason";
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A window of it, with the counts of every view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inbox"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    countInbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows of the view everything. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxCount"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    snooze: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnoozeInput"];
            };
        };
        responses: {
            /** @description Hidden, or shown again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    mentionsDone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MentionsDoneInput"];
            };
        };
        responses: {
            /** @description Taken off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    saveInboxView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboxViewInput"];
            };
        };
        responses: {
            /** @description Saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxViewSaved"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    deleteInboxView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                view_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                approval_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    answerApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                approval_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalAnswer"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalResult"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    listNotices: {
        parameters: {
            query?: {
                /** @description limit */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notices"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    readNotices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticesRead"];
            };
        };
        responses: {
            /** @description Marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getNoticeChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row an event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeChoices"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setNoticeChoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeChoice"];
            };
        };
        responses: {
            /** @description One row an event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeChoices"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, the key, and what waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description The address, the key, and what waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    stopMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopMailInput"];
            };
        };
        responses: {
            /** @description No more mails of this kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopMailResult"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    watchAudit: {
        parameters: {
            query?: {
                /** @description The version of the audit that the reader has read: entries of the trail after it are sent first. Without it, only new ones. */
                since?: number;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
            };
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
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    watchAudits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
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
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listDocuments: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
                /** @description In title and text. */
                search?: string;
                /** @description Only those of one bulk run. */
                bulk_input_id?: string;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A window of the documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Documents"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    writeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteInput"];
            };
        };
        responses: {
            /** @description The document; with wait false, the one that waits. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentDetail"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentDetail"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    changeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                document_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentInput"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentDetail"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    getShelf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything the workspace can write with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shelf"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    streamDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteInput"];
            };
        };
        responses: {
            /** @description A stream that ends with the document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getEditorRules: {
        parameters: {
            query?: {
                /** @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål). */
                language_key?: components["schemas"]["LanguageKey"];
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorRules"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getRuleWeights: {
        parameters: {
            query?: {
                /** @description The file the rule names. */
                name?: string;
                /** @description Language of a text. GR is Greek, SE Swedish, DK Danish, NO Norwegian (bokmål). */
                language_key?: components["schemas"]["LanguageKey"];
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                rule_id: string;
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
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listInfobases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The knowledge bases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Infobases"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    createInfobase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InfobaseInput"];
            };
        };
        responses: {
            /** @description Its identifier. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getInfobase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                infobase_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The knowledge base. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InfobaseDetail"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    deleteInfobase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                infobase_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; documents keep the facts they cite. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    renameInfobase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
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
            /** @description Changed, as a new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listEntries: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
                /** @description kind */
                kind?: "fact" | "guideline" | "passage";
                /** @description Only of this source. */
                source?: string;
                /** @description In title, text and source. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                infobase_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A window of the entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entries"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    addEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
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
            /** @description Its identifier. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    changeEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                infobase_id: string;
                /** @description An opaque identifier. */
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
            /** @description Changed, as a new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    deleteEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                infobase_id: string;
                /** @description An opaque identifier. */
                entry_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    addFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedFiles"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    deleteFile: {
        parameters: {
            query?: {
                /** @description The name of the file. */
                source?: string;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                infobase_id: string;
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
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    createTone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToneInput"];
            };
        };
        responses: {
            /** @description Its identifier. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    changeTone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
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
            /** @description Changed, as a new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    deleteTone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                tone_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; documents written in it stay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without its key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Model"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelInput"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Model"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    forgetModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone; the server's model writes, if there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    testModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it answers, and what is wrong if not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelTest"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    previewAuditDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionPreview"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    deleteAudit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                audit_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletionInput"];
            };
        };
        responses: {
            /** @description Gone at once; what belonged to it goes in the background. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    previewSiteDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionPreview"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    deleteSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletionInput"];
            };
        };
        responses: {
            /** @description Gone at once; what belonged to it goes in the background. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                document_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletionInput"];
            };
        };
        responses: {
            /** @description Gone at once; what belonged to it goes in the background. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    previewPersonDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDeletionPreview"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    deletePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
                /** @description An opaque identifier. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletionInput"];
            };
        };
        responses: {
            /** @description Gone at once; what belonged to it goes in the background. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something changed meanwhile, or the state of things does not allow it. */
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
    listTombstones: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
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
                    "application/json": components["schemas"]["Tombstones"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    getRetention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    setRetention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetentionInput"];
            };
        };
        responses: {
            /** @description In days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    listAdminTrail: {
        parameters: {
            query?: {
                /** @description Where the window starts, from 0. */
                offset?: number;
                /** @description How many rows it holds. */
                limit?: number;
                /** @description Only this kind (`severity.changed`), or all that begin with it (`severity`). */
                kind?: string;
                /** @description Only by this person or key (identifier), or by this name. */
                actor?: string;
                /** @description First day, such as 2026-11-01 (UTC). */
                since?: string;
                /** @description Last day, included (UTC). */
                until?: string;
                /** @description In names, reasons and values, ignoring case. */
                search?: string;
                /** @description Only entries with, or without, a reason. */
                reason?: "given" | "none";
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A window of the trail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminTrail"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    proveAdminTrail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminTrailProof"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    exportAdminTrailCsv: {
        parameters: {
            query?: {
                /** @description Only this kind (`severity.changed`), or all that begin with it (`severity`). */
                kind?: string;
                /** @description Only by this person or key (identifier), or by this name. */
                actor?: string;
                /** @description First day, such as 2026-11-01 (UTC). */
                since?: string;
                /** @description Last day, included (UTC). */
                until?: string;
                /** @description In names, reasons and values, ignoring case. */
                search?: string;
                /** @description Only entries with, or without, a reason. */
                reason?: "given" | "none";
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line for each entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
    exportAdminTrailJson: {
        parameters: {
            query?: {
                /** @description Only this kind (`severity.changed`), or all that begin with it (`severity`). */
                kind?: string;
                /** @description Only by this person or key (identifier), or by this name. */
                actor?: string;
                /** @description First day, such as 2026-11-01 (UTC). */
                since?: string;
                /** @description Last day, included (UTC). */
                until?: string;
                /** @description In names, reasons and values, ignoring case. */
                search?: string;
                /** @description Only entries with, or without, a reason. */
                reason?: "given" | "none";
            };
            header?: never;
            path: {
                /** @description An opaque identifier. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many entries, and each of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller's role may not do this, or the request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist in a workspace of the caller. */
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
}
