import type { model as English } from './strings-model.en.ts'

export const model: typeof English = {
  modelNote: 'Mikä kirjoittaa tämän työtilan asiakirjat. Ilman mallia pohjat tekevät luonnokset itse.',
  modelNow: 'Käytössä oleva malli',
  modelNone: 'Ei mallia',
  modelNoneHelp: 'Pohjat tekevät luonnokset itse lomakkeesta ja faktoistasi. Kun nimeät mallin, se kirjoittaa samat pohjat.',
  modelFrom: { workspace: 'työtilan oma', server: 'palvelimen malli', none: 'luonnokset pohjista' },
  modelKeyKept: 'Sen avain säilytetään salattuna, eikä sitä näytetä enää.',
  modelNoKey: 'Sillä ei ole avainta.',
  modelOwners: (role) => `Roolisi täällä: ${role}. Mallin nimeää omistaja.`,
  modelOwn: 'Oma malli tälle työtilalle',
  modelLabel: 'Palvelu ja malli',
  modelHelp:
    'palvelu:malli. Palveluja ovat ollama, openai, anthropic, google, mistral, azure, bedrock sekä compatible mille tahansa palvelulle, ' +
    'joka käyttää OpenAI:n protokollaa.',
  modelKey: 'Avain',
  modelKeyHelp: 'Säilytetään salattuna, ei näytetä enää. Ollama ei tarvitse avainta.',
  modelKeyStays: 'Avain on tallessa. Jätä tyhjäksi, niin se säilyy; anna uusi, niin se vaihtuu.',
  modelUrl: 'Osoite',
  modelUrlHelp: 'Vain omille palveluille. Yksityinen osoite on sallittava kohdassa Yksityiset verkot.',
  modelTest: 'Kokeile',
  modelTesting: 'Kysytään…',
  modelTook: (ms) => `Vastaus kesti ${ms} ms.`,
  modelSecond: 'Toinen malli',
  modelSecondHelp: 'Kirjoittaa sen, mihin ensimmäinen ei pysty: kun palvelu ei vastaa tai viipyy, ei silloin kun se kieltäytyy.',
  modelSecondForgetAsk: 'Poistetaanko toinen malli?',
  modelSecondForgetHelp: 'Sen avain unohdetaan. Jos ensimmäinen malli ei onnistu, tilaus epäonnistuu.',
  modelForget: 'Poista',
  modelForgetAsk: 'Poistetaanko työtilan malli?',
  modelForgetHelp: 'Sen avain unohdetaan. Tästä lähtien kirjoittaa palvelimen malli, jos sellainen on; muuten luonnokset tulevat pohjista.',
  secondReadingOn: 'päällä',
  secondReadingOff: 'pois päältä',
  secondReadingHelp:
    'Malli voi myös lukea auditoitavan sisällön sivu sivulta ja osoittaa väitteitä, joita mikään sanaluettelo ei tunnista. ' +
    'Lainanantajien, välittäjien, kasinoiden, kauppojen ja ravintolisien valmistajien sivuilla säännöt löytävät yksinään noin puolet ' +
    'virheistä, toisella lukukerralla lähes yhdeksän kymmenestä. Malli sanoo myös, mitkä sääntöjen havainnot eivät pidä: ne näytetään ' +
    'vähäisinä, perustelun kera. Sivujen teksti lähetetään mallille, kolmesta neljään kysymystä sivua kohti.',
  secondReadingChoose: 'Ota käyttöön sääntöpaketeissa',
  secondReadingPacks: 'Sääntöpaketit',
}
