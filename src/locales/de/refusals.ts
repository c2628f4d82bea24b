import type { Translation } from '../inLanguage';
import type { refusalsMessages } from '../messages/refusals';

export const translation: Translation<typeof refusalsMessages> = ({ plural }) => ({
  page_blocked:
    'Dieser Shop lässt uns seine Seite nicht lesen. Schicke sie aus deinem Browser oder füge sie ein.',
  page_is_a_wall:
    'Das ist die Prüfung, die ein Shop Robotern zeigt, nicht sein Produkt. Bestehe sie in deinem Browser und schicke oder füge die Seite dann noch einmal ein.',
  page_empty:
    'Auf dieser Seite wurde kein Produkt gefunden. Nimm den Link eines einzelnen Produkts oder lade selbst etwas hoch.',
  page_missing: 'Unter diesem Link gibt es keine Seite mehr. Prüfe den Link oder lade selbst etwas hoch.',
  page_failing:
    'Diese Website antwortet gerade mit einem Fehler. Versuche es später noch einmal oder lade selbst etwas hoch.',
  page_too_heavy: 'Diese Seite ist zu groß, um gelesen zu werden. Lade die Bilder stattdessen selbst hoch.',
  not_a_page:
    'Dieser Link führt zu einer Datei, nicht zu einer Produktseite. Lade die Datei stattdessen selbst hoch.',

  bad_url: 'Das ist keine Webadresse. Füge einen ganzen Link ein, der mit http:// oder https:// beginnt.',
  credentials_in_url: 'Links mit Benutzernamen oder Passwort werden nicht geöffnet. Entferne diesen Teil.',
  blocked_host:
    'Dieser Link führt in ein privates Netz und wird nicht geöffnet. Nimm einen öffentlichen Link.',
  blocked_address:
    'Dieser Link führt zu einer privaten Adresse und wird nicht geöffnet. Nimm einen öffentlichen Link.',
  blocked_port: 'Nur die üblichen Web-Ports werden geöffnet. Nimm einen Link ohne Portnummer.',
  unknown_host: 'Unter dieser Adresse gibt es keine Website. Prüfe den Link auf Tippfehler.',
  too_many_redirects:
    'Dieser Link leitet zu oft weiter. Öffne ihn im Browser und füge die Adresse ein, bei der er endet.',
  timeout: 'Die Website hat zu lange nicht geantwortet. Versuche es gleich noch einmal.',
  unreachable: 'Die Website hat nicht geantwortet. Prüfe den Link oder versuche es gleich noch einmal.',

  file_empty: 'Diese Datei ist leer. Wähle eine andere.',
  upload_broken_off: 'Das Hochladen ist abgebrochen. Versuche es noch einmal.',
  no_file: 'Es wurde keine Datei hochgeladen. Schicke eine Datei im Feld „file“.',
  not_media:
    'Das ist weder ein Bild noch ein Video, das verwendet werden kann. Nimm JPEG, PNG, WebP, GIF, AVIF, HEIC, MP4, MOV oder WebM.',
  picture_broken:
    'Dieses Bild lässt sich nicht lesen. Vielleicht ist es beschädigt; exportiere es noch einmal als JPEG oder PNG.',
  picture_too_large: 'Dieses Bild hat zu viele Pixel. Nimm eines mit höchstens 100 Megapixeln.',
  picture_too_small: 'Dieses Bild ist zu klein für ein Video. Nimm ein größeres.',
  clip_broken:
    'Dieses Video lässt sich nicht lesen. Vielleicht ist es abgeschnitten; exportiere es noch einmal als MP4.',
  clip_too_long: 'Dieses Video ist zu lang. Nimm eines von höchstens zehn Minuten.',
  only_embedded:
    'Videos dieser Website kann man ansehen, aber nicht verwenden. Lade stattdessen die Videodatei hoch.',
  not_fetched: 'Dieses Bild oder Video konnte nicht geladen werden. Lade es stattdessen hoch.',

  not_a_logo: 'Dieses Bild kann kein Logo sein. Nimm PNG, SVG, JPEG, WebP, GIF oder AVIF.',
  not_a_clip: 'Dieses Video kann nicht verwendet werden. Nimm MP4, MOV oder WebM.',
  not_a_font: 'Das ist keine Schrift. Nimm eine Datei mit .ttf, .otf, .woff oder .woff2.',
  font_collection:
    'Diese Datei enthält mehrere Schriften. Nimm die gewünschte heraus und lade sie allein hoch.',
  font_too_large: 'Diese Schrift ist entpackt zu groß. Nimm eine mit weniger Zeichen.',
  font_broken:
    'Diese Schrift lässt sich nicht lesen. Vielleicht ist sie beschädigt; lade oder exportiere sie noch einmal.',
  font_without_name:
    'Diese Schrift hat keinen Familiennamen. Exportiere sie mit einem Namen oder nimm eine andere.',
  font_without_letters:
    'Dieser Schrift fehlen einige Buchstaben von A bis Z oder a bis z. Nimm eine, die alle hat.',

  recording_not_sound:
    'Diese Datei enthält keinen lesbaren Ton. Nimm MP3, M4A, WAV, WebM oder OGG oder nimm im Browser auf.',
  recording_silent:
    'In dieser Aufnahme ist keine Stimme zu hören. Prüfe das Mikrofon und nimm noch einmal auf.',
  recording_too_short: 'Diese Aufnahme ist kürzer als eine Sekunde. Nimm das ganze Skript auf.',
  recording_too_long: 'Diese Aufnahme ist länger als zehn Minuten. Kürze sie oder mache zwei Videos daraus.',

  script_empty: 'Das Skript ist leer. Schreibe, was gesagt werden soll.',
  script_wordless: 'In diesem Skript gibt es nichts zu sprechen: Schreibe Wörter.',
  unknown_music: 'Diese Musik ist nicht in der Bibliothek. Wähle eines der Stücke.',
  unknown_media: 'Die Datei ist nicht mehr da.',
  job_not_failed: 'Dieses Video ist nicht fehlgeschlagen. Öffne es, um zu sehen, wie weit es ist.',
  stale_layout:
    'Dieses Projekt wurde anderswo geändert, seit es hier geöffnet wurde. Wähle, welche der beiden Fassungen bleibt.',
  topic_unreadable:
    'In diesem Thema stehen keine Wörter. Sage in ein paar Wörtern, was das Video erklären soll.',
  wikipedia_unreachable:
    'Wikipedia hat nicht geantwortet. Versuche es gleich noch einmal oder fülle die Gliederung aus.',

  unauthorized: 'Melde dich dafür an.',
  too_many_requests: 'Zu viele Anfragen. Bitte warte eine Minute und versuche es noch einmal.',
  internal_error: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  out_of_room:
    'Die Festplatte dieses Servers ist voll. Bitte die Person, die ihn betreibt, Platz zu schaffen, und versuche es dann noch einmal.',

  invalid_credentials: 'E-Mail-Adresse oder Passwort ist falsch.',
  user_already_exists: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  same_password: 'Das neue Passwort muss sich vom alten unterscheiden.',
  over_request_rate_limit: 'Zu viele Versuche. Bitte warte ein paar Minuten.',
  otp_expired: 'Dieser Link ist abgelaufen oder ungültig.',
  email_provider_disabled: 'Auf diesem Server können keine E-Mails zum Zurücksetzen verschickt werden.',
  unexpected_failure: 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.',

  not_enough_credits: ({ missing }) =>
    `Für dieses Video ${plural(missing, 'fehlt dir noch 1 Credit', `fehlen dir noch ${missing} Credits`)}. Bitte die Person, die diesen Server betreibt, um mehr.`,
  script_too_long: ({ words, most }) =>
    `Das Skript hat ${words} Wörter; höchstens ${most} können gesprochen werden. Kürze es.`,
  script_unfilled: ({ places }) =>
    plural(
      places,
      'Eine Stelle im Skript steht noch in [Klammern]. Ersetze sie durch eigene Worte.',
      `${places} Stellen im Skript stehen noch in [Klammern]. Ersetze sie durch eigene Worte.`,
    ),
  media_count: ({ min, max, count }) =>
    `Wähle ${min} bis ${max} Bilder und Videos; es ${plural(count, 'ist', 'sind')} ${count}.`,
});
