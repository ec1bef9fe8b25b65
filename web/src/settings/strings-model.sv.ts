import type { model as English } from './strings-model.en.ts'

/** The model that writes, and the one behind it. */
export const model: typeof English = {
  modelNote: 'Det som skriver arbetsytans dokument. Utan modell skriver mallarna utkasten själva.',
  modelNow: 'Modellen som används',
  modelNone: 'Ingen modell',
  modelNoneHelp: 'Mallarna skriver utkasten själva, av formuläret och dina fakta. Ange en modell, så skriver den efter samma mallar.',
  modelFrom: { workspace: 'arbetsytans egen', server: 'serverns', none: 'utkast av mallarna' },
  modelKeyKept: 'Nyckeln sparas krypterad och visas aldrig igen.',
  modelNoKey: 'Den har ingen nyckel.',
  modelOwners: (role) => `Din roll här är ${role}: en ägare väljer modell.`,
  modelOwn: 'En modell för arbetsytan',
  modelLabel: 'Leverantör och modell',
  modelHelp:
    'leverantör:modell. Leverantörer är ollama, openai, anthropic, google, mistral, azure, bedrock och compatible, för alla tjänster ' +
    'som talar OpenAI:s protokoll.',
  modelKey: 'Nyckel',
  modelKeyHelp: 'Sparas krypterad, visas aldrig igen. Ollama behöver ingen.',
  modelKeyStays: 'En nyckel är sparad. Lämna fältet tomt för att behålla den; ange en annan för att ersätta den.',
  modelUrl: 'Adress',
  modelUrlHelp: 'Bara för egna tjänster. En privat adress måste tillåtas under Privata nätverk.',
  modelTest: 'Testa',
  modelTesting: 'Frågar …',
  modelTook: (ms) => `Det tog ${ms} ms.`,
  modelSecond: 'En andra modell',
  modelSecondHelp: 'Skriver det som den första inte kan: när dess tjänst fallerar eller dröjer, inte när den avböjer en text.',
  modelSecondForgetAsk: 'Ta bort den andra modellen?',
  modelSecondForgetHelp: 'Dess nyckel glöms. Om den första modellen misslyckas, misslyckas beställningen.',
  modelForget: 'Ta bort',
  modelForgetAsk: 'Ta bort arbetsytans modell?',
  modelForgetHelp: 'Dess nyckel glöms. Serverns modell skriver från och med nu, om det finns någon; annars skriver mallarna utkast.',
  secondReadingOn: 'på',
  secondReadingOff: 'av',
  secondReadingHelp:
    'Modellen kan också läsa det du granskar, sida för sida, och peka ut påståenden som ingen ordlista upptäcker. På sidor från ' +
    'långivare, mäklare, kasinon, butiker och tillverkare av kosttillskott hittar reglerna ensamma ungefär hälften av felen, med en ' +
    'andra läsning nästan nio av tio. Den anger också vilka av reglernas anmärkningar som inte håller: de visas som låga, med ' +
    'modellens skäl. Sidornas text skickas till modellen, tre till fyra frågor per sida.',
  secondReadingChoose: 'Slå på den bland regelpaketen',
  secondReadingPacks: 'Regelpaket',
}
