import type { editorTimelineMessages } from '../../messages/editor/timeline';
import type { Translation } from '../../inLanguage';

const kinds = {
  image: 'Image',
  video: 'Clip',
  text: 'Texte',
  audio: 'Son',
  shape: 'Forme',
  caption: 'Sous-titre',
};

export const translation: Translation<typeof editorTimelineMessages> = ({ plural, number }) => {
  const short = (value: number) => number(Number(value.toFixed(2)), Number.isInteger(value) ? 0 : 2);
  const at = (ms: number) => `${short(ms / 1000)} secondes`;
  const items = (count: number) => `${number(count)} ${plural(count, 'élément', 'éléments')}`;
  return {
    title: 'Timeline',
    lanes: {
      titles: 'Titres',
      overlays: 'Superpositions',
      main: 'Piste principale',
      captions: 'Sous-titres',
      audio: 'Son',
    },
    openLane: (lane) => `${lane} : afficher`,
    switchLane: (lane, isOn) => `${lane} : tout ${isOn ? 'désactiver' : 'activer'}`,
    empty: {
      title: 'La timeline est vide',
      text: 'Glissez une image ou un clip ici, ou choisissez-en un dans la bibliothèque pour l’ajouter à la tête de lecture.',
    },
    dropHere: 'Relâchez pour l’ajouter ici',
    called: (item) => (item ? `${kinds[item.kind]} ${item.number}` : ''),
    item: (what, name, from, to) =>
      `${what}${name === '' ? '' : `, ${name}`}, de ${short(from / 1000)} à ${at(to)}`,
    madeAs: {
      'Voice-over': 'Voix off',
      'Background music': 'Musique de fond',
      Title: 'Titre',
      'Title background': 'Fond du titre',
      Accent: 'Accent',
      Topic: 'Sujet',
      Logo: 'Logo',
      'Closing background': 'Fin : fond',
      'Closing stage': 'Fin : panneau',
      'Closing picture': 'Fin : image',
      'Closing logoGround': 'Fin : fond du logo',
      'Closing logo': 'Fin : logo',
      'Closing line': 'Fin : ligne',
      'Closing title': 'Fin : titre',
    },
    numbered: {
      Shot: (nth) => `Plan ${nth}`,
      Caption: (nth) => `Sous-titre ${nth}`,
      Background: (nth) => `Fond ${nth}`,
      Sticker: (nth) => `Sticker ${nth}`,
    },
    switchedOff: 'désactivé',
    badges: {
      keyframes: (count: number) => (count === 1 ? '1 image clé' : `${count} images clés`),
      volume: (percent) => (percent === 0 ? 'Muet' : `Volume ${percent} %`),
      speed: (speed) => `${short(speed)}×`,
      speedLabel: (speed) => `Vitesse ${short(speed)}×`,
      transition: 'Transition',
      animation: 'Animation',
      fade: 'Fondus',
    },
    playhead: 'Tête de lecture',
    playheadAt: (clock, whole) => `${clock} sur ${whole}`,
    marker: (name, clock) => `Aller au repère ${name}, ${clock}`,
    zoom: 'Secondes visibles',
    zoomAt: (shown) => `${shown} s`,
    tools: 'Modifier la timeline',
    menu: {
      label: (what) => `Actions pour ${what}`,
      split: 'Scinder à la tête de lecture',
      duplicate: 'Dupliquer',
      replace: 'Remplacer…',
      speed: 'Vitesse',
      speedOf: (speed) => (speed === 1 ? 'Vitesse normale' : `Vitesse ${short(speed)}×`),
      hide: 'Désactiver',
      show: 'Activer',
      earlier: 'Avancer',
      later: 'Reculer',
      remove: 'Supprimer',
      rippleRemove: 'Supprimer et combler le vide',
    },
    spoken: {
      moved: (what, from) => `${what} déplacé à ${at(from)}`,
      movedMany: (count, from) => `${items(count)} déplacés, le premier à ${at(from)}`,
      resized: (what, from, to) => `${what} maintenant de ${short(from / 1000)} à ${at(to)}`,
      rolled: (what, ms) => `La coupe après ${what} est maintenant à ${at(ms)}`,
      reordered: (what, place, count) => `${what} est maintenant le numéro ${place} sur ${count}`,
      reorderedMany: (many, first, last, count) =>
        `${items(many)} sont maintenant les numéros ${first} à ${last} sur ${count}`,
      alreadyFirst: (what) => `${what} est déjà au début`,
      alreadyLast: (what) => `${what} est déjà à la fin`,
      removed: (count) => `${items(count)} ${plural(count, 'supprimé', 'supprimés')}`,
      split: (what, ms) => `${what} scindé à ${at(ms)}`,
      duplicated: (count) => `${items(count)} ${plural(count, 'dupliqué', 'dupliqués')}`,
      added: (ms) => `Ajouté à ${at(ms)}`,
      selected: (count) => `${items(count)} ${plural(count, 'sélectionné', 'sélectionnés')}`,
      unselected: 'Rien de sélectionné',
      speed: (what, speed) => `${what} passe à la vitesse ${short(speed)}×`,
      markerMoved: (name, ms) => `Repère ${name} déplacé à ${at(ms)}`,
      markerRemoved: (name) => `Repère ${name} supprimé`,
      shown: (what) => `${what} activé`,
      hidden: (what) => `${what} désactivé`,
      captionsShown: 'Sous-titres activés',
      captionsHidden: 'Sous-titres désactivés',
    },
  };
};
