import type { LanguageKey } from '../languages.ts'

/** The small words of the languages written in Latin letters, commonest first: the surest evidence in a short text. */
export const SMALL_WORDS: Partial<Record<LanguageKey, string>> = {
  EN:
    'the of and to in is you that it for on are with as be this have from or had by not but what all were we when your can ' +
    'there use an each which she how their if will other about out many then them these some her would make like him into ' +
    'time has look more no way could people my than who its now find long down did get come may our any new work take only ' +
    'after before because should please here where was been does they one up so just do also see terms file select click ' +
    'add remove free buy offer today best sign learn read search save close open cannot must',
  NL:
    'de het een en van ik te dat die in is niet zijn op aan met als voor had er maar om hem dan zou of wat mijn dit zo door ' +
    'over ze bij ook tot je mij uit der daar haar naar heb hoe heeft hebben deze u want nog zal me zij nu ge geen omdat ' +
    'iets worden toch al waren veel meer doen moet ben zonder kan hun dus alles onder ja werd wezen zelf tegen na wel uw ' +
    'onze jouw wij jij bestand bestanden kies klik wordt kunt kunnen moeten gratis koop aanbieding vandaag beste lees ' +
    'sluiten geopend elke alle bent mag bedankt graag',
  DE:
    'der die das und in zu den ist nicht von sie mit sich des auf für als auch es an werden aus er hat dass wir ich eine ' +
    'ein dem einen bei oder haben nach kann wird noch wenn am um nur sind ihre war mehr über wie im diese einer zum zur vor ' +
    'bis aber bitte durch sein ohne kein keine keinen ihr ihren ihrem unser unsere hier alle muss müssen können sollte ' +
    'datei dateien wählen klicken wurde wurden jetzt kostenlos kaufen angebot heute beste lesen schließen öffnen jede jeder ' +
    'seine dieser dieses dann damit was',
  FR:
    'le la les de des du un une et est en que qui dans pour pas sur ce il au par plus ne se sont avec nous vous votre vos ' +
    'son sa ses mais ou où cette ces aux être avoir fait tout tous toute toutes comme si leur leurs elle elles même deux ' +
    'peut sans très bien aussi était ont été je mon ma mes notre nos d l qu n s c j à y fichier fichiers sélectionner ' +
    'cliquez doit impossible ici gratuit acheter offre aujourd hui meilleur lire fermer ouvrir chaque afin lors dont entre ' +
    'voir merci',
  ES:
    'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ya este sí porque esta ' +
    'entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese ' +
    'eso ante ellos e esto mí antes algunos qué unos yo otro otras otra él tanto esa estos mucho tu tus usted archivo ' +
    'archivos puede debe seleccionar haga clic aquí gratis comprar oferta hoy mejor leer cerrar abrir cada está son ha han ' +
    'ser fue hace tiene nuestro nuestra gracias',
  IT:
    'di e il la che in un a per è una sono non con si da come le dei nel alla più del della ma i gli lo al ha anche o se ' +
    'delle dal questo questa su ci nella tra sul ed suo sua loro mi hanno essere quando stato fatto prima dopo solo sempre ' +
    'molto tutto tutti tutte cosa chi dove perché così ogni degli ai alle agli nei nelle sulla dalla può deve tuo tua tuoi ' +
    'vostro nostro file selezionare fare clic qui gratis acquista offerta oggi migliore leggi chiudi apri ancora senza ' +
    'questi queste quello cui impossibile grazie',
  PT:
    'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser ' +
    'quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me ' +
    'esse eles estão você tinha foram essa num nem suas meu às minha têm numa pelos elas havia seja qual será nós tenho lhe ' +
    'deles essas esses pelas este arquivo arquivos ficheiro ficheiros pode deve selecionar clique aqui grátis comprar ' +
    'oferta hoje melhor ler fechar abrir cada são nosso nossa obrigado',
  SE:
    'och att det i på en är som för av med till den har de inte om ett han men var jag sig från vi så kan när år under nu ' +
    'sin där eller ut efter upp vad då hur alla mot andra skulle kommer vid blir bli ska skall här hon varit du din ditt ' +
    'dina vår våra ni er detta denna dessa måste får utan också mycket mer än sedan bara även nya fil filer filen välj ' +
    'klicka gratis köp erbjudande idag bästa läs stäng öppna varje mellan finns inga ingen något någon använda dem',
  DK:
    'og i at det er en til af på for med de den der ikke har som et jeg han var fra vi om kan men sig så ud nu hun når skal ' +
    'mod efter sin dem under eller hvad blev være alle hvor meget mere også kun op over ved bliver blive din dit dine vores ' +
    'jeres dig mig her end denne dette disse hvis må kunne skulle havde været fil filer vælg klik gratis køb tilbud dag ' +
    'bedste læs luk åbn hver mellem noget nogen ingen uden uge selv findes brug bruge kræves flere mappe overføre uploade ' +
    'upload afslut tilføj fjern annuller annullér gem hent hvorfor nej ej øjeblik vej nogle fejl forsøg igen mislykkedes ' +
    'tilladt størrelse maksimale begge bruger adgang vælge afbryd fortsæt hed mad gade' +
    ' du vil dage først betal bestil betale kunder deres nemt hos som samt mange stor lille år også helt',
  NO:
    'og i det er på som en til å for av at med de har ikke den et jeg om var fra vi kan men seg så han når skal mot etter ' +
    'sin dem under eller hva ble være alle hvor mye mer også bare opp over ved blir bli din ditt dine vår våre deg meg her ' +
    'enn denne dette disse hvis må kunne skulle hadde vært fil filer velg klikk gratis kjøp tilbud dag beste les lukk åpne ' +
    'hver mellom noe noen ingen uten uke selv finnes bruk bruke kreves du dere hun nå ut veldig dersom flere mappe laste ' +
    'last avslutt legg fjern avbryt lagre hent hvorfor nei øyeblikk vei feil forsøk igjen mislyktes tillatt størrelse ' +
    'maksimale begge bruker tilgang velge fortsett mat gate ikkje eg vart nett nettleser' +
    ' vil dager først betal bestill betale kunder kundene deres lett hos samt mange stor liten år også helt jeg',
  FI:
    'ja on ei se että hän oli ovat mutta kun niin kuin myös tai ole joka sen sitä jos ne voi vain tämä tämän olla mitä ' +
    'mukaan sekä jotka nyt kaikki vielä jo hyvin kanssa ennen jälkeen ilman siitä tätä tässä siinä joita jonka olen olet ' +
    'olemme olette minun sinun meidän teidän heidän voit voidaan täytyy pitää tiedosto tiedostoa tiedostoja tiedostot ' +
    'valitse napsauta ilmainen osta tarjous tänään paras lue sulje avaa eivät et en emme koska enemmän mikä missä miten yli ' +
    'alle sinä minä',
  PL:
    'i w na z do nie się że to jest o jak za od po przez co ale tym dla są czy przy tak już być może lub tego oraz ich jego ' +
    'jej który która które także tylko było była były ze pod nad przed więcej bardzo kiedy jeśli gdy gdzie jako ma mają mu ' +
    'ją ten ta te tej tych swoje swój twoje twój nasz nasze proszę plik pliki plików wybierz kliknij można należy musi ' +
    'darmowy kup oferta dziś najlepszy czytaj zamknij otwórz każdy bez a u bo my wy oni dzięki został została brak',
  TR:
    've bir bu için ile de da ne o çok daha en gibi olarak olan var kadar sonra ama ancak ya veya her ben sen biz siz onlar ' +
    'değil olduğu oldu olur ise mi mı mu mü ki şey önce şu kendi bütün tüm yok dosya dosyalar dosyayı seçin tıklayın lütfen ' +
    'gerekli ücretsiz satın al teklif bugün iyi oku kapat aç olmalıdır edin edildi yapın size sizin bizim diğer göre üzere ' +
    'bunun buna şimdi yeni içinde üzerinde tarafından henüz',
}
