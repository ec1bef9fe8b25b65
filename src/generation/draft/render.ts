import { Liquid } from 'liquidjs'
import type { Template } from 'liquidjs'
import type { LanguageKey } from '../../languages.ts'
import { escapeMarkdown, Markdown } from '../base/escape.ts'
import type { Notes } from './filters.ts'
import { filtersFor } from './filters.ts'

/** Limits for one draft: characters of source, milliseconds, and memory units as Liquid counts them. */
export const LIMITS = { source: 50_000, time: 500, memory: 2_000_000, output: 1_000_000 } as const

/** Disabled: Liquid's tags that load other files, and the filter that would print a value unescaped. */
const CLOSED_TAGS = ['include', 'render', 'layout', 'block']
const CLOSED_FILTERS = [
  'raw',
  'json',
  'inspect',
  'to_integer',
  'obj',
  'find_exp',
  'where_exp',
  'reject_exp',
  'group_by_exp',
  'has_exp',
  'find_index_exp',
]

const engines = new Map<LanguageKey, Liquid>()

function engineOf(language: LanguageKey): Liquid {
  let engine = engines.get(language)
  if (!engine) engines.set(language, (engine = createEngine(language)))
  return engine
}

function createEngine(language: LanguageKey): Liquid {
  const engine = new Liquid({
    templates: {},
    dynamicPartials: false,
    relativeReference: false,
    ownPropertyOnly: true,
    strictFilters: true,
    jsTruthy: true,
    parseLimit: LIMITS.source,
    renderLimit: LIMITS.time,
    memoryLimit: LIMITS.memory,
    outputEscape: (value: unknown) =>
      value instanceof Markdown
        ? value.source
        : value === null || value === undefined
          ? ''
          : escapeMarkdown(Array.isArray(value) ? value.join(' ') : String(value)),
  })
  for (const tag of CLOSED_TAGS) delete engine.tags[tag]
  for (const filter of CLOSED_FILTERS) delete engine.filters[filter]
  for (const [name, filter] of Object.entries(filtersFor(language))) engine.registerFilter(name, filter)
  return engine
}

/** A draft's source, parsed. */
export interface ParsedDraft {
  language: LanguageKey
  parts: Template[]
}

/** The author's mistake in a sentence, with the position Liquid reports. */
export class DraftError extends Error {}

export function parseDraft(source: string, language: LanguageKey): ParsedDraft {
  try {
    return { language, parts: engineOf(language).parse(source) }
  } catch (error) {
    throw new DraftError(`the draft cannot be read: ${sentenceOf(error)}`, { cause: error })
  }
}

export function renderDraft(draft: ParsedDraft, scope: Record<string, unknown>, notes: Notes): string {
  const output = rendered(draft, { ...scope, notes })
  if (output.length > LIMITS.output) throw new DraftError(`the draft is longer than ${LIMITS.output} characters`)
  return output
}

const MAX_FACTOR = 64

/**
 * Liquid's time limit is wall-clock time. Where a busy machine gave this thread little of it, the draft is rendered again with a
 * longer limit.
 */
function rendered(draft: ParsedDraft, scope: object): string {
  for (let factor = 1; ; factor *= 4) {
    const before = threadTime()
    try {
      return engineOf(draft.language).renderSync(draft.parts, scope, { renderLimit: LIMITS.time * factor }) as string
    } catch (error) {
      const stalled =
        factor < MAX_FACTOR && /template render limit exceeded/.test(sentenceOf(error)) && threadTime() - before < LIMITS.time / 2
      if (!stalled) throw new DraftError(`the draft cannot be written: ${sentenceOf(error)}`, { cause: error })
    }
  }
}

/** CPU time of this thread in milliseconds; where the runtime cannot tell, wall-clock time. */
const threadTime = (): number => {
  const spent = globalThis.process?.threadCpuUsage?.()
  return spent ? (spent.user + spent.system) / 1000 : performance.now()
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message.split('\n')[0]! : String(error))
