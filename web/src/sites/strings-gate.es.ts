import type { gates as English } from './strings-gate.en.ts'
import { number } from '../base/format.ts'

export const gates: typeof English = {
  title: 'Control de calidad',
  short: 'Control',
  passed: 'Superado',
  failed: (n: number) => `No superado: ${number(n)}`,
  notRun: 'Aún sin ejecutar',
  none: 'Sin control',
  help:
    'Los hallazgos descartados y corregidos no cuentan. El resultado está también en la API, en los eventos y en el código de ' +
    'salida de «imprimatur site gate».',
  explain: 'Dice de cada ejecución si se encontró lo que no debe estar.',
  must: 'No debe estar',
  counts: 'Qué cuenta',
  onlyNew: 'Solo lo que la ejecución anterior no tenía',
  onlyUndecided: 'Solo lo que nadie ha decidido (si no, cuentan también los riesgos y lo urgente)',
  packs: 'Paquetes',
  anyPack: 'Cualquier paquete',
  set: 'Poner un control',
  edit: 'Cambiar el control',
  remove: 'Quitar el control',
  saved: 'Control guardado',
  removed: 'Control quitado',
  unread: (n: number) => `Páginas que no se pudieron leer: ${number(n)}. No se sabe qué hay en ellas.`,
  ofRun: (n: number) => `Ejecución ${number(n)}`,
  needsOne: 'Elija al menos una gravedad.',
  portfolio: 'Cartera',
  needsPack: 'Elija al menos un paquete.',
}
