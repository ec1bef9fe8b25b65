import type { goTo as English } from './strings.en.ts'

export const goTo: typeof English = {
  title: 'Ir a',
  label: 'Pantallas, sitios, auditorías, documentos, declaraciones, reglas, personas, hallazgos',
  kinds: {
    screen: 'Pantalla',
    action: 'Acción',
    setting: 'Ajuste',
    site: 'Sitio',
    audit: 'Auditoría',
    document: 'Documento',
    claim: 'Declaración',
    rule: 'Regla',
    person: 'Persona',
    finding: 'Hallazgos',
  },
  newAudit: 'Nueva auditoría',
  newSite: 'Nuevo sitio',
  newDocument: 'Nuevo documento',
  newRule: 'Nueva regla',
  newClaim: 'Nueva declaración',
  theme: 'Claro u oscuro',
  keys: 'Ayuda del teclado',
  findings: (text) => `Mis hallazgos con «${text}»`,
  none: 'Nada se llama así.',
  searching: 'Buscando…',
  foot: 'Fuera de la mesa de revisión: G y después M, A, S, D, T, L, C, R o E.',
}
