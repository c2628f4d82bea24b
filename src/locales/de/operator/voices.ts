import type { voicePacksMessages } from '../../messages/operator/voices';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof voicePacksMessages> = {
  title: 'Natürliche Stimmen',
  intro:
    'Stimmen, die nach Menschen klingen. Jedes Paket wird einmal von dort geladen, wo es veröffentlicht ist, ausprobiert und dann allen angeboten.',
  loading: 'Stimmen werden geladen',
  failed: 'Die Stimmen konnten nicht geladen werden. Bitte versuche es noch einmal.',
  noEngine:
    'Diesem Server fehlt das Programm für diese Stimmen: Seine optionalen Pakete wurden weggelassen, oder es gibt keine für dieses System. Führe npm ci --include=optional aus und starte den Server neu.',
  trying: 'Ein Probesatz wird gelesen …',
  ready: 'Alle können diese Stimmen wählen.',
  voices: 'Stimmen',
  trial: (pack) => `Probesatz von ${pack}`,
  explains:
    'Seine Stimmen werden nicht mehr angeboten, und seine Dateien werden gelöscht. Fertige Videos behalten ihren Ton; ein Video, das neu gemacht wird, braucht eine andere Stimme.',
};
