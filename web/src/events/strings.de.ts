import { pluralIn } from '../base/plural.ts'
import type { webhooks as English } from './strings.en.ts'

const plural = pluralIn('de')

export const webhooks: typeof English = {
  note:
    'Was hier geschieht, wird sofort an diese Adressen gesendet, signiert nach der Konvention „Standard Webhooks“. ' +
    'Private Adressen nur dort, wo Audits sie lesen dürfen. Eine neue Adresse erhält, was von da an geschieht.',
  add: 'Adresse hinzufügen',
  addTitle: 'Ereignisse an eine Adresse senden',
  url: 'Adresse',
  types: 'Welche Ereignisse',
  typesHelp: 'Keine gewählt: alle.',
  type: {
    'audit.completed': 'Ein Audit ist beendet',
    'violation.found': 'Verstöße wurden gefunden',
    'violation.reviewed': 'Eine Entscheidung oder ihre Rücknahme',
    'violation.commented': 'Ein Kommentar',
    'violation.assigned': 'Eine Zuweisung',
    'document.generated': 'Ein Dokument wurde geschrieben',
    'rule.published': 'Eine Regel wurde veröffentlicht',
    'gate.failed': 'Eine Schranke hält nicht mehr',
    'gate.passed': 'Eine Schranke hält',
    'live.changed': 'Eine Adresse sagt etwas anderes als ein freigegebener Text, oder wieder dasselbe',
  },
  all: 'alle Ereignisse',
  none: 'Noch keine Adressen',
  noneHelp: 'Programme können dieselben Ereignisse auch als Datenstrom lesen: GET /public/v2/events.',
  keyReady: (host) => `Der Signaturschlüssel von ${host}`,
  keyOnce:
    'Er wird nur dieses eine Mal gezeigt: Geben Sie ihn jetzt an den Empfänger weiter. Ein verlorener wird durch einen neuen ersetzt.',
  copy: 'Schlüssel kopieren',
  twoKeys: (until) => `Der bisherige Schlüssel signiert zusätzlich bis ${until}.`,
  waiting: (n) => `${plural(n, { one: 'Ereignis wartet', other: 'Ereignisse warten' })}`,
  givenUp: (n) => `${plural(n, { one: 'Ereignis wurde', other: 'Ereignisse wurden' })} nach drei Tagen aufgegeben`,
  again: (when) => `Der Empfänger ist nicht erreichbar; nächster Versuch ${when}.`,
  off: 'ausgeschaltet',
  test: 'Test senden',
  tested: 'Ein Testereignis ist unterwegs',
  rotate: 'Neuer Schlüssel',
  rotateHelp:
    'Ereignisse werden mit dem neuen und noch einen Tag lang auch mit dem alten Schlüssel signiert: Geben Sie den neuen in ' +
    'dieser Zeit an den Empfänger weiter.',
  rotated: 'Der Schlüssel ist neu',
  switchOff: 'Ausschalten',
  switchOn: 'Einschalten',
  remove: 'Entfernen',
  removeAsk: (host) => `Keine Ereignisse mehr an ${host} senden?`,
  removeHelp: 'Was noch wartet, entfällt.',
  removed: 'Entfernt',
  saved: 'Gespeichert',
  deliveries: 'Zustellungen',
  noDeliveries: 'Noch wurde nichts gesendet.',
  event: 'Ereignis',
  happened: 'Geschehen',
  answer: 'Antwort',
  tries: 'Versuche',
  state: { waiting: 'wartet', delivered: 'zugestellt', given_up: 'aufgegeben' },
  resend: 'Erneut senden',
  resent: 'Wird erneut gesendet',
}
