import type { reports as English } from './strings.en.ts'

export const reports: typeof English = {
  title: (name) => `Informe sobre ${name}`,
  period: 'Periodo',
  from: 'Desde',
  until: 'Hasta',
  periodHelp: 'Sin fechas: todas las ejecuciones.',
  format: 'Formato',
  formats: {
    pdf: 'PDF/A-2b, etiquetado',
    docx: 'para escribir en él',
    xlsx: 'un hallazgo por fila',
    html: 'un archivo, sin red',
  },
  language: 'Idioma',
  evidence: 'Lo encontrado queda en su idioma.',
  contents: 'Contenido',
  has: {
    audit:
      'Lo que se auditó, lo que no y por qué; los hallazgos con ley, decisión, motivo y conversación; el tiempo ' +
      'hasta la decisión; lo que cambió desde la ejecución anterior; las declaraciones aprobadas; las reglas y leyes ' +
      'en sus versiones; cómo comprobarlo todo sin nosotros.',
    site:
      'Cada ejecución del periodo; lo que cambió de la primera a la última; el tiempo hasta la decisión; lo que la ' +
      'última no leyó y por qué; sus hallazgos con ley, decisión y conversación; las reglas y leyes en sus ' +
      'versiones; cómo comprobarlo todo sin nosotros.',
    document:
      'El texto, sus versiones y aprobaciones, los hallazgos, lo que afirma más allá de su material, los comentarios ' +
      'y cómo comprobarlo sin nosotros.',
    claim:
      'Las formulaciones y condiciones, las pruebas, las versiones y aprobaciones, los hallazgos a los que responde ' +
      'y cómo comprobarlo sin nosotros.',
  },
  findings: (n) => `Hallazgos: ${n}`,
  notRead: (n) => `Páginas no leídas: ${n}. Figuran con el motivo.`,
  make: (format) => `Crear ${format}`,
  making: (size) => `Creándose: ${size} hasta ahora`,
  stop: 'Detener',
  done: 'El informe está listo',
  brokeOff: 'El informe se interrumpió antes del final; no se guardó ningún archivo. Inténtelo de nuevo.',
  command: 'Lo mismo por comando:',
  findingLinkHelp:
    'Quien tiene el enlace lee este único hallazgo sin cuenta, hasta el día en que termina: la frase, el porqué, ' +
    'la ley, qué hacer, el estado. Ni comentarios, ni nombres, ni nada más.',
}
