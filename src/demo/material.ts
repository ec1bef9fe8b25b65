import type { Severity } from '../reviews/chart/chart.ts'

/** Languages of the shop that the demonstration audits. */
export const DEMO_LANGUAGES = ['EN', 'DE', 'FR'] as const
export type DemoLanguage = (typeof DEMO_LANGUAGES)[number]

type ProductKind = 'goods' | 'savings' | 'supplement'

/** A rule of the demonstration: the texts it finds, with `{}` for a product, and what the desk shows beside them. */
export interface DemoRule {
  id: string
  pack: string
  name: string
  severity: Severity | null
  /** Kind of product; goods by default. */
  about?: ProductKind
  description: string
  explanation: string
  solution: string
  source: { citation: string; verified: boolean }
  /** A sentence with the violating text in brackets, and the text suggested in its place (null: none can be). */
  texts: [language: DemoLanguage, sentence: string, instead: string | null][]
  reason: string
}

const GREEN = { citation: 'Directive (EU) 2024/825 amending Directive 2005/29/EC', verified: true }
const UCPD = { citation: 'Directive 2005/29/EC, Annex I', verified: true }

export const DEMO_RULES: DemoRule[] = [
  {
    id: 'eu-green-claims.generic-claim',
    pack: 'eu-green-claims',
    name: 'Generic environmental claim',
    severity: 'HIGH',
    source: GREEN,
    description: 'Environmental claims that say nothing one could check.',
    explanation:
      'Since 27 September 2026 a generic environmental claim is unfair in all circumstances unless recognised excellent ' +
      'environmental performance stands behind it.',
    solution: 'Say what exactly is better, by how much and compared with what.',
    texts: [
      ['EN', 'Meet [our eco-friendly {}], now in every shop.', 'our {}, made of 80% recycled material'],
      ['EN', 'Make [the green choice: {}] that last.', 'the lasting choice: {}'],
      ['DE', 'Entdecken Sie [umweltfreundliche {}] für jeden Tag.', '{} aus 80 % Rezyklat'],
      ['FR', 'Découvrez nos [{} respectueux de la planète] en boutique.', '{} à 80 % de matière recyclée'],
    ],
    reason: 'is a generic environmental claim; nothing on the page says what it rests on.',
  },
  {
    id: 'eu-green-claims.offset-neutrality',
    pack: 'eu-green-claims',
    name: 'Neutrality through offsetting',
    severity: 'CRITICAL',
    source: GREEN,
    description: 'Products called neutral for the climate because emissions are offset.',
    explanation:
      'Claiming that a product has a neutral, reduced or positive impact on the climate on the basis of offsetting is on the list ' +
      'of practices that are unfair in all circumstances.',
    solution: 'Leave the claim out, or state the emissions of the product itself.',
    texts: [
      ['EN', 'From this season on we sell [climate-neutral {}] only.', null],
      ['EN', 'Enjoy [carbon neutral delivery of {}], at no extra cost.', null],
      ['DE', 'Ab sofort führen wir nur noch [klimaneutrale {}].', null],
      ['FR', 'Cette saison, nos [{} neutres en carbone] arrivent.', null],
    ],
    reason: 'promises climate neutrality for a product; offsets cannot carry that promise.',
  },
  {
    id: 'eu-consumer.free',
    pack: 'eu-consumer',
    name: '"Free" that costs something',
    severity: 'MEDIUM',
    source: UCPD,
    description: 'Offers called free while more than the unavoidable cost is paid.',
    explanation:
      'Annex I no. 20: describing a product as free if the consumer has to pay anything other than the unavoidable cost of ' +
      'responding and of collection or delivery.',
    solution: 'Name what is paid, or leave "free" out.',
    texts: [
      ['EN', 'Get [free {} with every subscription] until Sunday.', '{} included in every subscription'],
      ['DE', 'Jetzt sichern: [gratis {} zu jedem Abo].', '{} im Abo enthalten'],
    ],
    reason: 'is called free although it comes with something that is paid.',
  },
  {
    id: 'dark-patterns.false-urgency',
    pack: 'dark-patterns',
    name: 'Urgency that is not real',
    severity: 'HIGH',
    source: { citation: 'Regulation (EU) 2022/2065, Art. 25; Directive 2005/29/EC, Annex I no. 7', verified: true },
    description: 'Deadlines and countdowns that press for a decision.',
    explanation:
      'Falsely stating that a product is available only for a very limited time, to elicit an immediate decision, is unfair in all ' +
      'circumstances.',
    solution: 'State the real end of the offer, or none.',
    texts: [
      ['EN', 'Do not miss it: [only today, {} at half the price].', '{} at half the price'],
      ['EN', 'Better be quick: [hurry, {} almost gone]!', '{} in stock'],
      ['DE', 'Schnell sein lohnt sich: [nur noch heute {}] zum alten Preis.', '{}'],
      ['FR', 'Ne tardez pas : [dernière chance pour les {}] à ce prix.', 'les {}'],
    ],
    reason: 'presses for a decision; the page shows no date on which the offer really ends.',
  },
  {
    id: 'uk-financial-promotions.guaranteed-return',
    pack: 'uk-financial-promotions',
    name: 'Guaranteed return',
    severity: 'CRITICAL',
    about: 'savings',
    source: { citation: 'FCA Handbook, COBS 4.2.1R', verified: true },
    description: 'Returns called guaranteed, certain or without risk.',
    explanation:
      'A financial promotion must be fair, clear and not misleading; the regulator has had promotions withdrawn that call a return ' +
      'guaranteed while capital is at risk.',
    solution: 'Say what the return depends on, and that capital is at risk.',
    texts: [
      [
        'EN',
        'Put your savings to work: [guaranteed 8% a year on our {}].',
        'our {}; the return depends on the market and your capital is at risk',
      ],
      ['EN', 'Start with a [risk-free {}] from £25 a month.', '{}; your capital is at risk'],
    ],
    reason: 'promises a result that no investment can promise.',
  },
  {
    id: 'us-health-claims.disease-claim',
    pack: 'us-health-claims',
    name: 'Disease claim',
    severity: 'CRITICAL',
    about: 'supplement',
    source: { citation: '21 CFR 101.93(g)', verified: true },
    description: 'Supplements said to treat, cure or prevent a disease.',
    explanation:
      'A statement that claims to diagnose, mitigate, treat, cure or prevent a disease makes a supplement a drug in the eyes of the law.',
    solution: 'Describe the effect on structure or function, with the disclaimer.',
    texts: [
      ['EN', 'Customers tell us that [our {} cures migraine] within days.', null],
      ['EN', 'Taken daily, [the {} prevents diabetes].', null],
      ['EN', 'Nothing [treats arthritis like our {}], and it tastes of lemon.', null],
    ],
    reason: 'claims an effect on a disease.',
  },
  {
    id: 'advertising-disclosure.unclear',
    pack: 'advertising-disclosure',
    name: 'Unclear disclosure',
    severity: 'MEDIUM',
    source: { citation: '16 CFR 255.5', verified: true },
    description: 'Paid posts disclosed by words readers do not understand.',
    explanation: 'A connection that readers do not expect must be disclosed clearly and conspicuously; abbreviations and thanks do not.',
    solution: 'Write "Advertisement" or "Paid partnership" before the text.',
    texts: [
      ['EN', 'So in [love with my new {} #sp], ask me anything!', 'love with my new {} (advertisement)'],
      ['EN', 'Weekend plans: [{} thanks to our friends #collab].', '{} (paid partnership)'],
    ],
    reason: 'does not say clearly that the post is paid for.',
  },
  {
    id: 'plain-language.long-sentence',
    pack: 'plain-language',
    name: 'Long sentence',
    severity: 'LOW',
    source: { citation: 'Directive 93/13/EEC, Art. 5', verified: true },
    description: 'Sentences too long to be understood at first reading.',
    explanation: 'Terms offered to consumers in writing must be drafted in plain, intelligible language.',
    solution: 'Make two sentences of it.',
    texts: [
      [
        'EN',
        'For the avoidance of doubt, [notwithstanding anything to the contrary herein, the order of {} shall be deemed accepted] ' +
          'upon dispatch.',
        'Your order of {} is accepted when we send it',
      ],
      [
        'DE',
        'Es gilt: [unbeschadet der vorstehenden Bestimmungen gilt die Bestellung von {} als angenommen], sobald sie versandt ist.',
        'Ihre Bestellung von {} nehmen wir mit dem Versand an',
      ],
    ],
    reason: 'is hard to read.',
  },
  {
    id: 'inclusive-language.job-title',
    pack: 'inclusive-language',
    name: 'Gendered job title',
    severity: 'UNSPECIFIED',
    source: { citation: 'Workspace style guide', verified: true },
    description: 'Job titles that name one gender.',
    explanation: 'A house rule of the demonstration workspace.',
    solution: 'Use a title that names the work.',
    texts: [
      ['EN', 'We are looking for a [salesman for {}] in Leeds.', 'salesperson for {}'],
      ['EN', 'She is the new [chairman of the {} team].', 'chair of the {} team'],
    ],
    reason: 'names one gender where the work is meant.',
  },
  {
    id: 'house.competitor',
    pack: 'house',
    name: 'Competitor named',
    severity: null,
    source: { citation: 'Workspace style guide', verified: true },
    description: 'Other brands named in our texts.',
    explanation: 'A house rule of the demonstration workspace.',
    solution: 'Compare without naming, or ask Legal.',
    texts: [
      ['EN', 'Many say they are [better than Contoso {}], and so do we.', null],
      ['DE', 'Ganz klar: [besser als Contoso {}].', null],
    ],
    reason: 'names a competitor.',
  },
]

/** Products by language, each with a kind of its own: only goods are sold as a gift, only savings have a return, only supplements cure. */
export const PRODUCTS: Record<DemoLanguage, Record<ProductKind, string[]>> = {
  EN: {
    goods: [
      'water bottles',
      'running shoes',
      'desk lamps',
      'city bikes',
      'garden chairs',
      'baby blankets',
      'coffee beans',
      'rain jackets',
      'kitchen knives',
      'phone cases',
      'hiking maps',
      'wool socks',
    ],
    savings: ['savings plan', 'index fund', 'bond portfolio', 'growth account'],
    supplement: ['magnesium complex', 'turmeric tonic', 'night-time tea', 'vitamin D spray'],
  },
  DE: {
    goods: [
      'Trinkflaschen',
      'Laufschuhe',
      'Schreibtischlampen',
      'Gartenstühle',
      'Regenjacken',
      'Küchenmesser',
      'Wollsocken',
      'Kaffeebohnen',
    ],
    savings: ['Sparplan', 'Indexfonds'],
    supplement: ['Magnesium-Komplex', 'Kurkuma-Tonikum'],
  },
  FR: {
    goods: ['gobelets', 'vélos de ville', 'chaussons', 'couteaux de cuisine', 'manteaux', 'sacs à dos'],
    savings: ['plan d’épargne'],
    supplement: ['complexe de magnésium'],
  },
}

export const DEMO_COMMENTS = [
  'Legal has seen the certificate; it covers the steel only.',
  'The shop team changes this on Monday.',
  'Same wording as in the spring campaign, please treat it alike.',
  'Die Agentur hat das schon einmal so geschickt.',
  'Is this page still linked anywhere?',
  'Agreed with Marketing: the claim goes.',
]

export const DEMO_PEOPLE = ['Mara Lindqvist', 'Tomás Ortega', 'Femke Visser']

export const DISMISSALS = [
  'The certificate covers this claim.',
  'A quotation from a press review.',
  'Not shown to consumers.',
  'The name of a product, registered before 2020.',
]
