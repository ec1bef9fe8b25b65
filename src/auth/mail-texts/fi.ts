import type { AccountMailTexts } from './texts.ts'

export const texts: AccountMailTexts = {
  changed: {
    'password-changed': 'Tilisi salasana on vaihdettu.',
    'second-factor-on': 'Tilisi pyytää nyt todennussovelluksen koodin.',
    'second-factor-off': 'Tilisi ei enää pyydä todennussovelluksen koodia.',
    'second-factor-reset': 'Palvelimen ylläpitäjä poisti tililtäsi kaksivaiheisen tunnistuksen ja pääsyavaimet.',
    'recovery-code-used': 'Joku kirjautui tilillesi palautuskoodilla. Koodi ei enää toimi.',
    'recovery-codes-renewed': 'Tilillesi on luotu uudet palautuskoodit. Aiemmat eivät enää toimi.',
    'passkey-added': 'Tilillesi on lisätty pääsyavain.',
    'passkey-removed': 'Tililtäsi on poistettu pääsyavain.',
  },
  account: 'Tilisi Imprimaturissa',
  when: 'Milloin',
  from: 'Mistä',
  browser: 'Selain',
  unknown: 'tuntematon',
  notYou: 'Jos se olit sinä, sinun ei tarvitse tehdä mitään. Jos et, aseta uusi salasana; se kirjaa kaikki muut ulos:',
  removePasskey: 'Poista sitten pääsyavain tilin asetuksista: uusi salasana ei mitätöi sitä.',
  signedIn: 'Joku kirjautui Imprimaturiin nimissäsi selaimella, jota ei ole käytetty siihen aiemmin.',
  signedInSubject: 'Uusi kirjautuminen Imprimaturiin',
  reset: {
    subject: 'Aseta uusi salasana',
    asked: 'Joku pyysi asettaa uuden salasanan Imprimatur-tilillesi.',
    open: (hours) => `Aseta se avaamalla tämä linkki ${hours} tunnin kuluessa:`,
    notYou: 'Jos se et ollut sinä, mikään ei ole muuttunut eikä sinun tarvitse tehdä mitään.',
  },
  invitation: {
    subject: (workspace) => `Kutsu: ${workspace}`,
    invites: (inviter, workspace) => `${inviter} kutsuu sinut Imprimaturin työtilaan ”${workspace}”.`,
    open: 'Liity avaamalla tämä linkki seitsemän päivän kuluessa:',
  },
}
