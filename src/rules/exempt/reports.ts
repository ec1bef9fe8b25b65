import type { LanguageKey } from '../../languages.ts'

/**
 * What shows that a sentence tells of a claim and does not make it: a court or an authority acts on it, somebody is accused of it or
 * warned against it, or the sentence is about the word itself. Only words that a seller has no use for.
 */
const REPORT_WORDS: Record<LanguageKey, string[]> = {
  EN: [
    '(?:seldom|rarely|hardly ever|almost never) (?:works?|pays?|helps?|ends?|leaves?|lasts?|turns?|solves?|succeeds?)',
    '(?<!\\b(?:never|ever|not|nobody|no one) )(?:regretted|regrets) (?:it|that|this|my|his|her|taking|borrowing)',
    "(?:rarely|seldom|never|hardly ever|not|doesn['’]t|don['’]t) (?:mentions?|shows?|says?|names?) (?:the |their |what |any )?" +
      '(?:interest|costs?|fees?|risks?|losses|APR)',
    '(?:sounds?|looks?|seems?) (?:\\w+ )?(?:tempting|great|attractive|good|nice|appealing|wonderful|easy|harmless|simple|cheap|safe|' +
      'clever|glamorous|exciting)[,;:]? (?:but|until|yet|though)',
    '(?:tends? to|often|usually|frequently|mostly) (?:keep (?:your|players|customers|their)|withhold|freeze|confiscate|cheat|' +
      'delays? (?:your |all )?(?:payouts?|withdrawals?|payments?)|close (?:your )?accounts?|' +
      'ends? (?:in|up)|go(?:es)? bust|collapse|turns? out)',
    'walk away(?! (?:with|richer|a winner|from (?:work|your job)))',
    "(?:do not|don['’]t|does not|doesn['’]t|cannot|can['’]t|rarely|seldom|never|hardly ever) (?:go|come|belong|exist|fit) " +
      '(?:together|hand in hand|as a pair|side by side|at once|at the same time)',
    '(?:nice|pleasant|lovely|fine|pretty|seductive) (?:idea|dream|thought|phrase|slogan|picture)[,;:]? (?:but|not|yet)',
    '(?:court|tribunal|judge|jury)s? (?:[a-z]+ ){0,3}(?:heard|ruled|rules|held|found|banned|stopped|fined|jailed|decided|' +
      'ordered|dismissed|upheld|sentenced|prohibited)',
    'in court|lawsuits?|prosecut(?:ed|ors?|ion)|convicted|jailed|sued|sues|fined|banned|bans|reprimanded|censured',
    'accus(?:ed|es|ing)|outlawed',
    '(?:is|are|was|were|be|been) (?:now |also )?(?:prohibited|forbidden|illegal|unlawful|against the law)',
    '(?:regulators?|watchdogs?|authority|authorities|ASA|FCA|SEC|FTC|FDA|CMA|FINRA|commission) (?:has |have |had |' +
      'also )?(?:ruled|warns?|warned|fined|wants|proposes|proposed|found|upheld|told|stopped|ordered|prohibits?|objects?|' +
      'objected|sued|issued|criticised|criticized|investigates|investigated)',
    'according to the (?:European )?(?:Commission|regulator|authority|court|ministry|government|police)',
    '(?:government|ministry|minister|chancellor|mayor|senators?|councillors?|police|officials?|campaigners?|activists?|' +
      'party|union) (?:[a-z]+ ){0,2}(?:said|says|told|wants?|plans|demands?|called for|warned|warns|argued|aims?)',
    "fraudsters?|(?<!\\b(?:no|not a|isn['’]t a) )scam(?:s|mers?|med)?|swindl(?:er|ers|ed)|con artists?|greenwash(?:ing|ed)?",
    'misled|misleads?|misleading|debunk(?:s|ed)?|hoax(?:es)?|myths?|so-called|alleged(?:ly)?|alleges?|beware of|falsely',
    'the (?:term|word|words|phrase|slogan|expression|notion)s?',
    '(?:claims?|terms?|words?|phrases?|statements?|slogans?|labels?|promises|expressions?) (?:such as|like)',
    'what (?:does|do) .{1,60} mean',
    '(?:for|of|from|against) (?:claiming|advertising|promising|describing|calling|saying|pretending)',
    '(?:he|she|they|who|firm|company|advis[eo]r|seller|trader|retailer|manufacturer|airline|bookmaker|advert|' +
      'advertisement) (?:had |has |have )?(?:falsely |wrongly )?(?:claimed|promised|advertised|boasted|pretended|touted)',
    '(?:law|act|directive|legislation|bill|debate|lecture|thesis|seminar|essay) (?:on|about)',
    '(?:students?|pupils?|researchers?|study|studies) compar(?:e|es|ed)',
    'warn(?:s|ed|ing)? (?:of|that|against|about|consumers|investors|people|readers)|warning letters?',
    'fact[- ]check(?:s|ed|ing)?|is it true that|there is no (?:scientific |clinical |good )?(?:proof|evidence)',
    '(?:must|should|have to|has to) (?:be able to )?prove',
    'told (?:its |their |his |her )?(?:customers|investors|users|patients|consumers|buyers|victims)',
    "walk away from any(?:one|body)?|steer clear of|be (?:wary|suspicious) of|(?:never|do not|don['’]t) (?:trust|believe)",
    'do(?:es)? not exist',
    '(?:must|has to|had to) pay [$£€]|withdrawn after|after \\d+ complaints|stepped in',
  ],
  DE: [
    '(?<!\\bkeine? )(?:mythos|mythen|märchen|lügen?)|gelogen|(?:warn|alarm)(?:signal|zeichen)|gehen nicht zusammen',
    '(?:landgericht|oberlandesgericht|amtsgericht|bundesgerichtshof|gerichtshof|bgh|eugh)s?|vor gericht',
    'gericht (?:untersagte|verbot|entschied|urteilte|stoppte|gab|wies)|urteil(?:e|s)?|richter(?:in|innen|n)?',
    'untersagt(?:e|en|em|er|es)?|verbot(?:en|e|ene|enen)?|verbietet|verbieten|verklagt(?:e|en)?|klagte?n? gegen',
    'abgemahnt(?:e|en)?|abmahnung(?:en)?|bußgeld(?:er|ern)?|beanstandet(?:e|en)?|irreführend(?:e|er|es|en|em)?|irreführung',
    'dubiose[nrms]?|unseriöse[nrms]?',
    'greenwashing|sogenannte[nrms]?|angeblich(?:e|er|es|en|em)?|betrüger(?:n|in|innen)?|betrugsmasche(?:n)?',
    '(?:ist|als|des|wegen|vor|auf|und|oder) betrugs?|betrügt|betrügen|vorsicht bei|finger weg von|misstrauen sie|hüten sie sich',
    'verbraucherzentrale(?:n)?|wettbewerbszentrale|umwelthilfe|umweltbundesamt|(?:nach ansicht|laut|nach angaben) der (?:eu-)?kommission',
    '(?:bundesregierung|regierung|ministerium|ministerin?|kanzler(?:in)?|bundestag|stadtrat|partei|grünen) (?:will|wollen|' +
      'plant|planen|fordert|fordern|teilt|sagte|warnt|warnte|rät)',
    '(?:angaben|aussagen|begriffe|wörter|worte|bezeichnungen|werbeaussagen|behauptungen|versprechen|slogans) wie',
    'der begriff|das wort|die bezeichnung|der slogan|was (?:bedeutet|heißt)|(?:zu|nicht) (?:nennen|bezeichnen)',
    '(?:beworben|angepriesen|bezeichnet|vermarktet) (?:hatten?|haben|hat|habe|worden|wurden?)',
    '(?:studie|untersuchung|studierende|schüler|forscher|forscherinnen) (?:vergleicht|vergleichen|verglich|verglichen)',
    'warn(?:t|te|ten|en|ung|ungen) vor|vorsicht vor|nicht (?:wissenschaftlich )?(?:belegt|bewiesen|erwiesen)',
    '(?:belegen|beweisen|nachweisen) (?:können|müssen)|(?:muss|müssen) (?:das|dies|es) (?:belegen|beweisen|nachweisen)',
  ],
  FR: [
    "(?<!\\bpas un )(?:mythes?|mensonges?)|c['’]est mentir|signal d['’]alarme|ne vont pas ensemble",
    "tribunal|tribunaux|cour d['’]appel|cour de cassation|juges?|dgccrf|arpp|en justice",
    'interdit(?:e|s|es)? (?:à|au|aux|de|par)|(?:a|ont|sera|seront|est|sont|être) interdit(?:e|s|es)?',
    'condamn(?:é|ée|és|ées|ation)|port(?:é|er|e) plainte|poursuivi(?:e|s|es)?|amende|trompeu(?:r|rs|se|ses)|écoblanchiment',
    'greenwashing|soi-disant|prétendu(?:e|s|es|ment)?|escro(?:c|cs|querie|queries)|arnaque(?:s)?',
    'selon la commission|(?:gouvernement|ministère|ministre|maire|parti|association) (?:veut|rappelle|a déclaré|demande|prévient|avertit)',
    '(?:allégations|affirmations|termes|mots|mentions|expressions|slogans) (?:telles? que|tels? que|telles|tels|comme)',
    "(?:le|du) (?:terme|mot|slogan)|l['’]expression|que (?:veut dire|signifie)|qu['’]est-ce que",
    'se (?:disai(?:t|ent)|prétendai(?:t|ent)|présentai(?:t|ent))|(?:étude|chercheurs|étudiants|élèves) compare(?:nt)?',
    "méfi(?:ez-vous|e-toi)|fuyez|n['’]existe(?:nt)? pas(?! (?:de |d['’])(?:risques?|dangers?|frais|limites?|meilleure?))",
    '(?:met|mettent|mise) en garde|doi(?:t|vent) (?:pouvoir )?(?:le )?prouver',
  ],
  NL: [
    '(?:klinkt|klinken|lijkt|lijken|oogt) (?:\\p{L}+ )?(?:mooi|aantrekkelijk|makkelijk|gemakkelijk|eenvoudig|verleidelijk|aanlokkelijk|' +
      'royaal|gul|goed|leuk|handig|ideaal|simpel|voordelig), ' +
      'maar(?! (?:het|dit|dat|ons|onze)(?: \\p{L}+)? (?:werkt|werken|is waar|is het|' +
      'klopt|kan echt))',
    '(?<!\\bgeen )(?:mythes?|fabeltjes?|leugens?)|alarmbel(?:len)?|gaan niet samen',
    'rechter|rechtbank|gerechtshof|reclame code commissie|consumentenbond|toezichthouder(?:s)?|verbood|verboden|verbiedt',
    'verbieden|beboet(?:te)?|boete(?:s)?|aangeklaagd(?:e)?|misleidend(?:e)?|misleiding|greenwashing|zogenaamde?|zogeheten',
    'oplichter(?:s|ij)?',
    'volgens de (?:europese )?commissie|(?:regering|kabinet|ministerie|minister|partij|gemeente) (?:wil|plant|eist|zegt|waarschuwt)',
    '(?:claims|termen|woorden|uitspraken|beweringen|beloften) (?:zo)?als|het woord|de term|wat betekent|te noemen',
    'op de vingers|(?:studie|onderzoek|studenten|onderzoekers) vergelijk(?:t|en)|waarschuw(?:t|de|en) (?:voor|tegen|dat)',
    'moet(?:en)? (?:dat |dit )?(?:kunnen )?bewijzen|pas op voor|wees (?:alert|voorzichtig|wantrouwig)|wantrouw|verbreek|bestaa[nt] niet',
  ],
  ES: [
    '(?:te|le|os|les) (?:prometen|promete|ofrecen|garantizan|aseguran|han (?:prometido|ofrecido|garantizado|asegurado))[^?]*\\?',
    '(?<!\\b(?:no es|parece) (?:una? )?)(?:mitos?|mentiras?)|es mentir|timos?|ojo con|señal(?:es)? de alarma',
    'tribunal(?:es)?|juzgado|jueza?|autocontrol|prohib(?:ió|ido|ida|idos|idas|e|en|irá|ieron)|multó|multad[oa]s?|multa',
    'demandó|denunció|denunciad[oa]s?|engañosa?s?|greenwashing|ecopostureo|supuest(?:o|a|os|as|amente)',
    'presunt(?:o|a|os|as|amente)|estafa(?:s|dor|dores)?',
    'según la comisión|(?:gobierno|ministerio|ministr[oa]|alcalde|partido|asociación) (?:quiere|pide|recuerda|dijo|advierte|advirtió)',
    '(?:alegaciones|afirmaciones|términos|palabras|expresiones|lemas) como|el término|la palabra|el lema|la expresión',
    'qué (?:significa|quiere decir)|se (?:anunciaba|presentaba|decía)n?',
    '(?:estudio|investigadores|estudiantes|alumnos) compara(?:n)?|advi(?:erte|erten|rtió) (?:de|sobre|que)',
    'debe(?:n)? (?:poder )?probarlo',
    '(?:no|tampoco) existen?(?! (?:el |los |ningún |ninguna )?(?:riesgos?|peligros?|letra|trampas?|límites?))|no es (?:sano|realista)',
    'desconf(?:íe|ía|íen|iad)|cuidado con|no (?:te|se) (?:fíes|fíe|fíen)',
  ],
  IT: [
    "(?<!\\bnon è (?:una? )?)(?:mit[io]|bugi[ea])|è mentire|(?:campanello|segnale) d['’]allarme",
    'tribunale|giudic[ei]|cassazione|antitrust|agcm|giurì|vietat[oaei]|vietano|multat[oaei]|sanzionat[oaei]|denunciat[oaei]',
    'ingannevol[ei]|greenwashing|cosiddett[oaei]|presunt[oaei]|truff(?:a|e|atore|atori)',
    'secondo la commissione|(?:governo|ministero|ministr[oa]|sindaco|partito|associazione) (?:vuole|chiede|ricorda|ha detto|avverte)',
    "(?:affermazioni|termini|parole|diciture|espressioni|slogan) come|il termine|la parola|lo slogan|l['’]espressione",
    'cosa (?:significa|vuol dire)|si (?:dichiarava|diceva|presentava|definiva)(?:no)?',
    '(?:studio|ricercatori|studenti|alunni) confronta(?:no)?|mett(?:e|ono) in guardia|avverte che',
    'diffid(?:a|ate|i|iamo)|segnalac?elo|segnalatecelo',
    'non esist(?:e|ono)(?! (?:alcun |nessun |il |i )?(?:risch(?:io|i)|pericol[oi]|limit[ei]|costi))',
    'dev(?:e|ono) (?:poterlo provare|poter provare|provarlo)',
  ],
  PT: [
    '(?<!\\b(?:não é|parece) (?:uma? )?)(?:mitos?|mentiras?)|sinal de (?:alerta|alarme)',
    'tribunal|juiz|juíza|proibi(?:u|do|da|dos|das)|multou|multad[oa]s?|enganos[oa]s?|greenwashing|supost[oa]s?|alegad[oa]s?',
    'burl(?:a|as|ão|ões)|(?:alegações|termos|palavras|expressões) como|o termo|a palavra|o que significa|segundo a comissão',
    'alert(?:a|ou) (?:para|que)|desconfi(?:e|a|em)|cuidado com|não (?:confie|acredite)m?',
    'não existem?(?! (?:o |os |qualquer |nenhum )?(?:riscos?|perigos?|limites?|custos?))',
  ],
  SE: [
    '(?<!\\bingen )(?:myt|myten|myter|lögn)',
    'domstolen|tingsrätten|patent- och marknadsdomstolen|konsumentverket|konsumentombudsmannen|förbjöd',
    'förbjud(?:en|et|na|er)|bötfälld(?:es)?|stämd(?:es)?|vilseledande|greenwashing|så kallade?|påstådda?|bedragare',
    '(?:påståenden|ord|termer|uttryck) som|ordet|begreppet|vad betyder|varnar (?:för|att)',
  ],
  DK: [
    '(?<!\\b(?:ingen|ikke en) )(?:myte|myten|myter|løgn)',
    'retten (?:fandt|afgjorde|dømte)|domstolen|forbrugerombudsmanden|forbød|forbudt|bøde|vildledende|greenwashing|såkaldte?',
    'påståede|svindler(?:e|en)?|(?:påstande|ord|udtryk) som|ordet|begrebet|hvad betyder|advarer (?:mod|om)',
  ],
  NO: [
    '(?<!\\b(?:ingen|ikke en) )(?:myte|myten|myter|løgn)',
    'domstolen|tingretten|forbrukertilsynet|forbød|forbudt|bot|villedende|grønnvasking|såkalte?|påståtte|svindler(?:e|en)?',
    '(?:påstander|ord|uttrykk) som|ordet|begrepet|hva betyr|advarer (?:mot|om)',
  ],
  FI: [
    '(?<!\\bei )(?:ole )?(?:myytti|myyttejä|valhe|valetta)',
    'tuomioistuin|oikeus (?:kielsi|katsoi|määräsi)|kuluttaja-asiamies|kielsi|kielletty|kielletään|sakko(?:a|ja)?',
    'harhaanjohtava(?:a|ksi|t)?|viherpesu(?:a|n)?|niin sanottu|väitetty|huijari(?:t|n)?|sana(?:n)? |mitä tarkoittaa',
    'varoitta(?:a|vat|nut)',
  ],
  PL: [
    '(?<!\\b(?:nie|żaden) )(?:mit|mity|mitem|kłamstwo)|sygnał ostrzegawczy|to nie idzie w parze',
    'sąd|sądu|uokik|zakazał(?:a|o)?|zakazan[eyao]|ukarał(?:a|o)?|ukaran[eyao]|pozwał(?:a|o)?',
    'wprowadzając(?:a|e|y|ych) w błąd|greenwashing(?:u)?|tak zwan(?:y|a|e|ych)|rzekom(?:y|a|e|o|ych)|oszust(?:wo|wa|ów|ci)?',
    '(?:określenia|słowa|hasła|twierdzenia) takie jak|słowo|określenie|co (?:oznacza|znaczy)|ostrzega(?:ł|ła|ją)?',
    'uważaj(?:cie)? na|nie (?:ufaj|wierz)(?:cie)?|nie istniej(?:e|ą)(?! (?:żadne )?(?:ryzyko|zagrożenie|limity))',
  ],
  RU: [
    '(?<!не )(?:мифы?|ложь)',
    'суд|суда|фас россии|запретил(?:а|о|и)?|запрещен(?:о|а|ы)?|запрещён|оштрафовал(?:а|и)?|оштрафован(?:а|ы)?',
    'вводящ(?:ий|ая|ие|ую|их) в заблуждение|гринвошинг|так называем(?:ый|ая|ое|ые|ых)|якобы|мошенник(?:и|ов|ам)?|термин',
    'слово|что означает|предупреждает|предупредил(?:а|и)?',
  ],
  TR: [
    'mahkeme(?:si|ce)?|reklam kurulu|yasakladı|yasaklandı|yasaktır|ceza kesti|yanıltıcı|yeşil yıkama|sözde',
    'dolandırıcı(?:lar|lık)?|terimi|sözcüğü|kelimesi|ne demek|uyardı|uyarıyor',
  ],
  GR: [
    '(?<!δεν είναι )(?:μύθος|μύθοι|ψέμα)',
    'δικαστήριο|απαγόρευσε|απαγορεύεται|απαγορεύονται|πρόστιμο|παραπλανητικ(?:ός|ή|ό|ές|ά|οί)|greenwashing',
    'λεγόμεν(?:ος|η|ο|ες|α|οι)|απατεών(?:ες|α|ας)?|ο όρος|η λέξη|τι σημαίνει|προειδοποιεί|προειδοποίησε',
  ],
}

const expressions = new Map<LanguageKey, RegExp>()

function expressionFor(language: LanguageKey): RegExp {
  const known = expressions.get(language)
  if (known) return known
  const made = new RegExp(`(?<![\\p{L}\\p{N}])(?:${REPORT_WORDS[language].join('|')})(?![\\p{L}\\p{N}])`, 'iu')
  expressions.set(language, made)
  return made
}

let last: { sentence: string; key: LanguageKey; isReport: boolean } | undefined

/**
 * Whether a sentence reports on a claim. A text in an unknown language is read as English. Kept for the next find: a long sentence may hold
 * thousands.
 */
export function isReport(sentence: string, language: LanguageKey | null): boolean {
  const key = language ?? 'EN'
  if (last?.sentence !== sentence || last.key !== key) last = { sentence, key, isReport: expressionFor(key).test(sentence) }
  return last.isReport
}
