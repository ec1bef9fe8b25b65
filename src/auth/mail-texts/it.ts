import type { AccountMailTexts } from './texts.ts'

export const texts: AccountMailTexts = {
  changed: {
    'password-changed': 'La password del suo account è stata cambiata.',
    'second-factor-on': 'Il suo account ora chiede il codice di un’app di autenticazione.',
    'second-factor-off': 'Il suo account non chiede più il codice di un’app di autenticazione.',
    'second-factor-reset': 'Chi gestisce il server ha rimosso il secondo fattore e le passkey del suo account.',
    'recovery-code-used': 'Qualcuno ha effettuato l’accesso al suo account con un codice di recupero. Il codice non è più valido.',
    'recovery-codes-renewed': 'Sono stati creati nuovi codici di recupero per il suo account. I precedenti non sono più validi.',
    'passkey-added': 'Al suo account è stata aggiunta una passkey.',
    'passkey-removed': 'Dal suo account è stata rimossa una passkey.',
  },
  account: 'Il suo account Imprimatur',
  when: 'Quando',
  from: 'Da',
  browser: 'Browser',
  unknown: 'sconosciuto',
  notYou: 'Se è stato lei, non deve fare nulla. Altrimenti imposti una nuova password, che chiude tutte le altre sessioni:',
  removePasskey: 'Poi rimuova la passkey in Account: una nuova password non la annulla.',
  signedIn: 'Qualcuno ha effettuato l’accesso a Imprimatur a suo nome con un browser mai usato prima per farlo.',
  signedInSubject: 'Nuovo accesso a Imprimatur',
  reset: {
    subject: 'Impostare una nuova password',
    asked: 'Qualcuno ha chiesto di impostare una nuova password per il suo account Imprimatur.',
    open: (hours) => `Per farlo, apra questo link entro ${hours} ore:`,
    notYou: 'Se non è stato lei, non è cambiato nulla e non deve fare nulla.',
  },
  invitation: {
    subject: (workspace) => `Invito a ${workspace}`,
    invites: (inviter, workspace) => `${inviter} la invita nello spazio di lavoro «${workspace}» di Imprimatur.`,
    open: 'Per partecipare, apra questo link entro sette giorni:',
  },
}
