import type { AccountMailTexts } from './texts.ts'

export const texts: AccountMailTexts = {
  changed: {
    'password-changed': 'Adgangskoden til din konto er blevet ændret.',
    'second-factor-on': 'Din konto beder nu om koden fra en godkendelsesapp.',
    'second-factor-off': 'Din konto beder ikke længere om koden fra en godkendelsesapp.',
    'second-factor-reset': 'Den, der driver serveren, har fjernet tofaktorlogin og adgangsnøgler fra din konto.',
    'recovery-code-used': 'Nogen loggede ind på din konto med en gendannelseskode. Koden virker ikke længere.',
    'recovery-codes-renewed': 'Der er lavet nye gendannelseskoder til din konto. De tidligere virker ikke længere.',
    'passkey-added': 'En adgangsnøgle er føjet til din konto.',
    'passkey-removed': 'En adgangsnøgle er fjernet fra din konto.',
  },
  account: 'Din konto i Imprimatur',
  when: 'Hvornår',
  from: 'Fra',
  browser: 'Browser',
  unknown: 'ukendt',
  notYou: 'Hvis det var dig, behøver du ikke gøre noget. Hvis ikke, så vælg en ny adgangskode; det logger alle andre ud:',
  removePasskey: 'Fjern derefter adgangsnøglen under Konto: en ny adgangskode gør den ikke ugyldig.',
  signedIn: 'Nogen loggede ind på Imprimatur som dig med en browser, der ikke før var brugt til det.',
  signedInSubject: 'Nyt login på Imprimatur',
  reset: {
    subject: 'Vælg en ny adgangskode',
    asked: 'Nogen har bedt om en ny adgangskode til din konto i Imprimatur.',
    open: (hours) => `Åbn dette link inden for ${hours} timer for at vælge en:`,
    notYou: 'Hvis det ikke var dig, er intet ændret, og du behøver ikke gøre noget.',
  },
  invitation: {
    subject: (workspace) => `Invitation til ${workspace}`,
    invites: (inviter, workspace) => `${inviter} inviterer dig til arbejdsområdet “${workspace}” i Imprimatur.`,
    open: 'Åbn dette link inden for syv dage for at være med:',
  },
}
