import type { Builder, Finder, Found } from './kind.ts'
import { flagOf, oneOf, textsOf } from '../definition/values.ts'
import type { Page } from '../page/page.ts'
import type { View } from '../page/view.ts'
import { isNear, withinOf, type Place } from './within.ts'

/** What a reader may well not see: it does not count where the text must be prominent. */
const ASIDE = ['nav', 'footer', 'aside', 'alt', 'meta', 'title', 'attr']
/** What the page itself does not show: a text that must be there does not stand there by it. */
const NOT_SHOWN = ['preview', 'structured', 'template']

/** Text that must be there: on the page, or near what calls for it. */
export function required(builder: Builder): Finder {
  const { part, language } = builder
  const { keys, at } = part
  const texts = textsOf(keys.text, [...at, 'text'])
  const wanted = [builder.patterns('text', texts.map(literally)), builder.patterns('pattern', textsOf(keys.pattern, [...at, 'pattern']))]
  const trigger =
    keys.trigger === undefined || keys.trigger === null ? null : builder.patterns('trigger', textsOf(keys.trigger, [...at, 'trigger']))
  const within = withinOf(keys.within, [...at, 'within'], 'page')
  const prominent = flagOf(keys.prominent, [...at, 'prominent'])
  const place = oneOf(keys.add, ['after', 'before'] as const, [...at, 'add'], 'after')
  const scope = builder.scope(part.scope)

  const present = (page: Page): Place[] => {
    const places: Place[] = []
    for (const patterns of wanted) {
      for (const view of page.blocksFor(patterns.calls)) {
        if ((prominent && isAside(view)) || !isShown(view)) continue
        for (const span of patterns.find(view)) places.push({ view, start: span.start, end: span.end })
      }
    }
    return places
  }

  const found = (view: View, start: number, end: number): Found => ({
    view,
    start,
    end,
    fillers: [view.text.slice(start, end), texts[0] ?? ''],
    replacement: null,
    // Where it would not count, adding the text is no help.
    addition: texts[0] === undefined || (prominent && isAside(view)) ? undefined : { text: texts[0], place },
  })

  const findOnPage = (page: Page): Found[] => {
    if (!trigger) return ofPage(page)
    const triggers: Place[] = []
    for (const block of page.blocksFor(trigger.calls)) {
      if (!isForLanguage(block, language)) continue
      for (const view of scope.within(block))
        for (const span of trigger.find(view)) triggers.push({ view: block, start: view.base + span.start, end: view.base + span.end })
    }
    if (triggers.length === 0) return []
    const places = present(page)
    const missing = triggers.filter((place) => !places.some((other) => isNear(within, place, other)))
    // For a page the first counts that the rule does not leave alone, and only then is it known which that is.
    return missing.map((place) => ({ ...found(place.view, place.start, place.end), once: within.unit === 'page' }))
  }

  const ofPage = (page: Page): Found[] => {
    if (language !== null && page.document.language !== null && page.document.language !== language) return []
    if (present(page).length > 0) return []
    const first =
      page.blocks.find((view) => view.sections.has('main') && !isAside(view) && isShown(view) && view.text.trim() !== '') ?? page.blocks[0]
    if (!first) return []
    const sentence = first.sentenceAt(0)
    return [found(first, sentence.start, sentence.end)]
  }

  return { findOnPage, triggers: trigger === null ? undefined : [trigger], expressions: trigger === null ? wanted : [...wanted, trigger] }
}

const isShown = (view: View) => !NOT_SHOWN.some((section) => view.sections.has(section))
const isAside = (view: View) => ASIDE.some((section) => view.sections.has(section))

const isForLanguage = (view: View, language: string | null) => language === null || view.language === null || view.language === language

/** Prescribed text is text: its parentheses, bars and stars stand for themselves. */
const literally = (text: string) => text.replaceAll(/[\\()|*/{}]/g, '\\$&')
