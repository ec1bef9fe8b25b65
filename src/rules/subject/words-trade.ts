import type { SubjectWords } from './words.ts'

/** What is supplied, built, worn, driven, taught or programmed. */
export const TRADE_WORDS: SubjectWords = {
  energy: {
    all: 'photovolta- fotovolta- solar- kwh kwp ev_charging wallbox- geotherm-',
    EN: `solar_panel- energy_supplier electricity electricity_tariff gas_tariff heat_pump- renewable_energy energy_bill wind_turbine-
      battery_storage boiler- firewood pellets`,
    DE: `-strom- -stromtarif- -gastarif- -solaranlage- -wärmepumpe- -energieversorg- -heizöl- -brennholz- -pellets- -stromspeicher-
      stadtwerke- ökostrom-`,
    FR: 'électricité panneaux_solaires pompe_à_chaleur énergie- fournisseur_d_énergie granulés bois_de_chauffage éolien-',
    ES: 'electricidad placas_solares paneles_solares bomba_de_calor energía energétic- leña aerotermia tarifa_de_luz',
    IT: 'elettricità pannelli_solari pompa_di_calore energia energetic- legna luce_e_gas bolletta',
    NL: 'stroom- zonnepane- warmtepomp- energie- energieleverancier- brandhout- thuisbatterij-',
    PT: 'eletricidade painéis_solares painel_solar bomba_de_calor energia- lenha conta_de_luz',
    PL: 'energi- prąd prądu panele_słoneczne pompa_ciepła pompy_ciepła węgiel opał-',
    SE: 'el elavtal- solcell- värmepump- energi- ved elpris-',
    DK: 'elpris- solcelle- varmepumpe- energi- brænde strøm-',
    NO: 'strøm- solcelle- varmepumpe- energi- strømavtale-',
    FI: 'sähkö- aurinkopane- lämpöpump- energia- polttopu- klapi-',
    GR: 'ρεύμα φωτοβολταϊκ- αντλί- ενέργεια- ενεργειακ- ηλεκτρισμ-',
    TR: 'elektrik- güneş_paneli ısı_pompası enerji- güneş_enerjisi',
    RU: 'электроэнерг- солнечные_панели тепловой_насос энерги- дрова электроснабж-',
  },
  telecom: {
    all: 'broadband 5g voip fibra- sim_card esim dsl sms- mbps gbps glasfaser- fttp roaming',
    EN: 'internet_provider phone_plan mobile_plan landline- fibre unlimited_data telecom- call_minutes',
    DE: '-handytarif- -mobilfunk- -festnetz- -internetanschluss- -datenvolumen- -telefonie-',
    FR: 'forfait_mobile fibre_optique opérateur- box_internet téléphonie-',
    ES: 'tarifa_móvil fibra_óptica operador- telefonía-',
    IT: 'tariffa_mobile fibra_ottica operatore telefoni-',
    NL: 'mobiel_abonnement glasvezel- provider- telefonie-',
    PT: 'plano_móvel fibra_óptica operadora- telefonia- internet_fibra',
    PL: 'światłowód- operator- abonament_komórkowy telefoni-',
    SE: 'mobilabonnemang- fiber- bredband- telefoni-',
    DK: 'mobilabonnement- fiber- bredbånd- telefoni-',
    NO: 'mobilabonnement- fiber- bredbånd- telefoni-',
    FI: 'liittymä- kuitu- laajakaista- puhelinlii-',
    GR: 'κινητή_τηλεφωνία οπτική_ίνα τηλεπικοινων- πάροχ-',
    TR: 'fiber_internet tarife- operatör- telekom-',
    RU: 'интернет_провайдер мобильная_связь оператор_связи тариф- телефони-',
  },
  software: {
    all: `software- app apps saas api sdk github plugin- cloud- dashboard- crm erp hosting- wordpress- android ios chatbot- devops
      open_source webdesign- seo ux ui cms download-`,
    EN: `ai developer- platform- web_design website_development free_trial per_month subscription- integration- automation-
      documentation workflow- users features pricing digital_marketing`,
    DE: '-programmier- -webentwickl- -plattform- -anwendung -anwendungen -entwickler- -digitalisierung- -schnittstelle-',
    FR: 'logiciel- développeur- développement_web plateforme- application- hébergement_web référencement site_web création_de_site',
    ES: 'desarrollador- desarrollo_web plataforma- aplicación- aplicaciones alojamiento_web página_web posicionamiento',
    IT: 'sviluppator- sviluppo_web piattaform- applicazion- sito_web siti_web realizzazione_siti',
    NL: 'ontwikkelaar- webontwikkel- platform- applicatie- websites website_laten automatiser-',
    PT: 'desenvolvedor- desenvolvimento plataforma- aplicativo- aplicação- sistema- automação hospedagem_de',
    PL: 'oprogramowani- programist- platform- aplikac- strony_internetowe wdrożeni- integrac-',
    SE: 'programvar- utvecklare- plattform- applikation- webbplats- webbutveckl- mjukvar-',
    DK: 'programmør- udvikler- platform- applikation- hjemmeside- webudvikl-',
    NO: 'programvar- utvikler- plattform- applikasjon- nettside- webutvikl-',
    FI: 'ohjelmisto- kehittäj- alusta- sovellu- verkkosivu- kotisivu- järjestelm-',
    GR: 'λογισμικ- προγραμματ- πλατφόρμ- εφαρμογ- ιστοσελίδ- κατασκευή_ιστοσελίδων',
    TR: 'yazılım- geliştirici- platform- uygulama- web_tasarım web_sitesi',
    RU: 'программн- разработк- разработчик- платформ- приложени- сайт- автоматизац-',
  },
  fashion: {
    all: 'fashion sneaker- t_shirt t_shirts hoodie- jeans outfit- streetwear lingerie bikini- leggings',
    EN: `clothing clothes dress dresses shoes shoe bag bags handbag- jewellery jewelry jacket- leather_bags watches wear size_guide
      sleeve necklace- earrings fabric-`,
    DE: `-mode -kleidung- -kleid -kleider -schuhe- -tasche -taschen -schmuck- -jacke -jacken -hose -hosen größentabelle -ringe -uhren
      -stoffe`,
    FR: 'mode vêtement- robe robes chaussure- sac sacs bijou- veste- guide_des_tailles collier- montres tissu-',
    ES: 'moda ropa vestido- zapato- bolso- joya- joyería- chaqueta- guía_de_tallas collar- relojes tela telas',
    IT: 'moda abbigliament- vestit- scarp- borsa_in_pelle borse gioiell- giacc- guida_alle_taglie orologi tessut-',
    NL: 'mode kleding- jurk- schoen- tas tassen sieraden- jas jassen maattabel horloges stoffen',
    PT: 'moda roupa- vestido- sapato- bolsas_femininas joia- joalheria calçado- jaqueta- tamanhos relógios tecido-',
    PL: 'mod- odzież- ubrani- sukien- buty torebk- biżuteri- kurtk- rozmiar- zegark- tkanin-',
    SE: 'mode kläder klänning- skor väska väskor smycke- jack- storleksguide klockor tyg-',
    DK: 'mode tøj kjole- sko taske- smykke- jakke- størrelsesguide ure stof stoffer',
    NO: 'mote klær kjole- sko veske- smykke- jakke- størrelsesguide klokker stoff-',
    FI: 'muoti- vaate- vaatteet mekko- kengät kenkä- laukku- laukut koru- takki- kello- kangas- kankaat',
    GR: 'μόδα ρούχ- φόρεμα φορέματα παπούτσι- τσάντ- κόσμημα κοσμήματα μπουφάν ρολόγι- υφάσμ-',
    TR: 'moda giyim- elbise- ayakkabı- çanta- takı- mücevher- ceket- saat beden kumaş-',
    RU: 'мода моды модн- одежд- плать- обув- сумк- украшени- ювелир- куртк- размер- часы ткан-',
  },
  furniture: {
    all: 'sofa- interior_design home_decor mattress- parket- led_lamp',
    EN: `furniture chair- table tables bed beds kitchens kitchen_design wardrobe- desk cushion- curtain- carpet- lamp lamps
      home_decor bathroom- kitchenware cookware sewing_machine-`,
    DE: `-möbel- -stuhl -stühle -tisch -tische -bett -betten -schrank- -küchen -matratze- -vorhänge- -teppich- -leuchten-
      -einrichtung- -nähmaschine-`,
    FR: 'meuble- chaise- lit lits cuisine_équipée matelas rideau- tapis luminaire- décoration- ameublement- canapé-',
    ES: 'mueble- silla- mesa mesas cama camas armario- colchón colchones cortina- alfombra- lámpara- decoración- cocinas menaje-',
    IT: 'mobili arredament- sedia sedie tavol- letto letti cucine materass- tende tappet- lampad- divan-',
    NL: 'meubel- stoel stoelen tafel- bed bedden keukens matras- gordijn- tapijt- lampen kast kasten interieur-',
    PT: `móveis mobiliário cadeira- mesa mesas cama camas colchão colchões cortina- tapete- luminária- decoração- sofás
      cozinhas_planejadas`,
    PL: 'mebl- krzes- stół stoły łóżk- kuchenn- materac- zasłon- dywan- lamp- szaf- wnętrz-',
    SE: 'möbel- möbler stol stolar bord säng- kök madrass- gardin- matta mattor lamp- inredning-',
    DK: 'møbel- møbler stol stole bord borde seng- køkkener madras- gardin- tæppe- lampe- indretning-',
    NO: 'møbel- møbler stol stoler bord seng- kjøkkeninnredning madrass- gardin- teppe- lampe- interiør-',
    FI: 'huoneka- kaluste- tuoli- pöytä- sänky- sängyt keittiöt patja- verho- matto- matot valaisi- sisustu-',
    GR: 'έπιπλ- καρέκλ- τραπέζι- κρεβάτι- κουζίνες στρώμα στρώματα κουρτίν- χαλι- φωτιστικ- διακόσμησ- καναπέ-',
    TR: 'mobilya- sandalye- masa masalar yatak- mutfak_dolab- perde- halı- lamba- dekorasyon- koltuk- dolap-',
    RU: 'мебел- стул- стол столы кровать кровати кухонн- матрас- шторы ковер ковры светильник- диван- интерьер-',
  },
  toy: {
    all: 'lego puzzle- playmobil board_game- teddy',
    EN: 'toy toys doll dolls kids_games plush playground- baby stroller-',
    DE: '-spielzeug- -puppe -puppen -kinderwagen- -gesellschaftsspiel- -stofftier-',
    FR: 'jouet- poupée- peluche- jeux_de_société poussette-',
    ES: 'juguete- muñec- peluche- juegos_de_mesa cochecito-',
    IT: 'giocattol- bambol- peluche giochi_da_tavolo passeggin-',
    NL: 'speelgoed- poppen knuffel- bordspel- kinderwagen-',
    PT: 'brinquedo- boneca- pelúcia- jogos_de_tabuleiro carrinho_de_bebé',
    PL: 'zabawk- lalk- pluszak- gry_planszowe wózek-',
    SE: 'leksak- docka dockor gosedjur- brädspel- barnvagn-',
    DK: 'legetøj- dukke- bamse- brætspil- barnevogn-',
    NO: 'leketøy- leker dukke- kosedyr- brettspill- barnevogn-',
    FI: 'lelu- lelut nukke- nuket pehmolelu- lautapel- lastenvaun-',
    GR: 'παιχνίδι- κούκλ- λούτριν- επιτραπέζι- καρότσι',
    TR: 'oyuncak- bebek_arabası peluş- kutu_oyun-',
    RU: 'игрушк- кукл- плюшев- настольные_игры коляск-',
  },
  craft: {
    all: 'renovat- plumb- hvac elektro- sanit-',
    EN: `plumber- plumbing electrician- roofing roofer- painter- painting carpenter- builder- construction cleaning gardener-
      gardening landscaping locksmith- handyman repair repairs installation insulation flooring tiling moving removals waste
      recycling windows maintenance property_management contractor- drainage`,
    DE: `-handwerk- -maler- -elektriker- -dachdecker- -tischlerei- -schreinerei- -sanitär- -reinigung- -gebäudereinigung- -gartenbau-
      -garten- -hausmeister- -schlüsseldienst- -umzug- -umzüge- -entrümpelung- -renovierung- -montage- -bau -baustoff-
      -hausverwaltung- -heizung- -fliesen- -entsorgung- -dämm- -reparatur-`,
    FR: `plombier- plomberie- électricien- couvreur- toiture- peintre- peinture- menuisier- menuiserie- maçon- nettoyage- jardin-
      paysagiste- serrurier- déménagement- rénovation- chauffage- travaux chantier- dépannage- isolation- recyclage-`,
    ES: `fontaner- electricista- tejado- pintor- pintura- carpinter- albañil- limpieza- jardin- cerrajer- mudanza- reforma-
      construcción instalación reparación- reparaciones mantenimiento reciclaje obras`,
    IT: `idraulic- elettricist- imbianchin- falegnam- edil- pulizie pulizia giardin- fabbro trasloch- ristruttur- costruzion-
      impiant- manutenzion- riparazion- lavori rifiuti`,
    NL: `loodgieter- elektricien- dakdekker- schilder- timmer- aannemer- schoonmaak- tuin- hovenier- slotenmaker- verhuis- renovatie-
      verbouw- installatie- onderhoud- reparatie- isolatie- afval-`,
    PT: `canaliza- encanador- eletricista- telhado- pintor- pintura- carpint- pedreiro- limpeza- jardin- chaveiro- mudança- reforma-
      obras construção construtora instalação manutenção reparo- reparação`,
    PL: `hydraulik- elektry- dach- malarz- malowani- stolar- budow- sprzątani- ogród- ogrod- ślusarz- przeprowadz- remont- instalac-
      napraw- odpad- czyszczeni-`,
    SE: `rörmokar- elektriker- takläggar- målare måleri- snickar- bygg- städ- trädgård- låssmed- flytt- renover- installation-
      reparation- underhåll-`,
    DK: `vvs- elektriker- tagdækker- maler- tømrer- byg- rengøring- have haveservice- låsesmed- flytning- renover- installation-
      reparation- håndværk- vedligehold-`,
    NO: `rørlegger- elektriker- taktekk- maler- snekker- bygg- renhold- vask hage- låsesmed- flytting- oppussing-
      rehabilitering_av_bygg installasjon- reparasjon- håndverk- vedlikehold-`,
    FI: `putkiasen- sähköasen- kattorem- maalau- maalar- kirvesm- rakennu- rakenta- siivou- puutarha- lukkosep- muutto- remont-
      asennu- korjau- huolto- kiinteistö-`,
    GR: `υδραυλικ- ηλεκτρολόγ- στέγη ελαιοχρωματ- βαψίμ- ξυλουργ- οικοδομ- καθαρισμ- κήπ- κλειδαρ- μετακόμισ- ανακαίνισ- κατασκευ-
      εγκατάστασ- επισκευ- συντήρησ-`,
    TR: `tesisat- elektrikçi- çatı- boya boyacı- marangoz- inşaat- temizlik- bahçe- çilingir- nakliyat- tadilat- kurulum- tamir-
      servis- onarım-`,
    RU: `сантехник- электрик- кровл- маляр- столяр- строител- уборк- клининг- сад слесар- переезд- ремонт- монтаж- установк-
      обслуживани-`,
  },
  legal: {
    EN: `lawyer- solicitor- attorney- law_firm legal_advice legal_services litigation notary- divorce court accountant- accounting
      tax taxes bookkeeping mediation immigration`,
    DE: '-anwalt -anwälte -rechtsanwalt- -kanzlei- -notar- -steuerberat- -recht -mandant- -gericht -buchhaltung- scheidung- mediation-',
    FR: 'avocat- notaire- cabinet_d_avocats juridique- droit divorce- tribunal- comptab- fiscal- médiation-',
    ES: 'abogad- notari- despacho jurídic- derecho divorcio- tribunal- contab- fiscal- asesor- mediación',
    IT: 'avvocat- notai- studio_legale giuridic- legale diritto divorzi- tribunal- contabil- fiscal- commercialist- mediazione',
    NL: 'advoca- notaris- juridisch- recht- scheiding- rechtbank- boekhoud- belasting- accountant- mediation',
    PT: 'advogad- advocacia notári- escritório jurídic- direito divórcio- tribunal- contab- fiscal- mediação',
    PL: 'adwokat- radca radcy notariusz- kancelari- prawny prawna prawne prawo prawa rozwód- sąd- księgow- podatk- mediac-',
    SE: 'advokat- jurist- juridik- rättslig- skilsmäss- domstol- redovisning- skatt- bokföring-',
    DK: 'advokat- jurist- juridisk- skilsmisse- domstol- regnskab- skat- bogholder- revisor-',
    NO: 'advokat- jurist- juridisk- skilsmisse- domstol- regnskap- skatt- revisor-',
    FI: 'asianaja- juristi- lakias- lakimies- oikeu- avioero- kirjanpito- tilitoimisto- vero-',
    GR: 'δικηγόρ- δικηγορικ- συμβολαιογράφ- νομικ- δίκαι- διαζύγι- δικαστήρι- λογιστ- φορολογ-',
    TR: 'avukat- noter- hukuk- dava boşanma- mahkeme- muhasebe- vergi-',
    RU: 'адвокат- юрист- юридическ- нотариус- право развод- суд бухгалтер- налог-',
  },
  property: {
    all: 'immobili- inmobiliari- imobili- penthouse- makler-',
    EN: `real_estate realtor- estate_agent- property properties apartment- house_for_sale for_rent bedroom- landlord- tenant-
      letting- sqft square_feet listing- homes`,
    DE: '-immobilie- -wohnung -wohnungen -grundstück- -hausverkauf- -kaufpreis- -miete -mieter- -vermiet- -quadratmeter- -eigenheim-',
    FR: 'appartement- maison_à_vendre agence_immobilière location_appartement loyer- terrain- vente_immobilière',
    ES: 'piso pisos apartamento- casa_en_venta alquiler- terreno- vivienda- metros_cuadrados',
    IT: 'case_in_vendita affitt- terren- agenzia_immobiliare compravendit- metri_quadri vendita_case',
    NL: 'makelaar- woning- appartement- huurwoning- huis_te_koop vastgoed- hypotheekvrij',
    PT: 'imóve- apartamento- casa_à_venda aluguel- arrendament- corretor- terreno- condomínio-',
    PL: 'nieruchomoś- mieszkani- działk- dom_na_sprzedaż wynajem- biuro_nieruchomości',
    SE: 'fastighet- mäklare- lägenhet- bostad- hyra hyres- villa_till_salu tomt-',
    DK: 'ejendom- mægler- lejlighed- bolig- husleje- grund hus_til_salg',
    NO: 'eiendom- megler- leilighet- bolig- husleie- tomt- bolig_til_salgs',
    FI: 'asunto- asunno- kiinteistövälit- vuokra- tontti- myytävä-',
    GR: 'ακίνητ- μεσιτικ- διαμέρισμα_προς ενοικίασ- οικόπεδ- πώληση_ακινήτων κατοικί-',
    TR: 'emlak- daire- kiralık- satılık- gayrimenkul- arsa- konut-',
    RU: 'недвижимост- квартир- аренд- риелтор- участок новостройк- жиль-',
  },
  education: {
    all: 'e_learning webinar- curricul- montessori kindergarten- bootcamp academy academ- workshop- seminar- diplom- certificat-',
    EN: `course courses school schools student- teacher- lessons tutor- university college learn learning education degree-
      curriculum childcare nursery preschool exam exams enrol- driving_school`,
    DE: `-schule -schulen -kurs -kurse -unterricht- -lehrer- -ausbildung- -studium- -weiterbildung- -schüler- -kita -kindergarten-
      -fahrschule- -prüfung- lernen nachhilfe- -seminar-`,
    FR: 'école- formation- cours élève- étudiant- professeur- enseign- apprendre apprentissage université- crèche- stage- auto_école',
    ES: `escuela- curso- alumno- estudiante- profesor- enseñ- aprender aprendizaje universidad- colegio- guardería- formación clases
      autoescuela-`,
    IT: 'scuola scuole corso corsi student- insegnant- imparare apprendiment- università lezion- asilo formazione autoscuola',
    NL: 'school scholen cursus- opleiding- leerling- student- docent- leren onderwijs- universiteit- kinderopvang- les lessen rijschool-',
    PT: 'escola- curso- aluno- estudante- professor- ensin- aprender aprendizagem universidade- creche- aulas aula formação ebook método',
    PL: 'szkoł- kurs- ucz- student- nauczyciel- nauk- edukac- uniwersyt- przedszkol- żłob- lekcj- szkoleni-',
    SE: 'skola skolan kurs kurser utbildning- elev- student- lärare- lära universitet- förskola- lektion- körskola-',
    DK: 'skole- kursus kurser uddannelse- elev- studer- lærer- lære universitet- børnehave- vuggestue- undervisning- køreskole-',
    NO: 'skole- kurs utdanning- elev- student- lærer- lære universitet- barnehage- undervisning- kjøreskole-',
    FI: 'koulu- kurssi- oppila- opiskel- opetta- opettaj- oppi- yliopist- päiväkot- koulutu- autokoulu-',
    GR: `σχολεί- σχολή μάθημα μαθήματα μαθητ- φοιτητ- καθηγητ- εκπαίδευσ- εκπαιδευτ- πανεπιστήμι- σεμινάρι- φροντιστήρι-
      παιδικός_σταθμός`,
    TR: 'okul- kurs- öğrenci- öğretmen- eğitim- üniversite- ders dersler- anaokul- sınav-',
    RU: 'школ- курс- учени- студент- преподавател- обучени- образовани- университет- детский_сад урок- занятия',
  },
  car: {
    all: 'suv diesel- motorcycl- audi bmw toyota volkswagen mercedes- e_bike ebike- hybrid scooter-',
    EN: `car cars vehicle- used_cars dealership- garage tyre- tire tires auto_repair test_drive mileage mechanic- parking rental_car
      bike bikes bicycle- truck- motor`,
    DE: `-auto -autos -fahrzeug- -gebrauchtwagen- -werkstatt- -reifen- -autohaus- -probefahrt- -kfz- -motorrad- -fahrrad- -mietwagen-
      -parkplatz- -lkw-`,
    FR: 'voiture- véhicule- garage- pneu- concession- automobile- moto motos vélo- location_de_voiture parking-',
    ES: `coche- vehículo- taller- neumático- concesionario- automóvil- moto motos bicicleta- alquiler_de_coches parking aparcamiento
      carro carros`,
    IT: 'auto veicol- officina pneumatic- concessionari- automobil- moto biciclett- noleggio parcheggi-',
    NL: 'auto autos voertuig- garage- banden occasion- dealer- proefrit- motor fiets- autoverhuur parkeer-',
    PT: 'carro- veículo- oficina- pneu- concessionária- automóve- moto motos bicicleta- aluguer_de_carros estacionamento',
    PL: 'samochod- samochód- auto auta pojazd- warsztat- opon- motocykl- rower- wynajem_samochodów parking- mechanik-',
    SE: 'bil bilar fordon- verkstad- däck- begagnade_bilar motorcykel- cykel- biluthyrning- parkering-',
    DK: 'bil biler køretøj- værksted- dæk brugte_biler motorcykel- cykel- biludlejning- parkering-',
    NO: 'bil biler kjøretøy- verksted- dekk bruktbil- motorsykkel- sykkel- bilutleie- parkering-',
    FI: 'auto autot ajoneuvo- korjaamo- renga- renkaat vaihtoauto- moottoripyör- pyörä- autovuokra- pysäköin-',
    GR: 'αυτοκίνητ- όχημα οχήματα συνεργεί- ελαστικ- μοτοσυκλέτ- ποδήλατ- ενοικίαση_αυτοκινήτων πάρκινγκ',
    TR: 'araba- araç- oto servis lastik- galeri- otomobil- motosiklet- bisiklet- araç_kiralama otopark-',
    RU: 'автомобил- авто машин- автосервис- шин- дилер- мотоцикл- велосипед- прокат_авто парковк-',
  },
  electronics: {
    all: `smartphone- iphone- laptop- tablet- gaming- gps- hdmi usb- wifi_router smart_tv headphone- drone- electronics elektronik-
      electrónic- elettronic- électronique-`,
    EN: 'phone_case computer- camera- printer- appliance- washing_machine- fridge- speakers charger- repair_phone',
    DE: '-computer- -kamera- -drucker- -waschmaschine- -kühlschrank- -haushaltsgerät- -ladegerät-',
    FR: 'ordinateur- téléphone_portable imprimante- électroménager- lave_linge réfrigérateur-',
    ES: 'ordenador- computadora- móvil móviles impresora- electrodoméstic- lavadora- frigorífico- celular-',
    IT: 'computer stampant- elettrodomestic- lavatric- frigorifer- cellular-',
    NL: 'computer- camera- printer- huishoudelijke_apparaten wasmachine- koelkast-',
    PT: 'computador- celular- impressora- eletrodoméstic- máquina_de_lavar frigorífico- geladeira-',
    PL: 'komputer- telefon telefony drukark- agd pralk- lodówk- aparat-',
    SE: 'dator- kamera- skrivare- vitvaror tvättmaskin- kylskåp-',
    DK: 'computer- kamera- printer- hvidevarer vaskemaskine- køleskab-',
    NO: 'datamaskin- kamera- skriver hvitevarer vaskemaskin- kjøleskap-',
    FI: 'tietokone- kamera- tulosti- kodinkone- pesukone- jääkaapp-',
    GR: 'υπολογιστ- κινητά κάμερ- εκτυπωτ- ηλεκτρικές_συσκευές πλυντήρι- ψυγεί-',
    TR: 'bilgisayar- telefon kamera- yazıcı- beyaz_eşya çamaşır_makinesi buzdolab-',
    RU: 'компьютер- телефон камер- принтер- бытовая_техника стиральн- холодильник-',
  },
  farming: {
    all: 'agro- agri- tractor- biostimul-',
    EN: 'agricultur- farm farms farming farmer- crop- fertili- pesticide- harvest- seed seeds irrigation',
    DE: '-landwirt- -dünger- -saatgut- -ernte- -ackerbau- -bewässerung- -pflanzenschutz-',
    FR: 'agricole- agricult- engrais récolte- semence- culture- irrigation',
    ES: 'agrícol- agricult- fertilizant- cosecha- semilla- cultivo- riego',
    IT: 'agricol- agricolt- fertilizzant- raccolt- semi coltur- irrigazion-',
    NL: 'landbouw- boer boeren mest meststof- oogst- zaad zaden gewas-',
    PT: 'agrícola- agricult- fertilizant- colheita- semente- cultivo- lavoura- pulveriz-',
    PL: 'roln- nawoz- nawóz zbior- nasion- upraw-',
    SE: 'lantbruk- jordbruk- gödsel- skörd- frö fröer gröda-',
    DK: 'landbrug- gødning- høst- frø afgrøde-',
    NO: 'landbruk- gjødsel- høst- frø avling-',
    FI: 'maatalou- maatila- lannoi- sato- siemen- viljel-',
    GR: 'γεωργ- αγροτ- λίπασμα λιπάσματα συγκομιδ- σπόρ- καλλιέργ-',
    TR: 'tarım- çiftçi- gübre- hasat- tohum- sulama-',
    RU: 'сельск- фермер- удобрени- урожай- семен- посев-',
  },
}
