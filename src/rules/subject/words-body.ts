import type { SubjectWords } from './words.ts'

/** What pages say that sell things to eat, to apply or to be treated with. How words are written here: see words.ts. */
export const BODY_WORDS: SubjectWords = {
  food: {
    all: 'bio-lebensmittel gourmet vegan muesli granola pasta honey olive_oil',
    EN: `bakery bread- food foods grocer- organic_food chocolate- coffee tea teas honey cheese- fruit fruits vegetable- jam flour
      spices snack- recipe recipes delicious tasty flavour- flavor- butcher- meat ingredients farm_shop`,
    DE: `-brot- -bäckerei- -lebensmittel- -kaffee- -honig- -käse- -wurst -wurstwaren -metzgerei- -obst- -gemüse- -schokolade-
      -gewürz- lecker- -teigwaren- zutaten rezept- hofladen -mehl geschmack feinkost-`,
    FR: `boulanger- pain pains pâtisserie- aliment- épicerie- chocolat- café cafés thé miel fromage- fruits légumes confiture- farine
      épices recette- savoureu- délicieu- boucherie- ingrédients gourmand- huile_olive saveur-`,
    ES: `panader- pan alimento- alimentación comida- chocolate- café té miel queso- fruta- verdura- mermelada- harina especias
      receta- delicios- sabor- carnicer- ingredientes aceite jamón- pastel- galleta-`,
    IT: `panificio pane pasticceria aliment- cibo cioccolat- caffè miele formagg- frutta verdura marmellat- farina spezie ricett-
      delizios- gusto macelleria ingredienti olio_extravergine salum- pasta`,
    NL: `bakker- brood- -brood levensmiddel- voeding -chocolade- koffie- thee honing kaas kazen fruit groente- jam meel kruiden
      recept- lekker- slager- vlees ingrediënten smaak`,
    PT: `padaria- pão pães alimento- comida- chocolate- café chá mel queijo- fruta- legumes compota- farinha especiarias receita-
      delicios- sabor- talho ingredientes azeite doces bolo bolos`,
    PL: `piekarni- chleb- pieczyw- żywnoś- spożywcz- czekolad- kaw- herbat- miód miodu sery serów owoc- warzyw- dżem- mąk- przypraw-
      przepis- smaczn- mięs- składnik-`,
    SE: `-bröd- bageri- livsmedel- mat choklad- kaffe- te honung ost ostar frukt- grönsak- sylt mjöl kryddor recept- smak- läcker-
      kött- ingredienser`,
    DK: `-brød- bageri- fødevare- mad chokolade- kaffe- honning ost oste frugt- grønt- marmelade mel krydder- opskrift- lækker- kød-
      ingredienser smag`,
    NO: `-brød- bakeri- matvare- mat sjokolade- kaffe- honning ost frukt- grønnsak- syltetøy mel krydder- oppskrift- smak- deilig-
      kjøtt- ingredienser`,
    FI: `leipä- leipomo- elintarvik- ruoka- ruoan suklaa- kahvi- tee hunaja- juusto- hedelm- vihanne- hillo- jauho- mauste- resept-
      herkull- liha- ainesosa- marja-`,
    GR: `αρτοποι- φούρνο- ψωμί ψωμιά τρόφιμ- σοκολάτ- καφέ- τσάι μέλι τυρί τυριά φρούτα λαχανικά μαρμελάδ- αλεύρι μπαχαρικά συνταγ-
      νόστιμ- γεύση γεύσεις ελαιόλαδο κρέας`,
    TR: `fırın- ekmek- gıda- çikolata- kahve- çay bal peynir- meyve- sebze- reçel- un baharat- tarif- lezzet- zeytinyağ- et malzeme-
      atıştırmalık-`,
    RU: `пекарн- хлеб- продукты питания шоколад- кофе чай мёд мед сыр сыры фрукт- овощ- варенье мука специи рецепт- вкусн- мяс-
      ингредиент- выпечк-`,
  },
  supplement: {
    all: `omega_3 omega3 probioti- prebioti- collagen- kollagen- colágeno- kolagen- spirulina ashwagandha curcumin- kurkumin- whey
      bcaa creatine kreatin- magnesium- magnesio- multivitamin- vitamin- gummies nootropic- glucosamin- mct coq10 q10 biotin-`,
    EN: `supplement supplements capsule capsules softgel- protein_powder dietary_supplement serving_size per_serving daily_dose
      nutraceutical- herbal- adaptogen- formula bottles natural_remedy metabolism antioxidant- superfood- powder`,
    DE: `-nahrungsergänzung- -kapsel -kapseln -präparat -vitalstoff- -proteinpulver- tagesdosis verzehrempfehlung -pulver nährstoff-
      superfood-`,
    FR: 'complément_alimentaire compléments_alimentaires gélule- capsules protéine- posologie cure actifs_naturels superaliment- poudre',
    ES: `suplemento- complemento_alimenticio complementos_alimenticios cápsula- proteína- dosis fórmula remedio- superalimento-
      vitamina- polvo`,
    IT: 'integrator- capsule compresse proteine posologia formula rimedio assunzione superfood vitamina vitamine',
    NL: '-supplement -supplementen voedingssupplement- capsules -capsules eiwit- dosering vitamine-',
    PT: 'suplemento- cápsula- proteína- emagrecedor- vitamina- nutracêutic- fórmula potes frasco frascos',
    PL: 'suplement- kapsułk- białk- dawkowani- witamin- formuł- kuracj- preparat- odżywk-',
    SE: '-kosttillskott- kapsl- protein- dosering vitamin-',
    DK: '-kosttilskud- kapsl- protein- dosering vitamin-',
    NO: '-kosttilskudd- kapsl- protein- dosering vitamin-',
    FI: 'ravintolis- lisäravin- kapsel- proteiini- annostus- vitamiini-',
    GR: 'συμπλήρωμ- κάψουλ- πρωτεΐν- δοσολογία βιταμίν-',
    TR: 'takviye- kapsül- protein- doz vitamin-',
    RU: 'бад бады добавк- капсул- протеин- дозировк- витамин-',
  },
  cosmetic: {
    all: `serum- anti_aging antiaging hyaluron- retinol shampoo- makeup make_up mascara skincare spf parfum- collagen_cream cosmetic-
      kosmetik- kosmeti- cosméti- cosmeti- cosmétique-`,
    EN: `cream creams lotion- skin moisturi- cleanser- beauty_products wrinkle- perfume- fragrance- lipstick- nail_polish soap soaps
      conditioner- hair_oil facial_oil balm- razor- shaving toner`,
    DE: `-creme -cremes -hautpflege- -haut feuchtigkeits- -seife -seifen -falten- -lippenstift- -duft -düfte -körperpflege-
      -haarpflege- -gesichtspflege- -rasier- naturkosmetik-`,
    FR: 'crème- peau- hydrat- sérum- rides parfum- maquillage- savon- soin_visage soins_visage beauté shampooing- lèvres baume-',
    ES: 'crema- piel- hidrat- arrugas perfume- maquillaje- jabón jabones belleza champú- labial- bálsamo- cuidado_facial',
    IT: 'crema creme pelle idrat- rughe profum- trucco sapon- bellezza siero viso balsamo',
    NL: '-crème -crèmes huid- huidverzorging- hydrater- rimpel- parfum- zeep zepen schoonheid- lippenstift gezichtsverzorging',
    PT: 'creme- pele hidrat- rugas perfume- maquiagem maquilhagem sabonete- beleza sérum batom bálsamo cuidados_faciais',
    PL: 'krem- skór- nawilż- zmarszcz- perfum- makijaż- mydł- uroda urody pielęgnac- szampon-',
    SE: '-kräm- hud- hudvård- återfukt- rynk- parfym- smink- tvål- skönhet- schampo-',
    DK: '-creme- hud- hudpleje- fugt- rynke- parfume- sæbe- skønhed- makeup',
    NO: '-krem- hud- hudpleie- fukt- rynke- parfyme- såpe- skjønnhet- sjampo-',
    FI: 'voide- iho- ihonhoi- kosteut- rypy- hajuve- meikki- saippu- kauneu- shampoo- seerumi-',
    GR: 'κρέμ- δέρμα- επιδερμίδ- ενυδάτ- ρυτίδ- άρωμα αρώματα μακιγιάζ σαπούν- ομορφι- ορός καλλυντικ-',
    TR: 'krem- cilt cildi- nemlendir- kırışık- parfüm- makyaj- sabun- güzellik- şampuan- kozmetik-',
    RU: 'крем- кожа кожи кожу увлажн- морщин- парфюм- духи макияж- мыло красот- сыворотк- косметик- шампун-',
  },
  medicine: {
    all: 'paracetamol- ibuprofen- aspirin- antibioti- otc',
    EN: `pharmacy pharmacies pharmacist- medicine- medication- tablets painkiller- over_the_counter active_ingredient drugstore
      antihistamine- cough_syrup patient_leaflet`,
    DE: '-apotheke- -arzneimittel- -medikament- -tabletten wirkstoff- packungsbeilage rezeptfrei- schmerzmittel- hustensaft',
    FR: 'pharmacie- pharmacien- médicament- comprimés ordonnance notice sans_ordonnance antidouleur-',
    ES: 'farmacia- farmacéutic- medicamento- comprimidos pastillas sin_receta analgésic-',
    IT: 'farmacia farmacie farmacist- farmaco farmaci medicinal- analgesic- senza_ricetta',
    NL: 'apotheek apotheken apotheker- geneesmiddel- medicijn- tabletten pijnstiller-',
    PT: 'farmácia- farmacêutic- medicamento- comprimidos remédio- analgésic-',
    PL: 'aptek- farmaceut- lek leki leków tabletk- przeciwbólow-',
    SE: 'apotek- läkemedel- medicin- tabletter receptfri- smärtstillande',
    DK: 'apotek- lægemid- medicin- tabletter håndkøb- smertestillende',
    NO: 'apotek- legemid- medisin- tabletter reseptfri- smertestillende',
    FI: 'apteekk- lääke- lääkk- tablet- särkylääk-',
    GR: 'φαρμακεί- φάρμακ- φαρμακοποι- δισκί- παυσίπον-',
    TR: 'eczane- ilaç- ilac- tablet- ağrı_kesici',
    RU: 'аптек- лекарств- препарат- таблет- обезболива-',
  },
  prescription: {
    all: 'wegovy ozempic mounjaro semaglutide tirzepatide saxenda viagra cialis sildenafil tadalafil glp_1 finasteride botox-',
    EN: 'prescription- prescribe- prescriber- online_doctor repeat_prescription weight_loss_injection- prescription_only',
    DE: 'verschreibungspflicht- rezeptpflicht- -abnehmspritze- online-rezept',
    FR: 'sur_ordonnance',
    ES: 'con_receta receta_médica',
    IT: 'ricetta_medica',
    NL: 'receptplichtig- op_recept',
    PT: 'receita_médica tarja',
    PL: 'na_receptę recept-',
    SE: 'receptbelag-',
    DK: 'receptpligtig-',
    NO: 'reseptpliktig-',
    FI: 'reseptilää-',
    GR: 'συνταγογραφ-',
    TR: 'reçeteli-',
    RU: 'по_рецепту рецептурн-',
  },
  device: {
    all: 'tens ultrasound- laser- led_mask',
    EN: `medical_device- device devices massager- hearing_aid- blood_pressure_monitor thermometer- inhaler- orthopaedic orthopedic
      insoles compression knee_brace wheelchair- rollator- oximeter-`,
    DE: `-medizinprodukt- -massagegerät- -hörgerät- -blutdruckmess- -bandage -bandagen orthopäd- -einlagen rollator- rollstuhl-
      -therapiegerät-`,
    FR: 'dispositif_médical dispositifs_médicaux appareil_auditif tensiomètre- orthopéd- semelles fauteuil_roulant',
    ES: 'dispositivo_médico dispositivos_médicos audífono- tensiómetro- ortopéd- plantillas silla_de_ruedas aparato',
    IT: 'dispositivo_medico dispositivi_medici apparecchi_acustici misuratore ortopedi- plantari carrozzin-',
    NL: 'medisch_hulpmiddel hulpmiddel- hoortoestel- bloeddrukmeter- orthoped- steunzolen rolstoel- brace braces',
    PT: 'dispositivo_médico aparelho_auditivo aparelho- ortopéd- palmilhas cadeira_de_rodas massageador-',
    PL: 'wyrób_medyczny wyroby_medyczne aparat_słuchowy ciśnieniomierz- ortoped- wkładki masażer-',
    SE: 'medicinteknisk- hörapparat- blodtrycksmätare ortoped- rullstol-',
    DK: 'medicinsk_udstyr høreapparat- blodtryksmåler- ortopæd- kørestol-',
    NO: 'medisinsk_utstyr høreapparat- blodtrykksmåler- ortoped- rullestol-',
    FI: 'lääkinnälli- kuulokoje- verenpainemittar- apuväline- pyörätuol-',
    GR: 'ιατροτεχνολογικ- ακουστικ- πιεσόμετρ- ορθοπεδικ- αναπηρικ-',
    TR: 'tıbbi_cihaz işitme_cihaz- tansiyon_aleti ortoped- tekerlekli_sandalye',
    RU: 'медицинское_изделие слуховой_аппарат тонометр- ортопедическ- массажер-',
  },
  treatment: {
    all: `massage- fisioterap- physio- fysio- osteopat- akupunktur- acupunctur- agopuntura reiki hypno- hipno- ayurved- chiropra-
      shiatsu psychotherap- psicoterap- psychothérap- implantolog- orthodont- ortodon- botox- lasik kinesiolog- reflexolog-
      homöopath- homeopat- homéopath- holisti- naturopat- hydrotherap- psychiatr- dermatolog- gynecolog- ginecolog- kardiolog-
      cardiolog- cryotherap- detox`,
    EN: `clinic clinics therapy therapies therapist- treatment treatments patient patients doctor- dentist- dental surgery surgeon-
      counselling counseling rehabilitation healing consultation appointment appointments pain wellness spa medical nurse`,
    DE: `-praxis -therapie- -therapeut- -behandlung- -heilpraktiker- -klinik- -zahnarzt- -arzt -ärzte -ärztin -patient- -massage-
      sprechstunde- -beschwerden -schmerzen -heilkunde heilung -wellness- termin-`,
    FR: `cabinet thérapi- thérapeut- soin soins traitement- clinique- patient- médecin- dentiste- dentaire- kinésithérap- ostéopath-
      sophrolog- naturopath- consultation- rendez_vous douleur- bien_être guérison`,
    ES: `clínica- terapia- terapeut- tratamiento- paciente- médic- dentista- dental- psicólog- consulta- cita dolor- bienestar salud
      sanación masaje-`,
    IT: `clinica studio_medico terapi- trattament- paziente pazienti medico medici dentista dentistic- psicolog- visita dolore dolori
      benessere massagg- salute ambulatorio`,
    NL: `-praktijk- -therapie- -therapeut- -behandeling- kliniek- patiënt- arts artsen tandarts- psycholoog- afspraak klachten pijn
      zorg welzijn massage-`,
    PT: `clínica- terapia- terapeut- tratamento- paciente- médic- dentista- odontolog- psicólog- consulta- agendar dor dores
      bem_estar saúde massagem massagens estética`,
    PL: `klinik- gabinet- terapi- terapeut- zabieg- leczeni- pacjent- lekarz- stomatolog- dentyst- psycholog- wizyt- ból bólu masaż-
      rehabilitac- zdrowi-`,
    SE: `klinik- mottagning- terapi- terapeut- behandling- patient- läkare- tandläkar- psykolog- tidsbokning smärt- massage- hälsa
      välmående massör-`,
    DK: `klinik- terapi- terapeut- behandling- behandler- patient- læge- tandlæge- psykolog- tidsbestilling smerte- massage- velvære
      zoneterap-`,
    NO: 'klinikk- terapi- terapeut- behandling- pasient- lege- tannlege- psykolog- timebestilling smerte- massasje- helse velvære',
    FI: `klinikk- vastaanotto- terapi- terapeut- hoito- hoido- potila- lääkäri- hammaslääk- psykolog- ajanvarau- kipu- kivu- hieron-
      hieroj- terveys- hyvinvoin-`,
    GR: 'κλινικ- ιατρεί- θεραπεί- θεραπευτ- ασθεν- γιατρ- ιατρ- οδοντιατρ- ψυχολόγ- ραντεβού πόνο- μασάζ υγεία ευεξία φυσικοθεραπ-',
    TR: 'klinik- terapi- terapist- tedavi- hasta hastalar- doktor- diş_hekimi psikolog- randevu- ağrı- masaj- sağlık- muayene-',
    RU: 'клиник- терапи- терапевт- лечени- лечебн- пациент- врач- стоматолог- психолог- записаться боль боли массаж- здоровь- процедур-',
  },
  beauty: {
    all: 'manicure- pedicure- balayage nail_art spa barber- salon brows lashes',
    EN: 'hairdresser- haircut- hair_salon nails waxing beauty_salon eyelash- hair_colour hair_color stylist- barbershop-',
    DE: '-friseur- -frisör- -haarschnitt- -kosmetikstudio- -nagelstudio- wimpern- -haarentfernung- fußpflege-',
    FR: 'coiffeur- coiffeuse- coiffure- institut_de_beauté onglerie- épilation- esthétique esthéticienne- ongles barbier-',
    ES: 'peluquer- salón_de_belleza uñas depilación- barbería- barbero- pestañas estética',
    IT: 'parrucchier- centro_estetico unghie epilazione estetist- barbiere ciglia taglio',
    NL: 'kapper- kapsalon- schoonheidssalon- nagelstudio- ontharing- wimper- knippen nagels',
    PT: 'cabeleireir- salão unhas depilação barbearia- barbeiro- cílios sobrancelha- manicure-',
    PL: 'fryzjer- salon_kosmetyczny paznokc- depilac- rzęs- barber- strzyżeni- kosmetyczk-',
    SE: 'frisör- hårsalong- naglar fransar klippning- skönhetssalong- hårborttag-',
    DK: 'frisør- hårsalon- negle vipper klipning- skønhedssalon- hårfjerning-',
    NO: 'frisør- hårsalong- negler vipper klipp skjønnhetssalong- hårfjerning-',
    FI: 'kampaam- kampaaj- hiustenleikkuu- kynsi- kynnet ripset ripsi- kauneushoito- parturi- hiuks- hius-',
    GR: 'κομμωτ- νύχια μανικιούρ αποτρίχωσ- κουρεί- βλεφαρίδ- ινστιτούτο_ομορφιάς',
    TR: 'kuaför- saç tırnak- epilasyon- berber- kirpik- güzellik_salonu',
    RU: 'парикмахер- маникюр- педикюр- эпиляц- барбершоп- ресниц- стрижк- салон_красоты ногт-',
  },
  sport: {
    all: `fitness- gym crossfit yoga- pilates- workout- personal_trainer hyrox zumba kettlebell- bootcamp- triathlon- judo karate-
      boxing padel tennis- golf-`,
    EN: `training trainer- coach coaching sport- muscle- strength exercise exercises athlete- membership club running swimming
      classes martial_arts`,
    DE: '-training- -trainer- -sport -sportverein- -muskel- -kurse -studio -kraft- -verein- laufen schwimmen übungen mitgliedschaft',
    FR: 'entraînement- entraîneur- coach- sport- muscl- musculation salle_de_sport club- natation course exercices abonnement',
    ES: 'entrenamiento- entrenador- deport- múscul- gimnasio- club- natación ejercicio- musculación',
    IT: 'allenament- allenator- palestra palestre sport- muscol- nuoto corsi esercizi istruttor-',
    NL: 'trainen trainer- training- sport- sportschool- spieren club zwemmen hardlopen oefeningen lidmaatschap',
    PT: 'treino- treinador- academia- esporte- desport- muscula- ginásio- natação exercício- aluno-',
    PL: 'trening- trener- siłowni- sport- mięśni- klub- pływani- ćwiczeni- karnet-',
    SE: 'träning- tränare- sport- muskl- gym- förening- simning övningar löpning',
    DK: 'træning- træner- sport- muskl- fitnesscenter- forening- svømning øvelser løb',
    NO: 'trening- trener- sport- idrett- muskl- treningssenter- klubb svømming øvelser løping',
    FI: 'harjoitt- harjoitu- valmenta- valmennu- urheil- liikun- kuntosal- lihas- lihak- treeni- seura uinti- juoksu-',
    GR: 'προπόν- γυμναστήρι- γυμναστ- αθλητ- αθλη- μυς άσκηση ασκήσεις κολύμβ- σύλλογ-',
    TR: 'antrenman- antrenör- spor salonu sporcu kas kulüp- yüzme egzersiz-',
    RU: 'тренировк- тренер- спорт- фитнес- мышц- зал клуб- плавани- упражнени-',
  },
  diet: {
    all: 'keto- pcos pcod low_carb',
    EN: 'nutritionist- dietitian- diet diets meal_plan- weight_loss lose_weight nutrition fat_loss calorie- insulin',
    DE: '-ernährungsberat- abnehmen- diät- -abnehmprogramm- ernährungsplan- gewichtsverlust stoffwechsel-',
    FR: 'nutritionniste- diététi- régime- perte_de_poids perdre_du_poids rééquilibrage maigrir- minceur',
    ES: 'nutricionista- dieta- perder_peso pérdida_de_peso adelgaz- nutrición',
    IT: 'nutrizionist- dietist- dieta diete perdere_peso dimagri- nutrizion-',
    NL: 'voedingsdeskundig- diëtist- dieet- afvallen- gewichtsverlies',
    PT: 'nutricionista- dieta- perder_peso emagrec- perda_de_peso nutrição',
    PL: 'dietety- diet- odchudz- schudn- żywieni-',
    SE: 'dietist- diet- viktminsk- gå_ner_i_vikt kostråd-',
    DK: 'diætist- diæt- vægttab- tab_dig kostvejled-',
    NO: 'ernæringsfysiolog- diett- vekttap- gå_ned_i_vekt slank-',
    FI: 'ravitsemus- dieet- laihdut- painonhalli- painonpudot-',
    GR: 'διατροφολόγ- διαιτολόγ- δίαιτ- απώλεια_βάρους αδυνάτισμ- διατροφή',
    TR: 'diyetisyen- diyet- kilo_ver- zayıfla- beslenme-',
    RU: 'диетолог- нутрициолог- диет- похуде- питани- снижение_веса',
  },
}
