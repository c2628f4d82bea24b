import type { usageMessages } from '../../messages/account/usage';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof usageMessages> = {
  title: 'Uso',
  loading: 'Sumando',
  unavailable: 'No se ha podido cargar tu uso.',
  retry: 'Reintentar',
  credits: 'Créditos',
  stored: 'Almacenamiento',
  kinds: {
    media: 'Imágenes y clips',
    recordings: 'Grabaciones',
    brand_assets: 'Archivos de marca',
    videos: 'Vídeos terminados',
  },
  projects: 'Proyectos',
  uploads: 'Archivos enviados hoy',
  jobs: 'Vídeos que se están creando',
  renders: 'Vídeos que se están renderizando',
  of: (used, limit) => `${used} de ${limit}`,
};
