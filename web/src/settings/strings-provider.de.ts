import { roleName } from '../base/strings.de.ts'
import type { provider as English } from './strings-provider.en.ts'

export const provider: typeof English = {
  title: 'Single Sign-on',
  none:
    'Hier meldet sich niemand mit einem Identitätsanbieter an. Der Betreiber dieses Servers richtet ihn ein: OIDC_ISSUER ' +
    'und die zugehörigen Einstellungen.',
  note: 'Vom Betreiber dieses Servers für alle Arbeitsbereiche festgelegt; hier sichtbar, nicht änderbar.',
  name: 'Anbieter',
  issuer: 'Issuer',
  client: 'Client',
  withSecret: 'mit Secret',
  withoutSecret: 'ohne Secret (nur PKCE)',
  scopes: 'Scopes',
  domains: 'Domains',
  anyDomain: 'jede Adresse, die er bestätigt hat',
  joining: 'Neue Personen',
  joinsHere: (role) => `treten diesem Arbeitsbereich bei, Rolle ${roleName(role)}`,
  byInvitation: 'brauchen eine Einladung',
  groups: 'Gruppen',
  noGroups: 'ändern keine Rolle',
  group: (group, role) => `${group}: ${role}`,
  byClaim: (claim) => `aus dem Claim „${claim}“, bei jeder Anmeldung`,
  signingOut: 'Abmelden',
  endsThere: 'beendet die Sitzung auch beim Anbieter',
  endsHere: 'beendet die Sitzung nur hier',
  passwords: 'Passwörter',
  passwordsOn: 'sind daneben erlaubt',
  passwordsOff: 'sind abgeschaltet',
  returnAddress: 'Rückkehradresse',
  signOutAddress: 'Adresse nach dem Abmelden',
  test: 'Discovery-Dokument lesen',
  works: 'Er antwortet.',
  fails: 'Es funktioniert nicht.',
  endsSessions: 'Er sagt, wo Sitzungen enden.',
  noEnd: 'Er sagt nicht, wo Sitzungen enden: Abmelden beendet die Sitzung nur hier.',
}
