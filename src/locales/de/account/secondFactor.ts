import type { secondFactorMessages } from '../../messages/account/secondFactor';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof secondFactorMessages> = {
  title: 'Noch ein Schritt',
  app: {
    subtitle: 'Tippe den Code, den deine Authenticator-App zeigt.',
    label: 'Code',
    other: 'Ich habe mein Gerät verloren',
  },
  recovery: {
    subtitle: 'Tippe einen der Wiederherstellungscodes, die du dir aufgeschrieben hast. Jeder gilt einmal.',
    label: 'Wiederherstellungscode',
    other: 'Doch die App verwenden',
  },
  submit: 'Weiter',
  lost: 'Ohne App und Codes bleibt dieses Konto geschlossen: Niemand kann es für dich öffnen. Schreib an den Betreiber dieses Servers.',
  signOut: 'Abmelden',
};
