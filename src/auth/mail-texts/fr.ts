import type { AccountMailTexts } from './texts.ts'

export const texts: AccountMailTexts = {
  changed: {
    'password-changed': 'Le mot de passe de votre compte a été modifié.',
    'second-factor-on': 'Votre compte demande désormais le code d’une application d’authentification.',
    'second-factor-off': 'Votre compte ne demande plus le code d’une application d’authentification.',
    'second-factor-reset': 'L’exploitant du serveur a supprimé le second facteur et les clés d’accès de votre compte.',
    'recovery-code-used': 'Quelqu’un s’est connecté à votre compte avec un code de secours. Ce code ne fonctionne plus.',
    'recovery-codes-renewed': 'De nouveaux codes de secours ont été créés pour votre compte. Les précédents ne fonctionnent plus.',
    'passkey-added': 'Une clé d’accès a été ajoutée à votre compte.',
    'passkey-removed': 'Une clé d’accès a été retirée de votre compte.',
  },
  account: 'Votre compte Imprimatur',
  when: 'Quand',
  from: 'Depuis',
  browser: 'Navigateur',
  unknown: 'inconnu',
  notYou:
    'Si c’était vous, vous n’avez rien à faire. Sinon, définissez un nouveau mot de passe, ce qui déconnecte toutes les autres sessions :',
  removePasskey: 'Retirez ensuite la clé d’accès dans « Compte » : un nouveau mot de passe ne la révoque pas.',
  signedIn: 'Quelqu’un s’est connecté à Imprimatur en votre nom avec un navigateur qui n’avait pas encore servi à cela.',
  signedInSubject: 'Nouvelle connexion à Imprimatur',
  reset: {
    subject: 'Définir un nouveau mot de passe',
    asked: 'Quelqu’un a demandé à définir un nouveau mot de passe pour votre compte Imprimatur.',
    open: (hours) => `Pour le faire, ouvrez ce lien dans les ${hours} heures :`,
    notYou: 'Si ce n’était pas vous, rien n’a changé et vous n’avez rien à faire.',
  },
  invitation: {
    subject: (workspace) => `Invitation à ${workspace}`,
    invites: (inviter, workspace) => `${inviter} vous invite dans l’espace de travail « ${workspace} » d’Imprimatur.`,
    open: 'Pour le rejoindre, ouvrez ce lien dans les sept jours :',
  },
}
