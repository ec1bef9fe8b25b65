import type { keyLimits as English } from './strings.en.ts'

/** What an API key may do, until when, and its rotation. */
export const keyLimits: typeof English = {
  scopes: '¿Qué puede hacer?',
  scope: {
    read: ['Leer', 'auditorías, hallazgos, documentos, plantillas; seguir eventos'],
    review: ['Revisar', 'decisiones y comentarios'],
    write: ['Escribir', 'iniciar auditorías, subir archivos, escribir documentos, cambiar reglas'],
    check: ['Comprobar', 'comprobar textos; no se guarda nada'],
    administer: ['Administrar', 'direcciones de webhook del espacio de trabajo; eliminar auditorías y sitios'],
    keys: ['Claves', 'crear, rotar y revocar claves, ninguna con más permisos que esta'],
  },
  expires: 'Último día',
  expiresHelp: 'Funciona hasta ese día incluido. Vacío: hasta que se revoque.',
  rate: 'Peticiones por segundo',
  rateHelp: 'Vacío: el límite del servidor.',
  endedAt: (day: string) => `caducó el ${day}`,
  endsAt: (day: string) => `caduca el ${day}`,
  perSecond: (n: number) => `${n}/s`,
  replaced: 'rotada',
  from: (address: string) => `desde ${address}`,
  rotate: 'Rotar',
  rotateAsk: (name: string) => `¿Rotar «${name}»?`,
  rotateHelp:
    'Se crea una clave nueva con los mismos permisos y se muestra una sola vez. La antigua sigue valiendo el tiempo que elija; ' +
    'después se rechaza.',
  overlap: 'La clave antigua vale',
  overlaps: {
    0: 'ya no',
    1: 'una hora más',
    24: 'un día más',
    168: 'una semana más',
    720: 'treinta días más',
  } as Record<string, string>,
  pickOne: 'Elija al menos uno.',
}
