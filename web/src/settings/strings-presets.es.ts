import type { presets as English } from './strings-presets.en.ts'

export const presets: typeof English = {
  title: 'Motivos e incidencias',
  note: 'Lo que los revisores encuentran listo en la mesa.',
  reasons: 'Motivos para descartar',
  reasonsHelp: 'Uno por línea, en el orden en que se ofrecen; los dígitos 1 a 9 los eligen. Cualquier otro motivo se puede escribir.',
  trackers: 'Crear una incidencia',
  trackersHelp: 'La dirección se abre en una pestaña nueva; {title}, {body} y {url} son los del hallazgo.',
  name: 'Nombre',
  address: 'Dirección de una incidencia nueva',
  add: (name: string) => `Añadir ${name}`,
  other: 'otro',
  remove: (name: string) => `Quitar ${name}`,
  fault: 'Esta dirección no puede abrir una incidencia: empieza por https:// y un host y contiene {title}, {body} o {url}.',
  saved: 'Guardado',
}
