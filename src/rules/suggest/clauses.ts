import type { Block, Document } from '../../text/document.ts'
import { sentences } from '../../text/sentences.ts'
import type { Kept } from './literal.ts'

const CLAUSE = 'a clause of a contract'

const HEADINGS = new RegExp(
  '(?<![\\p{L}])(?:' +
    [
      'terms|conditions|agreement|contract|cancellations?|refunds?|returns|withdrawal',
      'warrant(?:y|ies)|liability|disclaimer|legal|privacy|licen[cs]e|imprint',
      'AGB|\\p{L}*bedingungen|Vertrag\\p{L}*|\\p{L}*vertrag|Widerruf\\p{L}*|Datenschutz\\p{L}*',
      'Haftung\\p{L}*|Gewährleistung|Garantie|Kündigung|Impressum|Rückgabe|Stornierung',
      'CGV|CGU|contrat|mentions légales|rétractation|résiliation|responsabilité|garantie|remboursements?|confidentialité',
      '\\p{L}*voorwaarden|\\p{L}*overeenkomst|herroeping\\p{L}*|opzegging|aansprakelijkheid|privacyverklaring|annulering|retourneren',
      'condiciones|términos|contrato|aviso legal|desistimiento|garantía|responsabilidad|cancelación|devoluciones|privacidad',
      'condizioni|termini|contratto|note legali|recesso|garanzia|responsabilità|disdetta|resi|rimborsi|privacy',
    ].join('|') +
    ')(?![\\p{L}])',
  'iu',
)

/** Words of contracts: a sentence that has one of them grants or takes a right, and is its owner's to word. */
const SENTENCES = new RegExp(
  '(?<![\\p{L}])(?:' +
    [
      'shall|hereby|herein|hereof|hereto|hereinafter|hereafter',
      'thereof|therein|thereunder|notwithstanding|pursuant to|aforementioned|aforesaid',
      'the parties|either party|this agreement|these terms|this contract|the contract|liab(?:le',
      'ility)|indemnif\\p{L}+|warrant(?:y|ies)|governing law|right of withdrawal|statutory',
      "non-refundable|(?:can(?:not|’t|'t)|may not) be (?:cancell?ed|refunded|returned|transferred)|terminat(?:e|es|" +
        'ed|ion)|notice period|minimum term|right to (?:cancel|withdraw|terminate)',
      'Vertrag\\p{L}*|\\p{L}+vertrag\\p{L}*|Widerruf\\p{L}*|widerrufen|Kündigung\\p{L}*|kündbar|kündigen|Haftung\\p{L}*',
      'haftet|haften|Gewährleistung\\p{L}*|Rückgaberecht|AGB|Gerichtsstand|Mindestlaufzeit|Schadensersatz',
      'contrat|rétract\\p{L}+|résili\\p{L}+|responsabilité|tribunaux',
      'présentes conditions|non remboursables?|préavis|les parties|durée minimale',
      'overeenkomst|herroep\\p{L}+|opzeg\\p{L}+|opgezegd|aansprakelijk\\p{L}*|voorwaarden|niet restitueerbaar|' +
        'partijen|bedenktijd|garantie',
      'contrato|desistimiento|desistir|rescind\\p{L}+|rescisión|resolver',
      'responsabilidad|tribunales|no reembolsables?|preaviso|las partes|permanencia',
      'contratto|recesso|recedere|disdett\\p{L}+|disdire',
      'responsabilità|foro competente|non rimborsabil[ei]|preavviso|le parti|durata minima',
    ].join('|') +
    ')(?![\\p{L}])',
  'iu',
)

const NUMBERED =
  /^\s*(?:(?:§+|art(?:icle|ikel|ículo|icolo)?\.?|clause|section|ziffer|absatz|cl[aá]usula|clausola)\s*\d+|\d+(?:\.\d+)+[.)]?\s)/iu

const levelOf = ({ scope }: Block): number | null => {
  const level = /(?:^|\.)h([1-6])(?:\.|$)/.exec(scope)
  return level ? Number(level[1]) : scope === 'title' ? 0 : null
}

/** A line of its own that names what follows, as plain text has headings. */
const isLineAbove = ({ text, scope }: Block) =>
  scope.startsWith('paragraph') && text.length < 80 && !/[.!?;,]\s*$/.test(text) && text.split(/\s+/).length <= 8

/** The blocks that stand below a heading of terms, or are numbered as clauses are. */
export function clauseBlocks({ blocks, type }: Document): Set<Block> {
  const found = new Set<Block>()
  let below: number | null = null
  for (const block of blocks) {
    const level = levelOf(block) ?? (type === 'text' && isLineAbove(block) && HEADINGS.test(block.text) ? 6 : null)
    if (level !== null) {
      if (below !== null && level <= below) below = null
      if (below === null && HEADINGS.test(block.text)) below = level
    }
    if (below !== null || NUMBERED.test(block.text)) found.add(block)
  }
  return found
}

/** The sentences of a block that read like clauses. */
export function clauseRanges({ text, language }: Pick<Block, 'text' | 'language'>): Kept[] {
  if (!SENTENCES.test(text)) return []
  return sentences(text, language)
    .filter(({ start, end }) => SENTENCES.test(text.slice(start, end)))
    .map(({ start, end }) => ({ start, end, why: CLAUSE }))
}

export const wholeClause = ({ text }: Pick<Block, 'text'>): Kept => ({ start: 0, end: text.length, why: CLAUSE })
