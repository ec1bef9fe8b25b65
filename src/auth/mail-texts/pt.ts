import type { AccountMailTexts } from './texts.ts'

export const texts: AccountMailTexts = {
  changed: {
    'password-changed': 'A palavra-passe da sua conta foi alterada.',
    'second-factor-on': 'A sua conta pede agora o código de uma aplicação de autenticação.',
    'second-factor-off': 'A sua conta já não pede o código de uma aplicação de autenticação.',
    'second-factor-reset': 'Quem gere o servidor removeu o segundo fator e as chaves de acesso da sua conta.',
    'recovery-code-used': 'Alguém entrou na sua conta com um código de recuperação. Esse código já não funciona.',
    'recovery-codes-renewed': 'Foram criados novos códigos de recuperação para a sua conta. Os anteriores já não funcionam.',
    'passkey-added': 'Foi adicionada uma chave de acesso à sua conta.',
    'passkey-removed': 'Foi removida uma chave de acesso da sua conta.',
  },
  account: 'A sua conta no Imprimatur',
  when: 'Quando',
  from: 'De',
  browser: 'Navegador',
  unknown: 'desconhecido',
  notYou:
    'Se foi o próprio a fazê-lo, não precisa de fazer nada. Caso contrário, defina uma nova palavra-passe, o que termina todas ' +
    'as outras sessões:',
  removePasskey: 'Depois remova a chave de acesso em Conta: uma nova palavra-passe não a anula.',
  signedIn: 'Alguém iniciou sessão no Imprimatur em seu nome com um navegador que ainda não tinha sido usado para isso.',
  signedInSubject: 'Novo início de sessão no Imprimatur',
  reset: {
    subject: 'Definir uma nova palavra-passe',
    asked: 'Alguém pediu para definir uma nova palavra-passe para a sua conta no Imprimatur.',
    open: (hours) => `Para a definir, abra esta ligação no prazo de ${hours} horas:`,
    notYou: 'Se não foi o próprio, nada mudou e não precisa de fazer nada.',
  },
  invitation: {
    subject: (workspace) => `Convite para ${workspace}`,
    invites: (inviter, workspace) => `${inviter} convida-o para o espaço de trabalho “${workspace}” no Imprimatur.`,
    open: 'Para aderir, abra esta ligação no prazo de sete dias:',
  },
}
