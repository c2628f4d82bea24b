import type { shellMessages } from '../messages/shell';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof shellMessages> = ({ plural, number }) => ({
  description: 'Kurze Hochkantvideos aus einem Produktlink oder einem Thema.',
  loading: 'Wird geladen',
  notFound: '404 Nicht gefunden',
  notFoundHint: 'Diese Seite gibt es nicht.',
  goHome: 'Zu deinen Projekten',
  mainNavigation: 'Hauptmenü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  projects: 'Projekte',
  jobs: 'Aufträge',
  myVideos: 'Meine Videos',
  voices: 'Stimmen',
  brandKit: 'Marke',
  account: 'Einstellungen',
  operator: 'Betreiber',
  createNavigation: 'Erstellen',
  createHome: 'Reelwright, Video erstellen',
  createPlace: 'Erstellen',
  myVideo: 'Videos',
  createVideo: 'Video erstellen',
  credits: (credits) => `Noch ${number(credits)} ${plural(credits, 'Credit', 'Credits')}`,
  creditsHint: (videos) =>
    videos === 0
      ? 'Reicht für kein weiteres Video'
      : `Reicht für ${number(videos)} ${plural(videos, 'weiteres Video', 'weitere Videos')}`,
  logout: 'Abmelden',
  language: 'Sprache',
  skip: 'Zum Inhalt springen',
  partFailed: {
    title: 'Dieser Teil wurde nicht geladen',
    text: 'Prüfe deine Verbindung und versuche es noch einmal. Hilft das nicht, lade die Seite neu.',
    retry: 'Noch einmal',
    retrySmall: 'Nicht geladen. Noch einmal',
  },
});
