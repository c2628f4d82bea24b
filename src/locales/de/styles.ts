import type { stylesMessages } from '../messages/styles';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof stylesMessages> = ({ plural, number }) => ({
  title: 'Videostil wählen',
  loading: 'Stile werden geladen',
  list: 'Stile',
  names: {
    default: 'Standard',
    'motion-cards': 'Bewegte Karten',
    'zoom-effect': 'Zoomeffekt',
    funky: 'Funky',
    'stock-media': 'Stockmaterial',
    educational: 'Lernvideo',
  },
  preview: 'Vorschau',
  loadingPreview: 'Vorschau wird geladen',
  edit: 'Video bearbeiten',
  saving: 'Stil wird angewendet …',
  render: 'Video rendern',
  starting: 'Rendern startet …',
  renderTakes: (span) => `Das Rendern dauert etwa ${span}`,
  alertTitle: 'Fehler',
  layoutFailed: 'Die Layoutdaten konnten nicht geladen werden. Bitte versuche es noch einmal.',
  jobFailed: 'Die Auftragsdaten konnten nicht geladen werden. Bitte versuche es noch einmal.',
  saveFailed: 'Der Stil konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  renderFailed: 'Das Video konnte nicht gerendert werden. Bitte versuche es noch einmal.',
  retry: 'Noch einmal',
  carried: {
    undone:
      'Ein Stil ordnet das Video neu an. Deine Worte, Töne und Änderungen bleiben, und „Rückgängig“ nimmt es zurück.',
    stays: 'Deine Worte, Töne, Reihenfolge und Änderungen bleiben.',
    own: (count) =>
      plural(
        count,
        'Das eine Element, das du hinzugefügt hast, behält seinen Platz.',
        `Die ${number(count)} Elemente, die du hinzugefügt hast, behalten ihren Platz.`,
      ),
    extras: (count) =>
      plural(
        count,
        'Ein Teil dieses Stils, den du geändert hast, wird ersetzt.',
        `${number(count)} Teile dieses Stils, die du geändert hast, werden ersetzt.`,
      ),
    shots: (count) =>
      plural(
        count,
        'Deine Änderungen an einer Einstellung haben dort keinen Platz.',
        `Deine Änderungen an ${number(count)} Einstellungen haben dort keinen Platz.`,
      ),
    captions: (count) =>
      plural(
        count,
        'Das Aussehen, das du einem Untertitel gegeben hast, hat dort keinen Platz.',
        `Das Aussehen, das du ${number(count)} Untertiteln gegeben hast, hat dort keinen Platz.`,
      ),
    back: 'Wählst du den jetzigen Stil wieder, ist das Video wie jetzt.',
    nothing:
      'Dieser Stil ersetzt das Video, wie es jetzt ist. Du findest es im Editor unter seinen Versionen.',
  },
  back: 'Alle Aufträge',
  close: 'Schließen',
  cancel: 'Abbrechen',
  question: 'Diesen Stil verwenden?',
  use: (style) => `„${style}“ verwenden`,
  paintedOnly:
    'Bei diesem Video lässt sich nur die Darstellung ändern: Einstellungen und Untertitel bleiben, wie sie sind.',
  backToProject: 'Zurück zum Video',
});
