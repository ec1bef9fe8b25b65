import type { Block } from '../document.ts'
import type { Reason } from '../ledger.ts'

/** Control words and symbols that stand for characters. */
export const CHARACTERS: Record<string, string> = {
  tab: '\t',
  line: '\n',
  softline: '\n',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: '\u2003',
  enspace: '\u2002',
  qmspace: '\u2005',
  zwj: '\u200D',
  zwnj: '\u200C',
  '~': '\u00A0',
  _: '\u2011',
  '\\': '\\',
  '{': '{',
  '}': '}',
}

/** What ends a paragraph or a cell. */
export const ENDS = new Set(['par', 'sect', 'page', 'cell', 'nestcell', 'row', 'nestrow', 'column', '\n', '\r'])

/** Groups whose text is a text of its own, apart from the sentence that they stand in. */
export const APART: Record<string, { scope?: string; region?: Block['region'] }> = {
  footnote: { scope: 'footnote' },
  header: { region: 'header' },
  headerl: { region: 'header' },
  headerr: { region: 'header' },
  headerf: { region: 'header' },
  footer: { region: 'footer' },
  footerl: { region: 'footer' },
  footerr: { region: 'footer' },
  footerf: { region: 'footer' },
  shptxt: {},
  dptxbxtext: {},
}

/** Marked as for programs that know them, and read: text boxes and what a text says in Unicode. */
export const READ_THOUGH_MARKED = new Set(['shpinst', 'shptxt', 'ud', 'do', 'dptxbxtext', 'footnote'])

/** Groups that are no text of the document, and what they are where their owner should know of them; null: markup. */
export const NOT_TEXT: Record<string, Reason | null> = {
  ...Object.fromEntries(
    (
      'colortbl info pict object objdata fldinst fldtype listtext pntext pntxta pntxtb nonshppict shprslt nonesttables nesttableprops ' +
      'xe tc tcn rxe txe bkmkstart bkmkend filetbl listtable listoverridetable revtbl rsidtbl generator datafield private sp sn sv ' +
      'upr ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn atnid atnref atntime atndate atnicn atnparent themedata colorschememapping ' +
      'latentstyles datastore template author operator mmathpr'
    )
      .split(' ')
      .map((word) => [word, null]),
  ),
  annotation: 'comments and notes',
  atnauthor: null,
}

/** Groups in one that is no text whose text is one: what an object shows. */
export const TEXT_IN: Record<string, ReadonlySet<string>> = { object: new Set(['result']), upr: new Set(['ud']) }
