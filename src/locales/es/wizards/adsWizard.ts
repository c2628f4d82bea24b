import type { adsWizardMessages } from '../../messages/wizards/adsWizard';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof adsWizardMessages> = ({ number }) => ({
  home: 'Reelwright, crear vídeo',
  link: {
    label: 'Enlace',
    title: 'Comparte el enlace de tu producto y generamos un vídeo',
    text: 'Funciona con Amazon, Shopify, Etsy, App Store, Google Play, WordPress, eBay y casi todas las tiendas.',
    field: 'Enlace del producto',
    placeholder: 'p. ej., enlace de Amazon o Shopify',
    or: 'o',
    manual: 'Subir manualmente',
    sending: 'Enviar desde tu navegador',
    pasting: 'Pegar la página',
  },
  sending: {
    title: 'Envía una página desde tu navegador',
    text: 'Para las tiendas que no nos dejan pasar: tu navegador abre la página y la envía aquí.',
    bookmarklet: 'Enviar a Reelwright',
    steps: [
      'Arrastra este botón a tu barra de marcadores.',
      'Abre el producto en su tienda.',
      'Haz clic en el marcador. El producto se abre aquí.',
    ],
    byHand:
      '¿No tienes barra de marcadores? Copia el código, añade un marcador y pega el código como dirección.',
    copy: 'Copiar el código',
    copying: 'Copiando…',
    copied: 'Copiado',
    copyRefused: 'Tu navegador no nos deja copiarlo. Arrastra el botón.',
    touch: [
      'Abre el menú de tu navegador y añade Reelwright a la pantalla de inicio.',
      'Abre el producto en su tienda o en su aplicación.',
      'Compártelo y elige Reelwright.',
    ],
    touchHint: '¿No aparece Reelwright? Copia la página y pégala aquí.',
    barred: 'Esta tienda impide enviar su página. En Reelwright, elige «Pegar la página».',
  },
  pasting: {
    title: 'Pega la página del producto',
    text: 'Abre el producto en su tienda, selecciónalo todo, cópialo y pégalo aquí.',
    field: 'La página o su texto',
    placeholder: 'Pega aquí',
    address: 'Dirección de la página (opcional)',
    clipboard: 'Pegar del portapapeles',
    isPage: 'Es una página. Leeremos de ella el producto y sus imágenes.',
    isText:
      'Solo texto: la primera línea será el título y el resto, la descripción. Podrás editarlos enseguida.',
    onlyText: 'Usar solo el texto',
  },
  offer: {
    title: (shop) => `Ha llegado una página de ${shop}`,
    text: (title) => `«${title}» sustituiría el producto en el que estás trabajando.`,
    accept: 'Usar esta página',
    decline: 'Conservar mi producto',
  },
  receipt: {
    receiving: 'Recibiendo la página…',
    keeping: 'Abriéndola en Reelwright…',
    severed: 'Tu página se abre en la pestaña de la tienda',
    severedText: 'Esta tienda mantiene sus ventanas separadas. Sigue en su pestaña; puedes cerrar esta.',
    unanswered: 'No ha llegado ninguna página',
    unansweredText:
      'Si la pestaña de la tienda muestra ahora Reelwright, sigue allí. Si no, envía la página otra vez o pégala.',
    refused: 'No podemos usar esta página',
    toWizard: 'Ir al asistente',
  },
  product: {
    label: 'Producto',
    text: 'Escribe los detalles de tu producto',
    title: 'Añade imágenes y vídeos del producto',
    nameField: 'Título del producto',
    descriptionField: 'Descripción del producto',
    priceField: 'Precio',
    pricePlaceholder: 'Se usa en las ofertas (opcional)',
    audienceField: 'Público del producto',
    audiencePlaceholder: 'Describe tu público (opcional)',
    mediaTitle: 'Archivos multimedia',
    mediaText: 'Añade o quita las fotos que quieres mostrar',
    addMedia: 'Añadir archivos',
    editMedia: 'Editar archivos',
    openGallery: 'Abrir la galería',
    noMedia: 'Aún no hay imágenes ni vídeos',
    mediaMissing: (count) =>
      count === 1
        ? 'No se pudo cargar una imagen o vídeo de la página. Guárdalo desde la tienda y añádelo aquí.'
        : `No se pudieron cargar ${number(count)} imágenes y vídeos de la página. Guárdalos desde la tienda y añádelos aquí.`,
    moreOnPage: (count) =>
      count === 1
        ? 'La página tiene una imagen más. Puedes añadirla en la galería.'
        : `La página tiene ${number(count)} imágenes más. Puedes añadirlas en la galería.`,
    mediaCount: (count) => `${number(count)} elegidos, se necesitan de 3 a 19`,
    preview: 'Vista previa del producto',
    doubts: {
      several:
        'Parece que esta página muestra varios productos. Vuelve atrás y usa el enlace de uno, o rellena los datos del tuyo abajo.',
      article:
        'Esta página parece un artículo, no la página de un producto. Vuelve atrás y usa el enlace del producto, o rellena los datos del tuyo abajo.',
      unclear:
        'No sabemos si en esta página se vende un producto. Revisa lo que hemos encontrado, o vuelve atrás y usa el enlace del producto.',
    },
    readFrom: (shop) => `Leído de ${shop}`,
    offered: {
      description:
        'No sabemos con seguridad qué texto describe el producto. Elige uno de la página o escribe el tuyo arriba.',
      price:
        'No sabemos con seguridad cuánto cuesta ahora el producto. Elige un precio de la página o escríbelo arriba.',
    },
  },
  said: {
    title: '¿Qué debe decir tu anuncio?',
    text: 'Elige al menos tres cosas de tu descripción o añade las tuyas.',
    check: 'Parece que esto trata de tu producto. Quita lo que no, o elige otras cosas.',
    inAd: 'Lo que dice el anuncio',
    legend: 'De tu descripción',
    hint: 'Las usamos palabra por palabra.',
    count: (said, of) => `${said} de ${of} elegidas`,
    addYours: (needed) =>
      needed === 1 ? 'Añade una más con tus palabras.' : `Añade ${number(needed)} más con tus palabras.`,
    full: (most) => `En un anuncio caben hasta ${most}. Quita una para añadir otra.`,
    write: 'Escribir con estas',
    own: 'Con tus palabras',
  },
  facts: {
    title: 'Cuéntanos tres cosas sobre tu producto',
    text: 'Tu descripción dice poco para un anuncio. ¿Qué le contarías a alguien cercano, con tus palabras?',
    asked: '¿Qué debería saber la gente?',
    askedHint: 'Opcional. Hasta tres cosas, usadas palabra por palabra.',
    field: (nth) => `Dato ${nth}`,
    placeholders: [
      'p. ej., Mantiene el café caliente seis horas',
      'p. ej., Hacemos cada pieza a mano',
      'p. ej., Cabe en cualquier bolso',
    ],
    hint: 'Una frase corta en cada campo. Las usamos palabra por palabra.',
    own: 'Escribir yo el guion',
  },
  captions: {
    title: 'Elige el estilo de los subtítulos',
    sample: 'Hola a todos',
    looks: { default: 'Normal', outline: 'Contorno', shadow: 'Sombra', gradient: 'Degradado', neon: 'Neón' },
  },
  busy: {
    checkingLink: 'Comprobando tu enlace…',
    checkingClaims: 'Comparando tu guion con la información de tu producto…',
    readingProductPage: 'Leyendo la página del producto…',
    readingClipboard: 'Leyendo el portapapeles…',
    readingHandedPage: 'Leyendo la página del producto…',
    checkingMedia: 'Comprobando tus imágenes y vídeos…',
    suggestingScripts: 'Escribiendo guiones para tu producto…',
    creatingVideo: 'Iniciando tu vídeo…',
  },
  linkFaults: {
    noAddress: 'Escribe la dirección de la página del producto, como https://tienda.es/botella.',
    otherScheme: 'Solo se pueden leer direcciones que empiecen por https:// o http://.',
    tooLong: 'Esta dirección tiene más de 2048 caracteres. Cópiala de nuevo desde la página del producto.',
  },
  errors: {
    urlNotValid: 'El enlace no es válido',
    claimsOpen:
      'Este guion dice cosas que la información de tu producto no dice. Edítalas, o conserva las que puedas demostrar.',
    productInfoFailed: 'No se ha podido leer la información del producto. Inténtalo de nuevo.',
    extractionFailed:
      'No se ha podido leer la información del producto. Inténtalo de nuevo o súbela manualmente.',
    sharedWithoutLink: 'No hay ningún enlace en lo que compartiste. Escribe el enlace del producto.',
    pasteMissing: 'Pega la página o su texto',
    pasteTooLarge:
      'Esta página es demasiado grande: se pueden leer 20 MB como máximo. Copia solo la parte del producto.',
    clipboardRefused: 'No hemos podido leer el portapapeles. Haz clic en el cuadro y pulsa Ctrl+V o ⌘V.',
    pageTooLarge:
      'La página es demasiado grande: se pueden enviar 20 MB como máximo. Pega la parte del producto.',
    pageFromElsewhere: 'La página no venía de la tienda que indica, así que la hemos rechazado.',
    pageEmpty: 'La página estaba vacía. Espera a que cargue en la tienda y envíala otra vez.',
    pagesTooMany: 'Han llegado demasiadas páginas a la vez. Espera un minuto y envíala otra vez.',
    pageNotKept: 'No se ha podido guardar la página. Envíala otra vez o pégala.',
    titleMissing: 'Escribe el título del producto',
    titleTooLong: 'Acorta el título del producto a 300 caracteres',
    descriptionMissing: 'Escribe la descripción del producto',
    descriptionTooLong: 'Acorta la descripción del producto a 20.000 caracteres',
    priceTooLong: 'Acorta el precio a 60 caracteres',
    audienceTooLong: 'Acorta el público del producto a 500 caracteres',
    factsMissing: 'Añade algo que tu descripción aún no diga',
    tooLittleSaid: 'Elige al menos tres cosas o añade las tuyas',
    factTooLong: 'Acorta cada frase a 140 caracteres',
    mediaCount: 'Añade entre 3 y 19 archivos',
    mediaCheckFailed: 'No se han podido comprobar tus archivos. Inténtalo de nuevo.',
    scriptIdeasFailed: 'No se han podido generar los guiones. Inténtalo de nuevo.',
    scriptMissing: 'Elige un guion',
    scriptWordless: 'Aún no hay nada que decir: añade palabras',
    scriptTooLong: 'Este guion es demasiado largo: el límite son 600 palabras',
    musicMissing: 'Elige la música de fondo',
    captionStyleMissing: 'Elige el estilo de los subtítulos',
    voiceMissing: 'Elige una voz',
    voiceCannotRead: 'Esta voz no habla el idioma de tu guion',
    recordingMissing: 'Graba tu voz y pulsa «Usar esta grabación», o sube una',
    videoFailed: 'No se ha podido generar el vídeo.',
  },
});
