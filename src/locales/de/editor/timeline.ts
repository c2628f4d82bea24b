import type { editorTimelineMessages } from '../../messages/editor/timeline';
import type { Translation } from '../../inLanguage';

const kinds = {
  image: 'Bild',
  video: 'Clip',
  text: 'Text',
  audio: 'Ton',
  shape: 'Form',
  caption: 'Untertitel',
};

export const translation: Translation<typeof editorTimelineMessages> = ({ plural, number }) => {
  const short = (value: number) => number(Number(value.toFixed(2)), Number.isInteger(value) ? 0 : 2);
  const at = (ms: number) => `${short(ms / 1000)} Sekunden`;
  const items = (count: number) => `${number(count)} ${plural(count, 'Element', 'Elemente')}`;
  return {
    title: 'Zeitleiste',
    lanes: {
      titles: 'Titel',
      overlays: 'Einblendungen',
      main: 'Hauptspur',
      captions: 'Untertitel',
      audio: 'Ton',
    },
    openLane: (lane) => `${lane}: einblenden`,
    switchLane: (lane, isOn) => `${lane}: alle ${isOn ? 'aus' : 'ein'}schalten`,
    empty: {
      title: 'Die Zeitleiste ist leer',
      text: 'Zieh ein Bild oder einen Clip hierher, oder wähle in der Bibliothek eines aus, um es am Abspielkopf einzufügen.',
    },
    dropHere: 'Loslassen, um es hier einzufügen',
    called: (item) => (item ? `${kinds[item.kind]} ${item.number}` : ''),
    item: (what, name, from, to) =>
      `${what}${name === '' ? '' : `, ${name}`}, von ${short(from / 1000)} bis ${at(to)}`,
    madeAs: {
      'Voice-over': 'Sprecherstimme',
      'Background music': 'Hintergrundmusik',
      Title: 'Titel',
      'Title background': 'Titelhintergrund',
      Accent: 'Akzent',
      Topic: 'Thema',
      Logo: 'Logo',
      'Closing background': 'Schlussbild: Hintergrund',
      'Closing stage': 'Schlussbild: Fläche',
      'Closing picture': 'Schlussbild: Bild',
      'Closing logoGround': 'Schlussbild: Logohintergrund',
      'Closing logo': 'Schlussbild: Logo',
      'Closing line': 'Schlussbild: Linie',
      'Closing title': 'Schlussbild: Titel',
    },
    numbered: {
      Shot: (nth) => `Bild ${nth}`,
      Caption: (nth) => `Untertitel ${nth}`,
      Background: (nth) => `Hintergrund ${nth}`,
      Sticker: (nth) => `Sticker ${nth}`,
    },
    switchedOff: 'ausgeschaltet',
    badges: {
      keyframes: (count: number) => (count === 1 ? '1 Keyframe' : `${count} Keyframes`),
      volume: (percent) => (percent === 0 ? 'Stumm' : `Lautstärke ${percent} %`),
      speed: (speed) => `${short(speed)}×`,
      speedLabel: (speed) => `${short(speed)}faches Tempo`,
      transition: 'Übergang',
      animation: 'Animation',
      fade: 'Blenden',
    },
    playhead: 'Abspielkopf',
    playheadAt: (clock, whole) => `${clock} von ${whole}`,
    marker: (name, clock) => `Zum Marker ${name}, ${clock}`,
    zoom: 'Sichtbare Sekunden',
    zoomAt: (shown) => `${shown} s`,
    tools: 'Zeitleiste bearbeiten',
    menu: {
      label: (what) => `Aktionen für ${what}`,
      split: 'Am Abspielkopf teilen',
      duplicate: 'Duplizieren',
      replace: 'Ersetzen …',
      speed: 'Tempo',
      speedOf: (speed) => (speed === 1 ? 'Normales Tempo' : `${short(speed)}faches Tempo`),
      hide: 'Ausschalten',
      show: 'Einschalten',
      earlier: 'Nach vorn',
      later: 'Nach hinten',
      remove: 'Löschen',
      rippleRemove: 'Löschen und Lücke schließen',
    },
    spoken: {
      moved: (what, from) => `${what} auf ${at(from)} verschoben`,
      movedMany: (count, from) => `${items(count)} verschoben, das erste auf ${at(from)}`,
      resized: (what, from, to) => `${what} jetzt von ${short(from / 1000)} bis ${at(to)}`,
      rolled: (what, ms) => `Der Schnitt nach ${what} ist jetzt bei ${at(ms)}`,
      reordered: (what, place, count) => `${what} ist jetzt Nummer ${place} von ${count}`,
      reorderedMany: (many, first, last, count) =>
        `${items(many)} sind jetzt die Nummern ${first} bis ${last} von ${count}`,
      alreadyFirst: (what) => `${what} steht schon ganz vorn`,
      alreadyLast: (what) => `${what} steht schon ganz hinten`,
      removed: (count) => `${items(count)} gelöscht`,
      split: (what, ms) => `${what} bei ${at(ms)} geteilt`,
      duplicated: (count) => `${items(count)} dupliziert`,
      added: (ms) => `Bei ${at(ms)} eingefügt`,
      selected: (count) => `${items(count)} ausgewählt`,
      unselected: 'Nichts ausgewählt',
      speed: (what, speed) => `${what} läuft jetzt mit ${short(speed)}fachem Tempo`,
      markerMoved: (name, ms) => `Marker ${name} auf ${at(ms)} verschoben`,
      markerRemoved: (name) => `Marker ${name} gelöscht`,
      shown: (what) => `${what} eingeschaltet`,
      hidden: (what) => `${what} ausgeschaltet`,
      captionsShown: 'Untertitel eingeschaltet',
      captionsHidden: 'Untertitel ausgeschaltet',
    },
  };
};
