import type { settingsMessages } from '../../messages/account/settings';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof settingsMessages> = {
  title: 'Einstellungen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  retry: 'Noch einmal versuchen',
  unavailable: 'Dein Konto konnte nicht geladen werden.',
  name: {
    title: 'Name',
    label: 'Name',
  },
  email: {
    title: 'E-Mail',
    label: 'Neue E-Mail-Adresse',
    submit: 'Bestätigung senden',
    now: (email) => `Du meldest dich mit ${email} an.`,
    waiting: (email) =>
      `Öffne den Link, den wir an ${email} geschickt haben. Bis dahin bleibt die alte Adresse.`,
  },
  password: {
    title: 'Passwort',
    label: 'Neues Passwort',
    hint: 'Ein neues meldet dich überall sonst ab.',
  },
  factor: {
    title: 'Zweiter Faktor',
    hint: 'Mit einem Code aus einer App auf deinem Telefon öffnet ein gestohlenes Passwort nichts.',
    add: 'Authenticator-App hinzufügen',
    scan: 'Scanne dieses Bild mit einer Authenticator-App und tippe dann den Code, den sie zeigt.',
    qrCode: 'QR-Code für deine Authenticator-App',
    secret: 'Keine Kamera? Tippe diesen Schlüssel in die App:',
    code: 'Code aus der App',
    confirm: 'Einschalten',
    codes:
      'Schreib dir diese Wiederherstellungscodes auf. Jeder steht einmal für dein Gerät ein, und gezeigt werden sie nur jetzt.',
    codesKept: 'Ich habe sie aufgeschrieben',
    on: (left) =>
      left === 1
        ? 'An. Ein Wiederherstellungscode ist übrig.'
        : `An. ${left} Wiederherstellungscodes sind übrig.`,
    newCodes: 'Neue Wiederherstellungscodes',
    remove: 'Ausschalten',
  },
  sessions: {
    title: 'Sitzungen',
    hint: 'Beendet die Sitzungen auf allen anderen Geräten und in allen anderen Tabs.',
    end: 'Überall sonst abmelden',
  },
  data: {
    title: 'Deine Daten',
    hint: 'Ein ZIP mit deinen Projekten, Texten, Bildern, Clips, Aufnahmen und Videos.',
    download: 'Meine Daten herunterladen',
  },
  deletion: {
    title: 'Konto löschen',
    hint: 'In sieben Tagen ist alles weg, was darin ist. Bis dahin kannst du dich anmelden und es behalten.',
    signInStays:
      'Die Anmeldung selbst, also Adresse und Passwort, liegt bei einem anderen Dienst und bleibt dort.',
    ask: 'Mein Konto löschen',
    sure: 'Deine Projekte, Videos, Dateien und Credits sind in sieben Tagen weg. Das Konto löschen?',
    confirm: 'Ja, löschen',
    openSessionsTitle: 'Anderswo noch angemeldet',
    openSessions:
      'Deine anderen Geräte konnten nicht abgemeldet werden. Mit ihnen lässt sich das Konto nur noch behalten.',
  },
  done: {
    name: 'Gespeichert.',
    email: 'Die Mail ist unterwegs.',
    password: 'Dein Passwort wurde geändert.',
    factor: 'Erledigt.',
    sessions: 'Du bist überall sonst abgemeldet.',
    data: 'Der Download hat begonnen.',
    deletion: 'Erledigt.',
  },
};
