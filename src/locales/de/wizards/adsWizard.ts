import type { adsWizardMessages } from '../../messages/wizards/adsWizard';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof adsWizardMessages> = ({ number }) => ({
  home: 'Reelwright, Video erstellen',
  link: {
    label: 'Link',
    title: 'Aus deinem Produktlink machen wir ein Video',
    text: 'Klappt mit Amazon, Shopify, Etsy, App Store, Google Play, WordPress, eBay und den meisten anderen Shops.',
    field: 'Produktlink',
    placeholder: 'z. B. Link von Amazon oder Shopify',
    or: 'oder',
    manual: 'Selbst hochladen',
    sending: 'Aus deinem Browser senden',
    pasting: 'Seite einfügen',
  },
  sending: {
    title: 'Seite aus deinem Browser senden',
    text: 'Für Shops, die uns abweisen: Dein eigener Browser öffnet die Seite und sendet sie hierher.',
    bookmarklet: 'An Reelwright senden',
    steps: [
      'Zieh diesen Knopf in deine Lesezeichenleiste.',
      'Öffne das Produkt im Shop.',
      'Klick auf das Lesezeichen. Das Produkt öffnet sich hier.',
    ],
    byHand:
      'Keine Lesezeichenleiste? Kopiere den Code, leg ein Lesezeichen an und füge den Code als Adresse ein.',
    copy: 'Code kopieren',
    copying: 'Wird kopiert …',
    copied: 'Kopiert',
    copyRefused: 'Dein Browser lässt uns nicht kopieren. Zieh stattdessen den Knopf.',
    touch: [
      'Öffne das Menü deines Browsers und füge Reelwright zum Startbildschirm hinzu.',
      'Öffne das Produkt im Shop oder in seiner App.',
      'Teile es und wähle Reelwright.',
    ],
    touchHint: 'Reelwright steht nicht in der Liste? Kopiere die Seite und füge sie hier ein.',
    barred:
      'Dieser Shop verhindert, dass seine Seite gesendet wird. Wähle in Reelwright stattdessen „Seite einfügen“.',
  },
  pasting: {
    title: 'Produktseite einfügen',
    text: 'Öffne das Produkt im Shop, markiere alles, kopiere es und füge es hier ein.',
    field: 'Die Seite oder ihr Text',
    placeholder: 'Hier einfügen',
    address: 'Adresse der Seite (optional)',
    clipboard: 'Aus der Zwischenablage einfügen',
    isPage: 'Das ist eine Seite. Wir lesen das Produkt und seine Bilder daraus.',
    isText:
      'Reiner Text: Die erste Zeile wird der Titel, der Rest die Beschreibung. Beides kannst du gleich bearbeiten.',
    onlyText: 'Nur den Text verwenden',
  },
  offer: {
    title: (shop) => `Eine Seite von ${shop} ist da`,
    text: (title) => `„${title}“ würde das Produkt ersetzen, an dem du arbeitest.`,
    accept: 'Diese Seite verwenden',
    decline: 'Mein Produkt behalten',
  },
  receipt: {
    receiving: 'Die Seite wird empfangen …',
    keeping: 'Sie wird in Reelwright geöffnet …',
    severed: 'Deine Seite öffnet sich im Tab des Shops',
    severedText:
      'Dieser Shop hält seine Fenster getrennt. Mach in seinem Tab weiter, dieses kannst du schließen.',
    unanswered: 'Es ist keine Seite angekommen',
    unansweredText:
      'Wenn der Tab des Shops jetzt Reelwright zeigt, mach dort weiter. Sonst sende die Seite noch einmal oder füge sie ein.',
    refused: 'Diese Seite können wir nicht verwenden',
    toWizard: 'Zum Assistenten',
  },
  product: {
    label: 'Produkt',
    text: 'Gib Details zu deinem Produkt ein',
    title: 'Produktmedien hinzufügen',
    nameField: 'Produkttitel',
    descriptionField: 'Produktbeschreibung',
    priceField: 'Preis',
    pricePlaceholder: 'Für Angebote (optional)',
    audienceField: 'Zielgruppe',
    audiencePlaceholder: 'Beschreibe deine Zielgruppe (optional)',
    mediaTitle: 'Mediendateien',
    mediaText: 'Füge Fotos hinzu, die du zeigen willst, oder entferne sie',
    addMedia: 'Medien hinzufügen',
    editMedia: 'Medien bearbeiten',
    openGallery: 'Galerie öffnen',
    noMedia: 'Noch keine Bilder oder Videos',
    mediaMissing: (count) =>
      count === 1
        ? 'Ein Bild oder Video der Seite konnte nicht geladen werden. Speichere es im Shop und füge es hier hinzu.'
        : `${number(count)} Bilder und Videos der Seite konnten nicht geladen werden. Speichere sie im Shop und füge sie hier hinzu.`,
    moreOnPage: (count) =>
      count === 1
        ? 'Die Seite hat noch ein Bild. Du kannst es in der Galerie hinzufügen.'
        : `Die Seite hat noch ${number(count)} Bilder. Du kannst sie in der Galerie hinzufügen.`,
    mediaCount: (count) => `${number(count)} ausgewählt, 3 bis 19 nötig`,
    preview: 'Produktvorschau',
    doubts: {
      several:
        'Diese Seite zeigt anscheinend mehrere Produkte. Geh zurück und nimm den Link von einem, oder trag deins unten ein.',
      article:
        'Diese Seite sieht nach einem Artikel aus, nicht nach einer Produktseite. Geh zurück und nimm den Link des Produkts, oder trag deins unten ein.',
      unclear:
        'Wir erkennen nicht, ob auf dieser Seite ein Produkt verkauft wird. Prüf, was wir gefunden haben, oder geh zurück und nimm den Link des Produkts.',
    },
    readFrom: (shop) => `Gelesen von ${shop}`,
    offered: {
      description:
        'Wir sind nicht sicher, welcher Text das Produkt beschreibt. Wähle einen von der Seite oder schreib oben einen eigenen.',
      price:
        'Wir sind nicht sicher, was das Produkt jetzt kostet. Wähle einen Preis von der Seite oder gib ihn oben ein.',
    },
  },
  said: {
    title: 'Was soll deine Anzeige sagen?',
    text: 'Wähle mindestens drei Dinge aus deiner Beschreibung oder ergänze eigene.',
    check: 'Das scheint von deinem Produkt zu handeln. Entferne, was nicht passt, oder wähle anderes.',
    inAd: 'Was die Anzeige sagt',
    legend: 'Aus deiner Beschreibung',
    hint: 'Wir übernehmen sie Wort für Wort.',
    count: (said, of) => `${said} von ${of} gewählt`,
    addYours: (needed) =>
      needed === 1
        ? 'Füge noch eins in eigenen Worten hinzu.'
        : `Füge noch ${number(needed)} in eigenen Worten hinzu.`,
    full: (most) => `In eine Anzeige passen höchstens ${most}. Entferne eins, um ein anderes zu wählen.`,
    write: 'Damit schreiben',
    own: 'In deinen Worten',
  },
  facts: {
    title: 'Nenn uns drei Dinge zu deinem Produkt',
    text: 'Deine Beschreibung sagt zu wenig für eine Anzeige. Was würdest du einer Freundin darüber erzählen, in deinen Worten?',
    asked: 'Was sollten die Leute wissen?',
    askedHint: 'Optional. Bis zu drei Dinge, Wort für Wort übernommen.',
    field: (nth) => `Fakt ${nth}`,
    placeholders: [
      'z. B. Hält Kaffee sechs Stunden heiß',
      'z. B. Jedes Stück machen wir von Hand',
      'z. B. Passt in jede Tasche',
    ],
    hint: 'Je ein kurzer Satz. Wir übernehmen sie Wort für Wort.',
    own: 'Skript selbst schreiben',
  },
  captions: {
    title: 'Stil der Untertitel wählen',
    sample: 'Guten Tag',
    looks: { default: 'Standard', outline: 'Kontur', shadow: 'Schatten', gradient: 'Verlauf', neon: 'Neon' },
  },
  busy: {
    checkingLink: 'Dein Link wird geprüft …',
    checkingClaims: 'Dein Skript wird mit deinen Produktinfos verglichen …',
    readingProductPage: 'Die Produktseite wird gelesen …',
    readingClipboard: 'Die Zwischenablage wird gelesen …',
    readingHandedPage: 'Die Produktseite wird gelesen …',
    checkingMedia: 'Deine Bilder und Videos werden geprüft …',
    suggestingScripts: 'Skripte für dein Produkt werden geschrieben …',
    creatingVideo: 'Dein Video wird gestartet …',
  },
  linkFaults: {
    noAddress: 'Gib die Adresse der Produktseite ein, etwa https://shop.de/flasche.',
    otherScheme: 'Nur Adressen, die mit https:// oder http:// beginnen, können gelesen werden.',
    tooLong: 'Diese Adresse ist länger als 2.048 Zeichen. Kopiere sie noch einmal von der Produktseite.',
  },
  errors: {
    urlNotValid: 'Der Link ist nicht gültig',
    claimsOpen:
      'Dieses Skript sagt Dinge, die nicht in deinen Produktinfos stehen. Bearbeite sie oder behalte, was du belegen kannst.',
    productInfoFailed: 'Die Produktinfos konnten nicht gelesen werden. Bitte versuche es noch einmal.',
    extractionFailed:
      'Die Produktinfos konnten nicht gelesen werden. Versuche es noch einmal oder lade selbst hoch.',
    sharedWithoutLink: 'In dem, was du geteilt hast, ist kein Link. Gib den Link des Produkts ein.',
    pasteMissing: 'Füge die Seite oder ihren Text ein',
    pasteTooLarge:
      'Diese Seite ist zu groß: Höchstens 20 MB lassen sich lesen. Kopiere nur den Teil mit dem Produkt.',
    clipboardRefused:
      'Wir konnten die Zwischenablage nicht lesen. Klick in das Feld und drück Strg+V oder ⌘V.',
    pageTooLarge:
      'Die Seite ist zu groß: Höchstens 20 MB lassen sich senden. Füge stattdessen den Teil mit dem Produkt ein.',
    pageFromElsewhere: 'Die Seite kam nicht von dem Shop, den sie nennt, und wurde deshalb abgelehnt.',
    pageEmpty: 'Die Seite war leer. Warte, bis sie im Shop geladen ist, und sende sie noch einmal.',
    pagesTooMany: 'Es kamen zu viele Seiten auf einmal. Warte eine Minute und sende sie noch einmal.',
    pageNotKept: 'Die Seite konnte nicht gespeichert werden. Sende sie noch einmal oder füge sie ein.',
    titleMissing: 'Bitte gib einen Produkttitel ein',
    titleTooLong: 'Bitte kürze den Produkttitel auf 300 Zeichen',
    descriptionMissing: 'Bitte gib eine Produktbeschreibung ein',
    descriptionTooLong: 'Bitte kürze die Produktbeschreibung auf 20.000 Zeichen',
    priceTooLong: 'Bitte kürze den Preis auf 60 Zeichen',
    audienceTooLong: 'Bitte kürze die Zielgruppe auf 500 Zeichen',
    factsMissing: 'Bitte ergänze etwas, das noch nicht in deiner Beschreibung steht',
    tooLittleSaid: 'Wähle mindestens drei Dinge, oder ergänze eigene',
    factTooLong: 'Bitte kürze jeden Satz auf 140 Zeichen',
    mediaCount: 'Bitte wähle 3 bis 19 Medien',
    mediaCheckFailed: 'Deine Medien konnten nicht geprüft werden. Bitte versuche es noch einmal.',
    scriptIdeasFailed: 'Die Skripte konnten nicht erstellt werden. Bitte versuche es noch einmal.',
    scriptMissing: 'Wähle ein Skript',
    scriptWordless: 'Hier steht noch nichts, was gesprochen werden kann: Füge Wörter hinzu',
    scriptTooLong: 'Dieses Skript ist zu lang: Höchstens 600 Wörter sind möglich',
    musicMissing: 'Wähle eine Hintergrundmusik',
    captionStyleMissing: 'Wähle einen Stil für die Untertitel',
    voiceMissing: 'Wähle eine Stimme',
    voiceCannotRead: 'Diese Stimme spricht die Sprache deines Skripts nicht',
    recordingMissing: 'Nimm deine Stimme auf und tippe auf „Diese Aufnahme verwenden“, oder lade eine hoch',
    videoFailed: 'Das Video konnte nicht erstellt werden.',
  },
});
