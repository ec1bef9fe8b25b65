import type { reports as English } from './strings.en.ts'

export const reports: typeof English = {
  title: (name) => `Rapport sur ${name}`,
  period: 'Période',
  from: 'Du',
  until: 'Au',
  periodHelp: 'Sans dates : toutes les analyses.',
  format: 'Format',
  formats: {
    pdf: 'PDF/A-2b, balisé',
    docx: 'à compléter',
    xlsx: 'un constat par ligne',
    html: 'un seul fichier, sans réseau',
  },
  language: 'Langue',
  evidence: 'Les extraits restent dans leur langue.',
  contents: 'Contenu',
  has: {
    audit:
      'Ce qui a été audité, ce qui ne l’a pas été et pourquoi ; les constats avec loi, décision, motif et discussion ' +
      '; le délai de décision ; ce qui a changé depuis l’analyse précédente ; les allégations approuvées ; les ' +
      'règles et les lois dans leurs versions ; comment tout vérifier sans nous.',
    site:
      'Chaque analyse de la période ; ce qui a changé de la première à la dernière ; le délai de décision ; ce que ' +
      'la dernière n’a pas lu et pourquoi ; ses constats avec loi, décision et discussion ; les règles et les lois ' +
      'dans leurs versions ; comment tout vérifier sans nous.',
    document:
      'Le texte, ses versions et approbations, les constats, ce qu’il affirme au-delà de sa matière, les ' +
      'commentaires, et comment vérifier sans nous.',
    claim:
      'Les formulations et conditions, les preuves, les versions et approbations, les constats auxquels elle répond, ' +
      'et comment vérifier sans nous.',
  },
  findings: (n) => `Constats : ${n}`,
  notRead: (n) => `Pages non lues : ${n}. Elles y figurent avec la raison.`,
  make: (format) => `Créer le ${format}`,
  making: (size) => `En cours : ${size} pour l’instant`,
  stop: 'Arrêter',
  done: 'Le rapport est prêt',
  brokeOff: 'Le rapport s’est interrompu avant la fin ; aucun fichier n’a été gardé. Réessayez.',
  command: 'Le même par commande :',
  findingLinkHelp:
    'Qui a le lien lit ce seul constat sans compte, jusqu’au jour où il prend fin : la phrase, la raison, la loi, ' +
    'que faire, l’état. Ni commentaires, ni noms, ni rien d’autre.',
}
