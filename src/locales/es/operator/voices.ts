import type { voicePacksMessages } from '../../messages/operator/voices';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof voicePacksMessages> = {
  title: 'Voces naturales',
  intro:
    'Voces que suenan como personas. Cada paquete se descarga una vez de donde está publicado, se prueba y luego se ofrece a todos.',
  loading: 'Cargando las voces',
  failed: 'No se han podido cargar las voces. Inténtalo de nuevo.',
  noEngine:
    'Este servidor no tiene el motor de estas voces: se omitieron sus paquetes opcionales o no los hay para este sistema. Ejecuta npm ci --include=optional y reinicia el servidor.',
  trying: 'Leyendo una frase de prueba…',
  ready: 'Todos pueden elegir estas voces.',
  voices: 'Voces',
  trial: (pack) => `Frase de prueba de ${pack}`,
  explains:
    'Sus voces dejan de ofrecerse y sus archivos se borran. Los vídeos terminados conservan su sonido; un vídeo que se haga de nuevo necesita otra voz.',
};
