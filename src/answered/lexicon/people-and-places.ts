import { plain } from '../fold.ts'

/*
 * Names that are told as names wherever they stand: at the beginning of a sentence, and in German, which writes every noun with a capital.
 * What stands in the middle of a sentence with a capital needs no list in other languages.
 */

const list = (words: string) => new Set(words.split(/\s+/).map(plain))

export const FIRST_NAMES: ReadonlySet<string> = list(`
  Adam Adrian Agnieszka Alan Alberto Alessandro Alexander Alexandra Alice Álvaro Amelia Ana Andrea Andreas Andrés Andrew
  Andrzej Angela Anja Ann Anna Anne Anneke Annika Anthony Antoine Antonio Arne Arthur Astrid Barbara Beata Beate Ben
  Benjamin Bernd Bert Birgit Björn Camille Carla Carlos Carmen Caroline Catherine Cécile Céline Charles Charlotte Chiara
  Christian Christina Christine Christoph Claire Clara Claudia Colin Cristina Dagmar Daniel Daniela Dave David Davide
  Diana Diego Dieter Dirk Dominik Dorota Edward Elena Elisabeth Elisa Elizabeth Ella Elke Ellen Emil Emily Emma Eric Erik
  Ernst Esther Eva Ewa Fabian Fabio Federico Felix Fernando Filip Finn Fiona Florian Francesca Francesco Francisco
  François Françoise Frank Franz Frederik Fritz Gabriel Gabriele Geert George Georg Gerhard Gianni Giorgio Giovanni Giulia
  Giuseppe Grace Greta Grzegorz Guillaume Gustav Hanna Hannah Hanne Hans Harald Harry Heike Heinrich Heinz Helen Helena
  Helga Henk Henri Henrik Henry Hugo Ian Ilse Inés Ines Inga Ingrid Isabel Isabella Jack Jacques Jakob James Jan Jana Jane
  Javier Jean Jens Jeroen Joanna Jochen Joan Johan Johanna Johannes John Jonas Jorge José Josef Joseph Juan Julia Julie
  Julien Jürgen Kai Karen Karin Karl Karolina Kasper Katarzyna Kate Katharina Katja Katrin Kevin Kirsten Klara Klaus
  Konrad Krzysztof Lars Laura Laurent Lea Léa Lena Leo Leon Liam Linda Lisa Lorenzo Louis Louise Luca Lucas Lucía Lucie
  Lucy Luis Lukas Maarten Magdalena Maja Malgorzata Manfred Manon Manuel Mara Marc Marco Marek María Maria Marianne Marie
  Marija Mario Marion Mark Markus Marta Martha Martin Martina Mateo Mathieu Matteo Matthias Max Maximilian Meike Melanie
  Mia Michael Michael Michal Miguel Mike Monica Monika Moritz Nadia Nadine Natalia Nathalie Neil Nicola Nicolas Nicole
  Niels Nina Noah Noor Nora Olaf Oliver Olivier Ola Oscar Otto Pablo Paola Paolo Pascal Patricia Patrick Paul Paula
  Paulina Pedro Peter Petra Philip Philipp Pierre Piotr Rachel Rafael Rainer Ralf Raúl Rebecca Regina Renate René Ricardo
  Richard Rita Robert Roberto Robin Roger Roland Rosa Rosie Ruth Sabine Sam Samuel Sandra Sara Sarah Sebastian Sergio
  Sibylle Silke Silvia Simon Simone Sofia Sofie Sonja Sophia Sophie Stefan Stefania Stefano Steffi Stephan Stéphane Steve
  Steven Susan Susanne Sven Sylvie Tanja Teresa Theo Thomas Thorsten Tim Tina Tobias Tom Tomasz Toni Ulla Ulrich Ulrike
  Ursula Uwe Valentina Valeria Vanessa Vera Veronika Victor Victoria Vincent Walter Werner Wiebke Wilhelm Willem William
  Wojciech Wolfgang Yannick Yvonne Zofia`)

export const PLACES: ReadonlySet<string> = list(`
  Aachen Amsterdam Andalucía Antwerpen Athen Athens Augsburg Australia Australien Österreich Austria Autriche Barcelona
  Basel Bayern Belgien Belgique Belgium België Bergamo Berlin Berlino Berlín Bern Bielefeld Bilbao Birmingham Bochum
  Bologna Bonn Bordeaux Braunschweig Bremen Brighton Bristol Britain Bruxelles Brussel Brussels Brüssel Budapest Bulgaria
  Cambridge Canada Cardiff China Chine Cina Copenhagen Cordoba Cornwall Croatia Danmark Dänemark Danemark Denmark
  Deutschland Dortmund Dresden Dublin Duisburg Düsseldorf Edinburgh Eindhoven England Erfurt España Espagne Essen Europa
  Europe Finnland Finland Firenze Florence Florenz France Francia Frankfurt Frankreich Frankrijk Freiburg Gdańsk Genève
  Genf Genova Gent Germany Germania Glasgow Granada Graz Grecia Griechenland Groningen Haarlem Hamburg Hannover Heidelberg
  Holland India Indien Inghilterra Innsbruck Ireland Irland Istanbul Italia Italie Italien Italy Italië Japan Japon Jena
  Karlsruhe Kassel Kiel Köln Kopenhagen Kraków Kroatien Lausanne Leeds Leiden Leipzig Lille Lincoln Linz Lisboa Lisbon
  Lissabon Liverpool London Londen Londra Londres Lübeck Luxembourg Luzern Lyon Łódź Maastricht Madrid Magdeburg Mailand
  Mainz Málaga Manchester Mannheim Marseille Mexico Mexiko Milan Milano Montpellier Moskau Moscow München Munich Münster
  Nantes Napoli Nederland Netherlands Niederlande Newcastle Nice Norway Norwegen Nottingham Nürnberg Oslo Oxford Padova
  Palermo Paris Parigi Pescara Polen Poland Pologne Polska Porto Portugal Potsdam Poznań Prag Prague Provence Rennes Roma
  Rome Rom Rostock Rotterdam Rumänien Russland Saarbrücken Salzburg Schottland Schweden Schweiz Scotland Sevilla Sheffield
  Sicilia Slovenia Spain Spanien Spagna Stockholm Strasbourg Straßburg Stuttgart Suecia Suisse Svezia Svizzera Sweden
  Switzerland Tirol Tokyo Torino Toscana Toskana Toulouse Tübingen Türkei Turkey Ulm Ungarn USA Utrecht Valencia Venedig
  Venezia Verona Vienna Vigo Wales Warszawa Weimar Wien Wiesbaden Wrocław Würzburg York Zürich Zurich Zaragoza`)

const TITLES = [
  'Mr|Mrs|Ms|Dr|Prof|Sir|Lady|Herrn?|Frau|Monsieur|Madame|Mme|Señora?|Sra?|Don|Doña|Signora?|Sig|Dott|Dottssa',
  'Mevrouw|De heer|Meneer|Pan|Pani|Senhora?',
].join('|')

/** What stands in front of a person's name. */
export const TITLE = new RegExp(String.raw`(?<!\p{L})(?:${TITLES})\.?\s+(?=\p{Lu})`, 'gu')

const FORMS = [
  String.raw`GmbH|gGmbH|AG|KG|OHG|UG|SE|Ltd|Limited|Inc|LLC|PLC|plc|Corp|S\.A\.|SA|SAS|SARL|S\.L\.|SL|S\.r\.l\.|Srl|S\.p\.A\.|SpA`,
  String.raw`B\.V\.|BV|N\.V\.|NV|A\/S|ApS|AS|AB|Oy|Oyj|Sp\. z o\.\s?o\.`,
].join('|')

/** What makes words a firm. */
export const LEGAL_FORM = new RegExp(String.raw`(?<!\p{L})(?:\p{Lu}[\p{L}\p{N}&'’.-]*\s+){1,4}(?:${FORMS})(?![\p{L}\p{N}])`, 'gu')
