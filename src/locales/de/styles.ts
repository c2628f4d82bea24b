import type { stylesMessages } from '../messages/styles';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof stylesMessages> = {
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
  alertTitle: 'Fehler',
  layoutFailed: 'Die Layoutdaten konnten nicht geladen werden. Bitte versuche es noch einmal.',
  jobFailed: 'Die Auftragsdaten konnten nicht geladen werden. Bitte versuche es noch einmal.',
  saveFailed: 'Der Stil konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  renderFailed: 'Das Video konnte nicht gerendert werden. Bitte versuche es noch einmal.',
  retry: 'Noch einmal',
  changesHint: 'Ein anderer Stil ersetzt das aktuelle Layout.',
  back: 'Alle Aufträge',
};
