import type { AccountMailTexts } from './texts.ts'

export const texts: AccountMailTexts = {
  changed: {
    'password-changed': 'The password of your account was changed.',
    'second-factor-on': 'Your account now asks for the code of an authenticator app.',
    'second-factor-off': 'Your account no longer asks for the code of an authenticator app.',
    'second-factor-reset': 'Whoever runs the server removed the second factor and the passkeys of your account.',
    'recovery-code-used': 'Somebody signed in to your account with a recovery code. It no longer works.',
    'recovery-codes-renewed': 'New recovery codes were made for your account. Those of before no longer work.',
    'passkey-added': 'A passkey was added to your account.',
    'passkey-removed': 'A passkey was removed from your account.',
  },
  account: 'Your account in Imprimatur',
  when: 'When',
  from: 'From',
  browser: 'Browser',
  unknown: 'unknown',
  notYou: 'If it was you, you need not do anything. If not, set a new password, which signs everybody else out:',
  removePasskey: 'Then remove the passkey under Account: a new password does not end it.',
  signedIn: 'Somebody signed in to Imprimatur as you with a browser that was not used for it before.',
  signedInSubject: 'New sign-in to Imprimatur',
  reset: {
    subject: 'Set a new password',
    asked: 'Somebody asked to set a new password for your account in Imprimatur.',
    open: (hours) => `To set one, open this link within ${hours} hours:`,
    notYou: 'If it was not you, nothing has changed and you need not do anything.',
  },
  invitation: {
    subject: (workspace) => `Invitation to ${workspace}`,
    invites: (inviter, workspace) => `${inviter} invites you to the workspace “${workspace}” in Imprimatur.`,
    open: 'To join, open this link within seven days:',
  },
}
