/** Closed classes of words by which a noun phrase, a predicate and a sentence are told apart in one language. */
export interface VerbWords {
  /** Common finite verbs in the third person. */
  verbs: Set<string>
  /** Verbs that are nouns as well (offers, costa): as the first word they are verbs only by `likely`. */
  nouns?: Set<string>
  /** Words a sentence begins with and a noun phrase does not: pronouns as subjects. */
  subjects: Set<string>
  /** After one of these a verb belongs to a relative clause. */
  relatives: Set<string>
  /** A first word of this form is a verb where one of `objects` follows and it is none of `never`. */
  likely?: RegExp
  objects: Set<string>
  never: Set<string>
  /** Turkish: how a verb at the end ends. */
  final?: RegExp
  /** Turkish: a verb in the first person, or a word for “there is”: what it closes is a sentence with a subject of its own. */
  own?: RegExp
}

const set = (words: string) => new Set(words.split(' '))
const NONE = new Set<string>()

/** Words, and every other word with an ending that only verbs have. */
class VerbSet extends Set<string> {
  readonly forms: RegExp

  constructor(words: string, forms: RegExp) {
    super(words.split(' '))
    this.forms = forms
  }

  override has(word: string): boolean {
    return super.has(word) || this.forms.test(word)
  }
}

export const VERB_WORDS: Record<string, VerbWords> = {
  en: {
    verbs: set(
      'is are was has have had come does can will makes keeps gives offers helps fits brings lets saves protects ' +
        'includes combines comes works turns provides takes shows supports connects replaces runs lasts covers ' +
        'pays opens stays cannot needs',
    ),
    nouns: set('works runs shows turns needs covers supports offers takes helps can will'),
    subjects: set('we you they i he she there'),
    relatives: set('that which who where when whose if how what'),
    likely: /[^s]s$/,
    objects: set('a an the your you our up into its their'),
    never: NONE,
  },
  de: {
    verbs: set(
      'ist sind war hat haben wird werden kann können bietet passt hilft macht gibt bringt hält spart schützt ' +
        'enthält verbindet kommt liegt steht zeigt ersetzt läuft kostet dauert eignet umfasst begleitet braucht',
    ),
    subjects: set('wir sie du es er ich man'),
    relatives: set('dass wenn wo wer wie was ob'),
    likely: /^(?!ge).*t$/,
    objects: set('ein eine einen einem den die das der dem ihre ihren ihr deine deinen sich alle jede jeden jedes'),
    never: set('mit seit samt nicht direkt fast erst jetzt gemeinsam'),
  },
  fr: {
    verbs: set(
      'se est sont a ont était peut permet offre aide protège contient comprend donne garde réunit tient fait va ' +
        'dure coûte accompagne convient propose remplace couvre relie simplifie',
    ),
    nouns: set('aide offre garde fait'),
    subjects: set('nous vous il elle ils elles je tu on c’est'),
    relatives: set('qui que dont où quand si lorsque'),
    objects: NONE,
    never: NONE,
  },
  nl: {
    verbs: set(
      'is zijn was heeft hebben kan kunnen wordt worden past helpt biedt geeft bespaart beschermt bevat houdt ' +
        'maakt brengt combineert komt werkt duurt kost vervangt verbindt omvat',
    ),
    nouns: set('kost was'),
    subjects: set('wij we u jij hij zij ze ik jullie'),
    relatives: set('die dat wie waar als wanneer wat'),
    likely: /^(?!ge).*t$/,
    objects: set('de het een uw je jouw onze elk elke alle'),
    never: set('met niet uit tot achter wat dat'),
  },
  es: {
    verbs: set(
      'se es son era está están tiene tienen puede pueden ofrece ayuda protege ahorra permite incluye contiene cabe ' +
        'da hace mantiene reúne combina dura cuesta sirve cubre conecta sustituye acompaña',
    ),
    nouns: set('ayuda dura cuesta era'),
    subjects: set('nosotros nosotras usted ustedes él ella ellos ellas yo tú esto'),
    relatives: set('que quien quienes donde cuando si cuyo cuya como'),
    objects: NONE,
    never: NONE,
  },
  it: {
    verbs: set(
      'si è sono era ha hanno può possono offre aiuta protegge permette comprende contiene dà fa tiene unisce dura ' +
        'costa serve copre collega sostituisce accompagna risparmia include',
    ),
    nouns: set('costa dura era serve'),
    subjects: set('noi voi lei lui io tu essa'),
    relatives: set('che chi cui dove quando se come'),
    objects: NONE,
    never: NONE,
  },
  pt: {
    verbs: set(
      'é são era está estão tem têm pode podem oferece ajuda protege permite inclui contém dá faz mantém reúne ' +
        'combina dura custa serve cobre liga substitui acompanha poupa cabe',
    ),
    nouns: set('ajuda liga dura era'),
    subjects: set('nós você vocês ele ela eles elas eu tu isto'),
    relatives: set('que quem onde quando se cujo cuja como'),
    objects: NONE,
    never: NONE,
  },
  sv: {
    verbs: set(
      'är var har kan ger passar hjälper sparar skyddar innehåller håller gör får kommer finns fungerar kostar ' +
        'räcker kombinerar erbjuder omfattar ersätter ' +
        'tar tas görs säljs används utförs säljer ordnar bygger väver syr trycker odlar rostar bakar tillverkar utvecklar ' +
        'levererar producerar formger arrangerar anordnar planerar driver visar samlar mäter minskar ökar förenklar skapar ' +
        'består ingår tål rymmer väger behöver kräver börjar varnar följer skickar behandlar undersöker hyr hanterar låter blir ' +
        'söker riktar vänder bor smakar',
    ),
    nouns: set('får var'),
    subjects: set('vi du ni han hon jag man nu här'),
    relatives: set('som när där om vad hur'),
    likely: /r$/,
    objects: set('dig din ditt dina sig'),
    never: set('för över efter under eller'),
  },
  da: {
    verbs: set(
      'er var har kan giver passer hjælper sparer beskytter indeholder holder gør får kommer findes virker ' +
        'koster rækker kombinerer tilbyder omfatter erstatter ' +
        'tager laver bygger sælger væver syr trykker dyrker fremstiller udvikler leverer producerer arrangerer planlægger ' +
        'driver viser sikrer reducerer forenkler skaber består tåler rummer vejer kræver advarer følger behandler undersøger ' +
        'udlejer håndterer bliver søger henvender udføres foretages bruges sælges laves bor rister pakker sender smager',
    ),
    nouns: set('holder var får'),
    subjects: set('vi du han hun jeg man nu her'),
    relatives: set('som der når hvor hvis hvad hvordan'),
    likely: /r$/,
    objects: set('dig din dit dine sig'),
    never: set('for over efter under eller'),
  },
  nb: {
    verbs: set(
      'er var har kan gir passer hjelper sparer beskytter inneholder holder gjør får kommer finnes virker koster ' +
        'rekker kombinerer tilbyr omfatter erstatter ' +
        'tar bygger vever syr trykker dyrker utvikler leverer produserer arrangerer planlegger driver viser sikrer reduserer ' +
        'forenkler skaper består tåler rommer veier krever varsler følger behandler undersøker leier håndterer lar blir søker ' +
        'henvender utføres gjøres brukes selges lages bor brenner pakker sender smaker',
    ),
    nouns: set('holder var får'),
    subjects: set('vi du dere han hun jeg man nå her'),
    relatives: set('som når der hvor hvis hva hvordan'),
    likely: /r$/,
    objects: set('deg din ditt dine seg'),
    never: set('for over etter under eller'),
  },
  fi: {
    verbs: set(
      'on ovat oli voi sopii mahtuu auttaa säästää suojaa sisältää antaa pitää tarjoaa tekee kestää maksaa ' +
        'yhdistää toimii korvaa kattaa tuo vie saa ' +
        'myy valmistaa rakentaa kehittää järjestää tuottaa toimittaa hoitaa palvelee tutkii kutoo ompelee leipoo paahtaa painaa ' +
        'vaatii alkaa syntyy näyttää varoittaa laskee lähettää helpottaa nopeuttaa vähentää parantaa kokoaa ohjaa opettaa tukee ' +
        'jakaa hallitsee tallentaa mittaa kuuluu koostuu tehdään myydään valmistetaan riittää aloittaa päättyy tulee ' +
        'lähtee nousee saat saatte voit voitte löydät maistuu tulemme muutamme avaamme aloitamme olemme tarjoamme',
    ),
    nouns: set('voi tuo saa'),
    subjects: set('me te he hän minä sinä nyt täällä tulemme muutamme avaamme aloitamme olemme tarjoamme'),
    relatives: set('joka jotka jossa jonka jolla että kun jos missä miten'),
    objects: NONE,
    never: NONE,
  },
  pl: {
    verbs: new VerbSet(
      'jest są był była ma mają może mogą daje chroni pomaga pasuje oszczędza zapewnia pozwala oferuje łączy ' +
        'zawiera ułatwia mieści działa trwa zastępuje obejmuje kosztuje ' +
        'wystawia wysyła skraca prowadzi tworzy sprzedaje leczy robi szyje tka piecze dostarcza wspiera przypomina składa waży ' +
        'służy wymaga trafia powstaje przyspiesza upraszcza zmniejsza zwiększa liczy mierzy sprawdza uczy bada zbiera umożliwia ' +
        'nadaje sięga należy to pochodzi smakuje układa pilnuje pali mamy otwieramy zapraszamy zmieniamy ruszamy ' +
        'zaczynamy robimy tworzymy prowadzimy szukamy przenosimy jesteśmy przyjechał przyjechała przyjechały ruszył ' +
        'ruszyła ruszyły',
      /(?:uje|ujemy|ują)$/u,
    ),
    subjects: new VerbSet(
      'my wy on ona ono oni one ja ty ' +
        'mamy otwieramy zapraszamy zmieniamy ruszamy zaczynamy robimy tworzymy prowadzimy szukamy przenosimy jesteśmy ' +
        'przyjechał przyjechała przyjechały ruszył ruszyła ruszyły',
      /ujemy$/u,
    ),
    relatives: set('który która które którzy gdy jeśli że gdzie jak'),
    objects: NONE,
    never: NONE,
  },
  ru: {
    verbs: new VerbSet(
      'это был была даёт дает экономит защищает помогает подходит предлагает позволяет содержит включает хранит ' +
        'работает занимает умещается сочетает стоит длится может могут имеет охватывает заменяет ' +
        'лечит строит шьёт шьет продаёт продает создаёт создает входит весит учит возит готовит состоит проходит идёт идет ' +
        'служит прошло прошёл прошел прошла вышел вышла вышло вышли стал стала стало стали должен должна должно должны ' +
        'нужен нужна нужно можно нельзя открыли запустили снизили приехал приехала приехали пришёл пришла пришли ' +
        'открываем запускаем приглашаем делаем обжариваем отправляем переезжаем работаем продаём лечим ищем',
      /(?:[аяу]ет|[аяу]ется|ится|[иа]л(?:ся|ась|ось|ись))$/u,
    ),
    subjects: set(
      'мы вы он она оно они я ты ' +
        'открыли запустили снизили приехал приехала приехали пришёл пришла пришли открываем запускаем приглашаем делаем ' +
        'обжариваем отправляем переезжаем работаем продаём лечим ищем',
    ),
    relatives: set('который которая которое которые если когда что где как'),
    objects: NONE,
    never: NONE,
  },
  el: {
    verbs: new VerbSet(
      'είναι ήταν έχει έχουν μπορεί προσφέρει βοηθά βοηθάει προστατεύει ταιριάζει χωράει χωρά εξοικονομεί δίνει ' +
        'κρατά συνδυάζει περιλαμβάνει λειτουργεί επιτρέπει καλύπτει κοστίζει διαρκεί αντικαθιστά ' +
        'φτιάχνει πουλάει πουλά παράγει στέλνει κάνει αντέχει κατασκευάζει ανήκει γίνεται διαθέτει παρέχει μετρά ελέγχει ' +
        'συνδέει ανοίγει ξεκινά ξεκινάει απευθύνεται θέλει παίρνει φέρνει βγαίνει πλένεται',
      /(?:[^σ]ει|εται|ιέται|ουν|ούν|ονται|ούνται|ουμε|ούμε|όμαστε|\p{L}{2}[σξψ]αν|\p{L}{3}[σξψ]ε)$/u,
    ),
    subjects: new VerbSet('εμείς εσείς εγώ εσύ', /(?:ουμε|ούμε|άμε|όμαστε)$/u),
    relatives: set('που όπου όταν αν όπως πώς ότι'),
    objects: NONE,
    never: NONE,
  },
  tr: {
    verbs: set(
      'sağlar korur sunar verir sığar içerir kolaylaştırır uyar eder yapar tutar çalışır alır sürer kapsar ' +
        'birleştirir kalır gider taşır kurar üretir satar getirir götürür düzenler hazırlar azaltır artırır hızlandırır ' +
        'gösterir uyarır gönderir saklar ölçer tasarlar dokur diker kullanılır yapılır verilir satılır bulunur gerekir başlar ' +
        'biter olur edilir alınır açılır dayanır ulaşır ister geçer hesaplar kaydeder yönetir oluşur tamamlanır uzar yeter kurur ' +
        'düşer çıkarır kullanır korunur taşınır okur geldi geçti katıldı açıldı kuruldu başladı bitti çıktı oldu arttı azaldı ' +
        'yenilendi artar',
    ),
    subjects: NONE,
    relatives: NONE,
    objects: NONE,
    never: NONE,
    final: /(?:yor|d[ıiuü]r|t[ıiuü]r|[ae]bilir)$/u,
    own: /(?:yoruz|[ae]r[ıi]z|[ıiuü]r[ıiuü]z)$|^(?:var|yok|hazır|değil|gerekir|yeter)$/u,
  },
}
