import type { model as English } from './strings-model.en.ts'

export const model: typeof English = {
  modelNote: 'Bu çalışma alanının belgelerini yazan model. Model yoksa taslakları şablonlar kendisi yazar.',
  modelNow: 'Kullanılan model',
  modelNone: 'Model yok',
  modelNoneHelp: 'Şablonlar taslakları formdan ve olgularınızdan kendisi yazar. Bir model belirtin, aynı şablonları o yazsın.',
  modelFrom: { workspace: 'bu çalışma alanının kendi modeli', server: 'bu sunucunun modeli', none: 'taslaklar şablonlardan' },
  modelKeyKept: 'Anahtarı şifreli saklanır ve bir daha gösterilmez.',
  modelNoKey: 'Anahtarı yok.',
  modelOwners: (role) => `Buradaki rolünüz: ${role}. Modeli bir sahip belirler.`,
  modelOwn: 'Bu çalışma alanı için model',
  modelLabel: 'Sağlayıcı ve model',
  modelHelp:
    'sağlayıcı:model. Sağlayıcılar: ollama, openai, anthropic, google, mistral, azure, bedrock; OpenAI protokolünü konuşan her hizmet ' +
    'için compatible.',
  modelKey: 'Anahtar',
  modelKeyHelp: 'Şifreli saklanır, bir daha gösterilmez. Ollama için gerekmez.',
  modelKeyStays: 'Kayıtlı bir anahtar var. Kalması için burayı boş bırakın; değiştirmek için yenisini girin.',
  modelUrl: 'Adres',
  modelUrlHelp: 'Yalnızca kendi hizmetleriniz için. Özel ağdaki bir adrese Özel ağlar altında izin verilmelidir.',
  modelTest: 'Dene',
  modelTesting: 'Soruluyor…',
  modelTook: (ms) => `Süre: ${ms} ms.`,
  modelSecond: 'İkinci model',
  modelSecondHelp: 'Birincinin yazamadığını yazar: hizmeti çalışmadığında veya geciktiğinde; bir metni geri çevirdiğinde değil.',
  modelSecondForgetAsk: 'İkinci model kaldırılsın mı?',
  modelSecondForgetHelp: 'Anahtarı silinir. Birinci model çalışmazsa sipariş başarısız olur.',
  modelForget: 'Kaldır',
  modelForgetAsk: 'Bu çalışma alanının modeli kaldırılsın mı?',
  modelForgetHelp: 'Anahtarı silinir. Varsa bundan sonra sunucunun modeli yazar; yoksa taslakları şablonlar yazar.',
  secondReadingOn: 'açık',
  secondReadingOff: 'kapalı',
  secondReadingHelp:
    'Model, denetlediklerinizi sayfa sayfa okuyup hiçbir sözcük listesinin anlayamayacağı iddiaları da gösterebilir. Kredi verenlerin, ' +
    'aracı kurumların, kumarhanelerin, mağazaların ve takviye üreticilerinin sayfalarında kurallar tek başına hataların yaklaşık ' +
    'yarısını, ikinci okumayla on hatadan neredeyse dokuzunu bulur. Kural bulgularından hangilerinin tutmadığını da söyler: bunlar ' +
    'gerekçesiyle düşük önemde gösterilir. Bu sayfaların metni modele gönderilir, sayfa başına üç dört soru.',
  secondReadingChoose: 'Kural paketleri arasında açın',
  secondReadingPacks: 'Kural paketleri',
}
