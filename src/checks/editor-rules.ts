import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { rulesOf } from '../packs/profile.ts'
import type { Profile } from '../packs/profile.ts'
import type { LanguageKey } from '../languages.ts'
import { ruleLibrary } from '../packs/library.ts'
import { Precedence, ruleIn, type Rule, type RulePart } from '../rules/index.ts'
import { weightsApart } from './check-apart.ts'

/** What an editor in a browser checks with. */
export interface EditorRules {
  /** Those that speak the language, as data, without their proofs; severities are the workspace's. */
  rules: Rule[]
  packs: number
  /** In which order they lead where several find the same words. */
  leading: string[]
  allowed: Profile['allowed']
  /** Names that no suggestion changes. */
  names: string[]
}

function editorRules(profile: Profile, language: LanguageKey, told: readonly LanguageKey[]): EditorRules {
  const active = rulesOf(profile)
  const rules = active.flatMap((written): Rule[] => {
    const rule = ruleIn(written, told)
    const parts = rule.parts.filter((part) => part.language === null || part.language === language)
    if (parts.length === 0) return []
    const severity = profile.overrides[rule.id]
    return [
      {
        ...rule,
        file: '',
        severity: severity && severity !== 'OFF' ? severity : rule.severity,
        // Proofs, and how well a model did, say nothing about how it finds.
        parts: parts.map(({ name: _name, description: _description, explanation: _explanation, ...part }) => ({
          ...part,
          hits: [],
          passes: [],
          keys: keysForEditor(part),
        })),
      },
    ]
  })
  return {
    rules,
    packs: new Set(rules.map((rule) => rule.pack)).size,
    leading: new Precedence(active).order,
    allowed: profile.allowed,
    names: profile.names ?? [],
  }
}

/** In place of the sentences that a rule is learned from: the browser is sent what was learned, not the sentences. */
const LEARNT = 'sentences'

function keysForEditor({ keys }: RulePart): RulePart['keys'] {
  const { measured: _measured, faults, clean: _clean, ...rest } = keys
  return faults === undefined ? rest : { threshold: 0.5, ...rest, model: LEARNT }
}

interface Packed {
  etag: string
  plain: Buffer
  compressed: Buffer
}

const packed = new Map<string, Packed>()
const MOST_PACKED = 40

/**
 * The same, ready to send: made once for each choice of rules, since writing it out takes longer than checking a text. `told`: in the first
 * of these languages that a rule has it tells its findings.
 */
export function packedEditorRules(profile: Profile, language: LanguageKey, told: readonly LanguageKey[]): Packed {
  const name = JSON.stringify([
    language,
    told,
    profile.packs.toSorted(),
    profile.overrides,
    profile.allowed,
    profile.names,
    profile.choice,
    profile.own,
    profile.day,
  ])
  let made = packed.get(name)
  if (!made) {
    if (packed.size >= MOST_PACKED) packed.clear()
    const plain = Buffer.from(JSON.stringify(editorRules(profile, language, told)))
    made = { etag: etagOf(plain), plain, compressed: gzipSync(plain) }
    packed.set(name, made)
  }
  return made
}

/** The weights of a learned rule in a language; null where there are none of this name. */
export async function ruleWeights(
  profile: Profile,
  ruleId: string,
  name: string,
  language: LanguageKey | null,
): Promise<{ etag: string; bytes: Buffer } | null> {
  if (name === LEARNT) {
    const learnt = await weightsApart(profile, ruleId, language)
    return learnt && { etag: etagOf(Buffer.from(learnt)), bytes: Buffer.from(learnt) }
  }
  const rule = ruleLibrary.rules().find(({ id }) => id === ruleId)
  if (!rule?.parts.some((part) => part.keys.model === name)) return null
  const bytes = await readFile(path.join(path.dirname(rule.file), name))
  return { etag: etagOf(bytes), bytes }
}

const etagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
