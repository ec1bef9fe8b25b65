import type { AccountMailTexts } from './texts.ts'

export const texts: AccountMailTexts = {
  changed: {
    'password-changed': 'Das Passwort Ihres Kontos wurde geändert.',
    'second-factor-on': 'Ihr Konto verlangt jetzt den Code einer Authenticator-App.',
    'second-factor-off': 'Ihr Konto verlangt den Code einer Authenticator-App nicht mehr.',
    'second-factor-reset': 'Der Betreiber des Servers hat den zweiten Faktor und die Passkeys Ihres Kontos entfernt.',
    'recovery-code-used': 'Jemand hat sich mit einem Wiederherstellungscode bei Ihrem Konto angemeldet. Der Code gilt nicht mehr.',
    'recovery-codes-renewed': 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
    'passkey-added': 'Ihrem Konto wurde ein Passkey hinzugefügt.',
    'passkey-removed': 'Ein Passkey wurde aus Ihrem Konto entfernt.',
  },
  account: 'Ihr Konto bei Imprimatur',
  when: 'Wann',
  from: 'Von',
  browser: 'Browser',
  unknown: 'unbekannt',
  notYou: 'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, setzen Sie ein neues Passwort; damit werden alle anderen abgemeldet:',
  removePasskey: 'Entfernen Sie danach den Passkey unter „Konto“: Ein neues Passwort beendet ihn nicht.',
  signedIn: 'Jemand hat sich als Sie bei Imprimatur angemeldet, mit einem Browser, der dafür noch nicht benutzt wurde.',
  signedInSubject: 'Neue Anmeldung bei Imprimatur',
  reset: {
    subject: 'Neues Passwort setzen',
    asked: 'Jemand möchte ein neues Passwort für Ihr Konto bei Imprimatur setzen.',
    open: (hours) => `Öffnen Sie dazu innerhalb von ${hours} Stunden diesen Link:`,
    notYou: 'Wenn Sie das nicht waren, hat sich nichts geändert, und Sie müssen nichts tun.',
  },
  invitation: {
    subject: (workspace) => `Einladung zu ${workspace}`,
    invites: (inviter, workspace) => `${inviter} lädt Sie in den Arbeitsbereich „${workspace}“ bei Imprimatur ein.`,
    open: 'Öffnen Sie zum Beitreten innerhalb von sieben Tagen diesen Link:',
  },
}
