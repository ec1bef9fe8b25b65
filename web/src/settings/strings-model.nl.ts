import type { model as English } from './strings-model.en.ts'

export const model: typeof English = {
  modelNote: 'Wat de documenten van deze werkruimte schrijft. Zonder model schrijven sjablonen zelf concepten.',
  modelNow: 'Het model in gebruik',
  modelNone: 'Geen model',
  modelNoneHelp:
    'Sjablonen schrijven zelf concepten, uit het formulier en je feiten. Geef een model op en dat schrijft dezelfde sjablonen.',
  modelFrom: { workspace: 'van deze werkruimte zelf', server: 'van deze server', none: 'concepten door de sjablonen' },
  modelKeyKept: 'De sleutel wordt versleuteld bewaard en nooit meer getoond.',
  modelNoKey: 'Er is geen sleutel.',
  modelOwners: (role) => `Jouw rol hier is ${role}: een eigenaar kiest het model.`,
  modelOwn: 'Een model voor deze werkruimte',
  modelLabel: 'Provider en model',
  modelHelp:
    'provider:model. Providers zijn ollama, openai, anthropic, google, mistral, azure, bedrock en compatible voor elke dienst die het ' +
    'protocol van OpenAI spreekt.',
  modelKey: 'Sleutel',
  modelKeyHelp: 'Wordt versleuteld bewaard en nooit meer getoond. Ollama heeft er geen nodig.',
  modelKeyStays: 'Er is een sleutel bewaard. Laat dit leeg om hem te houden; geef een andere op om hem te vervangen.',
  modelUrl: 'Adres',
  modelUrlHelp: 'Alleen voor eigen diensten. Een privéadres moet zijn toegestaan onder Privénetwerken.',
  modelTest: 'Testen',
  modelTesting: 'Vragen…',
  modelTook: (ms) => `Het duurde ${ms} ms.`,
  modelSecond: 'Een tweede model',
  modelSecondHelp: 'Schrijft wat het eerste niet kan: als de dienst ervan uitvalt of te laat antwoordt, niet als die een tekst weigert.',
  modelSecondForgetAsk: 'Het tweede model verwijderen?',
  modelSecondForgetHelp: 'De sleutel wordt gewist. Waar het eerste model faalt, mislukt de opdracht.',
  modelForget: 'Verwijderen',
  modelForgetAsk: 'Het model van deze werkruimte verwijderen?',
  modelForgetHelp:
    'De sleutel wordt gewist. Voortaan schrijft het model van de server, als dat er is; anders schrijven sjablonen concepten.',
  secondReadingOn: 'aan',
  secondReadingOff: 'uit',
  secondReadingHelp:
    'Het model kan ook lezen wat je laat controleren, pagina voor pagina, en wijzen op claims die geen woordenlijst kan herkennen. Op ' +
    'pagina’s van kredietverstrekkers, brokers, casino’s, webwinkels en makers van supplementen vinden de regels alleen ongeveer ' +
    'de helft ' +
    'van de fouten, met een tweede lezing bijna negen van de tien. Het zegt ook welke bevindingen van de regels geen stand houden: die ' +
    'worden als laag getoond, met de reden. De tekst van deze pagina’s gaat naar het model, drie tot vier vragen per pagina.',
  secondReadingChoose: 'Inschakelen bij de regelpakketten',
  secondReadingPacks: 'Regelpakketten',
}
