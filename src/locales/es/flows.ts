import type { flowsMessages } from '../messages/flows';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof flowsMessages> = {
  title: 'Flujos',
  hint: 'Cada flujo de la app es un diagrama. Usa la app aquí o en otra pestaña para verlo moverse.',
  open: 'Mostrar los flujos',
  close: 'Ocultar los flujos',
  ownPage: 'Abrir como página',
  charts: 'Diagramas',
  chart: 'Diagrama',
  follow: 'Seguir la actividad',
  following: 'Siguiendo la actividad',
  running: 'en marcha',
  notRunning: 'parado',
  nothingShown: 'Aún no hay actividad',
  nothingShownHint: 'Elige un diagrama o haz algo en la app.',
  loadingDrawing: 'Cargando el dibujo',
  drawingFailed: 'No se ha podido cargar el dibujo. Ejecuta npm run charts para actualizarlo.',
  retry: 'Reintentar',
  panels: { drawing: 'Dibujo', states: 'Estados', events: 'Eventos' },
  drawingOf: (chart) => `Dibujo de ${chart}`,
  seen: (seen, all) => `${seen} de ${all} estados vistos en esta pestaña`,
  marks: { lit: 'ahora', seen: 'visto', unseen: 'aún no visto', passed: 'recorrido' },
  noEvents: 'Aún no ha pasado nada',
  noEventsHint: 'Aquí aparecen los últimos cien eventos de todos los diagramas.',
  clearEvents: 'Vaciar',
  stays: 'sin cambios',
};
