import type { model as English } from './strings-model.en.ts'

export const model: typeof English = {
  modelNote: 'Co pisze dokumenty tego obszaru roboczego. Bez modelu szkice piszą same szablony.',
  modelNow: 'Używany model',
  modelNone: 'Brak modelu',
  modelNoneHelp: 'Szkice piszą same szablony, na podstawie formularza i faktów. Po wskazaniu modelu te same szablony wypełnia on.',
  modelFrom: { workspace: 'własny model obszaru roboczego', server: 'model tego serwera', none: 'szkice z szablonów' },
  modelKeyKept: 'Klucz jest przechowywany w postaci zaszyfrowanej i nie będzie już pokazany.',
  modelNoKey: 'Brak klucza.',
  modelOwners: (role) => `Rola w tym obszarze: ${role}. Model wskazuje właściciel.`,
  modelOwn: 'Model dla tego obszaru roboczego',
  modelLabel: 'Dostawca i model',
  modelHelp:
    'dostawca:model. Dostawcy: ollama, openai, anthropic, google, mistral, azure, bedrock oraz compatible dla każdej usługi ' +
    'zgodnej z protokołem OpenAI.',
  modelKey: 'Klucz',
  modelKeyHelp: 'Przechowywany w postaci zaszyfrowanej, niepokazywany ponownie. Ollama go nie potrzebuje.',
  modelKeyStays: 'Klucz jest zapisany. Puste pole go zachowuje; nowy klucz go zastępuje.',
  modelUrl: 'Adres',
  modelUrlHelp: 'Tylko dla własnych usług. Adres prywatny trzeba dopuścić w sekcji Sieci prywatne.',
  modelTest: 'Przetestuj',
  modelTesting: 'Wysyłanie zapytania…',
  modelTook: (ms) => `Czas odpowiedzi: ${ms} ms.`,
  modelSecond: 'Drugi model',
  modelSecondHelp: 'Pisze to, czego nie może pierwszy: gdy jego usługa zawodzi lub się spóźnia, nie gdy odmawia napisania tekstu.',
  modelSecondForgetAsk: 'Usunąć drugi model?',
  modelSecondForgetHelp: 'Jego klucz zostanie usunięty. Gdy pierwszy model zawiedzie, zlecenie się nie powiedzie.',
  modelForget: 'Usuń',
  modelForgetAsk: 'Usunąć model tego obszaru roboczego?',
  modelForgetHelp: 'Jego klucz zostanie usunięty. Odtąd pisze model serwera, jeśli jest; w przeciwnym razie szkice piszą szablony.',
  secondReadingOn: 'włączone',
  secondReadingOff: 'wyłączone',
  secondReadingHelp:
    'Model może też czytać audytowane treści, strona po stronie, i wskazywać twierdzenia, których nie wychwyci żadna lista słów. ' +
    'Na stronach pożyczkodawców, brokerów, kasyn, sklepów i producentów suplementów same reguły znajdują około połowy błędów, ' +
    'z drugim czytaniem prawie dziewięć na dziesięć. Model mówi też, które ustalenia reguł są nietrafne: te mają wagę niską i podane ' +
    'uzasadnienie. Tekst tych stron jest wysyłany do modelu, trzy do czterech zapytań na stronę.',
  secondReadingChoose: 'Włącz w pakietach reguł',
  secondReadingPacks: 'Pakiety reguł',
}
