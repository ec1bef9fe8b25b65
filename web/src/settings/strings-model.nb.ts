import type { model as English } from './strings-model.en.ts'

export const model: typeof English = {
  modelNote: 'Det som skriver dokumentene i dette arbeidsområdet. Uten en modell skriver malene selv utkast.',
  modelNow: 'Modellen i bruk',
  modelNone: 'Ingen modell',
  modelNoneHelp:
    'Malene skriver selv utkast, ut fra skjemaet og fakta du har lagt inn. Velg en modell, så skriver den med de samme malene.',
  modelFrom: { workspace: 'arbeidsområdets egen', server: 'serverens', none: 'malenes utkast' },
  modelKeyKept: 'Nøkkelen lagres kryptert og vises aldri igjen.',
  modelNoKey: 'Den har ingen nøkkel.',
  modelOwners: (role) => `Rollen din her er ${role}: En eier velger modellen.`,
  modelOwn: 'En modell for dette arbeidsområdet',
  modelLabel: 'Leverandør og modell',
  modelHelp:
    'leverandør:modell. Leverandørene er ollama, openai, anthropic, google, mistral, azure, bedrock og compatible for enhver tjeneste ' +
    'som snakker OpenAIs protokoll.',
  modelKey: 'Nøkkel',
  modelKeyHelp: 'Lagres kryptert, vises aldri igjen. Ollama trenger ingen.',
  modelKeyStays: 'En nøkkel er lagret. La feltet stå tomt for å beholde den; skriv en annen for å erstatte den.',
  modelUrl: 'Adresse',
  modelUrlHelp: 'Bare for egne tjenester. En privat adresse må være tillatt under Private nettverk.',
  modelTest: 'Test den',
  modelTesting: 'Spør …',
  modelTook: (ms) => `Det tok ${ms} ms.`,
  modelSecond: 'En ekstra modell',
  modelSecondHelp: 'Skriver det den første ikke kan: når tjenesten svikter eller er treg, ikke når den avviser en tekst.',
  modelSecondForgetAsk: 'Fjerne den ekstra modellen?',
  modelSecondForgetHelp: 'Nøkkelen glemmes. Der den første modellen svikter, mislykkes bestillingen.',
  modelForget: 'Fjern',
  modelForgetAsk: 'Fjerne arbeidsområdets modell?',
  modelForgetHelp: 'Nøkkelen glemmes. Fra nå av skriver serverens modell, hvis det finnes en; ellers skriver malene utkast.',
  secondReadingOn: 'på',
  secondReadingOff: 'av',
  secondReadingHelp:
    'Modellen kan også lese det du kontrollerer, side for side, og peke på påstander som ingen ordliste fanger opp. På sider fra ' +
    'långivere, meglere, kasinoer, butikker og produsenter av kosttilskudd finner reglene alene omtrent halvparten av feilene, med en ' +
    'ekstra gjennomlesing nesten ni av ti. Den sier også hvilke av reglenes funn som ikke holder: De vises som lave, med begrunnelsen ' +
    'dens. Teksten på sidene sendes til modellen, tre til fire spørsmål per side.',
  secondReadingChoose: 'Slå den på blant regelpakkene',
  secondReadingPacks: 'Regelpakker',
}
