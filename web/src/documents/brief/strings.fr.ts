import { number } from '../../base/format.ts'
import type { briefBox as English } from './strings.en.ts'

export const briefBox: typeof English = {
  title: 'Avec vos mots',
  help:
    'Écrivez comme vous le diriez à un collègue : ce que c’est, les prix, les jours, comment vous joindre. Le formulaire ' +
    'ci-dessous se remplit ainsi, et rien n’est inventé.',
  read: 'Remplir le formulaire',
  reading: 'Lecture…',
  filled: (n) => `Champs remplis : ${number(n)}`,
  byModel: (model) => `lu par ${model}`,
  from: 'd’après',
  kept: 'Déjà remplis par vous, laissés tels quels',
  asked: 'Manque encore',
  why: {
    required: 'votre texte ne le dit pas',
    currency: 'dans quelle devise ?',
    year: 'en quelle année ?',
    several: 'lequel ?',
    open: 'pas un prix unique',
  },
  unused: 'N’a trouvé place dans aucun champ',
  dropped: 'Absent de votre texte, donc écarté',
  nothing: 'Rien n’a pu être lu.',
  otherLanguage: (read, chosen) => `Votre texte semble être en ${read}, et le document est commandé en ${chosen}.`,
  writeIn: (language) => `L’écrire en ${language}`,
  withModel: 'Avec un modèle : un texte rédigé à partir de vos indications.',
  withoutModel: 'Sans modèle : vos indications, mot pour mot, disposées sous des titres.',
  onlyModel: 'Nécessite un modèle de langage.',
  repeats: 'Aucun modèle n’écrit ici : les textes de cette campagne répètent les mêmes phrases, disposées selon chaque modèle de texte.',
}
