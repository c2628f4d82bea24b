import type { publishCheckMessages } from '../../messages/editor/publishCheck';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof publishCheckMessages> = ({ number, plural }) => ({
  title: 'Antes de publicar',
  titleBeforeRender: 'Antes de renderizar',
  checking: 'Revisando el vídeo…',
  checkingAgain: 'Revisando de nuevo…',
  clean: 'No hay nada que corregir. El vídeo está listo para publicarse.',
  cleanAsFarAsKnown: 'No hay nada que corregir en lo que se ha podido revisar.',
  failed: 'No se ha podido revisar el vídeo.',
  retry: 'Reintentar',
  close: 'Cerrar',
  back: 'Seguir editando',
  anyway: 'Renderizar de todos modos',
  weights: { fix: 'Corregir antes de publicar', look: 'Conviene mirarlo' },
  more: (count) => `y ${number(count)} más`,
  says: {
    noPicture: (seconds) => `${number(seconds, 1)} s sin imagen`,
    noCaption: (seconds) => `${number(seconds, 1)} s de voz sin subtítulo`,
    textCutOff: (words) => `«${words}» queda cortado en el borde`,
    captionsCutOff: (count) => `${number(count)} subtítulos quedan cortados en el borde`,
    safeZone: (captions, platforms) =>
      plural(
        captions,
        `Un subtítulo está bajo los botones de ${platforms}`,
        `${number(captions)} subtítulos están bajo los botones de ${platforms}`,
      ),
    nearEdge: (captions) =>
      plural(
        captions,
        'Un subtítulo está demasiado cerca del borde',
        `${number(captions)} subtítulos están demasiado cerca del borde`,
      ),
    contrast: (words, ratio) =>
      `«${words}» se lee mal: su contraste es ${number(ratio, 1)} y hacen falta 4,5`,
    readingSpeed: (words, perSecond) =>
      `«${words}» pasa demasiado rápido: ${number(perSecond)} caracteres por segundo; se leen 20`,
    unspoken: (words) => `«${words}» está sin locutar`,
    silence: (seconds) => `${number(seconds, 1)} s de silencio`,
    voiceUnderMusic: (aboveDb, isMusic) =>
      aboveDb > 0
        ? `La voz está solo ${number(aboveDb)} dB por encima de ${isMusic ? 'la música' : 'otro sonido'}`
        : `${isMusic ? 'La música' : 'Otro sonido'} suena tan fuerte como la voz, o más`,
    otherLanguage: (captions, voice) => `Subtítulos en: ${captions}. La voz habla: ${voice}`,
    loudness: (raisedDb) =>
      `El sonido es muy bajo: al renderizar se sube ${number(raisedDb)} dB, con su ruido`,
    smallPicture: (width, height, scale) =>
      `Una imagen de ${width} × ${height} px se amplía ${number(scale, 1)} veces`,
    stillOpening: () => 'En el primer segundo no se mueve nada',
    noCallToAction: () => 'Al final nada dice qué hacer',
    claim: (words) => `Has dicho que puedes demostrar «${words}»`,
  },
  advice: {
    noPicture: 'Añade una imagen ahí o alarga una vecina.',
    noCaption: 'Activa su subtítulo.',
    textCutOff: 'Acórtalo o hazlo más pequeño.',
    safeZone: 'Muévelos hacia el centro.',
    contrast: 'Elige otro color.',
    readingSpeed: 'Acórtalo o haz que se diga más despacio (Guion).',
    unspoken: 'Haz que se locute o grábala (Guion).',
    silence: 'Añade ahí música o un sonido (Audio).',
    voiceUnderMusic: 'Baja la música.',
    otherLanguage: 'Elige una voz para ese idioma o cambia los subtítulos (Guion).',
    loudness: 'Sube los sonidos.',
    smallPicture: 'Cámbiala por una más grande o muéstrala más pequeña.',
    stillOpening: 'Empieza con un clip o con una imagen que se mueva.',
    noCallToAction: 'Añade un texto en los últimos segundos.',
    unbacked: 'Cambia la frase, o consérvala si puedes demostrarla (Guion).',
    claim: 'Ten la prueba a mano o cambia la frase.',
  },
  soundDown: {
    advice: 'Bájalo donde se habla.',
    mend: 'Bajar el sonido',
  },
  spokenBy: (voice) => `Locutar con ${voice}`,
  slower: 'Locutar más despacio',
  mend: {
    noPicture: 'Rellenar',
    noCaption: 'Activar',
    textCutOff: 'Meter dentro',
    safeZone: 'Meter dentro',
    contrast: 'Hacerlo legible',
    readingSpeed: 'Mostrar más tiempo',
    unspoken: 'Locutar',
    silence: 'Rellenar con música',
    voiceUnderMusic: 'Bajar la música',
    otherLanguage: 'Corregir',
    loudness: 'Subir el volumen',
    smallPicture: 'Mostrarla más pequeña',
    stillOpening: 'Añadir un zoom lento',
    noCallToAction: 'Añadir un cierre',
    unbacked: 'Puedo demostrarlo',
    claim: 'Corregir',
  },
  unknownTitle: 'Sin comprobar',
  unknown: {
    sounds: (count) =>
      plural(
        count,
        'Lo fuerte que suena un sonido: su archivo no se ha podido leer a tiempo.',
        `Lo fuerte que suenan ${number(count)} sonidos: sus archivos no se han podido leer a tiempo.`,
      ),
    pictures: (count) =>
      plural(
        count,
        'Cómo se lee el texto sobre una imagen: su archivo no se ha podido leer a tiempo.',
        `Cómo se lee el texto sobre ${number(count)} imágenes: sus archivos no se han podido leer a tiempo.`,
      ),
    claims: () =>
      'Si la información de tu producto o tus notas respaldan el guion: no se ha podido comprobar a tiempo.',
    loudness: () => 'Lo fuerte que suena todo antes de renderizar. Al renderizar queda en −14 LUFS.',
  },
  overridden: 'Renderizado de todos modos',
  kinds: {
    noPicture: 'Sin imagen',
    noCaption: 'Sin subtítulo',
    textCutOff: 'Texto cortado',
    safeZone: 'Subtítulos bajo los botones',
    contrast: 'Se lee mal',
    readingSpeed: 'Demasiado rápido para leer',
    unspoken: 'Sin locutar',
    silence: 'Silencio',
    voiceUnderMusic: 'La voz se oye mal',
    otherLanguage: 'Voz en otro idioma',
    loudness: 'Muy bajo',
    smallPicture: 'Imagen pequeña',
    stillOpening: 'Comienzo sin movimiento',
    noCallToAction: 'Sin llamada a la acción',
    unbacked: 'Afirmación sin respaldo',
    claim: 'Afirmación por demostrar',
  },
});
