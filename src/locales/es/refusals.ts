import type { Translation } from '../inLanguage';
import type { refusalsMessages } from '../messages/refusals';

const missingThings = {
  address: 'No hay nada en esta dirección.',
  project: 'Este proyecto no existe.',
  deletedProject: 'No hay ningún proyecto así que se pueda recuperar.',
  job: 'Este trabajo no existe.',
  file: 'Este archivo no existe.',
  ownMedia: 'No tienes ninguna imagen, vídeo o sonido así.',
  chosenMedia: 'Una de las imágenes o vídeos no existe. Elígela de nuevo.',
  recording: 'Esta grabación no existe. Grábala de nuevo.',
  brandAsset: 'Este archivo de marca no existe.',
  deletedBrandAsset: 'No hay ningún archivo de marca así que se pueda recuperar.',
  version: 'Esta versión no existe. Puede que se haya eliminado; elige otra.',
  user: 'Esta cuenta no existe.',
  pack: 'No existe ese paquete.',
  voiceSample: 'No hay ninguna muestra de esta voz.',
  handedPage:
    'Esta página ya no está: espera diez minutos y se lee una sola vez. Envíala de nuevo desde la tienda.',
  ownStyle: 'Este estilo ya no existe.',
  shareLink: 'No existe ese enlace. Puede que haya caducado.',
  sharedVideo: 'No hay ningún vídeo en este enlace. Comprueba que esté completo o pide uno nuevo.',
  lookUp: 'En este servidor no se buscan temas.',
};
const transcriberFailures = {
  unreachable: 'El reconocedor de voz no responde. Inténtalo de nuevo en un momento.',
  keyRefused:
    'El reconocedor de voz no acepta la clave de este servidor. Pide a quien lo administra que revise TRANSCRIBE_API_KEY.',
  busy: 'El reconocedor de voz recibe demasiadas peticiones. Inténtalo de nuevo en un minuto.',
  refused:
    'El reconocedor de voz responde con un error. Pide a quien administra el servidor que revise TRANSCRIBE_BASE_URL y TRANSCRIBE_MODEL.',
  tooSlow: 'El reconocedor de voz ha tardado demasiado. Inténtalo más tarde o con un clip más corto.',
  unreadable:
    'No se puede leer la respuesta del reconocedor de voz. Pregunta a quien administra el servidor si responde como el de OpenAI.',
  wrongTimes:
    'El reconocedor de voz ha dado tiempos que no pueden ser correctos y no se ha escrito nada. Inténtalo de nuevo.',
  noWordTimes:
    'El reconocedor de voz no dice cuándo se pronuncia cada palabra. Pide a quien administra el servidor un modelo que lo diga (timestamp_granularities[]=word).',
};
const brandAssets = {
  logo: 'logotipos',
  font: 'fuentes',
  intro: 'vídeos de introducción',
  outro: 'vídeos de cierre',
};
const kinds: Readonly<Record<string, string>> = {
  picture: 'La imagen',
  clip: 'El clip',
  sound: 'El sonido',
  text: 'El texto',
  shape: 'La forma',
  caption: 'El subtítulo',
};

type Place = Parameters<(typeof refusalsMessages)['too_deep']>[0];
const notSaved = ({ item, place }: Place, why: string) => {
  const subject = item ? `${kinds[item.kind] ?? 'El elemento'} «${item.name}»` : 'El documento';
  return `${subject} no se puede guardar${place ? ` (${place})` : ''}: ${why}.`;
};

export const translation: Translation<typeof refusalsMessages> = ({ plural }) => {
  const apart = ({ seconds, words }: { seconds: number; words: number }, what = 'el guion') =>
    `La grabación dura ${seconds} s y ${what} tiene ${words} ${plural(words, 'palabra', 'palabras')}: no se corresponden.`;
  return {
    page_blocked: 'Esta tienda no nos deja leer su página. Envíala desde tu navegador o pégala.',
    page_is_a_wall:
      'Esta es la comprobación que una tienda muestra a los robots, no su producto. Supérala en tu navegador y luego envía o pega la página otra vez.',
    page_empty:
      'No se ha encontrado ningún producto en esta página. Usa el enlace de un solo producto o súbelo a mano.',
    page_missing: 'Ya no hay ninguna página en este enlace. Revísalo o súbelo a mano.',
    page_failing: 'Este sitio responde ahora con un error. Inténtalo más tarde o súbelo a mano.',
    page_too_heavy: 'Esta página es demasiado pesada para leerla. Sube las imágenes a mano.',
    not_a_page: 'Este enlace lleva a un archivo, no a la página de un producto. Sube el archivo a mano.',

    invalid_address: 'La dirección de esta página no es un enlace. Corrígela o déjala vacía.',
    bad_url: 'Esto no es una dirección web. Pega un enlace completo que empiece por http:// o https://.',
    credentials_in_url: 'No se abren enlaces que contienen un usuario o una contraseña. Quita esa parte.',
    blocked_host: 'Este enlace lleva a una red privada y no se abre. Usa un enlace público.',
    blocked_address: 'Este enlace lleva a una dirección privada y no se abre. Usa un enlace público.',
    blocked_port: 'Solo se abren los puertos web habituales. Usa un enlace sin número de puerto.',
    unknown_host: 'No hay ningún sitio web en esta dirección. Comprueba si el enlace tiene errores.',
    too_many_redirects:
      'Este enlace redirige demasiadas veces. Ábrelo en tu navegador y pega la dirección final.',
    timeout: 'El sitio ha tardado demasiado en responder. Inténtalo de nuevo en un momento.',
    unreachable: 'El sitio no ha respondido. Revisa el enlace o inténtalo de nuevo en un momento.',

    file_empty: 'Este archivo está vacío. Elige otro.',
    upload_broken_off: 'La subida se ha interrumpido. Inténtalo de nuevo.',
    no_file: 'No hay ningún archivo en esta subida. Envía uno en el campo «file».',
    not_media:
      'Esto no es una imagen ni un vídeo que se pueda usar. Usa JPEG, PNG, WebP, GIF, AVIF, HEIC, MP4, MOV o WebM.',
    picture_broken: 'Esta imagen no se puede leer. Quizá esté dañada; expórtala de nuevo como JPEG o PNG.',
    picture_too_large: 'Esta imagen tiene demasiados píxeles. Usa una de 100 megapíxeles como máximo.',
    picture_too_small: 'Esta imagen es demasiado pequeña para un vídeo. Usa una más grande.',
    clip_broken: 'Este vídeo no se puede leer. Quizá esté cortado; expórtalo de nuevo como MP4.',
    clip_too_short: 'Este vídeo es demasiado corto para verse. Usa uno de al menos medio segundo.',
    clip_too_long: 'Este vídeo es demasiado largo. Usa uno de diez minutos como máximo.',
    sound_broken: 'Este sonido no se puede leer. Quizá esté dañado; vuelve a exportarlo como MP3 o WAV.',
    sound_silent: 'En este archivo no se oye nada. Usa otro.',
    sound_too_short: 'Este sonido es demasiado corto. Usa uno de al menos una décima de segundo.',
    sound_too_long: 'Este sonido es demasiado largo. Usa uno de diez minutos como máximo.',
    only_embedded: 'Los vídeos de este sitio se pueden ver, pero no usar. Sube el archivo de vídeo.',
    not_fetched: 'No se ha podido obtener esta imagen o este vídeo. Súbelo tú.',

    media_right_ended: 'Este enlace ha caducado. Recarga la página para obtener uno nuevo.',
    nothing_to_share: 'Todavía no hay ningún vídeo que compartir. Renderízalo primero como MP4 o WebM.',
    share_link_expired: 'Este enlace ha caducado. Pide uno nuevo a quien te lo envió.',
    share_link_revoked:
      'Quien compartió este enlace lo ha retirado, así que el vídeo ya no se puede ver aquí.',
    not_a_logo: 'Esta imagen no puede ser un logotipo. Usa PNG, SVG, JPEG, WebP, GIF o AVIF.',
    not_a_clip: 'Este vídeo no se puede usar. Usa MP4, MOV o WebM.',
    not_a_font: 'Esto no es una fuente. Usa un archivo .ttf, .otf, .woff o .woff2.',
    font_collection: 'Este archivo contiene varias fuentes. Extrae la que quieras y súbela sola.',
    font_too_large: 'Esta fuente es demasiado grande una vez descomprimida. Usa una con menos caracteres.',
    font_broken: 'Esta fuente no se puede leer. Quizá esté dañada; descárgala o expórtala de nuevo.',
    font_without_name: 'Esta fuente no tiene nombre de familia. Expórtala con un nombre o usa otra.',
    font_without_letters:
      'A esta fuente le faltan letras de la A a la Z o de la a a la z. Usa una que las tenga todas.',

    recording_not_sound:
      'Este archivo no contiene sonido que se pueda leer. Usa MP3, M4A, WAV, WebM u OGG, o graba en el navegador.',
    recording_silent: 'En esta grabación no se oye ninguna voz. Revisa el micrófono y graba de nuevo.',
    recording_too_short: 'Esta grabación dura menos de un segundo. Graba todo el guion.',
    recording_too_long: 'Esta grabación dura más de diez minutos. Acórtala o haz dos vídeos con ella.',
    sentence_recording_too_short:
      'Esta grabación es demasiado corta para una palabra. Graba la frase de nuevo.',
    sentence_recording_too_long: 'Esta grabación dura más de tres minutos. Graba solo esta frase.',

    script_empty: 'El guion está vacío. Escribe lo que se debe decir.',
    script_wordless: 'En este guion no hay nada que decir: escribe palabras.',
    no_language_model:
      'Este servidor no tiene ningún modelo de lenguaje y no puede traducir. Pide a quien lo administra que añada uno.',
    translation_failed:
      'El modelo de lenguaje no ha dado ninguna traducción útil. Inténtalo de nuevo o elige otro idioma.',
    no_transcriber:
      'Este servidor no tiene reconocedor de voz y no puede oír lo que se dice. Pide a quien lo administra que añada uno.',
    transcriber_failed: ({ why }) => transcriberFailures[why],
    media_soundless: 'Este clip no tiene sonido. Elige uno en el que alguien hable.',
    nothing_said: 'Aquí no se oye ninguna palabra. Elige un clip en el que alguien hable.',
    voice_needed: 'En este vídeo hablas tú. Elige una voz para esta frase.',
    unknown_music: 'Esta música no está en la biblioteca. Elige una de las pistas.',
    unknown_media: 'El archivo ya no está.',
    too_few_credits: 'La cuenta no tiene tantos créditos.',
    operator_account: 'La cuenta de un operador no se puede bloquear ni eliminar aquí.',
    job_not_failed: 'Este vídeo no ha fallado. Ábrelo para ver cómo va.',
    stale_layout:
      'Este proyecto se ha cambiado en otro sitio desde que se abrió aquí. Elige cuál de los dos conservar.',
    wrong_project: 'Este documento es de otro proyecto. Abre el proyecto de nuevo.',
    invalid_if_match: 'If-Match no indica ninguna versión. Envía la que se abrió, entre comillas.',
    render_nothing_to_draw: 'El vídeo todavía no dura nada: añade algo primero.',
    topic_unreadable: 'En este tema no hay palabras. Di en pocas palabras qué debe explicar el vídeo.',
    sentence_not_on_page:
      'Una frase elegida ya no está en la descripción. Elige de nuevo lo que dice el anuncio.',
    wikipedia_unreachable:
      'Wikipedia no ha respondido. Inténtalo de nuevo en un momento o rellena el esquema.',

    generation_failed:
      'No se ha podido crear el vídeo: algo ha fallado por nuestra parte. Inténtalo de nuevo en unos minutos.',
    rendering_failed:
      'No se ha podido renderizar el vídeo: algo ha fallado por nuestra parte. Inténtalo de nuevo en unos minutos.',
    account_leaving: 'Esta cuenta se está eliminando. Consérvala primero.',
    data_link_ended: 'Este enlace ha caducado. Vuelve a pedir tus datos.',
    unauthorized: 'Inicia sesión para hacer esto.',
    bad_request: 'No se ha podido leer la solicitud. Comprueba que su contenido sea JSON válido.',
    unsupported_media_type: 'No se acepta este tipo de contenido. Envía JSON.',
    refused: 'El servidor lo ha rechazado.',
    too_many_requests: 'Demasiadas solicitudes. Espera un minuto e inténtalo de nuevo.',
    server_busy: 'Este servidor ya tiene todo el trabajo que acepta. Inténtalo de nuevo en unos minutos.',
    idempotency_key_invalid: 'La Idempotency-Key debe tener de 1 a 255 caracteres ASCII visibles.',
    idempotency_key_reused: 'Esta Idempotency-Key ya se usó para otra petición. Usa una nueva.',
    idempotency_in_progress: 'La misma petición todavía está en curso. Espera un momento a su respuesta.',
    internal_error: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
    out_of_room:
      'El disco de este servidor está lleno. Pide a quien lo administra que libere espacio e inténtalo de nuevo.',

    invalid_credentials: 'El correo o la contraseña no son correctos.',
    user_already_exists: 'Ya hay una cuenta con este correo.',
    email_exists: 'Otra cuenta tiene este correo.',
    email_not_confirmed: 'Abre primero el enlace del correo que te enviamos: confirma tu dirección.',
    weak_password: 'Mucha gente usa esta contraseña, así que es de las primeras que se prueban. Elige otra.',
    insufficient_aal: 'Muestra primero tu segundo factor.',
    mfa_challenge_expired: 'Ha pasado demasiado tiempo. Escribe el código que tu aplicación muestra ahora.',
    mfa_factor_name_conflict: 'Ya tienes un segundo factor con ese nombre. Elige otro nombre.',
    mfa_factor_not_found: 'No existe ese segundo factor.',
    mfa_recovery_codes_sole_factor:
      'Añade una aplicación de autenticación antes de crear códigos de recuperación.',
    mfa_verification_failed: 'Este código no es correcto. Escribe el que tu aplicación muestra ahora.',
    mfa_verified_factor_exists: 'Ya tienes códigos de recuperación.',
    too_many_enrolled_mfa_factors: 'No puede haber más segundos factores. Quita uno primero.',
    password_too_short: ({ least }) =>
      `Esta contraseña es demasiado corta. Usa al menos ${least} caracteres.`,
    same_password: 'La nueva contraseña debe ser distinta de la anterior.',
    over_request_rate_limit: 'Demasiados intentos. Espera unos minutos.',
    otp_expired: 'Este enlace ha caducado o no es válido.',
    email_provider_disabled: 'Este servidor no puede enviar correos.',
    validation_failed: 'Algo de este formulario no se puede usar. Revisa lo que has escrito.',
    no_authorization: 'Esta dirección exige un token Bearer válido.',
    bad_jwt: 'El token de acceso no es válido o ha caducado.',
    bad_json: 'El contenido de la solicitud no es JSON.',
    session_not_found: 'La sesión de este token de acceso ha terminado.',
    refresh_token_not_found: 'Tu sesión ha terminado. Vuelve a iniciarla.',
    refresh_token_already_used: 'Tu sesión ha terminado. Vuelve a iniciarla.',
    user_banned: 'Esta cuenta está bloqueada. Pregunta a quien administra este servidor.',
    user_not_found: 'Tu sesión ha terminado. Vuelve a iniciarla.',
    unexpected_failure: 'Algo ha fallado. Inténtalo de nuevo.',

    not_found: (figures) =>
      figures.what === 'usedFile'
        ? notSaved(figures, 'usa un archivo que no existe. Quítalo y guarda de nuevo')
        : missingThings[figures.what],
    too_large: ({ what, most }) =>
      what === 'link'
        ? 'Lo que hay en este enlace es demasiado grande para obtenerlo.'
        : most === null
          ? 'Es demasiado grande. Envía algo más pequeño.'
          : `Es demasiado grande: se aceptan ${most} MB como máximo.`,
    file_too_large: ({ most }) =>
      `Este archivo es demasiado grande. ${most === null ? 'Elige uno más pequeño.' : `Usa uno de ${most} MB como máximo.`}`,
    page_too_large: ({ most }) =>
      `Esta página es demasiado grande: se pueden leer ${most} MB como máximo. Copia solo la parte del producto.`,
    page_from_elsewhere: ({ stated, given }) =>
      `Esta página dice que es de ${stated}, no de ${given}. Corrige la dirección o déjala vacía.`,
    brand_kit_full: ({ type, most }) =>
      `Tu kit de marca ya tiene ${most} ${brandAssets[type]}. Elimina alguno e inténtalo de nuevo.`,
    too_many_jobs: ({ most }) =>
      `Ya se están creando ${most} de tus vídeos. Espera a que uno esté listo e inténtalo de nuevo.`,
    too_many_styles: ({ most }) =>
      `Ya tienes ${most} estilos. Elimina uno que ya no necesites e inténtalo de nuevo.`,
    style_name_taken: ({ name }) => `Ya tienes un estilo llamado «${name}». Elige otro nombre.`,
    too_many_share_links: ({ most }) =>
      `Este vídeo ya tiene ${most} enlaces. Retira uno que ya no haga falta e inténtalo de nuevo.`,
    too_many_renders: ({ most }) =>
      `Ya se están renderizando ${most} de tus vídeos. Espera a que uno esté listo e inténtalo de nuevo.`,
    too_many_projects: ({ most }) =>
      `Tienes ${most} proyectos y no caben más. Elimina uno que ya no necesites e inténtalo de nuevo.`,
    too_many_uploads: ({ most, hours }) =>
      `Hoy has enviado ${most} archivos, el máximo de un día. Podrás seguir en ${hours} h.`,
    storage_full: ({ used, most }) =>
      `Tu almacenamiento está lleno: ${used} de ${most} GB en uso. Elimina proyectos o archivos de marca que ya no necesites; diez minutos después habrá sitio.`,
    render_too_large: ({ width, height, fps, seconds, fitSeconds, fitWidth, fitHeight }) =>
      `Este vídeo es demasiado para un solo renderizado aquí: ${width}×${height} píxeles, ${fps} fotogramas por segundo, ${seconds} s. Con este tamaño caben ${fitSeconds} s; con esta duración, ${fitWidth}×${fitHeight} píxeles.`,
    gif_too_long: ({ seconds, most }) =>
      `Este vídeo dura ${seconds} s; un GIF admite como máximo ${most} s. Elige MP4 o WebM, o acorta el vídeo.`,

    account_locked: ({ contact }) => `Esta cuenta está bloqueada. Escribe a ${contact}.`,

    not_enough_credits: ({ missing }) =>
      `Te ${plural(missing, 'falta 1 crédito', `faltan ${missing} créditos`)} para hacer este vídeo. Pide más a quien administra este servidor.`,
    media_count: ({ min, max, count }) => `Elige de ${min} a ${max} imágenes y vídeos; hay ${count}.`,
    invalid_media: ({ address }) => `«${address}» no es la dirección de una imagen ni de un vídeo.`,
    too_few_media: ({ count, min, lost }) =>
      `Solo se ${plural(count, 'ha podido', 'han podido')} usar ${count} de las imágenes y vídeos; hacen falta ${min}. ${lost} Elige o sube otros.`,
    script_too_long: ({ words, most }) =>
      `El guion tiene ${words} palabras; se pueden decir ${most} como máximo. Acórtalo.`,
    script_unfilled: ({ places }) =>
      places === 1
        ? 'Una parte del guion sigue entre [corchetes]. Sustitúyela por tus propias palabras.'
        : `${places} partes del guion siguen entre [corchetes]. Sustitúyelas por tus propias palabras.`,
    script_unspoken: ({ sentences }) =>
      sentences === 1
        ? 'Hay una frase del guion sin locutar. Abre el guion y locútala o elimínala.'
        : `Hay ${sentences} frases del guion sin locutar. Abre el guion y locútalas o elimínalas.`,
    recording_too_short_for_script: (figures) => `${apart(figures)} Léelo todo o acorta el guion.`,
    recording_too_long_for_script: (figures) =>
      `${apart(figures)} Escribe todo lo que se dice o graba solo el guion.`,
    recording_too_short_for_sentence: (figures) => `${apart(figures, 'la frase')} Léela toda o acórtala.`,
    recording_too_long_for_sentence: (figures) =>
      `${apart(figures, 'la frase')} Escribe todo lo que se dice o graba solo esta frase.`,
    unknown_voice: ({ voice, now }) =>
      now === 'choosing'
        ? `No hay ninguna voz llamada «${voice}». Elige una de la lista.`
        : `La voz «${voice}» ya no está disponible. Elige otra.`,
    voice_out_of_service: ({ voice }) =>
      `La voz «${voice}» está fuera de servicio. Elige otra o inténtalo más tarde.`,
    unspeakable_script: ({ why }) =>
      why === 'noWords'
        ? 'En este guion no hay nada que decir. Escríbelo con palabras.'
        : 'Las voces incluidas solo leen inglés. Escribe el guion con letras latinas, grábalo tú o elige subtítulos sin voz.',
    voice_language: ({ language, voice, speaks }) =>
      `El idioma de este guion es ${language}, y ${voice} habla ${speaks}. Elige otra voz, graba la tuya o usa solo subtítulos.`,

    unknown_template: ({ name }) => `No hay ninguna plantilla llamada «${name}».`,
    invalid_input: ({ fields, item = null, place }) =>
      place === undefined
        ? `Algo de esto no se puede usar${fields.length > 0 ? `: ${fields.join(', ')}` : ''}.`
        : notSaved({ item, place }, 'no tiene la forma correcta'),
    too_deep: (at) => notSaved(at, 'tiene demasiados niveles'),
    negative_window: (at) => notSaved(at, `termina (${at.to} ms) antes de empezar (${at.from} ms)`),
    overlapping_windows: (at) =>
      notSaved(at, `empieza (${at.from} ms) antes de que termine «${at.before}» (${at.end} ms)`),
    foreign_media: (at) =>
      notSaved(at, `«${at.address}» no es uno de tus archivos. Súbelo primero y luego úsalo en el vídeo`),
    foreign_style: (at) => notSaved(at, `«${at.value}» descargaría algo. Usa valores sencillos`),
    unreadable_text: (at) => notSaved(at, 'contiene caracteres que no se pueden guardar'),

    render_foreign_address: ({ name, address }) =>
      `«${name}» usa un archivo que no está guardado aquí (${address}). Súbelo y ponlo de nuevo.`,
    render_missing_file: ({ name }) =>
      `El archivo de «${name}» ya no está. Sustitúyelo y renderiza de nuevo.`,
    render_broken_file: ({ name }) =>
      `El archivo de «${name}» no se puede leer: puede estar dañado o cortado. Sustitúyelo y renderiza de nuevo.`,
    render_unknown_template: ({ name }) => `No hay ninguna plantilla llamada «${name}».`,
  };
};
