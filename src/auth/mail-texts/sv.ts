import type { AccountMailTexts } from './texts.ts'

export const texts: AccountMailTexts = {
  changed: {
    'password-changed': 'Lösenordet till ditt konto har ändrats.',
    'second-factor-on': 'Ditt konto kräver nu koden från en autentiseringsapp.',
    'second-factor-off': 'Ditt konto kräver inte längre koden från en autentiseringsapp.',
    'second-factor-reset': 'Den som driver servern har tagit bort den andra faktorn och alla passkeys för ditt konto.',
    'recovery-code-used': 'Någon loggade in på ditt konto med en återställningskod. Koden fungerar inte längre.',
    'recovery-codes-renewed': 'Nya återställningskoder har skapats för ditt konto. De tidigare fungerar inte längre.',
    'passkey-added': 'En passkey har lagts till i ditt konto.',
    'passkey-removed': 'En passkey har tagits bort från ditt konto.',
  },
  account: 'Ditt konto i Imprimatur',
  when: 'När',
  from: 'Från',
  browser: 'Webbläsare',
  unknown: 'okänd',
  notYou: 'Om det var du behöver du inte göra något. Om inte, välj ett nytt lösenord; då loggas alla andra ut:',
  removePasskey: 'Ta sedan bort din passkey under Konto: ett nytt lösenord gör den inte ogiltig.',
  signedIn: 'Någon loggade in på Imprimatur som du med en webbläsare som inte har använts till det förut.',
  signedInSubject: 'Ny inloggning på Imprimatur',
  reset: {
    subject: 'Välj ett nytt lösenord',
    asked: 'Någon har bett om ett nytt lösenord till ditt konto i Imprimatur.',
    open: (hours) => `Öppna den här länken inom ${hours} timmar för att välja ett:`,
    notYou: 'Om det inte var du har inget ändrats och du behöver inte göra något.',
  },
  invitation: {
    subject: (workspace) => `Inbjudan till ${workspace}`,
    invites: (inviter, workspace) => `${inviter} bjuder in dig till arbetsytan ”${workspace}” i Imprimatur.`,
    open: 'Öppna den här länken inom sju dagar för att gå med:',
  },
}
