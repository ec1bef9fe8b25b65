import type { Severity } from '../review/chart.ts'

/** A rule of the demonstration: what it finds, said with `{}` for a product, and what the desk shows beside it. */
export interface DemoRule {
  id: string
  pack: string
  name: string
  severity: Severity | null
  description: string
  explanation: string
  solution: string
  source: { citation: string; verified: boolean }
  /** Violating text, and the text suggested in its place (null: none can be). */
  texts: [found: string, instead: string | null][]
  reason: string
}

const GREEN = { citation: 'Directive (EU) 2024/825 amending Directive 2005/29/EC', verified: true }
const UCPD = { citation: 'Directive 2005/29/EC, Annex I', verified: true }

export const DEMO_RULES: DemoRule[] = [
  {
    id: 'eu-green-claims.generic-claim', pack: 'eu-green-claims', name: 'Generic environmental claim', severity: 'HIGH', source: GREEN,
    description: 'Environmental claims that say nothing one could check.',
    explanation: 'Since 27 September 2026 a generic environmental claim is unfair in all circumstances unless recognised excellent environmental performance stands behind it.',
    solution: 'Say what exactly is better, by how much and compared with what.',
    texts: [['our eco-friendly {}', 'our {}, made of 80% recycled material'], ['the green choice: {}', '{}'], ['umweltfreundliche {}', '{} aus 80 % Rezyklat'], ['{} respectueux de la planète', '{} à 80 % de matière recyclée']],
    reason: 'is a generic environmental claim; nothing on the page says what it rests on.',
  },
  {
    id: 'eu-green-claims.offset-neutrality', pack: 'eu-green-claims', name: 'Neutrality through offsetting', severity: 'CRITICAL', source: GREEN,
    description: 'Products called neutral for the climate because emissions are offset.',
    explanation: 'Claiming that a product has a neutral, reduced or positive impact on the climate on the basis of offsetting is on the list of practices that are unfair in all circumstances.',
    solution: 'Leave the claim out, or state the emissions of the product itself.',
    texts: [['climate-neutral {}', null], ['carbon neutral delivery of {}', null], ['klimaneutrale {}', null], ['{} neutres en carbone', null]],
    reason: 'promises climate neutrality for a product; offsets cannot carry that promise.',
  },
  {
    id: 'eu-consumer.free', pack: 'eu-consumer', name: '"Free" that costs something', severity: 'MEDIUM', source: UCPD,
    description: 'Offers called free while more than the unavoidable cost is paid.',
    explanation: 'Annex I no. 20: describing a product as free if the consumer has to pay anything other than the unavoidable cost of responding and of collection or delivery.',
    solution: 'Name what is paid, or leave "free" out.',
    texts: [['free {} with every subscription', '{} included in every subscription'], ['gratis {} zu jedem Abo', '{} im Abo enthalten']],
    reason: 'is called free although it comes with something that is paid.',
  },
  {
    id: 'dark-patterns.false-urgency', pack: 'dark-patterns', name: 'Urgency that is not real', severity: 'HIGH',
    source: { citation: 'Regulation (EU) 2022/2065, Art. 25; Directive 2005/29/EC, Annex I no. 7', verified: true },
    description: 'Deadlines and countdowns that press for a decision.',
    explanation: 'Falsely stating that a product is available only for a very limited time, to elicit an immediate decision, is unfair in all circumstances.',
    solution: 'State the real end of the offer, or none.',
    texts: [['only today: {}', '{}'], ['hurry, {} almost gone', '{} in stock'], ['nur noch heute: {}', '{}'], ['dernière chance pour {}', '{}']],
    reason: 'presses for a decision; the page shows no date on which the offer really ends.',
  },
  {
    id: 'uk-financial-promotions.guaranteed-return', pack: 'uk-financial-promotions', name: 'Guaranteed return', severity: 'CRITICAL',
    source: { citation: 'FCA Handbook, COBS 4.2.1R', verified: true },
    description: 'Returns called guaranteed, certain or without risk.',
    explanation: 'A financial promotion must be fair, clear and not misleading; the regulator has had promotions withdrawn that call a return guaranteed while capital is at risk.',
    solution: 'Say what the return depends on, and that capital is at risk.',
    texts: [['guaranteed 8% a year on {}', '{}: the return depends on the market; your capital is at risk'], ['risk-free {}', '{}; your capital is at risk']],
    reason: 'promises a result that no investment can promise.',
  },
  {
    id: 'us-health-claims.disease-claim', pack: 'us-health-claims', name: 'Disease claim', severity: 'CRITICAL',
    source: { citation: '21 CFR 101.93(g)', verified: true },
    description: 'Supplements said to treat, cure or prevent a disease.',
    explanation: 'A statement that claims to diagnose, mitigate, treat, cure or prevent a disease makes a supplement a drug in the eyes of the law.',
    solution: 'Describe the effect on structure or function, with the disclaimer.',
    texts: [['{} cures migraine', null], ['{} prevents diabetes', null], ['treats arthritis with {}', null]],
    reason: 'claims an effect on a disease.',
  },
  {
    id: 'advertising-disclosure.unclear', pack: 'advertising-disclosure', name: 'Unclear disclosure', severity: 'MEDIUM',
    source: { citation: '16 CFR 255.5', verified: true },
    description: 'Paid posts disclosed by words readers do not understand.',
    explanation: 'A connection that readers do not expect must be disclosed clearly and conspicuously; abbreviations and thanks do not.',
    solution: 'Write "Advertisement" or "Paid partnership" before the text.',
    texts: [['love my new {} #sp', 'Advertisement: my new {}'], ['{} thanks to our friends #collab', 'Paid partnership: {}']],
    reason: 'does not say clearly that the post is paid for.',
  },
  {
    id: 'plain-language.long-sentence', pack: 'plain-language', name: 'Long sentence', severity: 'LOW',
    source: { citation: 'Directive 93/13/EEC, Art. 5', verified: true },
    description: 'Sentences too long to be understood at first reading.',
    explanation: 'Terms offered to consumers in writing must be drafted in plain, intelligible language.',
    solution: 'Make two sentences of it.',
    texts: [['notwithstanding anything to the contrary herein, the {} shall be deemed accepted', 'You accept the {} when you sign'], ['unbeschadet der vorstehenden Bestimmungen gilt {} als angenommen', 'Sie nehmen {} mit der Unterschrift an']],
    reason: 'is hard to read.',
  },
  {
    id: 'inclusive-language.job-title', pack: 'inclusive-language', name: 'Gendered job title', severity: 'UNSPECIFIED',
    source: { citation: 'Workspace style guide', verified: true },
    description: 'Job titles that name one gender.',
    explanation: 'A house rule of the demonstration workspace.',
    solution: 'Use a title that names the work.',
    texts: [['salesman for {}', 'salesperson for {}'], ['chairman of the {} team', 'chair of the {} team']],
    reason: 'names one gender where the work is meant.',
  },
  {
    id: 'house.competitor', pack: 'house', name: 'Competitor named', severity: null,
    source: { citation: 'Workspace style guide', verified: true },
    description: 'Other brands named in our texts.',
    explanation: 'A house rule of the demonstration workspace.',
    solution: 'Compare without naming, or ask Legal.',
    texts: [['better than Contoso {}', null]],
    reason: 'names a competitor.',
  },
]

export const PRODUCTS = [
  'water bottles', 'running shoes', 'desk lamps', 'night cream', 'oat drink', 'savings plan', 'magnesium capsules', 'city bikes', 'travel insurance',
  'Trinkflaschen', 'Laufschuhe', 'Nachtcreme', 'chaussures de ville', 'crème de nuit', 'лампы', 'φωτιστικά γραφείου', 'ayakkabılar', 'garden chairs',
  'baby blankets', 'index fund', 'coffee beans', 'rain jackets', 'kitchen knives', 'phone cases', 'energy tariff', 'toothpaste', 'hiking maps', 'wool socks',
]

export const DEMO_COMMENTS = [
  'Legal has seen the certificate; it covers the steel only.', 'The shop team changes this on Monday.', 'Same wording as in the spring campaign, please treat it alike.',
  'Die Agentur hat das schon einmal so geschickt.', 'Is this page still linked anywhere?', 'Agreed with Marketing: the claim goes.',
]

export const DEMO_PEOPLE = ['Mara Lindqvist', 'Tomás Ortega', 'Femke Visser']

export const DISMISSALS = ['The certificate covers this claim.', 'A quotation from a press review.', 'Not shown to consumers.', 'The name of a product, registered before 2020.']
