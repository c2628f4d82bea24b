import type { voicesMessages } from '../../messages/wizards/voices';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof voicesMessages> = ({ plural, number }) => ({
  title: 'Voces',
  subtitle: 'Escucha, compara y empieza un vídeo con la que más te guste.',
  loading: 'Cargando voces…',
  failed: 'No se han podido cargar las voces. Inténtalo de nuevo.',
  retry: 'Reintentar',
  search: 'Buscar voces',
  searchPlaceholder: 'Nombre, tono o acento',
  values: {
    female: 'femenina',
    male: 'masculina',
    young: 'joven',
    'middle aged': 'de mediana edad',
    old: 'mayor',
    american: 'estadounidense',
    british: 'británico',
    scottish: 'escocés',
    australian: 'australiano',
    advertisement: 'publicidad',
    educational: 'educativo',
    narration: 'narración',
    'social media': 'redes sociales',
  },
  traits: { language: 'Idioma', gender: 'Género', accent: 'Acento', age: 'Edad', use_case: 'Uso' },
  all: {
    language: 'Cualquier idioma',
    gender: 'Cualquier género',
    accent: 'Cualquier acento',
    age: 'Cualquier edad',
    use_case: 'Cualquier uso',
  },
  count: (shown, all) =>
    shown === all
      ? `${number(all)} ${plural(all, 'voz', 'voces')}`
      : `${number(shown)} de ${number(all)} voces`,
  unmatchedTitle: 'No se han encontrado voces',
  unmatchedText: 'Prueba con menos palabras o quita un filtro.',
  clear: 'Mostrar todas las voces',
  emptyTitle: 'Aún no hay voces',
  emptyText: 'Este servidor no tiene voces instaladas. Pregunta a quien lo administra y vuelve a mirar.',
  lookAgain: 'Volver a mirar',
  play: (name) => `Reproducir muestra de ${name}`,
  pause: (name) => `Pausar muestra de ${name}`,
  use: 'Usar en un vídeo nuevo',
  ad: 'Anuncio',
  adWith: (name) => `Anuncio con ${name}`,
  explainer: 'Explicativo',
  explainerWith: (name) => `Explicativo con ${name}`,
});
