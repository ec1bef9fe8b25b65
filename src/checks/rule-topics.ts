/*
 * What a text and a rule are about, as far as single words tell it: a writer of a bakery needs no rule on roulette. A rule of no topic is
 * for
 * everybody who sells. This only chooses what a writer is told beforehand; every rule checks the text afterwards.
 */
const TOPICS = {
  food: {
    rule: /\b(?:foods?|nutri\w*|diet\w*|vitamin\w*|ingredients?|sugar|gluten|supplements?|natural)\b/i,
    material: new RegExp(
      String.raw`(?<!\p{L})(?:food|bread|loaf|bak(?:ery|ed)|cheese|milk|honey|tea|coffee|wine|meat|veg\p{L}*|fruit|` +
        String.raw`oil|chocolate|supplements?|vitamin\p{L}*|organic|brot\p{L}*|käse|\p{L}*käse|milch|\p{L}*milch|honig|` +
        String.raw`fleisch|gemüse|obst|essen|lebensmittel|pain|fromage|lait|miel|viande|légumes|huile|repas|menu|pan|` +
        String.raw`queso|leche|carne|aceite|comida|verdura\p{L}*|pane|formaggio|latte|olio|cibo|gelato|brood|kaas|melk|` +
        String.raw`vlees|groente\p{L}*|eten|chleb|ser|mleko|bröd|ost|mjölk|brød|mælk|melk|leipä|juusto|maito|ψωμί|τυρί|` +
        String.raw`ekmek|peynir|хлеб|сыр|молоко)(?!\p{L})`,
      'iu',
    ),
  },
  health: {
    rule: new RegExp(
      String.raw`\b(?:ill\w*|disease\w*|cures?|heals?|medicines?|medical|blood|doctors?|health\w*|detox\w*|immun\w*|` +
        String.raw`slimming|weight|pounds|hair|skin|cosmetic\w*|creams?|dermatolog\w*|clinical\w*|gut|symptoms?|` +
        String.raw`therap\w*|effect\w*|beauty|botox|operation|scientific\w*)\b`,
      'i',
    ),
    material: new RegExp(
      String.raw`(?<!\p{L})(?:health\p{L}*|skin|cream|cosmetic\p{L}*|soap|therap\p{L}*|yoga|massage|pharmac\p{L}*|` +
        String.raw`medic\p{L}*|supplement\p{L}*|gesund\p{L}*|haut\p{L}*|creme|seife|apothek\p{L}*|santé|peau|crème|` +
        String.raw`savon|salud|piel|crema|jabón|farmacia|salute|pelle|sapone|gezond\p{L}*|huid\p{L}*|zeep|zdrow\p{L}*|` +
        String.raw`hälsa|sundhed|helse|terveys|υγεία|sağlık|здоров\p{L}*)(?!\p{L})`,
      'iu',
    ),
  },
  green: {
    rule: /\b(?:environment\w*|climate|eco\w*|green|sustainab\w*|recycl\w*|biodegrad\w*|co2|carbon|emission\w*|offset\w*)\b/i,
    material: new RegExp(
      String.raw`(?<!\p{L})(?:green|eco\p{L}*|climate|carbon|recycl\p{L}*|sustainab\p{L}*|plastic|organic|bio|` +
        String.raw`umwelt\p{L}*|klima\p{L}*|nachhaltig\p{L}*|plastik|écolog\p{L}*|durable|climat|plastique|` +
        String.raw`ecológic\p{L}*|sostenible|clima|plástico|sostenibil\p{L}*|plastica|duurza\p{L}*|klimaat\p{L}*|` +
        String.raw`milieu\p{L}*)(?!\p{L})`,
      'iu',
    ),
  },
  energy: {
    rule: /\b(?:energy|electricity|heating)\b/i,
    material: new RegExp(
      String.raw`(?<!\p{L})(?:energ\p{L}*|electric\p{L}*|strom\p{L}*|heiz\p{L}*|solar|pv|tariff|énerg\p{L}*|` +
        String.raw`chauffage|calefacción|riscaldamento|stroom)(?!\p{L})`,
      'iu',
    ),
  },
  telecom: {
    rule: /\b(?:calls?|network|data or|slowed|capped)\b/i,
    material: /(?<!\p{L})(?:mobile|broadband|sim|5g|internet|tarif\p{L}*|handy\p{L}*|móvil|cellulare)(?!\p{L})/iu,
  },
  gambling: {
    rule: /\b(?:lotter\w*|roulette|slots|casino\w*|bet(?:s|ting)?|gambl\w*|jackpots?|wager\w*|tips?)\b/i,
    material: new RegExp(
      String.raw`(?<!\p{L})(?:casino|lotter\p{L}*|lotto|bet(?:s|ting)?|poker|roulette|jackpot|glücksspiel|` +
        String.raw`wette\p{L}*|apuestas|scommesse|paris sportifs)(?!\p{L})`,
      'iu',
    ),
  },
  prizes: {
    rule: /\b(?:prizes?|won or|raffle)\b/i,
    material: new RegExp(
      String.raw`(?<!\p{L})(?:prize|win|raffle|competition|gewinn\p{L}*|verlosung|concours|tombola|gagne\p{L}*|` +
        String.raw`sorteo|premio|concorso|winactie|prijsvraag)(?!\p{L})`,
      'iu',
    ),
  },
  invest: {
    rule: /\b(?:invest\w*|profits?|returns? of|rate of return|crypto\w*|trading|shares|capital|fund)\b/i,
    material: new RegExp(
      String.raw`(?<!\p{L})(?:invest\p{L}*|fund|shares|crypto|anlage\p{L}*|rendite|fonds|bourse|inversión|` +
        String.raw`inversiones|investiment\p{L}*|belegg\p{L}*)(?!\p{L})`,
      'iu',
    ),
  },
  credit: {
    rule: /\b(?:credit\w*|loans?|apr|instal\w*|lenders?|borrow\w*)\b/i,
    material:
      /(?<!\p{L})(?:credit|loan|lease|financ\p{L}*|kredit\p{L}*|raten|crédit|préstamo|prestito|lening|krediet|instalments?)(?!\p{L})/iu,
  },
  income: {
    rule: /\b(?:income|recruit\w*|pyramid|from home|letter on)\b/i,
    material: /(?<!\p{L})(?:income|earn|side job|verdien\p{L}*|nebenverdienst|revenus|ingresos|guadagn\p{L}*|bijverdien\p{L}*)(?!\p{L})/iu,
  },
  alcohol: {
    rule: /\b(?:alcohol\w*|drinks?|beer|wine|spirits)\b/i,
    material: /(?<!\p{L})(?:wine|beer|gin|whisky|vodka|wein|bier|vin|bière|vino|cerveza|birra|wijn|wino|piwo|øl|öl|viini|olut)(?!\p{L})/iu,
  },
  children: {
    rule: /\b(?:children|parents)\b/i,
    material: new RegExp(
      String.raw`(?<!\p{L})(?:kids?|child\p{L}*|toys?|kinder\p{L}*|spielzeug|enfants?|jouets?|niñ[oa]s?|juguetes|` +
        String.raw`bambin[io]|giocattoli|kinderen|speelgoed|dzieci|barn|lapse\p{L}*)(?!\p{L})`,
      'iu',
    ),
  },
  cookies: {
    rule: /\b(?:cookies?|consent|tracking|newsletter box|pre-ticked)\b/i,
    material: /(?<!\p{L})(?:cookie\p{L}*|tracking|datenschutz|consent)(?!\p{L})/iu,
  },
  jobs: {
    rule: /\b(?:job\w*|applicants?|candidates?|gender\w*|posting)\b/i,
    material: /(?<!\p{L})(?:job|apply|salary|m\/w\/d|stelle|bewerb\p{L}*|emploi|empleo|lavoro|vacature)(?!\p{L})/iu,
  },
} as const
export type Topic = keyof typeof TOPICS

const PACK_TOPICS: Record<string, Topic> = { alcohol: 'alcohol', gambling: 'gambling', 'consumer-credit': 'credit' }

/** What a rule is about, from its pack and its description in English. */
export function topicsOfRule(pack: string, description: string): Topic[] {
  const own = PACK_TOPICS[pack]
  return own ? [own] : (Object.keys(TOPICS) as Topic[]).filter((topic) => TOPICS[topic].rule.test(description))
}

/** What is eaten is also said to be healthy and green. */
const IMPLIED: Partial<Record<Topic, Topic[]>> = { food: ['health', 'green'] }

export function topicsOfMaterial(material: string): Set<Topic> {
  const told = (Object.keys(TOPICS) as Topic[]).filter((topic) => TOPICS[topic].material.test(material))
  return new Set(told.flatMap((topic) => [topic, ...(IMPLIED[topic] ?? [])]))
}

/** Rules on prices and pressure, which matter most where a price is said. */
export const isAboutPrices = (description: string): boolean =>
  /\b(?:prices?|discounts?|reduction\w*|free|fees?|only a few|offer ends|stock|total value|sale)\b/i.test(description)
