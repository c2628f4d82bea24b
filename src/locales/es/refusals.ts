import type { Translation } from '../inLanguage';
import type { refusalsMessages } from '../messages/refusals';

export const translation: Translation<typeof refusalsMessages> = ({ plural }) => ({
  page_blocked: 'Esta tienda no nos deja leer su página. Envíala desde tu navegador o pégala.',
  page_is_a_wall:
    'Esta es la comprobación que una tienda muestra a los robots, no su producto. Supérala en tu navegador y luego envía o pega la página otra vez.',
  page_empty:
    'No se ha encontrado ningún producto en esta página. Usa el enlace de un solo producto o súbelo a mano.',
  page_missing: 'Ya no hay ninguna página en este enlace. Revísalo o súbelo a mano.',
  page_failing: 'Este sitio responde ahora con un error. Inténtalo más tarde o súbelo a mano.',
  page_too_heavy: 'Esta página es demasiado pesada para leerla. Sube las imágenes a mano.',
  not_a_page: 'Este enlace lleva a un archivo, no a la página de un producto. Sube el archivo a mano.',

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
  clip_too_long: 'Este vídeo es demasiado largo. Usa uno de diez minutos como máximo.',
  only_embedded: 'Los vídeos de este sitio se pueden ver, pero no usar. Sube el archivo de vídeo.',
  not_fetched: 'No se ha podido obtener esta imagen o este vídeo. Súbelo tú.',

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

  script_empty: 'El guion está vacío. Escribe lo que se debe decir.',
  script_wordless: 'En este guion no hay nada que decir: escribe palabras.',
  unknown_music: 'Esta música no está en la biblioteca. Elige una de las pistas.',
  unknown_media: 'El archivo ya no está.',
  job_not_failed: 'Este vídeo no ha fallado. Ábrelo para ver cómo va.',
  stale_layout:
    'Este proyecto se ha cambiado en otro sitio desde que se abrió aquí. Elige cuál de los dos conservar.',
  topic_unreadable: 'En este tema no hay palabras. Di en pocas palabras qué debe explicar el vídeo.',
  wikipedia_unreachable: 'Wikipedia no ha respondido. Inténtalo de nuevo en un momento o rellena el esquema.',

  unauthorized: 'Inicia sesión para hacer esto.',
  too_many_requests: 'Demasiadas solicitudes. Espera un minuto e inténtalo de nuevo.',
  internal_error: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  out_of_room:
    'El disco de este servidor está lleno. Pide a quien lo administra que libere espacio e inténtalo de nuevo.',

  invalid_credentials: 'El correo o la contraseña no son correctos.',
  user_already_exists: 'Ya hay una cuenta con este correo.',
  same_password: 'La nueva contraseña debe ser distinta de la anterior.',
  over_request_rate_limit: 'Demasiados intentos. Espera unos minutos.',
  otp_expired: 'Este enlace ha caducado o no es válido.',
  email_provider_disabled: 'Este servidor no puede enviar correos para restablecer la contraseña.',
  unexpected_failure: 'Algo ha fallado. Inténtalo de nuevo.',

  not_enough_credits: ({ missing }) =>
    `Te ${plural(missing, 'falta 1 crédito', `faltan ${missing} créditos`)} para hacer este vídeo. Pide más a quien administra este servidor.`,
  script_too_long: ({ words, most }) =>
    `El guion tiene ${words} palabras; se pueden decir ${most} como máximo. Acórtalo.`,
  script_unfilled: ({ places }) =>
    places === 1
      ? 'Una parte del guion sigue entre [corchetes]. Sustitúyela por tus propias palabras.'
      : `${places} partes del guion siguen entre [corchetes]. Sustitúyelas por tus propias palabras.`,
  media_count: ({ min, max, count }) => `Elige de ${min} a ${max} imágenes y vídeos; hay ${count}.`,
});
