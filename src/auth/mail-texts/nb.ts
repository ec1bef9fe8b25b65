import type { AccountMailTexts } from './texts.ts'

export const texts: AccountMailTexts = {
  changed: {
    'password-changed': 'Passordet til kontoen din er endret.',
    'second-factor-on': 'Kontoen din ber nå om koden fra en autentiseringsapp.',
    'second-factor-off': 'Kontoen din ber ikke lenger om koden fra en autentiseringsapp.',
    'second-factor-reset': 'Den som driver serveren, har fjernet tofaktorinnloggingen og tilgangsnøklene for kontoen din.',
    'recovery-code-used': 'Noen logget inn på kontoen din med en gjenopprettingskode. Koden virker ikke lenger.',
    'recovery-codes-renewed': 'Det er laget nye gjenopprettingskoder for kontoen din. De tidligere virker ikke lenger.',
    'passkey-added': 'En tilgangsnøkkel er lagt til i kontoen din.',
    'passkey-removed': 'En tilgangsnøkkel er fjernet fra kontoen din.',
  },
  account: 'Kontoen din i Imprimatur',
  when: 'Når',
  from: 'Fra',
  browser: 'Nettleser',
  unknown: 'ukjent',
  notYou: 'Hvis det var deg, trenger du ikke gjøre noe. Hvis ikke, velg et nytt passord; det logger ut alle andre:',
  removePasskey: 'Fjern deretter tilgangsnøkkelen under Konto: et nytt passord gjør den ikke ugyldig.',
  signedIn: 'Noen logget inn på Imprimatur som deg med en nettleser som ikke har vært brukt til det før.',
  signedInSubject: 'Ny innlogging på Imprimatur',
  reset: {
    subject: 'Velg et nytt passord',
    asked: 'Noen har bedt om et nytt passord til kontoen din i Imprimatur.',
    open: (hours) => `Åpne denne lenken innen ${hours} timer for å velge et:`,
    notYou: 'Hvis det ikke var deg, er ingenting endret, og du trenger ikke gjøre noe.',
  },
  invitation: {
    subject: (workspace) => `Invitasjon til ${workspace}`,
    invites: (inviter, workspace) => `${inviter} inviterer deg til arbeidsområdet «${workspace}» i Imprimatur.`,
    open: 'Åpne denne lenken innen sju dager for å bli med:',
  },
}
