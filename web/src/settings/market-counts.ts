import { causeLeftOut, type Cause, type Choice } from '../../../src/rules/select/choice.ts'
import { isForMarkets } from '../../../src/rules/select/markets.ts'
import type { Schemas } from '../base/api.ts'

type ListedRule = Schemas['Markets']['rules'][number]
export type NotRun = Cause | 'pack' | 'off'

/** Which rules a choice runs, and for each of the others why not. */
export interface Picked {
  running: ListedRule[]
  left: Map<NotRun, ListedRule[]>
}

export function pickedBy(rules: readonly ListedRule[], choice: Pick<Choice, 'markets' | 'sectors' | 'channels'>): Picked {
  const picked: Picked = { running: [], left: new Map() }
  for (const rule of rules) {
    const cause = rule.not_run ?? causeLeftOut(rule as Parameters<typeof causeLeftOut>[0], choice)
    if (cause === null) picked.running.push(rule)
    else picked.left.set(cause, [...(picked.left.get(cause) ?? []), rule])
  }
  return picked
}

/** Running rules by the law that makes them run: the first jurisdiction that holds in a chosen market. */
export function lawsOf(running: readonly ListedRule[], markets: readonly string[] | null): [law: string | null, rules: number][] {
  const laws = new Map<string | null, number>()
  for (const { jurisdiction } of running) {
    const law = jurisdiction.find((from) => markets === null || isForMarkets([from], markets)) ?? null
    laws.set(law, (laws.get(law) ?? 0) + 1)
  }
  return [...laws].toSorted(([, one], [, other]) => other - one)
}

export type Answers = { markets: string[]; sectors: string[]; channels: string[] }

/** The answers that are saved. */
export const answersOf = ({ markets, sectors, channels }: Pick<Schemas['Markets'], 'markets' | 'sectors' | 'channels'>): Answers => ({
  markets: markets ?? [],
  sectors: sectors ?? [],
  channels: channels ?? [],
})

/** Beside a ticked answer: the rules that run for it; beside another: how many more would run with it. */
export function effectOf(rules: readonly ListedRule[], answers: Answers, of: keyof Answers, value: string): number {
  const running = (list: string[]) => pickedBy(rules, choiceOf({ ...answers, [of]: list })).running.length
  const list = answers[of]
  if (list.includes(value)) return running([value])
  return list.length === 0 ? running([value]) : running([...list, value]) - running(list)
}

/** No answer is no choice. */
export const choiceOf = ({ markets, sectors, channels }: Answers): Choice => ({
  markets: markets.length > 0 ? markets : null,
  sectors: sectors.length > 0 ? (sectors as Choice['sectors']) : null,
  channels: channels.length > 0 ? (channels as Choice['channels']) : null,
})
