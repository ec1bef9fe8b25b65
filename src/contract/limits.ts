/**
 * The longest texts that a request may send, in characters: one constant for both APIs. A limit is changed here and
 * nowhere else; test/walls/limits.test.ts finds a number that stands in a schema.
 */

// What people write
export const LONGEST_COMMENT = 5000
/** Why something was decided, changed, published or approved. */
export const LONGEST_REASON = 2000
/** The case, request or investigation that a legal hold is for. */
export const LONGEST_MATTER = 200
/** The law, contract or house rule that asks for a minimum retention. */
export const LONGEST_KEPT_BECAUSE = 200
/** Certificates of a time stamp authority, as PEM, and the object identifier of its policy. */
export const LONGEST_CERTIFICATES = 100_000
export const LONGEST_POLICY = 100
/** Why a promotion is believed compliant, in the register. */
export const LONGEST_STATEMENT = 5000
export const LONGEST_SPENDING_REASON = 1000
export const LONGEST_LET_STAND_REASON = 500
export const LONGEST_APPROVAL_COMMENT = 2000
export const LONGEST_DESCRIPTION = 2000
export const LONGEST_TERM_NOTE = 5000
/** The words that a comment of a document is about. */
export const LONGEST_QUOTE = 1000
export const LONGEST_PRECEDING_WORDS = 200
/** What a model is asked to do with a passage. */
export const LONGEST_INSTRUCTION = 1000
export const LONGEST_FINDING_TEXT = 5000

// Names and titles
/** Of a person, an audit, a site, a workspace or a knowledge base. */
export const LONGEST_NAME = 200
export const LONGEST_TEXT_TITLE = 300
export const LONGEST_DOCUMENT_TITLE = 500
/** A name typed to confirm that its bearer is deleted. */
export const LONGEST_TYPED_NAME = 1000
export const LONGEST_VIEW_NAME = 80
export const LONGEST_VERSION_NAME = 100
export const LONGEST_ASSIGNMENT_RULE_NAME = 80
export const LONGEST_APPROVAL_STEP_NAME = 60
export const LONGEST_TEMPLATE_NAME = 120
export const LONGEST_TEMPLATE_KEY = 80
export const LONGEST_TONE_NAME = 120
export const LONGEST_TONE_DESCRIPTION = 1000
export const LONGEST_TRACKER_NAME = 60
export const LONGEST_KEY_NAME = 100
export const LONGEST_PASSKEY_NAME = 100
export const LONGEST_FIELD_NAME = 100

// Texts
export const LONGEST_AUDITED_TEXT = 900_000
/** A part of a document to be rewritten. */
export const LONGEST_PASSAGE = 8000
export const LONGEST_SURROUNDING_TEXT = 2000
export const LONGEST_EXAMPLE_TEXT = 200_000
export const LONGEST_GUIDELINES = 20_000
export const LONGEST_FIELD_VALUE = 20_000
/** A paragraph that fills in a form. */
export const LONGEST_BRIEF = 6000
export const LONGEST_BRIEF_LINE = 500
export const LONGEST_BRIEF_MESSAGE = 1500
export const LONGEST_FACT = 800
/** Where an entry of a knowledge base comes from. */
export const LONGEST_SOURCE = 500
/** Of a knowledge base. */
export const LONGEST_ENTRY = 5000
export const LONGEST_TERM = 1000
export const LONGEST_TRIED_SENTENCE = 2000
export const LONGEST_EXCEPTION_PHRASE = 120
export const LONGEST_ALLOWED_TEXT = 500
export const LONGEST_ALLOWED_NOTE = 500
export const LONGEST_ALLOWED_SITE = 500

// Claims
/** A text that an address must say, or what another system is about to publish there. */
export const LONGEST_LIVE_TEXT = 200_000
/** A way to say a claim, or the notice that stands beside it. */
export const LONGEST_CLAIM_WORDING = 1000
export const LONGEST_CLAIM_CHANNEL = 50
/** Of a certificate. */
export const LONGEST_PROOF_NUMBER = 200
/** Where in a proof, such as "p. 3, second table". */
export const LONGEST_PROOF_PAGE = 100
/** The words of a proof that carry the claim. */
export const LONGEST_PROOF_PASSAGE = 5000

// Addresses
/** Of a page that is read. */
export const LONGEST_PAGE_ADDRESS = 2048
export const LONGEST_LINK = 2000
export const LONGEST_MODEL_ADDRESS = 500
export const LONGEST_EMAIL = 254
/** A member, by identifier or e-mail address. */
export const LONGEST_MEMBER_NAMED = 320
export const LONGEST_NETWORK = 60
export const LONGEST_HOST = 255
export const LONGEST_SECTION = 2000

// Rules
export const LONGEST_RULE_ID = 200
export const LONGEST_RULE_FILE = 200
export const LONGEST_RULE_PATH = 210
export const LONGEST_RULE_SOURCE = 262_144
export const LONGEST_PACK = 200

// Identifiers and what chooses among rows
export const LONGEST_ID = 100
export const LONGEST_UUID = 36
export const LONGEST_MEMBER_ID = 60
/** A member or key, by identifier or name. */
export const LONGEST_MEMBER = 200
export const LONGEST_SEARCH = 200
export const LONGEST_FILTER_VALUE = 250
export const LONGEST_LIST_OF_VALUES = 4000
export const LONGEST_CHOSEN_ROWS = 20_000
export const LONGEST_CURSOR = 500
export const LONGEST_TRAIL_KIND = 60
export const LONGEST_TRAIL_ACTION = 50
export const LONGEST_LANGUAGE_KEY = 5
export const LONGEST_MARKET = 20
export const LONGEST_MARKET_CODE = 10

// Times
export const LONGEST_SCHEDULE = 100
export const LONGEST_TIME_ZONE = 100
export const LONGEST_DAY = 10
export const LONGEST_TIMESTAMP = 40
export const LONGEST_UPDATED_AT = 100

// Secrets
export const LONGEST_PASSWORD = 128
export const LONGEST_SECOND_FACTOR_CODE = 40
export const LONGEST_TOKEN = 200
export const LONGEST_MAIL_TOKEN = 500
export const LONGEST_PASSKEY_BYTES = 20_000
export const LONGEST_PASSKEY_TRANSPORT = 20
export const LONGEST_PROVIDER_KEY = 2000
export const LONGEST_IDEMPOTENCY_KEY = 255
/** provider:model */
export const LONGEST_MODEL = 200

// Others
/** Reasons for dismissals that a workspace keeps ready. */
export const MOST_DISMISSAL_REASONS = 30
export const MOST_ISSUE_TRACKERS = 10
/** Packs that a gate looks at. */
export const MOST_GATE_PACKS = 100
/** Pages, sections and sites that a workspace says itself what they sell. */
export const MOST_PAGE_READINGS = 500
/** Findings of one answer to a check, and characters of JSON they take together; the answer says how many more there are. */
export const MOST_FINDINGS = 1000
export const MOST_CHARACTERS = 2 * 1024 * 1024
/** Hours for which a renewed key still works beside the new one. */
export const MOST_OVERLAP_HOURS = 30 * 24
