import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { langTag, languageName, shortAddress } from '../../base/format.ts'
import { severityClass } from '../../base/parts/severity.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { newRuleSearch } from '../../base/new-rule-search.ts'
import { useAssetContext } from './asset-context.ts'
import type { AssetContext } from './asset-context.ts'
import { useDesk } from './desk-context.ts'
import type { OpenFinding } from './desk-context.ts'
import { blockName } from './block-name.ts'

const words = strings.desk

/** The text marked inside its sentence, between the sentences around it, with its location. */
export function Evidence({ finding }: { finding: OpenFinding }) {
  const { store, index } = useDesk()
  const { data: context } = useAssetContext(finding.asset_id)
  const row = index === null ? undefined : store.row(index)
  const parts = sentenceParts(finding, row)
  const around = context && finding.block !== undefined ? surroundings(finding, context) : null
  const severity = severityClass(finding.severity)
  return (
    <section className={`evidence ev-${severity}`} aria-label={words.theText}>
      <blockquote lang={langTag(finding.language_key)} dir="auto" tabIndex={0}>
        {parts ? (
          <p>
            {around?.before && <span className="around">{around.before} </span>}
            {parts.before}
            <mark className={`m m-${severity}`}>{parts.text}</mark>
            {parts.after}
            {around?.after && <span className="around"> {around.after}</span>}
          </p>
        ) : (
          <p className="note">{words.noText}</p>
        )}
      </blockquote>
      <footer>
        {finding.language_key && <span className="lang">{languageName(finding.language_key)}</span>}
        <span className="path">{finding.asset_url ? shortAddress(finding.asset_url) : finding.asset_name}</span>
        <Place finding={finding} context={context} />
        {parts && <MakeRule finding={finding} sentence={parts.before + parts.text + parts.after} />}
      </footer>
    </section>
  )
}

/** The way from a sentence to the workshop; what is selected in it is taken for the wording, otherwise what was found. */
function MakeRule({ finding, sentence }: { finding: OpenFinding; sentence: string }) {
  const { id: workspaceId, may } = useWorkspace()
  const [selected, setSelected] = useState('')
  const { violating_text: text, language_key: language } = finding
  if (!may('manage_rules') || !text) return null
  const search = newRuleSearch({ term: selected || text, sentence, language })
  return (
    <Link
      className="link"
      to="/w/$workspaceId/rules/own/new"
      params={{ workspaceId }}
      search={search}
      onPointerDown={() => setSelected(selectedIn('.evidence blockquote'))}
      onFocus={() => setSelected(selectedIn('.evidence blockquote'))}
    >
      {strings.desk.ruleOfThis}
    </Link>
  )
}

function selectedIn(place: string): string {
  const selection = getSelection()
  const within = selection?.anchorNode?.parentElement?.closest(place)
  const text = within ? selection!.toString().replaceAll(/\s+/g, ' ').trim() : ''
  return text.length <= LONGEST_TERM ? text : ''
}
const LONGEST_TERM = 120

function Place({ finding, context }: { finding: OpenFinding; context: AssetContext | undefined }) {
  const block = finding.block === null || finding.block === undefined ? undefined : context?.blocks[finding.block]
  const mark = block?.marks.find(({ violation_id: id }) => id === finding.id)
  if (!block || !mark) return null
  const name = blockName(context!.blocks, block.index)
  const region = words.region[block.region]
  return <span>{words.place(region ? `${region}, ${name}` : name, mark.start + 1, mark.end)}</span>
}

/** The sentence in three parts: before, the text, after. Until it is loaded, what the row has. */
function sentenceParts(
  finding: OpenFinding,
  row: { id: string; before: string; after: string; violating_text: string | null } | undefined,
) {
  const { sentence, sentence_start: start, violating_text: text } = finding
  if (sentence && text && typeof start === 'number')
    return {
      before: sentence.slice(0, start),
      text: sentence.slice(start, start + text.length),
      after: sentence.slice(start + text.length),
    }
  if (text && row?.id === finding.id && sentence === undefined) return { before: row.before, text, after: row.after }
  if (text) return { before: '', text, after: '' }
  return sentence ? { before: sentence, text: '', after: '' } : null
}

const MAX_AROUND = 260

/** The text before and after the sentence in its block, cut at words. */
function surroundings(finding: OpenFinding, context: AssetContext): { before: string; after: string } | null {
  const block = typeof finding.block === 'number' ? context.blocks[finding.block] : undefined
  const mark = block?.marks.find(({ violation_id: id }) => id === finding.id)
  const { sentence, sentence_start: start } = finding
  if (!block || !mark || !sentence || typeof start !== 'number') return null
  const from = mark.start - start
  if (from < 0 || block.text.slice(from, from + sentence.length) !== sentence) return null
  const [before, after] = [block.text.slice(0, from).trim(), block.text.slice(from + sentence.length).trim()]
  return {
    before: before.length > MAX_AROUND ? `… ${before.slice(-MAX_AROUND).replace(/^\S*\s/, '')}` : before,
    after: after.length > MAX_AROUND ? `${after.slice(0, MAX_AROUND).replace(/\s\S*$/, '')} …` : after,
  }
}
