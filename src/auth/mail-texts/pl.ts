import type { AccountMailTexts } from './texts.ts'

export const texts: AccountMailTexts = {
  changed: {
    'password-changed': 'Zmieniono hasło do Twojego konta.',
    'second-factor-on': 'Twoje konto wymaga teraz kodu z aplikacji uwierzytelniającej.',
    'second-factor-off': 'Twoje konto nie wymaga już kodu z aplikacji uwierzytelniającej.',
    'second-factor-reset': 'Operator serwera usunął drugi składnik i klucze dostępu Twojego konta.',
    'recovery-code-used': 'Ktoś zalogował się na Twoje konto kodem zapasowym. Ten kod już nie działa.',
    'recovery-codes-renewed': 'Utworzono nowe kody zapasowe do Twojego konta. Poprzednie już nie działają.',
    'passkey-added': 'Do Twojego konta dodano klucz dostępu.',
    'passkey-removed': 'Z Twojego konta usunięto klucz dostępu.',
  },
  account: 'Twoje konto w Imprimatur',
  when: 'Kiedy',
  from: 'Skąd',
  browser: 'Przeglądarka',
  unknown: 'nieznana',
  notYou: 'Jeśli to Ty, nie musisz nic robić. Jeśli nie, ustaw nowe hasło; wyloguje to wszystkich innych:',
  removePasskey: 'Następnie usuń klucz dostępu w ustawieniach konta: nowe hasło go nie unieważnia.',
  signedIn: 'Ktoś zalogował się do Imprimatur jako Ty w przeglądarce, której wcześniej do tego nie używano.',
  signedInSubject: 'Nowe logowanie do Imprimatur',
  reset: {
    subject: 'Ustaw nowe hasło',
    asked: 'Ktoś poprosił o ustawienie nowego hasła do Twojego konta w Imprimatur.',
    open: (hours) => `Aby je ustawić, otwórz ten link (jest ważny ${hours} godz.):`,
    notYou: 'Jeśli to nie Ty, nic się nie zmieniło i nie musisz nic robić.',
  },
  invitation: {
    subject: (workspace) => `Zaproszenie do ${workspace}`,
    invites: (inviter, workspace) => `${inviter} zaprasza Cię do obszaru roboczego „${workspace}” w Imprimatur.`,
    open: 'Aby dołączyć, otwórz ten link w ciągu siedmiu dni:',
  },
}
