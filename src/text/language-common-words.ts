import type { LanguageKey } from '../languages.ts'

/**
 * Words that at least four sites of a language use (shops, banks, makers), and four times as many of its sites as of any other
 * language's, commonest first: what a single line is known by.
 */
export const COMMON_WORDS: Partial<Record<LanguageKey, string>> = {
  NL:
    'ons vragen maken altijd binnen waar gebruik jaar bieden nodig alleen mogelijk zoals staat goed welke volledig voorwaarden eerste ' +
    'één zich werkt elk meest nederland snel biedt werken waarom veelgestelde tijdens informatie bekijk nieuwe klaar persoonlijke ' +
    'gebruiken maakt tussen tijd voordelen gaat mee wanneer volledige geven keuze eigen helpen beschikbaar verschillende jou dagen ' +
    'juiste neem komt laat geeft vaak terug voordat uur nemen plaats wil advies blijven producten hebt gaan prijs situatie ervaring ' +
    'betekent laten vanaf nl samen kiezen inclusief wilt vraag algemene persoonlijk komen ontdek meeste mensen echt belangrijk grote ' +
    'zodat twee prijzen weten rechten kwaliteit maanden zien klanten rekening krijgt krijgen vinden staan minder gegevens risico ' +
    'vindt daarom zorgt gebruikt blijft goede bedrag hoeveel geschikt volgende iedereen betalen financiële vind houdt meerdere ' +
    'eenvoudig maand ontvangen zorgen maximaal veilig meestal eerst ontvangt afhankelijk stap krijg nooit heel deel enkele ga toegang ' +
    'aantal naast waardoor manier huis waarde verder ervaren beter maak steeds laatste hoeft toe aanbod volgens standaard eventuele ' +
    'houden gemiddeld doet kost bijvoorbeeld drie zelfs precies opnieuw unieke vaste ontvang specifieke toepassing daarna willen weer ' +
    'leven keer waarbij zeggen nederlandse diensten kopen natuurlijke helpt dagelijks verplicht kans bedrijf weet perfecte zit ' +
    'mogelijkheden jaren ervoor overzicht onderhoud nee weken leveren regelmatig zeker belangrijkste terwijl veiligheid uitgebreide ' +
    'voldoen hoger hoogte voorbehouden onderzoek duidelijke duurt niets verschil vrijblijvend kennis zodra zie ideaal zorg controleer ' +
    'ruimte hoge duidelijk uitstekende brengen opties regio professionele vooraf ondersteuning sommige buiten aanvraag minimaal hangt ' +
    'verbeteren beperkt waaronder welkom grootste enige vergelijk stappen klant delen werk slechts gemaakt combinatie zowel tarieven ' +
    'betaalt zeer betere daarnaast bepaalde volgen snelle geldt gebaseerd belangrijke opnemen vast aankoop zoek verborgen vereist ' +
    'genieten geval huidige tevreden vergelijken werkdagen bestaande schade btw gewoon investering afspraak neemt woning waarin ' +
    'regelen indien langer resultaat ziet kijken maandelijks verwerkt onafhankelijk aanvragen ontworpen thuis dezelfde vergelijking ' +
    'actuele verplichtingen korting termijn duur inhoud bedoeld akkoord toekomst uitsluitend zoeken eerlijk behouden hetzelfde soms ' +
    'zitten gids duurzame bekend wettelijke merken garanderen plaatsen vooral bedragen zullen hoogwaardige wereld nederlands brengt ' +
    'bepalen korte derden transparant zetten optimaal bespaar juist klachten bescherming ligt druk leggen mogelijke veilige ' +
    'klantenservice gelden regels betaal wijzigen aansprakelijk groot voorkomen natuurlijk echter vermogen wensen uitleg gebeurt rust ' +
    'hulp betrouwbare exclusieve factoren aanvullende telefoon achter reageren stel adviseren systeem traditionele begint plek ' +
    'speciaal onafhankelijke duurzaamheid bepaalt naam overeenkomst toestemming mogelijkheid doel boven investeren vergoeding verkoop ' +
    'geloven omgeving antwoord sneller combineert aanpassen hij jullie missie profiteer financieel vul hoogste waarop',
  EN:
    'most help need us every through without right first re using money why provide based day days products while available don ' +
    'including experience high within years back own made choose well works much good know process offers making used different ' +
    'better less ll never both keep pay access payment two those cost set receive such results once still quality whether price value ' +
    'off being always company hours means often easy daily everything professional address during great designed started amount world ' +
    'next rights required customer between purchase try financial small around number life create customers needs call feel review ' +
    'very looking months ready year across understand reserved credit apply too getting market limited name term few month loss ' +
    'content makes clear low difference provides additional working safe range friendly three multiple specific costs however single ' +
    'actually directly management doesn benefits ensure effective another build follow investment deposit following times level ' +
    'monthly fees advice special ever welcome recommend goals helps subject built guarantee something common card care return step ' +
    'changes yes quick key going current stay below found increase body already worth issues result sure health typically takes ' +
    'approach share comes list secure short higher say lower starting paid nothing usually earn funds visit improve simply industry ' +
    'everyone yourself become join away show book strong responsible users able won lose again tell payments quickly uk view above ' +
    'providing provided accept related since until require rates fully updated offering journey longer really average big done ' +
    'instead research ask immediately weeks least third delivery hard might isn others needed faster especially either enter enough ' +
    'security little fee love allows put think ways accounts independent user choice enjoy overall anyone exactly method yet property ' +
    'against believe advanced history vary proven interest experienced phone pick got request medical maintain energy things having ' +
    'certain building self decision reach agree automatically taking completely depending thousands systems example whole cases ' +
    'technology track explore several win thing giving income true discover expect strategy requirements cover run almost pricing ' +
    'touch refund various avoid mind purposes recommended highly safety approved rather anything amazing allow individuals analysis ' +
    'returns family fit together ensuring profile lot reliable course reason weight food skin happy package buying potential guidance ' +
    'trusted qualify highest helping comprehensive notice weekly matter leading traditional processing prices further consider ' +
    'treatment opportunity doing tested licensed advantage significantly trust party dedicated clean else protect running latest law ' +
    'items essential success absolutely covers requires combined skip',
  ES:
    'tiempo años cualquier cuenta información pueden hacer así condiciones cómo están días seguridad servicio través además personas ' +
    'sea productos tener datos mejores proceso siempre mismo puedes día nuestros nosotros según precios sitio bajo mayor acceso ' +
    'precio contacto calidad preguntas manera dinero mayoría producto términos ofrece obtener después experiencia sino gran ' +
    'protección tienen diferencia venta ayuda nuestras atención nivel estas privacidad usuarios opción cantidad plazo posible muchos ' +
    'primer elegir nuevo pagos ahora servicios actividad beneficios línea profesional opciones contenido responsabilidad energía ' +
    'ejemplo mantener necesidades muchas veces primera cambios recibir equipo estás siguientes ningún personales cual alguna riesgo ' +
    'año buena tratamiento derechos capacidad cumplimiento funcionamiento clave tienes correo serán ventajas aún naturales análisis ' +
    'cambiar dejar mejora usuario propiedad generales derecho fondos tenemos luego función incluyen inicio frecuentes empezar salud ' +
    'siendo fuera móvil artículo gestión acepta solución aplicable necesitas sólo hecho situación ello electrónico ley crear gastos ' +
    'ofrecemos ofrecer embargo reducir tecnología inversión descuento ofrecen mejorar sigue edad algunas mientras varias pérdida paso ' +
    'aplicación acuerdo cuentas terceros detalles disponibilidad dirección nueva trabajo confianza acceder oportunidad efectivo puedo ' +
    'soluciones negocio profesionales mantenimiento ninguna activos misma deben fines medios garantizar podrá actualizaciones ' +
    'formulario soporte decisión necesidad sencilla espacio directamente financiera rendimiento necesaria incluyendo garantía ' +
    'impuestos ganancias tarjeta largo españa adicionales reales aunque descuentos puntos propio existen verificación eliminar ' +
    'personalizada planes automáticamente debido tarjetas podrás envío especiales perfecto recibe domicilio nuevos sector siguiente ' +
    'desarrollo encuentra diseño configuración cuerpo adecuada tres consultar duda artículos plazos suscripción últimos aceptación ' +
    'respuesta teléfono legales ganar juego ambos deberá cualquiera interés compromiso cumplir igual procesos solicitud promociones ' +
    'permiten puedas herramientas necesitan navegación bancaria necesita cuánto varios estudio invertir transparencia herramienta ' +
    'llegar propia necesario comenzar hacia actúa vía efecto seguimiento garantiza distribución reglas buscan elige generar proyectos ' +
    'toma entonces mismos haber eres razón encuentran cuales sitios tenga aceptar variedad factores dudas sean opiniones proyecto ' +
    'estándar porcentaje éxito enfoque hemos menudo prueba ayudan noche tras accesible dicha eliminación comerciales continuación ' +
    'fecha aplicables relación quieres quienes contenidos apuesta simplemente pueda haya juegos leyes únicamente características ' +
    'límites tú perfecta sesión recepción acciones realidad agua efectos comodidad instrucciones crecimiento unas comunidad baja deja ' +
    'ahí fuerza suele niveles gestionar basado previo diseñado legislación inmediata proveedores modificaciones identidad daños guía ' +
    'pregunta quieren directo directa apuestas jugadores error debes transferencia activa tampoco nadie desea actividades esté ' +
    'condición errores cuotas transacciones promoción hacen cuanto todavía bonos selección comisión temporal restricciones ' +
    'tranquilidad listo estructura posibilidad buen oficina mensual pasa ciudad reducción',
  IT:
    'dell ad anni fino giorni sia sui prodotti sito dati hai oltre altri nostri dall puoi informazioni condizioni qualità viene dai ' +
    'possono migliori servizio tramite clienti qualsiasi già altro prezzo persone ora giorno servizi entro avere risultati prodotto ' +
    'altre mese vita rispetto direttamente scelta volta meno primo accesso dalle funziona mesi sicurezza attività vengono scegliere ' +
    'fine garanzia scopri stesso costi nostra siamo italia secondo numero attenzione fa subito unico esperienza disponibili termini ' +
    'mondo mercato sulle mai reale supporto quindi diversi ore sicuro richiesta proprio acquisto possibile prezzi vendita sarà conto ' +
    'valore quali utenti ciò semplice davvero lavoro disponibile contratto nell ottenere necessario pochi anno spesso principali ' +
    'legge oppure attraverso nuovi permette rischio utilizzo tue vuoi salute problemi alcuni ricerca gestione ho personale consulenza ' +
    'bene soluzione sotto mentre credito perdere eventuali trattamento percorso contatti analisi sta inizia poi meglio noi diritti ' +
    'lungo abbiamo azienda settore termine molti bisogno vuole negli inoltre personali possibilità opportunità nessun tutta ' +
    'assistenza nuovo ecco protezione effetto minuti almeno metodo contenuti altra stessa piattaforma vantaggi verso risultato ' +
    'esigenze utilizza soluzioni allo obiettivo scegli esempio ricevi misura famiglia invece età settimana guida risposta quale quasi ' +
    'naturale mensile seconda primi professionale presenti diritto aziende nostre richiedere consegna durata mio insieme superiore ' +
    'importo perdita propria devi nessuna piano differenza pratica telefono creare vedere giusto accedere massima utilizzare suoi ' +
    'responsabile spese alcun miei tecniche troppo fuori trovare iniziare migliorare strumenti recensioni gioco registrazione seguito ' +
    'comuni particolare sezione situazione consiglio valutazione caratteristiche stata corso risparmio danni volte maggior niente ' +
    'parti qualcosa fai soldi naturali quella ricevere giochi carta legale piani mia impegno sull natura aver esclusivamente dello ' +
    'ordine contro disposizione molte attivo quota capire circa letto buon trasparenza piccoli fanno richiede sconto buona domande ' +
    'utente proprietà riservati responsabilità acquistare rimborso benessere codice controllo fornitori reali unica cookie articolo ' +
    'scopo comunque contatto effetti iniziale lavora attiva diventa inizio potrebbe nulla livello indirizzo terzi modificare generali ' +
    'accordo italiana propri soprattutto informativa ultimo tuttavia interessi rete basso produzione usare vero massimo rapporto ' +
    'nello vedi posto modalità metodi sì ufficiale saranno seguenti siti potrebbero richieste garanzie tratta tempi stati confronto ' +
    'gratuiti applica società spesa pagamenti presso finanziaria capitale leggere storia conferma alcune sostenibile approccio ' +
    'profilo stai fisica contenuto economico veloce realtà resta specifica trova crescita funzionano siano indicato commerciali ' +
    'vantaggio garantire applicazione nemmeno chiara articoli adatto relazione dettagli verrà riduzione previsto abbia terzo fornire ' +
    'maggiore ampia strumento raggiungere denaro fondamentale fonti immediatamente specifico prendere cose passi',
  SE:
    'genom villkor vill inom behöver bra göra innan vara erbjuder gäller hela tillbaka många svenska olika ger frågor över rätt dagar ' +
    'sverige använder sätt kontakta hittar allt innebär betalning gör enligt pengar används sina aldrig varför passar vilket hitta ' +
    'ofta pengarna vissa möjlighet samma kronor några eftersom allmänna ge fungerar flera redan annan kund därför endast ångerrätt ' +
    'godkänner annat betala själv först skillnad blivit betalar fler kassan kunna erbjuda oavsett välja dagars användas dessutom tas ' +
    'första hjälper anges beställning webbplats bland företag erbjudanden ingår beroende flesta vanliga sidan exempelvis spelar hud ' +
    'välkommen fråga kanske sök skickar leverans eventuella bonusar precis längre tänka väljer tillgång följer väl kostar minuter ' +
    'antal ännu hör hålla fram känna nöjd förlora dock hanteras kontrollera kräver villkoren leveranstid spelare bättre säkerhet ' +
    'lägre ansvarar ange riktigt boka spela vilka största hjälpa säkerställa håller påverkar exempel snabbare leder oftast ränta ' +
    'populära priset spara hjälp stockholm samtidigt avgifter spelande ansvarsfullt möjliga rättigheter visas postadress inkluderar ' +
    'innehåller snabbt gärna nästan åt typ arbetsdagar angivna beställa adress ändra kundtjänst vänligen dela runt mina upptäck ' +
    'skicka gånger fördelar viktigt läsa istället komma därefter större skapa bäst säkert tillsammans ansökan skiljer minska ändå ' +
    'själva betalat fortfarande dess besök uppdaterad accepterar lämna rör sälja sätter klart tidigare nuvarande sek vinster äldre ' +
    'handlar egna belopp börja beloppet återbetalning ju ihop nedan fakturan varor fel huden fylla kända fantastisk webbplatsen ord ' +
    'antyder vars igenom verkligen namnet väldigt vända hemsidan kontaktuppgifter förbehåller rätten användning gällande veta två ' +
    'möjligt människor tack produkterna hälsa miljö ur giltig rekommenderar casinon behöva bör letar särskilt använd kreditupplysning ' +
    'unika låter lägger uppgifter mån aktuella kundservice handla följa anpassa godkänd tillstånd behandlas timme försöker ställer ' +
    'lämnar faktiskt behandlingar tryggt arbetar avtal beror ledande lång återbetalningstid anställda underhållning gränser beslut ' +
    'tjänst tjänsten köpet dator betalningen klarna kortuppgifter annars distansavtalslagen följande oanvända timmar meddelande val ' +
    'antalet reglerna svensk beställningen fullständiga åldrande egenskaper integritetspolicy namn tillgängliga senaste möjligheten ' +
    'låna variera gått motsvarar hittat antingen hemsida vidare långivare skickat drastiskt räntan önskan ärenden företaget ' +
    'momsregistrerat registreras mottagit returnera meddelar tjänster användare tekniska tillgänglig säkra leda börjar hy kvinnor ' +
    'inför krämer varm liknande förutom låta månader unik omsättningskrav traditionella värdefulla vinsterna recensioner följ oroa ' +
    'noggrant tydliga enlighet marknaden personuppgifter jämföra känner härligt vardagen allmänt tillkommer nästa lagen viss nära ' +
    'spelinspektionen ibland logga stora tycker utmärkt uppfattning butiker kvar',
  PT:
    'apenas qualquer segurança dias agora conta dia outros após ainda podem fazer bem pessoas condições dados acesso dinheiro ' +
    'produtos qualidade anos tudo precisa contato nossos outras dúvidas melhores informações escolha termos além quer prazo garantia ' +
    'risco análise principais possível começar suporte direitos produto escolher reais maior quais serviços opções atendimento abaixo ' +
    'preços necessidade meio saúde preço outra experiência privacidade conteúdo primeiro efeito assim ajudar necessário serviço ' +
    'através onde perda ajuda nossas profissional veja oferece sim pessoa novo sendo nenhum acordo mesma enquanto próprio receber ' +
    'promoções disponível cartão brasil rede benefícios bom vários pessoal redução responsável primeira loja confira venda solução ' +
    'poderá temos tratamento acima prática custo proteção atenção garante sob geral tenha alguns foco serão úteis acessar obter ' +
    'financeira comece vantagens artigo diversos naturais muitos disso diretamente sucesso manter boa exemplo regras avaliação ' +
    'responsabilidade incluindo taxa usuários feito materiais deste algumas possui faz duas disponíveis avaliações decisão ganhar ' +
    'equipe maneira necessidades conosco alguma outro receba pagamentos várias conheça quero satisfação alimentação reduzir devem ' +
    'demais maioria manutenção longo relação opção sair ficar vendas guia orçamento oferecemos imediatamente faça precisar deseja ' +
    'operações nenhuma taxas negócio paulo alimentar informação muitas funcionamento ações somente fatores livre aplicação versão ' +
    'direto resposta cancelamento disponibilidade financeiro profissionais pra feita telefone direito nesta br então formulário ' +
    'emagrecimento prático plano saudável nível acompanhamento mês confiança oferecer falar tão vezes quantidade emagrecer fim ' +
    'gordura existem três fazendo milhares comuns trabalho desses baixo diferença fica família estiver descubra dúvida realidade ' +
    'custos entanto pessoais criar tentar planos parcelas nova financeiros juros legais contas novos aprovação possibilidade mudar ' +
    'planejamento pouco média usuário depoimentos atua oferecem padrões geralmente capacidade produção reduz dá inclusive atividades ' +
    'mantém começa idade precisão pontos aquela estes ativos práticas riscos esteja pix projeto equipamentos levar leia algum aceita ' +
    'aplicativo ano adicionais mensal optar renda desta análises confirmação estratégia janeiro dicas tranquilidade confiável tire ' +
    'atual pesquisa aproveitar desconto terá devolução dietas linha esforço combate próprios propriedades ajudam devido substâncias ' +
    'água nº estrutura atividade disposição ativo embora efetuar portanto benefício conclusão essencial consegue conteúdos história ' +
    'coisa burocracia operação própria acesse conhecer padrão região rio perfeitamente espaço frequentes horário cadastro compromisso ' +
    'caminho gerar transferência bancária seguintes legislação aplicável alterações terceiros atualização descontos passos receberá ' +
    'cnpj quiser testar funcionam ganhos procedimento detalhes garantida tive oportunidade envio embalagem ajudando vindo rotina ' +
    'recebe encontra necessários comprovada estudos ação acessível níveis possuem queima geração crianças recentes melhorar ' +
    'desempenho decorrentes remédios visual imediato econômica segredo transforme anvisa brasileiro',
  FR:
    'avant comment faire temps après selon sous ans autres compte mois peuvent prix ligne jusqu moins pourquoi pendant depuis choisir ' +
    'cas dès jours plusieurs grâce jour qualité pouvez rapide permet frais fois expérience ils choix accès quelques france client ' +
    'données chez complet vie puis paiement bon reste propose aucun mise souvent oui complète gestion premier informations savoir ' +
    'demande avis contre cela soit réel prêt durée utilisation besoin confidentialité marché utiliser également montant produits aide ' +
    'argent toujours autre aucune engagement certains vers heures taux quand équipe ensemble voici avez mieux uniquement ça encore ' +
    'ainsi produit prendre découvrez avantages vente font fréquentes comprendre achat suivi sera monde donc personnes êtes jamais ' +
    'bancaire besoins investissement déjà vraiment confiance sécurité techniques plateforme politique système résultats moyen légales ' +
    'retour commencer seul vérifier droits réponse directement processus cet accueil profil manière peu seule pratique français ' +
    'découvrir automatiquement nom seulement personne première offres traitement trois rapidement obtenir passe conseils effet paris ' +
    'maintenant sommes ceux marche essentiel mode bienvenue projet accompagnement crédit fonctionne avons créer car nouvelle outils ' +
    'rapport mesure notamment tant réservés professionnel période technique remboursement risque actifs contactez faut semaines ' +
    'différentes état différents délai meilleurs sécurisé fonction valeur méthode beaucoup mentions exemple santé aider résultat ' +
    'grand différence meilleure utilisé certaines utilise perte étapes gamme meilleures éviter bonne entreprise idéal utilisateurs ' +
    'lorsque immédiatement conseil risques gains méthodes environ contrat recevez générales droit travail lien fonds choisissez ' +
    'compris généralement étape transparence répondre livraison offrir conformité améliorer inscription dépôt gratuits cours lieu ' +
    'contenu semaine personnalisé régulièrement partie espace activité contacter moyenne coût critères personnel plupart celui ' +
    'nécessaire demander quotidien premiers doivent jeu adaptée sélection trop trouver terme naturel environnement énergie réduire ' +
    'approche tarifs alors petit revenus rapides ressources tableau permettent objectif souhaitez adapté eau mettre consommation ' +
    'réduction actif partenaires seront responsabilité années recherche là programme délais jeux convient quels professionnelle ' +
    'simplement hors capacité gagner dépend payer nombreux téléphone personnelles règles prise façon offrent faites vérifiez plutôt ' +
    'clés projets gratuitement entreprises auprès mêmes moyens vérification accéder suis validation élevé identité profiter delà ' +
    'recevoir profitez suffit pratiques cadre professionnels dernière fournir bancaires quoi retrait permettre plateformes classique ' +
    'objectifs naturelle spécifiques comparatif suivre lecture formulaire modèle financement nouveau prend ensuite création claire ' +
    'stratégie contrôle décision haute nombreuses réception réduit cœur rendez maison naturels zéro historique obtenez accompagne ' +
    'quelles automatique combien nécessaires propre niveaux changer permettant joueurs surtout virement particulier française inclus ' +
    'assurance augmenter travaux proposer dispose groupe nouveaux perdre financiers numéro accessibles',
  FI:
    'aina hyvä tarvitse nopeasti usein tarjoaa saa vaan auttaa juuri paljon suomessa tekee jossa lisäksi näin miksi tapa ota kautta ' +
    'yleensä kuinka maksutavat suoraan koko tiedot tehdä toimii moni voivat katso aikana suunniteltu helposti osa kyllä parhaat eikä ' +
    'sinulle käyttää niitä mitään kuten vaikka lisää vuotta sisältää tutustu erityisesti jotta läpi asiakas ehdot välillä eli maksaa ' +
    'takaisin yksi täysin sillä eri pysyy enää selkeästi ajan mikäli sopii tarvitset itse yhteydessä heti onko yhden valita yhteyttä ' +
    'suomalainen samalla saatavilla selkeä bonukset saada pelkkä laina silloin jokainen antaa mukaisesti tietää tulee tulla nämä ' +
    'takaa toimivat löydät jopa tuki käytännössä kannattaa omat vuoden kaiken oikein silti jokaisen olisi vuodesta haluatko uutta ' +
    'siksi yhdellä hyvän vaihtoehtoja tukea joten kertaa avulla tehokkaasti sinua tilin tuntia kuitenkin suomen muun tästä tuotteet ' +
    'tuotteita jolloin voimassa meiltä vaihtoehto lähtee sinulla suosittelemme käytämme olevat niiden pyydä milloin joilla kunnossa ' +
    'parempi tervetuloa tavalla täyden toinen aika euron todellinen kulut hinnasto nostaa ilmoittaa kaikkiin selkeät muut joista ' +
    'turvallisesti kuuluu haluat mielessä tarkoittaa siellä nopea erittäin jää syy sääntöjä yhtä aikaa tapahtuu yksinkertainen arkeen ' +
    'kohti käyttö perustuu vaikutus käyttöön helppo aloita kaikille sisällä kokeile yhdistää mahdollisimman huomaa viikossa nostojen ' +
    'nostot kierrätysvaatimukset varmista hinnat meillä toimitus tilauksen uudelleen haluamasi tuotteen ehdottomasti monet ' +
    'turvallista jolla yritys talletus löydä pelaajien talletusta pelaaminen täysi sivun lisenssit pelaa pidä hinta valinta useita ' +
    'suojaa mahdollisuuden rahat oma voisi tarjoamme kerta tällöin vuosikorko vuosi kerralla suomalaiselle nopeaa oikeasti siihen ' +
    'varmistaa tehtävä näitä maksut tietosuoja itsellesi monia mihin samaa hoitaa yhdessä luotettava kysymyksiä näkyy verkkokauppa ' +
    'verkossa vastaan lisenssin euroa vertailu kertoo nopeita käteen mistä jota älä halua ollut ottaa suomalaiset varsinkin pelit ' +
    'helppoa pelaaja nopeus pelaajat tilille nopeammin lisenssi asiakaspalvelun pelata rahaa monta vaikuttaa siis tiedät tarjoavat ' +
    'kuka tärkeää yllätyksiä taas sitten toimiva riski tarkistaa vähän bonuksen tarjoukset koskaan kyse useamman',
  PL:
    'aby wszystkie czas dni możesz mogą lat będzie nawet innych niż stronie którzy warunki działa osób masz podczas sposób również ' +
    'warto klientów wiele zawsze ciebie teraz którym zł przypadku możliwość każdego dlaczego oferuje dlatego dzień naszym jednak ' +
    'swoją miejsce informacje jakie dnia oferty najbardziej strony czasu naszej pl też pracy danych sprawdź produktów wybór sobie ' +
    'polsce jakości klienta ciągu roku celu ani których poprzez usługi naszych pytania najlepsze inne pieniądze zgodnie ważne kilka ' +
    'firmy usług mieć wszystko której więc chcesz płatności czasie informacji jednym swojej swojego rynku każdym potrzeb potrzebujesz ' +
    'np prawa wszystkich wybrać możliwości swoich każdej często temu umowy środków nasza czym siebie takie pełni pieniędzy produkty ' +
    'wielu jeszcze musisz nowych różnych pierwsze ponad osoby strona zarówno życia bezpieczeństwo dane ofertę stanie dostępne ' +
    'dodatkowe naszego potrzeby otrzymać dostęp zasady użytkowników mogę sprzedaży chcą twojej znajdziesz jesteś dostępnych bardziej ' +
    'wyłącznie koszt wartości nam szybko innymi opinie skorzystać względu będą godzin korzyści możliwe konta terminie życie ' +
    'bezpośrednio gry dokładnie kilku niektóre wynosi nich twojego jaki ponieważ korzystać daje tutaj formularz prawo pozwala ' +
    'bezpieczne działania minut oznacza okres wystarczy domu coś właśnie twoich branży stronę takich rozwiązanie miejscu uzyskać ' +
    'naprawdę rozwój kosztów chwili możemy oferują skontaktuj niezależnie polski będziesz jednocześnie najlepszych nowe zostanie ' +
    'którego jednego zależności automatycznie jakość świecie nigdy rodzaju niej korzystanie środki godziny wcześniej zwrotu aż sam ' +
    'nami istnieje wymaga ramach jestem szybkie pierwszy decyzji obsługi darmowe pierwszej pożyczki kwoty wszystkim ceny przykład ' +
    'jeżeli wsparcie uwagę zmiany prostu zależy wszelkie treści później bądź część naszą pomocą mnie krok najczęściej dodatkowo cię ' +
    'dwóch żeby całym pozwalają gier razu metody poza sytuacji odpowiedzi zanim raz produktu rozwiązania zacząć zacznij prywatności ' +
    'swoim pomóc miesięcy zazwyczaj kwota znajdują trzeba nim ty mniej ofert internetu lata proste działanie rejestracji powyżej ' +
    'otrzymania podstawie wyboru koszty zostać według rok nic twoja karty moje mam poziom aplikacji pln kredytu kredytowej warunkach ' +
    'części dotyczące większość każda zapewnia specjalnie cenie najważniejsze mógł cieszyć tydzień promocji realizacji zakup nowy ' +
    'twoim koncie trakcie pośrednictwem internetowej razie momencie przyczyny problemy zwykle dopiero mamy miejsca pełną polityka ' +
    'bezpieczeństwa odpowiednio żadnych kwotę poniżej doświadczenia platformy mój wniosek zwrot nowoczesne wśród zamiast odpowiednie ' +
    'wykorzystać całej wartość jedna finansowych bieżąco warunków czasem dodatkowych dobrze posiada aktualne najwyższej dłużej pomoc ' +
    'powodu pomoże stan korzystania rejestracja celem był samego umów oferujemy dużo dołącz wyborze coraz ryzyko szczególnie idealne ' +
    'lepsze miesiąc dwa opłaty długo wniosku takim między szybka zespół regularnie lepiej pierwsza problemów jednej skuteczność ' +
    'państwa kto tysięcy ok zrobić',
  DE:
    'einem uns gibt ihrer erhalten ihnen selbst dabei eines welche einfach immer vom unter warum viele beim sehr gut bereits bieten ' +
    'besonders zwischen finden kommen stunden sowie möglich lassen fragen ob jahr diesen besten zeit wieder eigenen schnell etwas ' +
    'sofort unserer oft machen sondern weniger wirklich unseren zwei seit diesem weitere dich sicher gilt wichtig nutzen sollten ' +
    'weiter geht während steht produkte mich helfen vorteile kommt vielen genau viel drei seite mehrere vergleich bietet möchten ' +
    'anbieter bleibt funktioniert liegt einige meist erfolgt dies preis neben erst jahren dafür habe leben wer gegen neue jedoch dir ' +
    'nichts schritt daten körper stehen behandlung schon halten bedeutet macht menschen arbeiten deutschland wert ganz verstehen ' +
    'geben sogar erste bereit jahre dazu wissen sicherheit gelten preise denen welt leistungen kostenlose deine wochen nehmen ' +
    'beispiel ersten statt hilft mir deutlich meisten tag häufig weil innerhalb angebote doch dadurch teil große führen beratung ' +
    'meine unserem deinen ergebnisse datenschutz kannst gemacht entstehen deshalb wichtige aktuellen geschäftsbedingungen denn tagen ' +
    'eigene lohnt ermöglichen allem bevor zusätzliche verschiedenen dein aktuell besser nächsten unterstützen alltag natürlich ' +
    'bedingungen zusätzlich ins mein gesundheit rund ihres allgemeine jederzeit ausschließlich etwa möglichkeit später bereich ' +
    'nutzung regelmäßig weiteren jedem vergleichen kauf vollständig auswahl ziel reduzieren bin persönliche meinen geeignet führt ' +
    'gehen einfache agb nutzer ermöglicht wollen gerade bekannt überblick blick davon folgende achten beachten mindestens gebühren ' +
    'monate schnelle gehört verwendet erfahrung einsatz sowohl liegen sichern passt wann setzen individuellen zeigt persönlichen ' +
    'behandlungen empfehlen kostet bedarf lässt kleinen stellt leistung arbeit neuen insbesondere hohen somit natürliche bzw prüfen ' +
    'monat meinem kinder erfahren natur verfügung tragen frage passenden erreichen dank wo ihn gleichzeitig unterschied weltweit ' +
    'unterstützt deiner übernehmen sagen tun individuell hast wenig einmal gute findest zeigen kaum langfristig gesetzlichen ' +
    'unternehmen verschiedene daher verfügbar hohe sehen wirkt hilfe wirkung allgemeinen monaten manche meiner spielen rahmen ' +
    'erfahrungen gezielt hin zurück persönlich trotzdem reduziert abgestimmt wunsch ergebnis darauf jedes verwenden gesamten bist ' +
    'letzten erklärt schritte brauchen gesetzlich anwendung zeitpunkt aktuelle indem erzeugt profitieren sinnvoll grundsätzlich kurz ' +
    'höhe eingesetzt regelmäßige sorgt gehören einschließlich monatlich richtigen namen zugang berechnet außerdem falls kontaktieren ' +
    'funktionen änderungen jeweiligen aufgrund daran garantiert kurze läuft umgebung nachhaltige zusammen bringt nötig alter bessere ' +
    'zusätzlichen unabhängig uhr verfügbarkeit gewinn lösungen genutzt wahl ort großen allerdings aussehen wünschen druck stark ' +
    'hinaus gemeinsam möglichkeiten suchen allein braucht bestehen deutschen seiner verlust welches erstellen sorgen bekommen worauf ' +
    'deren inhalte enthalten erforderlich haus wichtigsten möchte sichere unverbindlich bleiben deinem schritten einfachen ' +
    'bewertungen fühlen wenigen',
  TR:
    'ödeme özel yüksek gün şekilde uygun hizmet sadece zaman müşteri ayrıca veren kullanım birlikte enerji ilgili herhangi yatırım ' +
    'üzerinden günlük temel doğru yerine güncel ürün bilgileri mevcut sağlar kredi hakkımızda bilgi ürünler tercih hızlı yapılan ' +
    'sorular nasıl elde sizi ihtiyaç edilir doğal güvenli uzman tek önemli deneme anında yılında takip kolay dahil süresi iş sorulan ' +
    'aylık nedir türkiye süreci sonrası kabul aynı sağlık olması geri sayesinde sunan hemen kullanıcı toplam teslim itibaren kısa ' +
    'otomatik elektrik güneş tüketim nin şartları sonuç saç edilen destek farklı yardımcı hizmetleri edilmesi ürünü aktif çin ' +
    'hakkında fazla dostu ürünleri uzun alan tl arası olun az geçerli düzenli satış kargo sıkça devam sahip düşük hizmeti iade ' +
    'koşulları günü banka olmak gerçek bakım maliyet özellikle doğa boyunca üretim nın dikkat ay ederek sırasında leri hakkı kalıcı ' +
    'yapılır vardır lk sürede edebilirsiniz gelir durumunda üretimi hesap sonunda ücret fiyat hiçbir vadeli temiz oluşan gereken ' +
    'hangi evet olabilir kolayca genellikle arasında yapmak iletişime seçeneği ilk yoğun sağlıklı çeşitli genel yıllık neden ' +
    'yapabilirsiniz küçük detaylı kişisel geniş kaliteli sunuyoruz tamamen yi kayıt alın gelen hesabınıza güvenilir yolu ait verdiği ' +
    'teslimat ücreti süre tüketici işlem tutarı referans ek üçüncü üzeri büyük enerjisi bilgiler sözleşme yıl ekimi eden tedavi ade ' +
    'politikası geçerlidir garantisi alınır iptal kullanımı giriş işlemleri yeşil yaş belirli bağlı durumu çoğu birçok anlık nelerdir ' +
    'beslenme olsun yaşam eder kartı insan yüzden ciddi etmek günde adım almak yer doğrudan karşı hizmetler öncesi edilebilir ön ' +
    'letişim bize sürekli hakları bazı talep kullanılabilir hale burada devreye seçenek bahis belirtilen siteleri maksimum çekim ' +
    'önceden geçen haberdar profesyonel alıcı sipariş içerisinde sonraki biri santrali avantajlı çatı sistemleri kimler tespit ' +
    'aşağıdaki yaparak kalan kullanılır artırır teknoloji erişim sahiptir iletişim ptal ödemeler değişiklik oranı zamanda vb kurulum ' +
    'tasarruf uygulanan değişebilir herkes uygundur ortaya lisans kritik dünya konut miyim içerir etkili parçası tavsiye faiz ' +
    'kampanyalar oranları varsa taksit gerçekten sigortası pratik edilmiş odaklı mümkün neler yol konusunda halinde destekler erken ' +
    'fiyatları grubu altı yerde başka alanında tekrar türlü uluslararası standart resmi koruma yönelik kaynakları konuda saklıdır ' +
    'gizlilik kampanya beyaz sosyal uygulamaları sahibi çevre nedenle ediyoruz alışveriş hiç noktası bedava yani üye alınan ' +
    'doğrulayın çevrim bonusları sektördeki artık finansal sunuyor platformu öne sözleşmesi hak bedeli cayma kullanabilir yazılı ' +
    'ticaret gerekmektedir geçer amacıyla alternatif ev devlet gerekir analizi çift bilgilerin olup etmektedir tedavisi açısından ' +
    'azaltır kullanıcılar özellikleri memnun talebi kullanılan istediğiniz işlemi yöntemleri kurumsal canlı alabilirsiniz deneyimi ' +
    'yapay karbon katkıda çözümler seçenekleri sürdürülebilir çözümleri yararlanın güçlü arka kişinin nokta',
  DK:
    'dk handelsbetingelser inden danske gælder altid danmark muligt andet ret tilbyder pr dog fortrydelsesret gøre herunder enhver ' +
    'oplysninger anden forskellige ind dansk giver aftale forbindelse kundeservice accepterer tilbage gør arbejde gældende senest ' +
    'finder modtager prisen hjælpe tab ændre godkendt beløb dages hvilket opmærksom måde danmarks modtage vigtigt tager anvender ' +
    'betingelser medmindre skriftligt aftalt fremgår ske indhold modtaget penge gennem sådan løbende forbeholder længere fragt udvalg ' +
    'dkk køber tidspunkt vælger typisk svært vide lidt skabe ydelser mangler spørgsmål blot indenfor ændringer kundens levere ' +
    'forsinket opdateret indgået ordrebekræftelse forbrug aftalen måneder fortrydelsesretten hjælp høje hverdage omkostninger kræver ' +
    'omkring muligheder arbejder komme egne samlede tilfælde hurtigt indtil fuld intet ethvert aftalte ordrer aftaler forbehold ' +
    'foretaget registreret forudgående trukket reklamationsret rigtige rigtig overhovedet igennem virksomhed bruges begynder herefter ' +
    'bl gange måske række mennesker jf hurtigst professionel værdi rengøring sundt sikrer rette dækker indgåelse gennemført såfremt ' +
    'udelukkende forbrugeraftaleloven anvendelse kurv aftales forfalder endnu priserne forkert billeder hjælper returret virksomheder ' +
    'behøver stadig nemlig systemet tilbyde spil tilmeld betingelserne oplever fuldt mulighed angivet mobilepay ordren langt ' +
    'almindelige forud udløb væsentlig misligholdelse udgør leveret hjem læse blevet virker mængde valgte uanset yderligere ' +
    'medarbejdere høj nuværende nyheder bliv næste eventuel opbevaring måtte indholdet tredjemand rettigheder specifikationer ' +
    'derudover behandles forsendelse mindst skriftlige produkterne endelige varerne ændres produktionen afsendt butik aps træder ' +
    'indgås måneders afgøres opkræves afsendes udsolgte reklamationen refusion overføres oplyses stk klage reducere foretager ' +
    'modtagelse returnering forbrugslån kigge tydeligt billigste virksomheden hurtig søge ens præcis tilgængelige benytte virkning ' +
    'desuden behandlinger krop netop forståelse vask reparation opsige svarende øjeblikkeligt udgangspunkt trække fx naturligvis købe ' +
    'afgifter informationer forløb vurderes baggrund indirekte parter lige erfarne viden statistik spændende frit ringe fysiske ' +
    'træning forbedre dækning reglerne købet dækket efterfølgende fortryde undersøge brugen fortryder lever trods lade medlemskab ' +
    'loven renklar specifikke bæredygtighed stolte skift skræddersyet udvalgte nyhedsbrev forskel især samarbejde oplevelse bedst ' +
    'huske tilføjet københavn',
  NO:
    'slik tilbyr gjennom gir norge tillegg inn gjør opptil ned dagers tilgjengelig spørsmål hjelper tilbake penger trenger finner ' +
    'finne inkludert mottar norske raskt hjelpe annen ganger blant angrerett gjelder høyere lavere ulike mulig rett informasjon norsk ' +
    'kosttilskudd mottatt basert spesielt finn spill gjerne hjelp enklere gjøre sitter millioner avtalen gi måte annet forskjellige ' +
    'faste rundt materialer lenger refusjon skjer laget krever produktene avhengig leter topp avtale velkommen bindingstid hvem plass ' +
    'norges mva rask kostnadene sikkerhet kredittkort oversikt betyr kortet sjekk nettsiden eksempel eneste oppdatert velger deretter ' +
    'møter selskap bærekraftige kontinuerlig støtter bedrifter spesifikke riktig høye angreretten emballasje virkedager endringer ' +
    'vanligvis tilfeller omsetningskrav vennligst bonuser jakt siste boligen beskjed bolig spinn satser akkurat rettferdige sier ' +
    'lesere provisjon innsats vanligste angrerettloven forbrukerkjøpsloven dekke refinansiering hvilken renten folk løpet litt trygt ' +
    'raskere tilbudet uansett tusenvis gitt gjøres nettsider søk rettigheter unngå avtalt foran',
}
