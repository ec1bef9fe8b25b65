import { pluralIn } from './plural.ts'
import type { live as English } from './strings-live.en.ts'

const plural = pluralIn('de')

export const live: typeof English = {
  title: 'Freigegeben und live',
  pageTitle: 'Freigegeben und live · Imprimatur',
  note: (texts, addresses) => {
    const all = plural(texts, { one: 'freigegebener Text', other: 'freigegebene Texte' })
    const at = plural(addresses, { one: 'Adresse', other: 'Adressen' })
    return `${all} an ${at}, verglichen bei jedem Audit, das sie liest.`
  },
  last: (when) => `Zuletzt verglichen: ${when}.`,
  views: 'Ansichten der Aussagen',
  states: {
    same: 'gleich',
    changed: 'geändert',
    notice_gone: 'Hinweis fehlt',
    gone: 'verschwunden',
    not_read: 'nicht gelesen',
    waiting: 'noch nicht verglichen',
  },
  kinds: {
    document: 'Dokument',
    claim: 'Aussage',
    text: 'Eingefügter Text',
    file: 'Datei',
  },
  all: 'Alle',
  empty: 'Noch ist nichts gebunden.',
  emptyHelp:
    'Binden Sie einen freigegebenen Text an die Adresse, an der er stehen muss. Jedes Audit, das sie ' + 'liest, vergleicht Wort für Wort.',
  none: 'Keiner ist so.',
  search: 'Name oder Adresse suchen',
  bind: 'Text binden',
  bindTitle: 'Eine Adresse an einen Text binden',
  name: 'Name',
  text: 'Freigegebener Text',
  textHelp: 'Eine leere Zeile trennt Absätze. Wer ihn bindet, gibt ihn frei.',
  address: 'Adresse',
  notices: 'Muss ebenfalls auf der Seite stehen',
  noticesHelp: 'Einer je Zeile.',
  owner: 'Wer sich um Änderungen kümmert',
  nobody: 'Niemand',
  bindVerb: 'Binden',
  bound: (address) => `An ${address} gebunden. Das nächste Audit, das sie liest, vergleicht.`,
  unbind: 'Bindung lösen …',
  unbindTitle: (name) => `Bindung von „${name}“ lösen?`,
  unbindNote: 'Was Audits gefunden haben, bleibt bei ihnen.',
  unbindVerb: 'Lösen',
  unbound: 'Bindung gelöst.',
  approved: 'Freigegeben',
  live: 'Live',
  read: (when) => `gelesen ${when}`,
  by: (names) => `freigegeben von ${names}`,
  missing: 'Steht nicht auf der Seite.',
  missingNotice: 'Der vorgeschriebene Hinweis steht nicht auf der Seite.',
  notLooked: 'Die Seite wurde nicht angesehen.',
  differentSince: (when) => `so seit ${when}`,
  sameOn: (when) => `war gleich am ${when}`,
  decide: 'Am Pult entscheiden',
  copy: 'Freigegebenen Text kopieren',
  version: (n) => `Version ${n}`,
  places: (n) => plural(n, { one: 'Stelle weicht ab', other: 'Stellen weichen ab' }),
  liveAt: 'Live unter',
  liveAtHelp: 'Wo dies Wort für Wort stehen muss.',
  add: 'Adresse hinzufügen',
  notBound: 'Noch an keine Adresse gebunden.',
  onlyApproved: 'Nur was freigegeben ist, kann gebunden werden.',
  see: 'Vergleichen',
  sources: {
    changed: 'Die Aussage hat eine Version, die noch nicht freigegeben ist.',
    expired: 'Die Aussage ist abgelaufen.',
    withdrawn: 'Die Aussage wurde zurückgezogen.',
    gone: 'Was freigegeben war, wurde gelöscht.',
  },
  ofBound: 'Anders als freigegeben',
}
