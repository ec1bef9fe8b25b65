import { on } from '../base/french.ts'
import type { keyLimits as English } from './strings.en.ts'

/** What an API key may do, until when, and its rotation. */
export const keyLimits: typeof English = {
  scopes: 'Que peut-elle faire ?',
  scope: {
    read: ['Lire', 'audits, constats, documents, modèles ; suivre les événements'],
    review: ['Traiter', 'décisions et commentaires'],
    write: ['Écrire', 'lancer des audits, déposer des fichiers, rédiger des documents, modifier les règles'],
    check: ['Contrôler', 'contrôler des textes ; rien n’est conservé'],
    administer: ['Administrer', 'adresses de webhook de l’espace ; supprimer des audits et des sites'],
    keys: ['Clés', 'créer, renouveler et révoquer des clés, dont aucune ne peut faire plus que celle-ci'],
  },
  expires: 'Dernier jour',
  expiresHelp: 'Elle est valable ce jour inclus. Vide : jusqu’à sa révocation.',
  rate: 'Requêtes par seconde',
  rateHelp: 'Vide : la limite du serveur.',
  endedAt: (day: string) => `expirée ${on(day)}`,
  endsAt: (day: string) => `expire ${on(day)}`,
  perSecond: (n: number) => `${n}/s`,
  replaced: 'renouvelée',
  from: (address: string) => `depuis ${address}`,
  rotate: 'Renouveler',
  rotateAsk: (name: string) => `Renouveler « ${name} » ?`,
  rotateHelp:
    'Une nouvelle clé avec les mêmes droits est créée et affichée une seule fois. L’ancienne reste valable le temps que vous ' +
    'choisissez, puis elle est refusée.',
  overlap: 'L’ancienne clé reste valable',
  overlaps: {
    0: 'pas plus longtemps',
    1: 'encore une heure',
    24: 'encore un jour',
    168: 'encore une semaine',
    720: 'encore trente jours',
  } as Record<string, string>,
  pickOne: 'Choisissez au moins un droit.',
}
