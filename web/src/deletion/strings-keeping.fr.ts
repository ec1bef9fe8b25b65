import { date } from '../base/format.ts'
import { on, plural } from '../base/french.ts'
import type { keeping as English } from './strings-keeping.en.ts'

export const keeping: typeof English = {
  holds: {
    title: 'Gels juridiques',
    note:
      'Ce qui est gelé n’est supprimé par personne, ni par son âge. Se pose sur la page d’un audit ou d’un site, ou en ligne de ' +
      'commande.',
    none: 'Rien n’est gelé.',
    kind: { audit: 'audit', site: 'site', document: 'document', person: 'personne' },
    since: (when: string, name: string, matter: string) => `Depuis ${on(date(when))}, par ${name}, pour ${matter}`,
    waits: (when: string) => `À supprimer depuis ${on(date(when))} : les données sont bloquées et attendent la levée de ce gel.`,
    liftedBy: (when: string, name: string) => `Levé ${on(date(when))} par ${name}`,
    lift: 'Lever',
    liftWhat: (name: string) => `Lever le gel sur ${name}`,
    liftHelp:
      'La suppression redevient alors possible, sauf autre gel ou durée minimale. Qui l’a levé et pourquoi figure au journal ' +
      'd’administration.',
    done: 'Le gel est levé',
    doneErased: 'Le gel est levé, et les données qui l’attendaient sont supprimées',
  },
  minimum: {
    title: 'Conservation minimale',
    note:
      'Combien de temps les audits et les documents approuvés sont conservés au minimum, quel que soit le demandeur de la suppression. ' +
      'Entre plusieurs règles, la plus longue vaut ; une règle terminée continue de protéger ce qui est antérieur à sa fin.',
    none: 'Aucune règle : tout peut être supprimé.',
    covers: 'Concerne',
    coversWhat: { audits: 'Audits', documents: 'Documents approuvés' },
    market: 'Marché',
    anyMarket: 'tous les marchés',
    yearsLabel: 'Conserver, années',
    keep: 'Conserver',
    kept: (years: number | null) => (years === null ? 'sans limite' : plural(years, 'an', 'ans')),
    from: { audits: 'à partir de la fin de l’audit', documents: 'à partir de la dernière modification' },
    because: 'Fondement',
    becauseHelp: 'La loi, le contrat ou la règle interne qui l’exige.',
    ended: (when: string) => `Terminée ${on(date(when))}`,
    endedKeeps: (until: string | null) =>
      until ? `protège ce qui est antérieur jusqu’au ${date(until)}` : 'protège sans limite ce qui est antérieur',
    add: 'Ajouter une règle',
    added: 'La règle est ajoutée',
    end: 'Terminer',
    endWhat: (because: string) => `Terminer la règle ${because}`,
    endHelp:
      'Ce qui s’est achevé ou a été modifié en dernier avant maintenant reste protégé par elle, parce que c’était promis. Ce qui ' +
      'est plus récent ne l’est pas.',
    endedNow: 'La règle est terminée',
  },
}
