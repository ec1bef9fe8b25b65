import type { AccountMailTexts } from './texts.ts'

export const texts: AccountMailTexts = {
  changed: {
    'password-changed': 'Se ha cambiado la contraseña de su cuenta.',
    'second-factor-on': 'Su cuenta pide ahora el código de una aplicación de autenticación.',
    'second-factor-off': 'Su cuenta ya no pide el código de una aplicación de autenticación.',
    'second-factor-reset': 'Quien administra el servidor ha quitado el segundo factor y las llaves de acceso de su cuenta.',
    'recovery-code-used': 'Alguien ha entrado en su cuenta con un código de recuperación. Ese código ya no sirve.',
    'recovery-codes-renewed': 'Se han creado códigos de recuperación nuevos para su cuenta. Los anteriores ya no sirven.',
    'passkey-added': 'Se ha añadido una llave de acceso a su cuenta.',
    'passkey-removed': 'Se ha quitado una llave de acceso de su cuenta.',
  },
  account: 'Su cuenta de Imprimatur',
  when: 'Cuándo',
  from: 'Desde',
  browser: 'Navegador',
  unknown: 'desconocido',
  notYou:
    'Si ha sido usted, no tiene que hacer nada. Si no, establezca una contraseña nueva; con ello se cierran todas las demás sesiones:',
  removePasskey: 'Después quite la llave de acceso en Cuenta: una contraseña nueva no la anula.',
  signedIn: 'Alguien ha iniciado sesión en Imprimatur en su nombre con un navegador que no se había usado antes para ello.',
  signedInSubject: 'Nuevo inicio de sesión en Imprimatur',
  reset: {
    subject: 'Establecer una contraseña nueva',
    asked: 'Alguien ha pedido establecer una contraseña nueva para su cuenta de Imprimatur.',
    open: (hours) => `Para hacerlo, abra este enlace antes de ${hours} horas:`,
    notYou: 'Si no ha sido usted, nada ha cambiado y no tiene que hacer nada.',
  },
  invitation: {
    subject: (workspace) => `Invitación a ${workspace}`,
    invites: (inviter, workspace) => `${inviter} le invita al espacio de trabajo «${workspace}» de Imprimatur.`,
    open: 'Para unirse, abra este enlace antes de siete días:',
  },
}
