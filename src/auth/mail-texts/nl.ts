import type { AccountMailTexts } from './texts.ts'

export const texts: AccountMailTexts = {
  changed: {
    'password-changed': 'Het wachtwoord van uw account is gewijzigd.',
    'second-factor-on': 'Uw account vraagt nu om de code van een authenticator-app.',
    'second-factor-off': 'Uw account vraagt niet meer om de code van een authenticator-app.',
    'second-factor-reset': 'De beheerder van de server heeft de tweede factor en de passkeys van uw account verwijderd.',
    'recovery-code-used': 'Iemand heeft zich met een herstelcode bij uw account aangemeld. De code werkt niet meer.',
    'recovery-codes-renewed': 'Er zijn nieuwe herstelcodes voor uw account gemaakt. De vorige werken niet meer.',
    'passkey-added': 'Er is een passkey aan uw account toegevoegd.',
    'passkey-removed': 'Er is een passkey van uw account verwijderd.',
  },
  account: 'Uw account bij Imprimatur',
  when: 'Wanneer',
  from: 'Vanaf',
  browser: 'Browser',
  unknown: 'onbekend',
  notYou: 'Was u het zelf, dan hoeft u niets te doen. Zo niet, stel dan een nieuw wachtwoord in; dat meldt alle anderen af:',
  removePasskey: 'Verwijder daarna de passkey onder Account: een nieuw wachtwoord maakt die niet ongeldig.',
  signedIn: 'Iemand heeft zich als u bij Imprimatur aangemeld met een browser die daarvoor nog niet was gebruikt.',
  signedInSubject: 'Nieuwe aanmelding bij Imprimatur',
  reset: {
    subject: 'Een nieuw wachtwoord instellen',
    asked: 'Iemand heeft gevraagd een nieuw wachtwoord in te stellen voor uw account bij Imprimatur.',
    open: (hours) => `Open daarvoor binnen ${hours} uur deze link:`,
    notYou: 'Was u het niet, dan is er niets veranderd en hoeft u niets te doen.',
  },
  invitation: {
    subject: (workspace) => `Uitnodiging voor ${workspace}`,
    invites: (inviter, workspace) => `${inviter} nodigt u uit voor de werkruimte “${workspace}” in Imprimatur.`,
    open: 'Open binnen zeven dagen deze link om mee te doen:',
  },
}
