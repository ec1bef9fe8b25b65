import type { presets as English } from './strings-presets.en.ts'

export const presets: typeof English = {
  title: 'Motifs et tickets',
  note: 'Ce que les réviseurs trouvent prêt au bureau.',
  reasons: 'Motifs de rejet',
  reasonsHelp: 'Un par ligne, dans l’ordre proposé ; les chiffres 1 à 9 les choisissent. Tout autre motif peut encore être écrit.',
  trackers: 'Créer un ticket',
  trackersHelp: 'L’adresse s’ouvre dans un nouvel onglet ; {title}, {body} et {url} sont ceux du constat.',
  name: 'Nom',
  address: 'Adresse d’un nouveau ticket',
  add: (name: string) => `Ajouter ${name}`,
  other: 'un autre',
  remove: (name: string) => `Supprimer ${name}`,
  fault: 'Cette adresse ne peut pas ouvrir un ticket : elle commence par https:// et un hôte et contient {title}, {body} ou {url}.',
  saved: 'Enregistré',
}
