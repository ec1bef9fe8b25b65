import { number } from '../../base/format.ts'
import { on, plural, sentence, until, word } from '../../base/french.ts'
import type { inbox as English } from './strings.en.ts'

const findings = (n: number) => plural(n, 'constat', 'constats')

export const inbox: typeof English = {
  title: 'Pour moi',
  pageTitle: (name: string) => `${name} · Imprimatur`,
  note: (total: number, sites: number, overdue: number, week: number) =>
    [
      sites > 0 ? `${number(total)} sur ${plural(sites, 'site', 'sites')}` : 'Rien en attente',
      `${number(overdue)} en retard, ${number(week)} à échéance cette semaine`,
    ].join(' · '),
  views: 'Vues',
  view: {
    everything: 'Tout',
    approval: 'À approuver par moi',
    assigned: 'Attribués à moi',
    mentions: 'Mentions',
    overdue: 'En retard',
    week: 'Échéance cette semaine',
    snoozed: 'Reportés',
    nobody: 'Échéance, non attribués',
  },
  myViews: 'Mes vues',
  sharedViews: 'Celles de l’espace de travail',
  saveView: 'Enregistrer comme vue',
  viewName: 'Nom de la vue',
  viewShared: 'Pour tous les membres de l’espace de travail',
  save: 'Enregistrer',
  saved: (name: string) => `La vue « ${name} » est enregistrée`,
  deleteView: (name: string) => `Supprimer la vue ${name}`,
  searchLabel: 'Rechercher dans Pour moi',
  severity: 'Gravité',
  site: 'Site',
  rule: 'Règle',
  language: 'Langue',
  orderBy: 'Grouper par',
  order: { due: 'Par échéance', site: 'Par site', reason: 'Par raison' },
  section: {
    approval: 'En attente de mon approbation',
    overdue: 'En retard',
    week: 'Échéance cette semaine',
    later: 'Plus tard ou sans échéance',
    mentioned: 'Mentions',
    assigned: 'Attribués à moi',
    nobody: 'Non attribués',
  } as Record<string, string>,
  openDesk: 'Ouvrir dans la revue',
  review: (n: number) => (n === 1 ? 'Traiter ce constat' : `Traiter ces ${number(n)} constats`),
  pick: (rule: string) => `Sélectionner : ${rule}`,
  picked: (n: number, rows: number) =>
    `${plural(n, 'constat sélectionné', 'constats sélectionnés')}${rows === n ? '' : ` sur ${plural(rows, 'ligne', 'lignes')}`}`,
  requestsPicked: (n: number) => `${plural(n, 'demande', 'demandes')}, à traiter sur ${word(n, 'sa page', 'leurs pages')}`,
  pickShown: (loaded: number, total: number) =>
    loaded < total ? `Prendre les ${number(loaded)} affichés` : `Tout prendre (${number(total)})`,
  partly: (done: number, why: string) => `Fait dans ${plural(done, 'audit', 'audits')}, puis refusé : ${why}`,
  atDesk: {
    here: (rows: number, total: number) =>
      `${plural(rows, 'ligne', 'lignes')} sur ${number(total)} dans Pour moi ${word(rows, 'vient', 'viennent')} de cet audit`,
    none: 'Il n’en reste rien dans cet audit',
    next: (name: string, rows: number) => `Suivant : ${name}, ${number(rows)}`,
    back: 'Retour à Pour moi',
  },
  empty: 'Rien ne vous attend',
  emptyHelp:
    'Ce qui vous est attribué, vous mentionne ou attend votre approbation s’affiche ici, quel que soit l’audit dont cela provient.',
  noMatch: 'Rien ne correspond parmi ce qui vous attend',
  onAssets: (n: number) => plural(n, 'contenu', 'contenus'),
  noRule: 'Sans règle',
  asksToDismiss: (who: string) => `${who} demande d’écarter`,
  mentionsMe: (who: string) => `${who} me mentionne`,
  assignedToMe: 'Attribué à moi',
  byWhom: (who: string, when: string) => `par ${who}, ${when}`,
  byRule: (rule: string) => `par la règle « ${rule} »`,
  dueNobody: 'Échéance, non attribué',
  asked: (when: string) => `demandé ${on(when)}`,
  somebody: 'Quelqu’un',
  decide: 'Décider',
  more: (n: number) => `Afficher ${number(n)} de plus`,
  overBy: (days: number) => `${plural(days, 'jour', 'jours')} de retard`,
  overToday: 'en retard depuis aujourd’hui',
  wasDue: (when: string) => `échéance passée : ${when}`,
  due: (when: string) => `échéance : ${when}`,
  noDate: 'sans échéance',
  today: 'aujourd’hui',
  tomorrow: 'demain',
  snooze: 'Reporter',
  snoozeUntil: 'Reporter jusqu’à',
  laterToday: 'Plus tard aujourd’hui',
  fromTomorrow: 'Demain',
  nextWeek: 'Semaine prochaine',
  afterNextRun: 'Après la prochaine analyse',
  pickDate: 'Choisir une date…',
  date: 'Date',
  snoozeNote: (due: string | null) =>
    due === null
      ? 'Pour vous uniquement.'
      : `Pour vous uniquement. L’échéance reste fixée au ${due} ; dès qu’elle est dépassée, le constat revient aussitôt.`,
  snoozedUntil: (when: string) => `Reporté ${until(when)}`,
  snoozedUntilRun: 'Reporté jusqu’à la fin de la prochaine analyse',
  wake: 'Afficher de nouveau',
  mentionDone: 'Terminé, retirer la mention',
  keys: {
    move: 'se déplacer',
    open: 'ouvrir',
    review: 'les traiter',
    pick: 'sélectionner',
    snooze: 'reporter',
    assign: 'attribuer la sélection',
    approve: 'approuver ou refuser',
    all: 'Tous les raccourcis',
    undo: 'annuler',
  },
  approve: {
    crumb: 'À approuver par moi',
    where: 'Où vous êtes',
    heading: (n: number) => `Écarter ${findings(n)} ?`,
    askedBy: (who: string, when: string) => `Demandé par ${who} ${on(when)}`,
    why: 'sa gravité exige une double validation',
    requested: 'demandé',
    request: 'La demande',
    gives: 'donne ce motif',
    morePages: (n: number) => `et ${plural(n, 'autre contenu', 'autres contenus')} avec`,
    evidence: 'Éléments',
    comments: (n: number) => `Fil du constat, ${plural(n, 'commentaire', 'commentaires')}`,
    page: 'La page telle que lue',
    earlier: 'Décisions antérieures à son sujet',
    none: 'aucune',
    whyFound: 'Pourquoi ce constat',
    law: 'Base légale',
    yourReason: 'Votre motif',
    optional: 'nécessaire pour refuser, bienvenu pour approuver',
    reasonHelp: (who: string) => `Transmis à ${who} et inscrit au journal sous votre nom`,
    reasonNeeded: 'Dites pourquoi : un refus exige un motif.',
    canUndo: 'Peut être annulé pour les deux, dans le journal',
    deny: 'Refuser',
    doApprove: (n: number) => `Approuver, écarter (${number(n)})`,
    approved: (n: number, left: number) => `${plural(n, 'constat écarté', 'constats écartés')}${leftOver(left)}`,
    denied: (n: number, left: number) => `Refusé : ${findings(n)} ${word(n, 'reste inchangé', 'restent inchangés')}${leftOver(left)}`,
    whatHappens: 'Ce qui se passe',
    until: 'Tant que vous n’avez pas décidé',
    untilText: (n: number, state: string) =>
      `${n === 1 ? 'Il garde' : `Les ${number(n)} gardent`} l’état « ${state} », ici et dans l’API. ` +
      `${n === 1 ? 'Il compte' : 'Ils comptent'} ainsi dans le sceau, et les échéances continuent de courir.`,
    ifApprove: 'Si vous approuvez',
    ifApproveText: (n: number) =>
      `${findings(n)} ${word(n, 'est écarté', 'sont écartés')}, avec les deux noms et les deux motifs. ` +
      'Les analyses suivantes reprennent cette décision tant que la phrase et la règle ne changent pas. Ce que quelqu’un a décidé ' +
      'autrement entre-temps reste tel quel.',
    ifDeny: 'Si vous refusez',
    ifDenyText: (n: number, who: string) =>
      `${findings(n)} ${word(n, 'reste inchangé', 'restent inchangés')}, et ${who} lit votre motif. ` +
      'Une nouvelle demande est possible ; le refus reste au journal.',
    who: 'Qui le peut',
    whoText: (who: string) =>
      `Tout propriétaire ou éditeur, sauf ${who}, qui l’a demandé et peut retirer sa demande. ` +
      'Si la phrase change à la prochaine analyse, la demande devient caduque et le dit.',
    meanwhile: (n: number) =>
      `${findings(n)} de la demande ${word(n, 'a été traité', 'ont été traités')} autrement entre-temps et ne ` +
      `${word(n, 'sera pas touché', 'seront pas touchés')}.`,
    withdraw: 'Retirer la demande',
    withdrawHelp: (n: number) =>
      `${n === 1 ? 'Il reste tel quel' : `Les ${number(n)} restent tels quels`}, et plus personne n’est sollicité.`,
    withdrawn: (n: number) => `Demande retirée : ${findings(n)} ${word(n, 'reste inchangé', 'restent inchangés')}`,
    over: {
      withdrawn: (who: string, when: string) => sentence(`${who} l’a retirée ${on(when)}`),
      approved: (who: string, when: string) => sentence(`${who} l’a approuvée ${on(when)}`),
      denied: (who: string, when: string) => sentence(`${who} l’a refusée ${on(when)}`),
      lapsed: 'Tout ce qu’elle demandait a été décidé autrement entre-temps : il n’y a plus rien à décider.',
    },
  },
  bell: {
    title: 'Notifications',
    unread: (n: number) => (n === 0 ? 'Notifications' : `Notifications, ${number(n)} ${word(n, 'non lue', 'non lues')}`),
    none: 'Rien pour l’instant',
    readAll: 'Tout marquer comme lu',
    settings: 'Réglages des notifications',
    said: (notice: {
      kind: string
      by: string | null
      count: number
      outcome: string | null
      audit_name: string | null
      rule_id: string | null
    }): string => {
      const { kind, by, count, outcome, audit_name: audit, rule_id: rule } = notice
      const who = by ?? 'Quelqu’un'
      const where = audit ? `, ${audit}` : ''
      const isDiscarded = outcome === 'discarded' || outcome === 'deleted'
      const answer = { approved: 'a approuvé', denied: 'a refusé' }[outcome ?? ''] ?? 'a traité'
      const what: Record<string, string> = {
        assigned: outcome === 'rule' ? `La règle « ${who} » m’a attribué ${findings(count)}` : `${who} m’a attribué ${findings(count)}`,
        mentioned: `${who} me mentionne`,
        due:
          outcome === 'overdue'
            ? `${findings(count)} à moi ${word(count, 'est', 'sont')} désormais en retard`
            : `${findings(count)} à moi ${word(count, 'arrive', 'arrivent')} à échéance sous un jour`,
        approval: `${who} demande d’écarter ${findings(count)}`,
        answered:
          outcome === 'lapsed'
            ? `Ma demande sur ${findings(count)} est devenue caduque`
            : `${who} ${answer} ma demande sur ${findings(count)}`,
        rule_review: isDiscarded
          ? `${who} a abandonné le brouillon de la règle ${rule} qui m’attendait`
          : `${who} me demande de publier la règle ${rule}`,
        rule_answered: isDiscarded
          ? `${who} a abandonné le brouillon de la règle ${rule} pendant sa relecture`
          : outcome === 'published'
            ? `${who} a publié la règle ${rule}`
            : `${who} a renvoyé la règle ${rule}`,
        run_ended:
          outcome === 'followed'
            ? `Une analyse est terminée, avec ${findings(count)} que je n’ai pas vu${count > 1 ? 's' : ''}`
            : `Un audit est terminé, avec ${findings(count)}${outcome === 'not-whole' ? ' ; tout n’a pas été contrôlé en entier' : ''}`,
        deleted: `${who} a supprimé ${
          { audit: 'un audit', site: 'un site', person: 'les données d’une personne' }[outcome ?? ''] ?? 'quelque chose'
        }`,
        budget: `Les dépenses d’IA${by === null ? '' : ` de la clé « ${by} »`} ont atteint le seuil ${
          outcome === 'hard' ? 'd’arrêt' : 'd’alerte'
        }`,
        run_failed: 'Un audit a échoué',
      }
      return `${what[kind] ?? kind}${where}`
    },
  },
  pending: (who: string, when: string) => `${who} demande d’écarter ce constat, ${when} ; une seconde personne doit décider.`,
  toRequest: 'Approuver ou refuser',
  waiting: (n: number) => `${findings(n)} ${word(n, 'attend', 'attendent')} une seconde personne ; d’ici là, l’état ne change pas`,
}

function leftOver(left: number): string {
  return left > 0
    ? ` ; ${number(left)} ${word(left, 'traité', 'traités')} autrement entre-temps, ${word(left, 'inchangé', 'inchangés')}`
    : ''
}
