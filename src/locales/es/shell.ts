import type { shellMessages } from '../messages/shell';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof shellMessages> = ({ plural, number }) => ({
  description: 'Vídeos cortos verticales a partir del enlace de un producto o de un tema.',
  loading: 'Cargando',
  notFound: '404 No encontrado',
  notFoundHint: 'Esta página no existe.',
  goHome: 'Ir a tus proyectos',
  mainNavigation: 'Principal',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  projects: 'Proyectos',
  jobs: 'Tareas',
  myVideos: 'Mis vídeos',
  voices: 'Voces',
  brandKit: 'Kit de marca',
  account: 'Ajustes',
  operator: 'Operador',
  createNavigation: 'Crear',
  createHome: 'Reelwright, crear vídeo',
  createPlace: 'Crear',
  myVideo: 'Mis vídeos',
  createVideo: 'Crear vídeo',
  credits: (credits) =>
    `${plural(credits, 'Queda', 'Quedan')} ${number(credits)} ${plural(credits, 'crédito', 'créditos')}`,
  creditsHint: (videos) =>
    videos === 0
      ? 'No alcanza para otro vídeo'
      : `Alcanza para ${number(videos)} ${plural(videos, 'vídeo', 'vídeos')} más`,
  logout: 'Cerrar sesión',
  language: 'Idioma',
  skip: 'Ir al contenido',
  partFailed: {
    title: 'Esta parte no se ha cargado',
    text: 'Comprueba tu conexión e inténtalo de nuevo. Si no funciona, recarga la página.',
    retry: 'Reintentar',
    retrySmall: 'No se ha cargado. Reintentar',
  },
});
