import { number } from '../base/format.ts'
import type { stamps as English } from './strings-stamps.en.ts'

export const stamps: typeof English = {
  title: 'Sellos de tiempo',
  note:
    'Una autoridad sella las cabezas de los registros con la hora (RFC 3161). Solo se envía un hash. Un sello prueba que ' +
    'un registro existía entonces, no que una página fuera auténtica.',
  none: 'No hay ninguna autoridad. La cadena de hashes funciona sin ella.',
  url: 'Dirección de la autoridad',
  policy: 'Política',
  policyHelp: 'Un identificador de objeto como 1.2.3.4.1. Vacío: la de la autoridad.',
  user: 'Usuario',
  password: 'Contraseña',
  passwordKept: 'Hay una contraseña guardada. Déjelo vacío para conservarla.',
  certificates: 'Certificados (PEM)',
  certificatesHelp: 'El certificado de la autoridad debe remontarse a uno de ellos. Vacío: no se comprueba.',
  daily: 'Sellar cada día lo que ha cambiado',
  save: 'Guardar',
  saved: 'La autoridad está guardada.',
  now: 'Sellar ahora',
  state: 'Estado de la autoridad',
  last: (when, serial) => `Último sello: ${when}, serie ${serial}.`,
  never: 'Aún no hay ningún sello.',
  unstamped: (n) => `Registros con entradas posteriores a su último sello: ${number(n)}.`,
  waiting: (tries, why) => `La autoridad no dio ningún sello (intentos: ${number(tries)}): ${why}`,
  again: (when) => `Se le volverá a pedir: ${when}.`,
  stamped: 'Sellado.',
  nothing: 'Nada ha cambiado desde el último sello.',
  list: 'Sellos',
  columns: { when: 'Cuándo', authority: 'Autoridad', heads: 'Cabezas', serial: 'Serie', files: 'Archivos' },
  waits: 'en espera',
  more: 'Mostrar más sellos',
}
