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
  /** Imperatives a sentence begins with (book, réservez); nouns as well in some languages, so that more than one word is needed. */
  imperatives?: Set<string>
  /** Further imperatives, by their form; in German with `Sie` after them. */
  imperative?: RegExp
  /** Before one of these a word of `nouns` is a noun; where they are given, it is a verb before any other. */
  nounBefore?: Set<string>
  /** A word of this form after the first is a verb; in German only with a small letter. */
  later?: RegExp
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
      'decide decides transforms is are was were has had does can will would makes keeps gives offers helps ' +
        'fits brings lets saves ' +
        'protects includes combines comes works turns provides takes shows supports connects replaces runs lasts ' +
        'covers pays opens stays cannot needs sells builds reduces cuts sends stores starts begins ends means ' +
        'grows goes operates moves cleans removes improves lowers raises adapts requires allows enables creates ' +
        'delivers leads serves treats cares teaches trains prints counts tracks plans checks manages handles ' +
        'organises arranges employs produces manufactures develops designs distributes insures lends finances ' +
        'advises accompanies warms cools lights carries holds folds charges reads writes speaks walks travels ' +
        'flies sails costs earns contains consists belongs stands sits lies hangs sees gets puts finds tells ' +
        'explains answers asks shares joins closes changes becomes remains continues automates syncs converts ' +
        'calculates measures records detects alerts warns reminds schedules books hosts guides visits sleeps ' +
        'seats weighs uses blocks filters absorbs relieves soothes calms heals prevents avoids repels resists ' +
        'adds mixes blends draws cooks bakes welcomes receives rents hires repairs lives rises falls drops loads ' +
        'arrive arrives ships must should come have make keep give',
    ),
    nouns: set(
      'shows turns needs covers supports offers takes helps can will stores starts ends means cuts moves cares ' +
        'trains prints counts tracks plans checks designs lights holds folds charges costs stands walks shares ' +
        'changes records alerts books hosts guides visits seats uses blocks filters draws rents repairs lives ' +
        'falls drops loads ships tells answers reads measures saves treats raises mixes blends hires',
    ),
    subjects: set('we you they i he she there this nobody everyone'),
    relatives: set('that which who where when whose if how what'),
    likely: /[^s]s$/,
    objects: set('a an the your you our up into its their'),
    never: NONE,
    nounBefore: set('of for and by with in at on from or to until as who that which about along made near under valid'),
    imperatives: set(
      'book order buy get try save use fix start switch join discover explore find meet see visit call choose ' +
        'take bring read learn register sign reserve apply plan compare check open enjoy collect earn send ask ' +
        'talk walk travel fly let pay now look browse subscribe download upgrade renew claim add pick swap stay ' +
        'spend put stop avoid measure leave wash do',
    ),
  },
  de: {
    verbs: set(
      'ist sind war waren hat haben wird werden kann können bietet passt hilft macht gibt bringt hält spart ' +
        'schützt enthält verbindet kommt liegt steht zeigt ersetzt läuft kostet dauert eignet umfasst begleitet ' +
        'braucht reduziert senkt verkürzt verkauft baut entwickelt plant prüft sendet speichert öffnet schließt ' +
        'beginnt endet startet wächst zieht geht fährt fliegt führt trägt wärmt kühlt reinigt entfernt verbessert ' +
        'erhöht erlaubt ermöglicht schafft liefert behandelt betreut berät versichert finanziert organisiert ' +
        'vermittelt beschäftigt produziert fertigt betreibt verwaltet steuert berechnet misst erkennt warnt ' +
        'erinnert automatisiert gleicht druckt übersetzt bleibt lässt sorgt nimmt findet sieht lernt wiegt lädt ' +
        'verträgt vereint bündelt bekommt erhält gehört wohnt arbeitet gilt sitzt erspart erleichtert vereinfacht ' +
        'ersetzen sparen bieten helfen machen bringen fangen beginnen entstehen liegen stehen gehen bleiben kosten ' +
        'brauchen zeigen formen verbinden schützen halten passen lassen gibt enthalten dauern gelten muss müssen ' +
        'darf dürfen soll sollen will wollen',
    ),
    subjects: set('wir sie du es er ich man niemand'),
    relatives: set('dass wenn wo wer wie was ob'),
    likely: /^(?!ge).*t$/,
    objects: set('ein eine einen einem den die das der dem ihre ihren ihr deine deinen sich alle jede jeden jedes'),
    never: set(
      'mit seit samt nicht direkt fast erst jetzt gemeinsam statt laut oft dort sonst selbst gut weit acht ' +
        'leicht alt bunt echt dicht fest recht nachts sanft zart matt glatt rot satt',
    ),
    later: /^(?!ge)\p{Ll}{2,}t$/u,
    imperative: /^\p{L}{3,}en$/u,
    imperatives: set(
      'jetzt spar spare hol sichere sichern entdecke buche bestelle teste starte wechsle wechseln nutze komm ' +
        'finde lerne lies schau mach melde vereinbare probier probiere profitiere erlebe genieße wandere wandern ' +
        'reise sprich ruf frag plane gönn gönne',
    ),
  },
  fr: {
    verbs: set(
      'édite enseigne transforme lit écrit décident voient fut furent étaient avons fonctionne rapporte apporte ' +
        'remonte existent viennent font vont restent arrivent commencent coûtent durent ' +
        'permettent offrent aident proposent comprennent représentent s’étend se est sont a ont était sera peut ' +
        'peuvent permet offre aide protège contient comprend donne garde réunit ' +
        'tient fait va dure coûte accompagne convient propose remplace couvre relie simplifie réduit vend ' +
        'fabrique développe crée conçoit gère planifie vérifie envoie ouvre ferme commence débute finit démarre ' +
        'grandit passe part arrive voyage porte chauffe refroidit nettoie élimine améliore augmente facilite ' +
        'livre soigne traite assure finance organise emploie produit exploite calcule mesure détecte prévient ' +
        'alerte rappelle automatise imprime reste laisse prend trouve voit apprend pèse résiste supporte combine ' +
        'associe inclut intègre s’adapte s’installe s’ouvre s’utilise repousse absorbe apaise hydrate nourrit ' +
        'évite limite économise connecte transforme regroupe centralise enregistre affiche calme soulage prépare ' +
        'devient vient met dit sait doit doivent faut signifie représente concerne baisse monte vit opère reçoit ' +
        'rembourse verse paie change',
    ),
    nouns: set(
      'aide offre garde fait porte livre part passe finance mesure calcule baisse reste prépare vit dit change ' +
        'rappelle assure voyage produit ferme',
    ),
    subjects: set('nous vous il elle ils elles je tu on c’est ça cela chacun'),
    relatives: set('qui que dont où quand si lorsque'),
    objects: set(
      'le la les un une vos votre vous nos notre ton ta tes te chaque tous toutes jusqu’à plus deux trois son ' + 'sa ses leur leurs',
    ),
    never: set('comment argent cent moment client agent vent accent souvent'),
    imperatives: set(
      'profite découvre réserve commande essaie teste choisis viens lis apprends gagne compare inscris prends ' +
        'bénéficie craque fais rejoins',
    ),
    likely: /^(?:aide|offre|garde|porte|livre|passe|finance|mesure|prépare|change|rappelle|assure|produit|ferme)$|ent$/,
    imperative: /^(?!chez$|assez$|nez$|rez$)\p{L}{2,}ez$/u,
  },
  nl: {
    verbs: set(
      'leest leert koppelt bepalen vertrekt ontstaan blijven komen gaan staan liggen werken krijgen betalen ' +
        'vormen verbinden opereert trekt telt is zijn was waren heeft hebben kan kunnen wordt worden past helpt ' +
        'biedt geeft bespaart beschermt bevat ' +
        'houdt maakt brengt combineert komt werkt duurt kost vervangt verbindt omvat verkoopt bouwt ontwikkelt ' +
        'plant controleert stuurt verstuurt bewaart opent sluit begint start eindigt groeit gaat rijdt vliegt ' +
        'vaart leidt draagt verwarmt koelt reinigt verwijdert verbetert verhoogt verlaagt vermindert verkort ' +
        'levert behandelt begeleidt adviseert verzekert financiert organiseert regelt produceert beheert berekent ' +
        'meet herkent waarschuwt herinnert automatiseert blijft laat zorgt neemt vindt ziet leert weegt laadt ' +
        'verenigt bundelt krijgt ontvangt hoort woont geldt zit staat ligt verhuist betekent moet moeten mag ' +
        'mogen zal zullen vereenvoudigt scheelt bestaat gebruikt beperkt',
    ),
    nouns: set('kost was start plant zit laat meet'),
    subjects: set('wij we u jij hij zij ze ik jullie er iedereen niemand'),
    relatives: set('die dat wie waar als wanneer wat'),
    likely: /^(?!ge).*t$/,
    objects: set('de het een uw je jouw onze elk elke alle'),
    nounBefore: set('en of voor met van in uit op aan die dat'),
    later: /eert$/,
    never: set('met niet uit tot achter wat dat'),
    imperatives: set(
      'nu boek bestel koop probeer bespaar gebruik ontdek bekijk kies kom bel lees leer meld maak vraag plan ' +
        'vergelijk open geniet reserveer schrijf stap profiteer vind haal neem ga reis wandel zet praat check ' +
        'download test ontmoet bezoek',
    ),
  },
  es: {
    verbs: set(
      'enseña lee escribe transforma deciden ven fue fueron eran hay sigue siguen nacen vienen van quedan salen ' +
        'llegan cuestan duran ofrecen permiten ayudan tramita capta ocupa se es son era está están tiene tienen ' +
        'puede pueden ofrece ayuda protege ahorra permite incluye contiene ' +
        'cabe da hace mantiene reúne combina dura cuesta sirve cubre conecta sustituye acompaña reduce vende ' +
        'fabrica desarrolla crea diseña gestiona planifica comprueba envía guarda abre cierra empieza comienza ' +
        'termina crece va viaja lleva calienta enfría limpia elimina mejora aumenta facilita entrega trata cuida ' +
        'atiende asesora asegura financia organiza produce calcula mide detecta avisa recuerda automatiza imprime ' +
        'queda deja toma encuentra ve aprende pesa resiste soporta une integra adapta instala repele absorbe ' +
        'alivia hidrata nutre evita limita simplifica agrupa centraliza registra muestra convierte llega sale ' +
        'pone dice sabe debe deben significa sube baja vive opera recibe paga cambia trae necesita exige trabaja ' +
        'funciona camina admite emplea alquila repara prepara',
    ),
    nouns: set('ayuda dura cuesta era trata toma baja vive paga sale ve deja cambia prepara va queda'),
    subjects: set('nosotros nosotras usted ustedes él ella ellos ellas yo tú esto nadie'),
    relatives: set('que quien quienes donde cuando si cuyo cuya como qué cómo dónde cuándo quién cuál'),
    objects: set('el la los las un una su sus tu tus cada hasta a al'),
    never: NONE,
    later: /[aei]mos$/,
    imperative: /[aei]mos$/,
    imperatives: set(
      'fije aporte ponga active cambie traiga deje guarde envíe use utilice pon activa usa reserve reserva ' +
        'descubra descubre aproveche aprovecha pida pide elija elige pruebe prueba ahorre compre ' +
        'compra venga ven lea lee aprenda compare compara solicite solicita llame llama consulte consulta visite ' +
        'visita contrate contrata disfrute disfruta abra camine viaje consiga consigue inscríbase inscríbete ' +
        'regístrese regístrate únase únete haga haz conozca conoce empiece evite cuide hable habla ahora ya',
    ),
    likely: /^(?:ayuda|trata|toma|cambia|prepara|deja)$|[ae]n$/,
  },
  it: {
    verbs: set(
      'insegna legge scrive trasforma fu furono erano nasce continua continuano nascono vengono vanno restano ' +
        'arrivano costano durano offrono permettono aiutano rende si è sono era ha hanno può possono offre aiuta ' +
        'protegge permette comprende contiene dà fa tiene unisce ' +
        'dura costa serve copre collega sostituisce accompagna risparmia include riduce vende produce fabbrica ' +
        'sviluppa crea progetta gestisce pianifica controlla invia conserva apre chiude inizia comincia finisce ' +
        'termina cresce va viaggia porta riscalda raffredda pulisce elimina migliora aumenta facilita consegna ' +
        'tratta cura assiste consulta assicura finanzia organizza calcola misura rileva avvisa ricorda ' +
        'automatizza stampa resta rimane lascia prende trova vede impara pesa resiste sopporta combina integra ' +
        'adatta installa respinge assorbe allevia idrata nutre evita limita semplifica raggruppa registra mostra ' +
        'converte arriva parte mette dice sa deve devono significa sale scende vive opera riceve paga cambia ' +
        'richiede lavora funziona cammina impiega affitta ripara prepara consente garantisce verifica raccoglie ' +
        'ospita',
    ),
    nouns: set(
      'costa dura era serve produce tratta cura porta parte stampa misura resta sale vive paga cambia opera ' +
        'consegna registra verifica controlla prepara',
    ),
    subjects: set('noi voi lei lui io tu essa nessuno'),
    relatives: set('che chi cui dove quando se come'),
    objects: set('il lo la i gli le un una uno ogni fino tuo tua tuoi tue suo sua vostri vostra l’intera'),
    never: NONE,
    later: /iamo$/,
    imperative: /iamo$/,
    imperatives: set(
      'cammini fissi blocchi versi attivi fissa blocca versa attiva cambi lasci invii prenota prenoti scopri ' +
        'scopra approfitta approfitti scegli scelga prova provi acquista acquisti compra ' +
        'vieni venga leggi legga confronta confronti richiedi richieda chiama chiami visita visiti ordina ordini ' +
        'apri apra iscriviti registrati unisciti fai conosci cominci parla parli usa usi ora adesso entra goditi',
    ),
    likely: /^(?:porta|cura|stampa|misura|cambia|prepara|controlla|verifica|produce|serve|registra)$|[ao]no$/,
  },
  pt: {
    verbs: set(
      'ensina lê escreve transforma decidem veem foi foram eram há nasce continua continuam nascem vêm vão ' +
        'ficam chegam custam duram oferecem permitem ajudam rende é são era está estão tem têm pode podem oferece ' +
        'ajuda protege permite inclui contém dá faz mantém reúne ' +
        'combina dura custa serve cobre liga substitui acompanha poupa cabe reduz vende fabrica desenvolve cria ' +
        'concebe gere planeia verifica envia guarda abre fecha começa termina cresce vai viaja leva aquece ' +
        'arrefece limpa elimina melhora aumenta facilita entrega trata cuida atende aconselha assegura financia ' +
        'organiza produz calcula mede deteta avisa lembra automatiza imprime fica deixa toma encontra vê aprende ' +
        'pesa resiste suporta une integra adapta-se instala-se repele absorve alivia hidrata nutre evita limita ' +
        'simplifica agrupa centraliza regista mostra converte chega sai põe diz sabe deve devem significa sobe ' +
        'desce vive opera recebe paga muda precisa exige trabalha funciona caminha emprega aluga repara prepara ' +
        'garante acolhe recolhe traz',
    ),
    nouns: set('ajuda liga dura era trata toma vive paga muda cria serve deixa regista verifica prepara repara aluga ' + 'entrega guarda'),
    subjects: set('nós você vocês ele ela eles elas eu tu isto ninguém'),
    relatives: set('que quem onde quando se cujo cuja como'),
    objects: set('o a os as um uma cada até todos todas seu sua seus suas'),
    never: NONE,
    later: /[aei]mos$/,
    imperative: /[aei]mos$/,
    imperatives: set(
      'fixe entregue ative traga deixe guarde envie use utilize ponha fixa ativa usa reserve reserva descubra ' +
        'descobre aproveite aproveita peça pede escolha escolhe experimente experimenta ' +
        'poupe compre compra venha vem leia lê aprenda compare compara solicite ligue visite visita adira adere ' +
        'desfrute abra caminhe viaje inscreva-se inscreve-te registe-se marque marca faça conheça conhece comece ' +
        'evite cuide fale fala agora já junte-se junta-te consulte',
    ),
    likely: /^(?:ajuda|liga|trata|toma|muda|cria|guarda|entrega|prepara|regista|verifica)$|[ae]m$/,
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
