import type { adsWizardMessages } from '../../messages/wizards/adsWizard';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof adsWizardMessages> = ({ number }) => ({
  home: 'Reelwright, créer une vidéo',
  link: {
    label: 'Lien',
    title: 'Partagez le lien de votre produit pour générer une vidéo',
    text: 'Fonctionne avec Amazon, Shopify, Etsy, App Store, Google Play, WordPress, eBay et la plupart des boutiques.',
    field: 'Lien du produit',
    placeholder: 'p. ex. lien de produit Amazon ou Shopify',
    or: 'ou',
    manual: 'Importer manuellement',
    sending: 'Envoyer depuis le navigateur',
    pasting: 'Coller la page',
  },
  sending: {
    title: 'Envoyez une page depuis votre navigateur',
    text: 'Pour les boutiques qui nous refusent l’accès : votre propre navigateur ouvre la page et l’envoie ici.',
    bookmarklet: 'Envoyer à Reelwright',
    steps: [
      'Glissez ce bouton dans votre barre de favoris.',
      'Ouvrez le produit dans sa boutique.',
      'Cliquez sur le favori. Le produit s’ouvre ici.',
    ],
    byHand: 'Pas de barre de favoris ? Copiez le code, ajoutez un favori et collez le code comme adresse.',
    copy: 'Copier le code',
    copying: 'Copie…',
    copied: 'Copié',
    copyRefused: 'Votre navigateur bloque la copie. Glissez plutôt le bouton.',
    touch: [
      'Ouvrez le menu du navigateur et ajoutez Reelwright à l’écran d’accueil.',
      'Ouvrez le produit dans sa boutique ou son app.',
      'Partagez-le et choisissez Reelwright.',
    ],
    touchHint: 'Reelwright n’est pas proposé ? Copiez la page et collez-la ici.',
    barred: 'Cette boutique empêche l’envoi de sa page. Dans Reelwright, choisissez « Coller la page ».',
  },
  pasting: {
    title: 'Collez la page du produit',
    text: 'Ouvrez le produit dans sa boutique, sélectionnez tout, copiez et collez ici.',
    field: 'La page ou son texte',
    placeholder: 'Collez ici',
    address: 'Adresse de la page (facultatif)',
    clipboard: 'Coller depuis le presse-papiers',
    isPage: 'C’est une page. Nous y lirons le produit et ses images.',
    isText:
      'Texte brut : la première ligne devient le titre, le reste la description. Vous pourrez modifier les deux ensuite.',
    onlyText: 'Utiliser seulement le texte',
  },
  offer: {
    title: (shop) => `Une page de ${shop} est arrivée`,
    text: (title) => `« ${title} » remplacerait le produit sur lequel vous travaillez.`,
    accept: 'Utiliser cette page',
    decline: 'Garder mon produit',
  },
  receipt: {
    receiving: 'Réception de la page…',
    keeping: 'Ouverture dans Reelwright…',
    severed: 'Votre page s’ouvre dans l’onglet de la boutique',
    severedText:
      'Cette boutique sépare ses fenêtres. Continuez dans son onglet ; vous pouvez fermer celui-ci.',
    unanswered: 'Aucune page n’est arrivée',
    unansweredText:
      'Si l’onglet de la boutique affiche Reelwright, continuez là-bas. Sinon, renvoyez la page ou collez-la.',
    refused: 'Cette page ne peut pas être utilisée',
    toWizard: 'Aller à l’assistant',
  },
  product: {
    label: 'Produit',
    text: 'Saisissez les détails de votre produit',
    title: 'Ajoutez les médias du produit',
    nameField: 'Titre du produit',
    descriptionField: 'Description du produit',
    priceField: 'Prix',
    pricePlaceholder: 'Utilisé dans les offres (facultatif)',
    audienceField: 'Public du produit',
    audiencePlaceholder: 'Décrivez votre public (facultatif)',
    mediaTitle: 'Fichiers médias',
    mediaText: 'Ajoutez ou retirez les photos à mettre en valeur',
    addMedia: 'Ajouter des médias',
    editMedia: 'Modifier les médias',
    openGallery: 'Ouvrir la galerie',
    noMedia: 'Aucune image ni vidéo pour l’instant',
    mediaMissing: (count) =>
      count === 1
        ? 'Une image ou vidéo de la page n’a pas pu être chargée. Enregistrez-la depuis la boutique et ajoutez-la ici.'
        : `${number(count)} images et vidéos de la page n’ont pas pu être chargées. Enregistrez-les depuis la boutique et ajoutez-les ici.`,
    moreOnPage: (count) =>
      count === 1
        ? 'La page contient une autre image. Vous pouvez l’ajouter dans la galerie.'
        : `La page contient ${number(count)} autres images. Vous pouvez les ajouter dans la galerie.`,
    mediaCount: (count) => `${number(count)} sélectionnés, 3 à 19 requis`,
    preview: 'Aperçu du produit',
    doubts: {
      several:
        'Cette page semble présenter plusieurs produits. Revenez en arrière et utilisez le lien d’un seul, ou renseignez le vôtre ci-dessous.',
      article:
        'Cette page ressemble à un article, pas à une page de produit. Revenez en arrière et utilisez le lien du produit, ou renseignez le vôtre ci-dessous.',
      unclear:
        'Nous ne savons pas si cette page vend un produit. Vérifiez ce que nous avons trouvé, ou revenez en arrière et utilisez le lien du produit.',
    },
    readFrom: (shop) => `Lu sur ${shop}`,
    offered: {
      description:
        'Nous ne sommes pas sûrs du texte qui décrit le produit. Choisissez l’un de ceux trouvés sur la page ou écrivez le vôtre ci-dessus.',
      price:
        'Nous ne sommes pas sûrs du prix actuel du produit. Choisissez l’un des prix trouvés sur la page ou saisissez-le ci-dessus.',
    },
  },
  said: {
    title: 'Que doit dire votre publicité ?',
    text: 'Choisissez au moins trois choses de votre description, ou ajoutez les vôtres.',
    check: 'Ceci semble parler de votre produit. Décochez ce qui n’en parle pas, ou choisissez autre chose.',
    inAd: 'Ce que dit la publicité',
    legend: 'De votre description',
    hint: 'Nous les reprenons mot pour mot.',
    count: (said, of) => `${said} sur ${of} choisies`,
    addYours: (needed) =>
      needed === 1
        ? 'Ajoutez-en une de plus avec vos mots.'
        : `Ajoutez-en ${number(needed)} de plus avec vos mots.`,
    full: (most) => `Une publicité en contient ${most} au plus. Retirez-en une pour en ajouter une autre.`,
    write: 'Écrire avec celles-ci',
    own: 'Avec vos mots',
  },
  facts: {
    title: 'Dites-nous trois choses sur votre produit',
    text: 'Votre description en dit trop peu pour une publicité. Qu’en diriez-vous à un proche, avec vos mots ?',
    asked: 'Que faut-il savoir ?',
    askedHint: 'Facultatif. Jusqu’à trois choses, reprises mot pour mot.',
    field: (nth) => `Fait ${nth}`,
    placeholders: [
      'p. ex. Garde le café chaud six heures',
      'p. ex. Nous fabriquons chaque pièce à la main',
      'p. ex. Tient dans tous les sacs',
    ],
    hint: 'Une phrase courte chacun. Nous les reprenons mot pour mot.',
    own: 'Écrire le script moi-même',
  },
  captions: {
    title: 'Choisissez le style des sous-titres',
    sample: 'Bonjour à tous',
    looks: { default: 'Par défaut', outline: 'Contour', shadow: 'Ombre', gradient: 'Dégradé', neon: 'Néon' },
  },
  busy: {
    checkingLink: 'Vérification de votre lien…',
    checkingClaims: 'Comparaison de votre script avec les informations de votre produit…',
    readingClipboard: 'Lecture du presse-papiers…',
    readingHandedPage: 'Lecture de la page du produit…',
    readingProductPage: 'Lecture de la page du produit…',
    checkingMedia: 'Vérification de vos images et vidéos…',
    suggestingScripts: 'Écriture de scripts pour votre produit…',
    creatingVideo: 'Lancement de votre vidéo…',
  },
  linkFaults: {
    noAddress: 'Saisissez l’adresse de la page du produit, par exemple https://boutique.fr/gourde.',
    otherScheme: 'Seules les adresses qui commencent par https:// ou http:// peuvent être lues.',
    tooLong: 'Cette adresse dépasse 2 048 caractères. Copiez-la à nouveau depuis la page du produit.',
  },
  errors: {
    urlNotValid: 'Le lien n’est pas valide',
    claimsOpen:
      'Ce script dit des choses que les informations de votre produit ne disent pas. Modifiez-les, ou gardez celles que vous pouvez prouver.',
    sharedWithoutLink: 'Il n’y a pas de lien dans ce que vous avez partagé. Saisissez le lien du produit.',
    pasteMissing: 'Collez la page ou son texte',
    pasteTooLarge:
      'Cette page est trop grande : 20 Mo au plus peuvent être lus. Copiez seulement la partie du produit.',
    clipboardRefused:
      'Impossible de lire le presse-papiers. Cliquez dans la zone et appuyez sur Ctrl+V ou ⌘V.',
    pageTooLarge:
      'La page est trop grande : 20 Mo au plus peuvent être envoyés. Collez plutôt la partie du produit.',
    pageFromElsewhere: 'La page ne venait pas de la boutique qu’elle nomme et a été refusée.',
    pageEmpty: 'La page était vide. Attendez qu’elle soit chargée dans la boutique, puis renvoyez-la.',
    pagesTooMany: 'Trop de pages à la fois. Attendez une minute, puis renvoyez-la.',
    pageNotKept: 'La page n’a pas pu être enregistrée. Renvoyez-la ou collez-la.',
    productInfoFailed: 'Impossible de lire les informations du produit. Veuillez réessayer.',
    extractionFailed:
      'Impossible de lire les informations du produit. Réessayez ou importez-les manuellement.',
    titleMissing: 'Saisissez un titre de produit',
    titleTooLong: 'Raccourcissez le titre du produit à 300 caractères',
    descriptionMissing: 'Saisissez une description de produit',
    descriptionTooLong: 'Raccourcissez la description du produit à 20 000 caractères',
    priceTooLong: 'Raccourcissez le prix à 60 caractères',
    audienceTooLong: 'Raccourcissez le public du produit à 500 caractères',
    factsMissing: 'Ajoutez quelque chose que votre description ne dit pas encore',
    tooLittleSaid: 'Choisissez au moins trois choses, ou ajoutez les vôtres',
    factTooLong: 'Raccourcissez chaque phrase à 140 caractères',
    mediaCount: 'Fournissez de 3 à 19 médias',
    mediaCheckFailed: 'Impossible de vérifier vos médias. Veuillez réessayer.',
    scriptIdeasFailed: 'Impossible de générer les scripts. Veuillez réessayer.',
    scriptMissing: 'Choisissez un script',
    scriptWordless: 'Il n’y a encore rien à dire : ajoutez des mots',
    scriptTooLong: 'Ce script est trop long : la limite est de 600 mots',
    musicMissing: 'Choisissez une musique de fond',
    captionStyleMissing: 'Choisissez un style de sous-titres',
    voiceMissing: 'Choisissez une voix',
    voiceCannotRead: 'Cette voix ne parle pas la langue de votre script',
    recordingMissing:
      'Enregistrez votre voix et appuyez sur « Utiliser cet enregistrement », ou importez-en un',
    videoFailed: 'Impossible de générer la vidéo.',
  },
});
