import type { deleting as English } from './strings.en.ts'
import { date, number } from '../base/format.ts'
import { del, plural } from '../base/spanish.ts'

const size = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${number(Math.ceil(bytes / 1024))} kB` : `${number(Math.round(bytes / 1024 ** 2))} MB`
const findings = (n: number) => plural(n, 'hallazgo', 'hallazgos')

export const deleting: typeof English = {
  delete: 'Eliminar',
  deleteWhat: {
    audit: (name: string) => `Eliminar la auditoría ${name}`,
    site: (name: string) => `Eliminar el sitio ${name}`,
  },
  deletePerson: (name: string) => `Eliminar los datos de ${name}`,
  deleteData: 'Eliminar los datos',
  deleteDocument: (name: string) => `Eliminar el documento ${name}`,
  counting: 'Contando lo que se elimina…',
  goes: 'Qué se elimina para siempre',
  stays: 'Qué se conserva',
  pages: 'Páginas tal como eran',
  pagesNumber: (texts: number, bytes: number) => `${number(texts)}, ${size(bytes)}`,
  texts: 'Textos extraídos',
  runs: 'Ejecuciones',
  assets: 'Elementos',
  findings: 'Hallazgos y sus estados',
  comments: 'Comentarios',
  entries: 'Entradas del registro',
  carried: (n: number, when: string) => `Decisiones heredadas por la ejecución ${del(date(when))}: ${number(n)}, con motivo y nombre`,
  otherRuns: 'Las demás ejecuciones y las cifras de su historial',
  noRuns: 'Todas las demás auditorías y sitios del espacio de trabajo',
  tombstoneStays: 'Una constancia de eliminación en el registro, para que la cadena siga verificándose',
  tombstone: 'La constancia dirá',
  sha: (hash: string) => `sha-256 de los hallazgos ${hash.slice(0, 8)} … ${hash.slice(-8)}`,
  shaLater: 'sha-256 de los hallazgos, cuando se hayan eliminado',
  running: 'Aún está en curso; antes se cancela.',
  compared: (n: number) =>
    `${plural(n, 'ejecución se comparó', 'ejecuciones se compararon')} con esta. Sus decisiones se conservan; ` +
    'lo nuevo y lo desaparecido desde entonces deja de mostrarse.',
  schedule: 'Su programación termina.',
  type: 'Escriba el nombre para eliminar:',
  nameRight: 'El nombre es correcto',
  background: 'Se ejecuta en segundo plano; la mesa de revisión sigue abierta',
  never: 'No se puede deshacer',
  verb: {
    audit: (n: number, assets: number) => `Eliminar ${findings(n)}, ${plural(assets, 'página', 'páginas')}`,
    site: (runs: number, n: number) => `Eliminar ${plural(runs, 'ejecución', 'ejecuciones')}, ${findings(n)}`,
    person: (n: number) => `Eliminar el nombre en ${plural(n, 'lugar', 'lugares')}`,
    document: 'Eliminar 1 documento',
  },
  done: { audit: 'Auditoría eliminada', site: 'Sitio eliminado', person: 'Datos eliminados' },
  person: {
    account: 'Pertenencia, claves, sesiones y acceso; la cuenta, si este era el último espacio de trabajo',
    name: 'Nombre en los comentarios',
    decided: 'Nombre en registros y decisiones',
    assigned: 'Asignaciones',
    blockedGoes: 'Pertenencia, claves y sesiones, de inmediato',
    blockedStays: 'Nombre, dirección y todo lo demás, hasta que se levante la última retención',
    keepsText: 'Lo que decidió y escribió, con un seudónimo',
    keepsTrail: 'El nombre dentro de las entradas con hash del registro, que no se muestra a nadie: sin él la cadena no se verificaría',
  },
  document: 'El texto y sus hallazgos. Lo que las auditorías leyeron de él se queda en ellas.',
  kept: 'Se conserva',
  keepNote:
    'Lo más antiguo lo elimina el sistema en el plazo de una hora y deja constancia. ' +
    'Lo que elimine usted desaparece de inmediato, y sus filas poco después.',
  keep: {
    pages: 'Páginas tal como eran, días',
    texts: 'Textos extraídos, días',
    audits: 'Auditorías completas, días',
    versions: 'Versiones de documentos que nadie nombró, restauró, aprobó ni envió, días',
  },
  ever: 'para siempre',
  serverKeeps: (days: number) => `Este servidor conserva páginas y textos ${plural(days, 'día', 'días')} como máximo.`,
  tombstones: 'Eliminado',
  none: 'Aún no se ha eliminado nada',
  noneHelp: 'Las auditorías las elimina en su página un propietario que escribe el nombre.',
  progress: (removed: number, total: number) => `${number(removed)} de ${number(total)} filas eliminadas`,
  more: 'Mostrar más',
  placeHold: 'Imponer una retención legal',
  holdHelp:
    'Mientras dure, nadie lo elimina: ni un propietario, ni una clave, ni un comando, ni el plazo de conservación. Un propietario ' +
    'la levanta en Ajustes, Conservación.',
  matter: 'Asunto',
  matterHelp: 'El caso, requerimiento o investigación que la motiva.',
  held: 'Retención legal impuesta',
  blocks: (text: string) =>
    `${text}. El acceso termina ahora, pero los datos quedan bloqueados, no eliminados: se eliminan cuando se levante la última ` +
    'retención sobre la persona.',
  verbBlock: 'Bloquear los datos',
  doneBlocked: 'Los datos quedan bloqueados hasta que se levante la retención',
}
