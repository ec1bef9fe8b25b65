/** Each word also at the beginning of a sentence. */
const words = (tag: string, list: string): string =>
  list
    .trim()
    .split(/\s+/)
    .map((word) => `[${word[0]!.toLocaleUpperCase(tag)}${word[0]}]${word.slice(1)}`)
    .join('|')

/**
 * Verbs that address the reader without a pronoun, as whole words: endings alone are those of names and nouns as well (Martinez, gulasz,
 * Mersin, rakenne).
 */
export const FRENCH_FORMAL = words(
  'fr',
  `
  accédez achetez adressez aimez ajoutez allez appelez appliquez apprenez apportez arrivez avez bénéficiez cherchez choisissez cliquez
  commandez commencez comparez composez comptez connaissez conservez consultez contactez continuez créez cuisinez cultivez décidez découvrez
  demandez devenez devez dormez économisez écoutez écrivez envoyez essayez évitez formez gagnez gardez gérez goûtez imaginez
  indiquez inscrivez installez invitez jouez laissez lavez lisez louez mangez mélangez mettez montez nettoyez notez obtenez offrez oubliez
  ouvrez parlez partagez partez participez passez payez pensez portez posez postulez pouvez préférez prenez préparez présentez profitez
  protégez recevez regardez rejoignez remplacez remplissez rentrez répondez réservez restez retirez retournez retrouvez revenez rincez
  saisissez savez savourez sélectionnez servez signez souhaitez suivez téléchargez téléphonez tenez terminez testez tirez travaillez trouvez
  utilisez venez vérifiez versez visitez vivez voulez voyagez voyez êtes`,
)

/** Orders to the reader, at the beginning of a sentence only: elsewhere a subjunctive. */
const ordered = (list: string): string => `(?<=^\\P{L}*)(?:${list.trim().split(/\s+/).join('|')})`

/** None that is a noun too (Kauf, Folge, Teil). */
export const GERMAN_INFORMAL = ordered(`
  Bestell Bestelle Bewirb Bleib Bring Entdecke Erlebe Erzähl Fahr Finde Frag Geh Genieß Genieße Gib Gönn Hol Iss Klick Komm Lass Lerne
  Lies Mach Melde Nimm Nutze Probier Probiere Sag Schau Schick Schreib Sichere Sieh Starte Stöbere Teste Trink Vergiss Vergleiche
  Wähle Werde`)

export const SPANISH_FORMAL = ordered(`
  Ahorre Aproveche Busque Calcule Cambie Compare Compre Consulte Contacte Cuente Deje Descargue Descubra Disfrute Elija Empiece
  Encuentre Envíe Envíenos Escriba Escríbanos Espere Haga Llame Llámenos Lleve Mida Mire Pague Pida Pregunte Pregúntenos Pruebe
  Reciba Regístrese Reserve Sea Siga Solicite Tenga Traiga Use Utilice Venga Visite Visítenos`)

export const SPANISH_INFORMAL = words(
  'es',
  `
  aprendes atiendes buscas caminas coordinas cuéntanos descubres disfrutas duermes eliges encuentras envíanos eres escríbenos
  estás gestionas haces llámanos necesitas organizas pagas pides preparas prefieres pregúntanos puedes quieres recibes sabes
  tienes trabajas vas ves viajas vienes visítanos vives`,
)

export const ITALIAN_INFORMAL = words(
  'it',
  `
  avrai chiamaci chiedi contattaci entrerai hai lavorerai potrai puoi ricevi riceverai sai sarai scegli scopri scrivici seguici
  troverai vieni vuoi`,
)

export const PORTUGUESE_FORMAL = ordered(`
  Aproveite Calcule Comece Compare Compre Conheça Consulte Contacte Conte Deixe Descarregue Descubra Encontre Envie Envie-nos
  Escolha Escreva Escreva-nos Espere Experimente Faça Fale Leia Ligue Ligue-nos Mude Pague Peça Pergunte Pergunte-nos Poupe
  Receba Reserve Saiba Seja Siga Simule Solicite Tenha Traga Use Utilize Veja Venha Visite Visite-nos`)

export const PORTUGUESE_INFORMAL = words(
  'pt',
  `
  aprendes consegues desenvolves encontras escolhes estás fazes gostas podes poupas precisas preferes procuras queres recebes
  sabes tens trabalhas vais vens viajas`,
)

export const POLISH_INFORMAL = words(
  'pl',
  `
  analizujesz będziesz budujesz cenisz chcesz czekasz czujesz czytasz dbasz decydujesz dołączasz dołączysz dostajesz dostaniesz działasz
  dzwonisz gotujesz grasz idziesz jedziesz jesteś jeździsz kierujesz kochasz kontaktujesz korzystasz kupisz kupujesz lubisz masz mieszkasz
  możesz musisz myślisz nadzorujesz naprawiasz negocjujesz nosisz obsługujesz oczekujesz odbierasz odbierzesz odkryjesz odpowiadasz
  oglądasz opracowujesz organizujesz osiągniesz oszczędzasz oszczędzisz otrzymasz otrzymujesz piszesz planujesz płacisz podróżujesz
  pojedziesz pomagasz potrafisz potrzebujesz poznajesz poznasz pracujesz programujesz projektujesz prowadzisz przygotowujesz przychodzisz
  przyjdziesz raportujesz realizujesz rezerwujesz rozmawiasz rozumiesz rozwiązujesz rozwijasz sprawdzasz sprawdzisz sprzedajesz szukasz
  śpisz testujesz tworzysz uczysz umiesz uczestniczysz używasz widzisz wdrażasz wiesz wspierasz współpracujesz wybierasz wybierzesz wysyłasz
  wyślesz zaczniesz zaczynasz zamawiasz zamówisz zapłacisz zarabiasz zarządzasz zgłaszasz zmieniasz znajdujesz znajdziesz znasz zobaczysz
  zyskasz zyskujesz żyjesz
  dodaj dołącz dowiedz kliknij napisz obejrzyj odbierz odkryj odwiedź otwórz pobierz policz porównaj poznaj przekaż przeczytaj przyjdź
  przyjedź rezerwuj skontaktuj skorzystaj sprawdź umawiaj weź wpisz wróć wybierz wypełnij wypróbuj wyślij zabierz zacznij
  zadzwoń zajrzyj załóż zamów zapamiętaj zapisz zaplanuj zaproś zapytaj zarejestruj zarezerwuj zgłoś zmierz znajdź zobacz zostań zostaw
  zakładasz zdążysz tracisz wyjeżdżasz wypłacasz`,
)

export const TURKISH_INFORMAL = words(
  'tr',
  `
  alırsın alıyorsun alacaksın ararsın arıyorsun başlarsın başlıyorsun bekliyorsun bilirsin biliyorsun bulursun buluyorsun çalışırsın
  çalışıyorsun edersin ediyorsun gelirsin geliyorsun gidersin gidiyorsun görürsün görüyorsun hazırlarsın hazırlıyorsun istersin istiyorsun
  kazanırsın kazanıyorsun konuşursun konuşuyorsun kullanırsın kullanıyorsun olursun oluyorsun ödersin ödüyorsun öğrenirsin öğreniyorsun
  planlarsın planlıyorsun satarsın satıyorsun seçersin seçiyorsun seversin seviyorsun tasarlarsın verirsin veriyorsun yaparsın yapıyorsun
  yaşarsın yaşıyorsun yazarsın yazıyorsun yönetirsin yönetiyorsun`,
)

export const FINNISH_FORMAL = words(
  'fi',
  `
  haluatte kanssanne kotinne käytätte löydätte luonanne maksatte olette ostatte otatte pääsette puolestanne saatte
  tarvitsette teette tiedätte
  tilaatte tilauksenne tunnette valitsette voitte yrityksenne hakemuksenne palautteenne itsenne rahanne aikanne matkanne`,
)

export const FINNISH_INFORMAL = words(
  'fi',
  `
  aikasi arjessasi autat edessäsi hakemuksesi haluat hoidat itsellesi itsesi johdat kanssasi kehität kirjoitat kodissasi kotiisi kotonasi
  käytät löydät luonasi mielestäsi olet osallistut ostat otat pääset puolestasi rahasi rakennat saat suunnittelet tarvitset tiedät tilaat
  tilauksesi tunnet työskentelet työssäsi valitset vastaat voit yrityksesi`,
)

export const RUSSIAN_FORMAL = words(
  'ru',
  `
  берите бронируйте будете введите ведёте возьмите встречайте выбирайте выберите готовите знаете говорите доверьте ждите забронируйте
  задайте зайдите закажите занимаетесь записывайтесь запишитесь заполните запомните зарегистрируйтесь заходите звоните знакомьтесь измерьте
  используйте ищете любите можете найдите найдёте напишите начните обратитесь обращайтесь оставьте отвечаете откройте отправьте оформите
  пишете пишите подайте подключите подпишитесь поделитесь позвоните покупайте покупаете получите получаете помогаете попробуйте пользуйтесь
  посмотрите посчитайте почитайте пошлите приведите пригласите приезжайте приносите принесите приходите присоединяйтесь проверьте прочитайте
  работаете расскажите сделайте сможете смотрите сравните создайте спросите сообщите сохраните узнаете узнайте умеете уточните участвуйте
  хотите читайте экономите`,
)

export const TURKISH_FORMAL = words(
  'tr',
  `
  alınız arayın arayınız başlayın başvurun başvurunuz bekleyin bırakın bildirin katılın deneyin doldurun edinin gönderin
  hesaplayın indirin inceleyin izleyin kaçırmayın kaydolun keşfedin kullanın okuyun oluşturun öğrenin ölçün paylaşın planlayın seçin seçiniz
  tanışın tıklayın unutmayın uğrayın yapın`,
)

export const GREEK_INFORMAL = words(
  'el',
  `
  αγοράζεις αναλαμβάνεις βλέπεις βοηθάς βρίσκεις γνωρίζεις γράφεις δουλεύεις επικοινωνείς εξυπηρετείς ετοιμάζεις κάνεις κερδίζεις κρατάς
  μαθαίνεις μιλάς ξέρεις οδηγείς οργανώνεις παίρνεις πληρώνεις προτείνεις σχεδιάζεις στέλνεις συνεργάζεσαι φροντίζεις χρειάζεσαι ψάχνεις`,
)
