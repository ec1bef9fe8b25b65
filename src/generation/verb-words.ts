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
}

const set = (words: string) => new Set(words.split(' '))
const NONE = new Set<string>()

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
        'räcker kombinerar erbjuder omfattar ersätter',
    ),
    nouns: set('får var'),
    subjects: set('vi du ni han hon jag man'),
    relatives: set('som när där om vad hur'),
    likely: /r$/,
    objects: set('dig din ditt dina sig'),
    never: set('för över efter under eller'),
  },
  da: {
    verbs: set(
      'er var har kan giver passer hjælper sparer beskytter indeholder holder gør får kommer findes virker ' +
        'koster rækker kombinerer tilbyder omfatter erstatter',
    ),
    nouns: set('holder var får'),
    subjects: set('vi du han hun jeg man'),
    relatives: set('som der når hvor hvis hvad hvordan'),
    likely: /r$/,
    objects: set('dig din dit dine sig'),
    never: set('for over efter under eller'),
  },
  nb: {
    verbs: set(
      'er var har kan gir passer hjelper sparer beskytter inneholder holder gjør får kommer finnes virker koster ' +
        'rekker kombinerer tilbyr omfatter erstatter',
    ),
    nouns: set('holder var får'),
    subjects: set('vi du dere han hun jeg man'),
    relatives: set('som når der hvor hvis hva hvordan'),
    likely: /r$/,
    objects: set('deg din ditt dine seg'),
    never: set('for over etter under eller'),
  },
  fi: {
    verbs: set(
      'on ovat oli voi sopii mahtuu auttaa säästää suojaa sisältää antaa pitää tarjoaa tekee kestää maksaa ' +
        'yhdistää toimii korvaa kattaa tuo vie saa',
    ),
    nouns: set('voi tuo saa'),
    subjects: set('me te he hän minä sinä'),
    relatives: set('joka jotka jossa jonka jolla että kun jos missä miten'),
    objects: NONE,
    never: NONE,
  },
  pl: {
    verbs: set(
      'jest są był była ma mają może mogą daje chroni pomaga pasuje oszczędza zapewnia pozwala oferuje łączy ' +
        'zawiera ułatwia mieści działa trwa zastępuje obejmuje kosztuje',
    ),
    subjects: set('my wy on ona ono oni one ja ty'),
    relatives: set('który która które którzy gdy jeśli że gdzie jak'),
    objects: NONE,
    never: NONE,
  },
  ru: {
    verbs: set(
      'это был была даёт дает экономит защищает помогает подходит предлагает позволяет содержит включает хранит ' +
        'работает занимает умещается сочетает стоит длится может могут имеет охватывает заменяет',
    ),
    subjects: set('мы вы он она оно они я ты'),
    relatives: set('который которая которое которые если когда что где как'),
    objects: NONE,
    never: NONE,
  },
  el: {
    verbs: set(
      'είναι ήταν έχει έχουν μπορεί προσφέρει βοηθά βοηθάει προστατεύει ταιριάζει χωράει χωρά εξοικονομεί δίνει ' +
        'κρατά συνδυάζει περιλαμβάνει λειτουργεί επιτρέπει καλύπτει κοστίζει διαρκεί αντικαθιστά',
    ),
    subjects: set('εμείς εσείς εγώ εσύ'),
    relatives: set('που όπου όταν αν όπως πώς ότι'),
    objects: NONE,
    never: NONE,
  },
  tr: {
    verbs: set(
      'sağlar korur sunar verir sığar içerir kolaylaştırır uyar eder yapar tutar çalışır var yok alır ' + 'sürer kapsar birleştirir',
    ),
    subjects: NONE,
    relatives: NONE,
    objects: NONE,
    never: NONE,
    final: /(?:yor|d[ıiuü]r|t[ıiuü]r)$/u,
  },
}
