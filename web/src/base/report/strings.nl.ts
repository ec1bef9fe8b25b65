import type { reports as English } from './strings.en.ts'

export const reports: typeof English = {
  title: (name) => `Rapport over ${name}`,
  period: 'Periode',
  from: 'Van',
  until: 'Tot en met',
  periodHelp: 'Zonder dagen: alle runs.',
  format: 'Formaat',
  formats: {
    pdf: 'PDF/A-2b, met tags',
    docx: 'om in te schrijven',
    xlsx: 'bevindingen als rijen',
    html: 'één bestand, zonder netwerk',
  },
  language: 'Taal',
  evidence: 'Wat is gevonden blijft in de eigen taal.',
  contents: 'Inhoud',
  has: {
    audit:
      'Wat is gecontroleerd, wat niet en waarom; bevindingen met wet, beslissing, reden en discussie; tijd tot ' +
      'beslissing; wat sinds de vorige run is veranderd; goedgekeurde claims; regels en wetten met hun versies; hoe ' +
      'alles zonder ons te controleren is.',
    site:
      'Elke run van de periode; wat van de eerste tot de laatste is veranderd; tijd tot beslissing; wat de laatste ' +
      'niet heeft gelezen en waarom; de bevindingen daarvan met wet, beslissing en discussie; regels en wetten met ' +
      'hun versies; hoe alles zonder ons te controleren is.',
    document:
      'De tekst, de versies en goedkeuringen, bevindingen, wat de tekst buiten het materiaal beweert, opmerkingen, ' +
      'en hoe het zonder ons te controleren is.',
    claim:
      'Formuleringen en voorwaarden, bewijzen, versies en goedkeuringen, de bevindingen waarop de claim antwoordt, ' +
      'en hoe het zonder ons te controleren is.',
  },
  findings: (n) => `Bevindingen: ${n}`,
  notRead: (n) => `Niet gelezen pagina’s: ${n}. Ze staan erin met de reden.`,
  make: (format) => `${format} maken`,
  making: (size) => `Wordt gemaakt: tot nu toe ${size}`,
  stop: 'Stoppen',
  done: 'Het rapport is klaar',
  brokeOff: 'Het rapport brak voor het einde af; er is geen bestand bewaard. Probeer het opnieuw.',
  command: 'Hetzelfde als commando:',
  findingLinkHelp:
    'Wie de link heeft, leest alleen deze bevinding zonder account, tot de dag waarop hij eindigt: de zin, de ' +
    'reden, de wet, wat te doen, de stand. Geen opmerkingen, geen namen, verder niets.',
}
