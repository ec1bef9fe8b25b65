import { number } from '../../base/format.ts'
import { de, on, plural, sentence, word } from '../../base/french.ts'
import type { health as English } from './strings.en.ts'

export const health: typeof English = {
  place: 'Où vous êtes',
  packLead: (n: number) =>
    `Un pack de ${plural(n, 'règle', 'règles')}. Ce qui est toujours écarté de l’une ou de l’autre est appris ensemble.`,
  noPack: 'Ce pack n’existe pas',
  pageTitle: (name: string) => `Performance ${de(name)} · Imprimatur`,
  rules: 'Règles',
  pages: 'Pages de cette règle',
  tab: 'Performance',
  span: 'Période',
  spans: { five: '5 analyses', quarter: '90 jours', all: 'Tout' },
  pointedOut: (dismissed: number, decided: number) => `${number(dismissed)} des ${number(decided)}`,
  people: 'Ont été écartés ',
  findingsDecided: ' constats traités. Une règle est signalée quand plus de la moitié d’au moins 20 constats sont écartés.',
  hits: 'Détections',
  inRuns: (runs: number) => `en ${plural(runs, 'analyse', 'analyses')}`,
  lastRuns: (hits: number[]) =>
    `${hits.join(', ')} détections dans ${hits.length === 1 ? 'la dernière analyse' : `les ${hits.length} dernières analyses`}`,
  noRuns: 'Elle ne s’est encore appliquée dans aucun audit.',
  dismissed: 'Écartés',
  ofDecided: (dismissed: number, decided: number) => `${number(dismissed)} sur ${plural(decided, 'traité', 'traités')}`,
  nobody: 'Aucun de ses constats n’a encore été traité.',
  time: 'Délai de décision',
  sooner: 'la moitié est traitée plus tôt',
  allRules: (time: string) => `toutes les règles d’ici : ${time}`,
  notKnown: 'pas encore connu',
  confidence: 'Fiabilité',
  labelled: (faults: number, labelled: number) =>
    labelled === 0
      ? 'tirée de son pack : aucune de ses propres phrases n’est étiquetée'
      : `${faults} sur ${plural(labelled, 'phrase étiquetée', 'phrases étiquetées')} ` +
        `${word(faults, 'était une faute', 'étaient des fautes')}` +
        (labelled < 10 ? ' ; c’est si peu que le chiffre vient surtout de son pack' : ''),
  notMeasured: 'Pas encore mesurée',
  notMeasuredOwn: 'Seules les règles fournies avec le produit sont mesurées sur des pages étiquetées. La vôtre l’est par vos décisions.',
  why: 'Pourquoi ses constats ont été écartés',
  reasons: 'Motifs',
  noReason: 'Personne n’en a rien écarté.',
  where: 'Où',
  shareBy: 'Part écartée par site et langue',
  of: (part: number, whole: number) => `${number(part)} sur ${number(whole)}`,
  falses: 'Fausses détections les plus fréquentes',
  times: (n: number) => `${n} ×`,
  sample: 'Compté sur les décisions les plus récentes : 2 000 au plus, cherchées parmi 20 000 constats.',
  openFinding: 'Ouvrir le constat',
  tighten: {
    title: 'Resserrer',
    sub: (decided: number) =>
      `proposé d’après les phrases écartées, compté sur ` +
      `${decided === 1 ? 'le seul constat traité' : `les ${number(decided)} constats traités`}`,
    subNewest: (decided: number) =>
      `proposé d’après les phrases écartées, compté sur les ${number(decided)} constats traités les plus récents`,
    unjudged: (n: number) =>
      `${n} d’entre eux ${word(n, 'n’est pas compté', 'ne sont pas comptés')} : la règle ne ${word(n, 'le', 'les')} trouve qu’avec ` +
      `la page autour, ou plus du tout.`,
    none: 'Aucun mot ne distingue les phrases écartées des autres : il n’y a rien à proposer.',
    leave: 'Laisser passer',
    gone: 'Faux, éliminés',
    lost: 'Justes, perdus',
    ticked: (n: number) => (n === 1 ? 'La proposition cochée' : `Les ${n} cochées`),
    kept: (kept: number, right: number) => `${number(kept)} sur ${number(right)}`,
    keptWords: 'justes conservés',
    remain: (left: number, all: number) => `${number(left)} sur ${number(all)}`,
    remainWords: 'faux restants',
    share: (after: number, before: number) => `La part écartée aurait été de ${after} % au lieu de ${before} %.`,
    wouldBeLost: 'Seraient perdus :',
    by: (state: string, name: string, day: string) => `${state} par ${name}, ${day}`,
    make: 'En faire un brouillon',
    draftNote: 'Le prochain brouillon de la règle ; rien ne s’applique encore.',
    copyNote:
      'Une copie de la règle du pack ; rien ne s’applique encore. Celle du pack continue à côté jusqu’à ce que vous la désactiviez.',
    made: 'Le brouillon est prêt. Essayez-le, puis publiez-le.',
  },
  learned: {
    title: 'Appris de vos décisions',
    sub: 'ce que cet espace écarte toujours ; les décisions d’aucun autre espace ne sont utilisées',
    tooFew: (decided: number, needed: number) => `${plural(decided, 'décision', 'décisions')} sur les ${number(needed)} nécessaires.`,
    train: (decided: number) => `Apprendre de ${plural(decided, 'décision', 'décisions')}`,
    again: (decided: number) => `Réapprendre de ${plural(decided, 'décision', 'décisions')}`,
    training: 'Apprentissage en cours ; cela peut prendre quelques minutes.',
    measured: (filtered: string, right: string) => `Sur ${filtered} constats qu’il aurait filtrés, ${right} avaient été écartés :`,
    precision: (share: number) => `précision ${Math.floor(share * 100)} %`,
    recall: (share: number) => `rappel ${Math.floor(share * 100)} %`,
    how: (decided: number, pages: number) =>
      `Mesuré sur des décisions non utilisées pour l’apprentissage : ${number(decided)} sur ${plural(pages, 'page', 'pages')}, ` +
      `aucune page des deux côtés.`,
    trained: (day: string) => sentence(`Appris ${on(day)}`),
    notUsable:
      'Trop rarement juste, ou mesuré sur trop peu de constats, pour être activé. Traitez davantage de constats, puis relancez ' +
      'l’apprentissage.',
    what: 'Que faire des constats toujours écartés',
    action: { off: 'Rien', lower: 'Passer en gravité faible', hide: 'Exclure' },
    does: {
      off: 'Les constats gardent la gravité de la règle.',
      lower: 'Dès le prochain audit, ils sont de gravité faible et disent pourquoi. Un sur dix reste tel quel, pour contrôle.',
      hide: 'Dès le prochain audit, ils sont exclus, et la page dit combien. Un sur dix reste, pour contrôle.',
    },
    reason: 'Motif',
    save: 'Appliquer',
    switched: 'Vaut dès le prochain audit.',
  },
}

/** A length of time in two units: 1 j 4 h, 9 h, 12 min. */
export function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'moins d’une min'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} j` : `${Math.floor(hours / 24)} j ${hours % 24} h`
}
