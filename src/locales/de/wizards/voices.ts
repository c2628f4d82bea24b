import type { voicesMessages } from '../../messages/wizards/voices';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof voicesMessages> = ({ plural, number }) => ({
  title: 'Stimmen',
  subtitle: 'Hör sie dir an, vergleiche und starte ein Video mit deiner Lieblingsstimme.',
  loading: 'Stimmen werden geladen …',
  failed: 'Die Stimmen konnten nicht geladen werden. Bitte versuche es noch einmal.',
  retry: 'Noch einmal',
  search: 'Stimmen suchen',
  searchPlaceholder: 'Name, Stimmung oder Akzent',
  values: {
    female: 'weiblich',
    male: 'männlich',
    young: 'jung',
    'middle aged': 'mittleren Alters',
    old: 'älter',
    american: 'amerikanisch',
    british: 'britisch',
    scottish: 'schottisch',
    australian: 'australisch',
    advertisement: 'Werbung',
    educational: 'Lernen',
    narration: 'Erzählung',
    'social media': 'Social Media',
  },
  described: {
    ava: 'Klar und freundlich, passt zu jeder Werbung',
    lily: 'Leicht und lebhaft, immer flott',
    grace: 'Ruhig und warm, lässt sich Zeit',
    ryan: 'Direkt und selbstsicher, kommt zur Sache',
    marcus: 'Tief und ruhig, eine Stimme zum Vertrauen',
    leo: 'Hell und munter, für kurze Clips gemacht',
    callum: 'Geduldig und klar, erklärt gut',
    fergus: 'Tief und nachdenklich, erzählt gut',
    isla: 'Sanft und neugierig, gut für Lerninhalte',
  },
  traits: { language: 'Sprache', gender: 'Geschlecht', accent: 'Akzent', age: 'Alter', use_case: 'Einsatz' },
  all: {
    language: 'Jede Sprache',
    gender: 'Jedes Geschlecht',
    accent: 'Jeder Akzent',
    age: 'Jedes Alter',
    use_case: 'Jeder Einsatz',
  },
  count: (shown, all) =>
    shown === all
      ? `${number(all)} ${plural(all, 'Stimme', 'Stimmen')}`
      : `${number(shown)} von ${number(all)} Stimmen`,
  unmatchedTitle: 'Keine Stimmen gefunden',
  unmatchedText: 'Versuche es mit weniger Wörtern oder ohne einen Filter.',
  clear: 'Alle Stimmen zeigen',
  emptyTitle: 'Noch keine Stimmen',
  emptyText:
    'Auf diesem Server sind keine Stimmen installiert. Frag den Betreiber und sieh dann noch einmal nach.',
  lookAgain: 'Noch einmal nachsehen',
  play: (name) => `Hörprobe von ${name} abspielen`,
  pause: (name) => `Hörprobe von ${name} anhalten`,
  use: 'In neuem Video verwenden',
  ad: 'Anzeige',
  adWith: (name) => `Anzeige mit ${name}`,
  explainer: 'Erklärvideo',
  explainerWith: (name) => `Erklärvideo mit ${name}`,
});
