import { LANGUAGE_KEYS, type LanguageKey } from '../../languages.ts'
import { CHANNELS, RULE_SEVERITIES, SECTORS, type Channel, type Sector } from '../../rules/definition/rule.ts'

/** The part of JSON Schema that the project file needs: an editor reads it as it is, `validate.ts` checks with it. */
export interface Schema {
  description?: string
  type?: 'object' | 'array' | 'string' | 'boolean'
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: false | Schema
  items?: Schema
  minItems?: number
  minLength?: number
  pattern?: string
  enum?: readonly string[]
  anyOf?: Schema[]
  examples?: unknown[]
}

/** What stands in an `imprimatur.yml`. */
export interface ProjectValues {
  sources?: string[]
  exclude?: string[]
  packs?: string[]
  markets?: string[]
  sectors?: Sector[]
  channels?: Channel[]
  languages?: LanguageKey[]
  explain_in?: LanguageKey
  rules?: Record<string, string>
  overrides?: { paths: string[]; rules?: Record<string, string>; markets?: string[]; sectors?: Sector[]; channels?: Channel[] }[]
  rule_folders?: string[]
  vale?: boolean | string
  format?: string
  output?: string[]
  fail_on?: string
  baseline?: string
  suppressions?: { rule: string; paths?: string[]; text?: string; reason: string; owner?: string; until?: string }[]
}

/** Severities may be written small. */
const SEVERITY_WORDS = [...RULE_SEVERITIES, ...RULE_SEVERITIES.map((severity) => severity.toLowerCase())]

const text = (description: string, more: Schema = {}): Schema => ({ description, type: 'string', minLength: 1, ...more })
const texts = (description: string, items: Schema = {}): Schema => ({
  description,
  type: 'array',
  minItems: 1,
  items: { type: 'string', minLength: 1, ...items },
})
const object = (description: string, properties: Record<string, Schema>, required: string[] = []): Schema => ({
  description,
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
  additionalProperties: false,
})

const PATHS = 'Paths below the folder of this file, written as in .gitignore: docs/, *.md, legal/**.'
const MARKETS = texts('Countries, EU, or parts of a country: only rules whose jurisdiction holds there run, and those without one.', {
  pattern: '^[A-Za-z]{2}(-[A-Za-z0-9]{1,3})?$',
})
const SECTOR_LIST = texts('What is dealt in: only rules of these sectors run, and those without one.', { enum: SECTORS })
const CHANNEL_LIST = texts('Where the texts appear: only rules for these channels run, and those without one.', { enum: CHANNELS })
const RULES: Schema = {
  description: 'Rules by id, or all of a pack or style as pack.*: off, on, or another severity.',
  type: 'object',
  additionalProperties: { type: 'string', enum: ['off', 'on', ...SEVERITY_WORDS] },
  examples: [{ 'eu-green-claims.eco-friendly': 'CRITICAL', 'plain-language.*': 'off' }],
}

const PROPERTIES: Required<{ [Key in keyof ProjectValues]: Schema }> = {
  sources: texts('What is checked where the command line names nothing: files, folders or globs, relative to this file.'),
  exclude: texts(`What is left out of folders. ${PATHS}`),
  packs: texts('Built-in packs to check with; all default ones where neither packs, rule_folders nor a .vale.ini say otherwise.'),
  markets: MARKETS,
  sectors: SECTOR_LIST,
  channels: CHANNEL_LIST,
  languages: texts('The languages written here. With one, every text that declares no other is read as that.', { enum: LANGUAGE_KEYS }),
  explain_in: text('The language in which rules explain what they find; otherwise that of the text.', { enum: LANGUAGE_KEYS }),
  rules: RULES,
  overrides: {
    description: 'What is different below some paths. Where several match, the last one decides.',
    type: 'array',
    items: object('One exception.', { paths: texts(PATHS), rules: RULES, markets: MARKETS, sectors: SECTOR_LIST, channels: CHANNEL_LIST }, [
      'paths',
    ]),
  },
  rule_folders: texts('Folders or files of own rules, relative to this file.'),
  vale: {
    description: 'false leaves out the .vale.ini that is found, a path names another.',
    anyOf: [{ type: 'boolean' }, { type: 'string', minLength: 1 }],
  },
  format: text('How the result is printed.'),
  output: texts('[FORMAT:]FILE: files the result is written to, relative to this file.'),
  fail_on: text('The least severity that ends with exit code 1, or never.', { enum: [...SEVERITY_WORDS, 'never'] }),
  baseline: text('A file of findings that are left out, relative to this file.'),
  suppressions: {
    description: 'Findings that are excused. One that is expired or excuses nothing is a finding itself.',
    type: 'array',
    items: object(
      'Findings of one rule that are excused.',
      {
        rule: text('The id of the rule.'),
        paths: texts(PATHS),
        text: text('Only findings of this text.'),
        reason: text('Why they are excused.'),
        owner: text('Who answers for it.'),
        until: text('The last day it holds.', { pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' }),
      },
      ['rule', 'reason'],
    ),
  },
}

export const PROJECT_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'imprimatur.yml',
  ...object('Which rules check the texts of a project, and how.', PROPERTIES),
} satisfies Schema & { $schema: string; title: string }
