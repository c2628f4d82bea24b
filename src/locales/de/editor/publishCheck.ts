import type { publishCheckMessages } from '../../messages/editor/publishCheck';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof publishCheckMessages> = ({ number, plural }) => ({
  title: 'Vor dem Veröffentlichen',
  titleBeforeRender: 'Vor dem Rendern',
  checking: 'Das Video wird durchgesehen…',
  checkingAgain: 'Wird noch einmal durchgesehen…',
  clean: 'Nichts zu beheben. Das Video kann veröffentlicht werden.',
  cleanAsFarAsKnown: 'Soweit es sich prüfen ließ, ist nichts zu beheben.',
  failed: 'Das Video konnte nicht durchgesehen werden.',
  retry: 'Erneut versuchen',
  close: 'Schließen',
  back: 'Zurück zum Bearbeiten',
  anyway: 'Trotzdem rendern',
  weights: { fix: 'Vor dem Veröffentlichen beheben', look: 'Einen Blick wert' },
  more: (count) => `und ${number(count)} weitere`,
  says: {
    noPicture: (seconds) => `${number(seconds, 1)} s ohne Bild`,
    noCaption: (seconds) => `${number(seconds, 1)} s Stimme ohne Untertitel`,
    textCutOff: (words) => `„${words}“ ist am Rand abgeschnitten`,
    captionsCutOff: (count) => `${number(count)} Untertitel sind am Rand abgeschnitten`,
    safeZone: (captions, platforms) =>
      plural(
        captions,
        `Ein Untertitel steht dort, wo bei ${platforms} Knöpfe sind`,
        `${number(captions)} Untertitel stehen dort, wo bei ${platforms} Knöpfe sind`,
      ),
    nearEdge: (captions) =>
      plural(
        captions,
        'Ein Untertitel steht zu nah am Rand',
        `${number(captions)} Untertitel stehen zu nah am Rand`,
      ),
    contrast: (words, ratio) =>
      `„${words}“ ist schwer zu lesen: Kontrast ${number(ratio, 1)}, nötig sind 4,5`,
    readingSpeed: (words, perSecond) =>
      `„${words}“ geht zu schnell vorbei: ${number(perSecond)} Zeichen pro Sekunde, lesbar sind 20`,
    unspoken: (words) => `„${words}“ ist noch nicht gesprochen`,
    silence: (seconds) => `${number(seconds, 1)} s Stille`,
    voiceUnderMusic: (aboveDb, isMusic) =>
      aboveDb > 0
        ? `Die Stimme ist nur ${number(aboveDb)} dB lauter als ${isMusic ? 'die Musik' : 'ein anderer Ton'}`
        : `${isMusic ? 'Die Musik' : 'Ein anderer Ton'} ist so laut wie die Stimme oder lauter`,
    otherLanguage: (captions, voice) => `Untertitel: ${captions}. Die Stimme spricht: ${voice}`,
    loudness: (raisedDb) =>
      `Der Ton ist sehr leise: Beim Rendern wird er um ${number(raisedDb)} dB angehoben, samt Rauschen`,
    smallPicture: (width, height, scale) =>
      `Ein Bild von ${width} × ${height} px wird ${number(scale, 1)}-fach vergrößert`,
    stillOpening: () => 'In der ersten Sekunde bewegt sich nichts',
    noCallToAction: () => 'Am Ende steht nicht, was zu tun ist',
    claim: (words) => `Du hast angegeben, „${words}“ belegen zu können`,
  },
  advice: {
    noPicture: 'Setze dort ein Bild ein oder verlängere ein benachbartes.',
    noCaption: 'Schalte den Untertitel ein.',
    textCutOff: 'Kürze oder verkleinere ihn.',
    safeZone: 'Rücke sie zur Mitte.',
    contrast: 'Wähle eine andere Farbe.',
    readingSpeed: 'Kürze ihn oder lass ihn langsamer sprechen (Skript).',
    unspoken: 'Lass den Satz sprechen oder nimm ihn selbst auf (Skript).',
    silence: 'Füge dort Musik oder einen Klang ein (Audio).',
    voiceUnderMusic: 'Stelle die Musik leiser.',
    otherLanguage: 'Wähle eine Stimme für diese Sprache oder ändere die Untertitel (Skript).',
    loudness: 'Stelle die Klänge lauter.',
    smallPicture: 'Ersetze es durch ein größeres oder zeige es kleiner.',
    stillOpening: 'Beginne mit einem Clip oder einem bewegten Bild.',
    noCallToAction: 'Füge in den letzten Sekunden einen Text ein.',
    unbacked: 'Ändere den Satz oder behalte ihn, wenn du ihn belegen kannst (Skript).',
    claim: 'Halte den Beleg bereit oder ändere den Satz.',
  },
  soundDown: {
    advice: 'Stelle ihn leiser, wo gesprochen wird.',
    mend: 'Ton leiser',
  },
  spokenBy: (voice) => `Von ${voice} sprechen lassen`,
  slower: 'Langsamer sprechen lassen',
  mend: {
    noPicture: 'Füllen',
    noCaption: 'Einschalten',
    textCutOff: 'Hereinrücken',
    safeZone: 'Hereinrücken',
    contrast: 'Lesbar machen',
    readingSpeed: 'Länger zeigen',
    unspoken: 'Sprechen lassen',
    silence: 'Mit Musik füllen',
    voiceUnderMusic: 'Musik leiser',
    otherLanguage: 'Beheben',
    loudness: 'Lauter stellen',
    smallPicture: 'Kleiner zeigen',
    stillOpening: 'Langsam heranfahren',
    noCallToAction: 'Schluss hinzufügen',
    unbacked: 'Das kann ich belegen',
    claim: 'Beheben',
  },
  unknownTitle: 'Nicht geprüft',
  unknown: {
    sounds: (count) =>
      plural(
        count,
        'Wie laut ein Klang ist: Seine Datei war nicht rechtzeitig zu lesen.',
        `Wie laut ${number(count)} Klänge sind: Ihre Dateien waren nicht rechtzeitig zu lesen.`,
      ),
    pictures: (count) =>
      plural(
        count,
        'Wie gut Text auf einem Bild zu lesen ist: Seine Datei war nicht rechtzeitig zu lesen.',
        `Wie gut Text auf ${number(count)} Bildern zu lesen ist: Ihre Dateien waren nicht rechtzeitig zu lesen.`,
      ),
    claims: () =>
      'Ob deine Produktinfos oder deine Notizen das Skript belegen: Das ließ sich nicht rechtzeitig prüfen.',
    loudness: () => 'Wie laut das Ganze ist, bevor es gerendert wird. Das Rendern bringt es auf −14 LUFS.',
  },
  overridden: 'Trotzdem gerendert',
  kinds: {
    noPicture: 'Kein Bild',
    noCaption: 'Kein Untertitel',
    textCutOff: 'Text abgeschnitten',
    safeZone: 'Untertitel unter Knöpfen',
    contrast: 'Schwer zu lesen',
    readingSpeed: 'Zu schnell zum Lesen',
    unspoken: 'Noch nicht gesprochen',
    silence: 'Stille',
    voiceUnderMusic: 'Stimme schwer zu hören',
    otherLanguage: 'Stimme in anderer Sprache',
    loudness: 'Sehr leise',
    smallPicture: 'Kleines Bild',
    stillOpening: 'Anfang ohne Bewegung',
    noCallToAction: 'Keine Aufforderung',
    unbacked: 'Aussage ohne Beleg',
    claim: 'Zu belegende Aussage',
  },
});
