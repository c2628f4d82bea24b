import type { Translation } from '../inLanguage';
import type { refusalsMessages } from '../messages/refusals';

const missingThings = {
  address: 'Unter dieser Adresse gibt es nichts.',
  project: 'Dieses Projekt gibt es nicht.',
  deletedProject: 'Es gibt kein solches Projekt, das zurückgeholt werden könnte.',
  job: 'Diesen Auftrag gibt es nicht.',
  file: 'Diese Datei gibt es nicht.',
  ownMedia: 'Ein solches Bild, Video oder einen solchen Ton hast du nicht.',
  chosenMedia: 'Eines der Bilder oder Videos gibt es nicht. Wähle es noch einmal aus.',
  recording: 'Diese Aufnahme gibt es nicht. Nimm sie noch einmal auf.',
  brandAsset: 'Diese Datei deiner Marke gibt es nicht.',
  deletedBrandAsset: 'Es gibt keine solche Datei deiner Marke, die zurückgeholt werden könnte.',
  version: 'Diese Fassung gibt es nicht. Vielleicht wurde sie aufgeräumt; wähle eine andere.',
  user: 'Dieses Konto gibt es nicht.',
  pack: 'Ein solches Paket gibt es nicht.',
  voiceSample: 'Von dieser Stimme gibt es keine Hörprobe.',
  handedPage:
    'Diese Seite ist weg: Sie wartet zehn Minuten und wird einmal gelesen. Schicke sie noch einmal aus dem Shop.',
  ownStyle: 'Diesen Stil gibt es nicht mehr.',
  shareLink: 'Diesen Link gibt es nicht. Vielleicht ist er abgelaufen.',
  sharedVideo:
    'Unter diesem Link gibt es kein Video. Prüfe, ob er vollständig ist, oder bitte um einen neuen.',
  lookUp: 'Auf diesem Server werden keine Themen nachgeschlagen.',
};
const transcriberFailures = {
  unreachable: 'Die Spracherkennung antwortet nicht. Versuch es gleich noch einmal.',
  keyRefused:
    'Die Spracherkennung nimmt den Schlüssel dieses Servers nicht an. Bitte den Betreiber, TRANSCRIBE_API_KEY zu prüfen.',
  busy: 'Die Spracherkennung wird gerade zu oft gefragt. Versuch es in einer Minute noch einmal.',
  refused:
    'Die Spracherkennung antwortet mit einem Fehler. Bitte den Betreiber, TRANSCRIBE_BASE_URL und TRANSCRIBE_MODEL zu prüfen.',
  tooSlow:
    'Die Spracherkennung hat zu lange gebraucht. Versuch es später noch einmal oder mit einem kürzeren Clip.',
  unreadable:
    'Die Antwort der Spracherkennung ist nicht lesbar. Frag den Betreiber, ob sie wie die von OpenAI antwortet.',
  wrongTimes:
    'Die Spracherkennung hat Zeiten genannt, die nicht stimmen können. Es wurde nichts geschrieben. Versuch es noch einmal.',
  noWordTimes:
    'Die Spracherkennung sagt nicht, wann welches Wort fällt. Bitte den Betreiber um ein Modell, das es tut (timestamp_granularities[]=word).',
};
const brandAssets = { logo: 'Logos', font: 'Schriften', intro: 'Intro-Videos', outro: 'Outro-Videos' };
const kinds: Readonly<Record<string, string>> = {
  picture: 'Das Bild',
  clip: 'Der Clip',
  sound: 'Der Ton',
  text: 'Der Text',
  shape: 'Die Form',
  caption: 'Der Untertitel',
};

type Place = Parameters<(typeof refusalsMessages)['too_deep']>[0];
const notSaved = ({ item, place }: Place, why: string) => {
  const subject = item ? `${kinds[item.kind] ?? 'Das Element'} „${item.name}“` : 'Das Dokument';
  return `${subject} kann nicht gespeichert werden${place ? ` (${place})` : ''}: ${why}.`;
};

export const translation: Translation<typeof refusalsMessages> = ({ plural }) => {
  const apart = ({ seconds, words }: { seconds: number; words: number }, what = 'das Skript') =>
    `Die Aufnahme dauert ${seconds} s, und ${what} hat ${words} ${plural(words, 'Wort', 'Wörter')}: Das passt nicht zusammen.`;
  return {
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

    invalid_address: 'Die Adresse dieser Seite ist kein Link. Berichtige sie oder lass sie leer.',
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
    clip_too_short:
      'Dieses Video ist zu kurz, um gesehen zu werden. Nimm eines von mindestens einer halben Sekunde.',
    clip_too_long: 'Dieses Video ist zu lang. Nimm eines von höchstens zehn Minuten.',
    sound_broken:
      'Dieser Ton lässt sich nicht lesen. Vielleicht ist die Datei beschädigt; exportiere sie noch einmal als MP3 oder WAV.',
    sound_silent: 'In dieser Datei ist nichts zu hören. Nimm eine andere.',
    sound_too_short: 'Dieser Ton ist zu kurz. Nimm einen von mindestens einer Zehntelsekunde.',
    sound_too_long: 'Dieser Ton ist zu lang. Nimm einen von höchstens zehn Minuten.',
    only_embedded:
      'Videos dieser Website kann man ansehen, aber nicht verwenden. Lade stattdessen die Videodatei hoch.',
    not_fetched: 'Dieses Bild oder Video konnte nicht geladen werden. Lade es stattdessen hoch.',

    media_right_ended: 'Dieser Link ist abgelaufen. Lade die Seite neu, um einen neuen zu bekommen.',
    nothing_to_share: 'Es gibt noch kein Video zum Teilen. Rendere es zuerst als MP4 oder WebM.',
    share_link_expired: 'Dieser Link ist abgelaufen. Lass dir einen neuen schicken.',
    share_link_revoked: 'Dieser Link wurde zurückgezogen; das Video kann hier nicht mehr angesehen werden.',
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
    recording_too_long:
      'Diese Aufnahme ist länger als zehn Minuten. Kürze sie oder mache zwei Videos daraus.',
    sentence_recording_too_short: 'Diese Aufnahme ist zu kurz für ein Wort. Nimm den Satz noch einmal auf.',
    sentence_recording_too_long: 'Diese Aufnahme ist länger als drei Minuten. Nimm nur diesen Satz auf.',

    script_empty: 'Das Skript ist leer. Schreibe, was gesagt werden soll.',
    script_wordless: 'In diesem Skript gibt es nichts zu sprechen: Schreibe Wörter.',
    no_language_model:
      'Dieser Server hat kein Sprachmodell und kann nichts übersetzen. Bitte den Betreiber, eines hinzuzufügen.',
    translation_failed:
      'Das Sprachmodell hat keine brauchbare Übersetzung geliefert. Versuch es noch einmal oder wähle eine andere Sprache.',
    no_transcriber:
      'Dieser Server hat keine Spracherkennung und kann nicht hören, was gesagt wird. Bitte den Betreiber, eine hinzuzufügen.',
    transcriber_failed: ({ why }) => transcriberFailures[why],
    media_soundless: 'In diesem Clip ist kein Ton. Wähle einen, in dem jemand spricht.',
    nothing_said: 'Hier sind keine Wörter zu hören. Wähle einen Clip, in dem jemand spricht.',
    voice_needed: 'In diesem Video sprichst du selbst. Wähle eine Stimme für diesen Satz.',
    unknown_music: 'Diese Musik ist nicht in der Bibliothek. Wähle eines der Stücke.',
    unknown_media: 'Die Datei ist nicht mehr da.',
    too_few_credits: 'So viele Credits hat das Konto nicht.',
    operator_account: 'Das Konto eines Betreibers kann hier weder gesperrt noch gelöscht werden.',
    job_not_failed: 'Dieses Video ist nicht fehlgeschlagen. Öffne es, um zu sehen, wie weit es ist.',
    stale_layout:
      'Dieses Projekt wurde anderswo geändert, seit es hier geöffnet wurde. Wähle, welche der beiden Fassungen bleibt.',
    wrong_project: 'Dieses Dokument gehört zu einem anderen Projekt. Öffne das Projekt noch einmal.',
    invalid_if_match: 'If-Match nennt keine Fassung. Schicke die geöffnete, in Anführungszeichen.',
    render_nothing_to_draw: 'Das Video hat noch keine Länge: Füge zuerst etwas ein.',
    topic_unreadable:
      'In diesem Thema stehen keine Wörter. Sage in ein paar Wörtern, was das Video erklären soll.',
    sentence_not_on_page:
      'Ein gewählter Satz steht nicht mehr in der Beschreibung. Wähle neu, was die Anzeige sagt.',
    wikipedia_unreachable:
      'Wikipedia hat nicht geantwortet. Versuche es gleich noch einmal oder fülle die Gliederung aus.',

    generation_failed:
      'Das Video konnte nicht erstellt werden: Bei uns ist etwas schiefgegangen. Bitte versuche es in ein paar Minuten noch einmal.',
    rendering_failed:
      'Das Video konnte nicht gerendert werden: Bei uns ist etwas schiefgegangen. Bitte versuche es in ein paar Minuten noch einmal.',
    account_leaving: 'Dieses Konto wird gelöscht. Behalte es zuerst.',
    data_link_ended: 'Dieser Link ist abgelaufen. Fordere deine Daten noch einmal an.',
    unauthorized: 'Melde dich dafür an.',
    bad_request: 'Die Anfrage konnte nicht gelesen werden. Prüfe, ob ihr Inhalt gültiges JSON ist.',
    unsupported_media_type: 'Inhalte dieser Art werden nicht angenommen. Schicke JSON.',
    refused: 'Der Server hat das abgelehnt.',
    too_many_requests: 'Zu viele Anfragen. Bitte warte eine Minute und versuche es noch einmal.',
    server_busy:
      'Dieser Server hat so viel zu tun, wie er annimmt. Versuche es in ein paar Minuten noch einmal.',
    idempotency_key_invalid: 'Der Idempotency-Key muss aus 1 bis 255 sichtbaren ASCII-Zeichen bestehen.',
    idempotency_key_reused: 'Dieser Idempotency-Key gehört zu einer anderen Anfrage. Nimm einen neuen.',
    idempotency_in_progress:
      'An derselben Anfrage wird noch gearbeitet. Warte einen Moment auf ihre Antwort.',
    internal_error: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
    out_of_room:
      'Die Festplatte dieses Servers ist voll. Bitte die Person, die ihn betreibt, Platz zu schaffen, und versuche es dann noch einmal.',

    invalid_credentials: 'E-Mail-Adresse oder Passwort ist falsch.',
    user_already_exists: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    email_exists: 'Diese E-Mail-Adresse gehört zu einem anderen Konto.',
    email_not_confirmed: 'Öffne zuerst den Link in unserer E-Mail: Er bestätigt deine Adresse.',
    weak_password:
      'Dieses Passwort benutzen viele, darum wird es als eines der ersten ausprobiert. Wähle ein anderes.',
    insufficient_aal: 'Zeige zuerst deinen zweiten Faktor.',
    mfa_challenge_expired: 'Das hat zu lange gedauert. Tippe den Code, den deine App jetzt zeigt.',
    mfa_factor_name_conflict:
      'Einen zweiten Faktor mit diesem Namen hast du schon. Wähle einen anderen Namen.',
    mfa_factor_not_found: 'Diesen zweiten Faktor gibt es nicht.',
    mfa_recovery_codes_sole_factor:
      'Füge eine Authenticator-App hinzu, bevor du Wiederherstellungscodes erstellst.',
    mfa_verification_failed: 'Dieser Code ist nicht richtig. Tippe den, den deine App jetzt zeigt.',
    mfa_verified_factor_exists: 'Du hast schon Wiederherstellungscodes.',
    too_many_enrolled_mfa_factors: 'Mehr zweite Faktoren sind nicht möglich. Entferne zuerst einen.',
    password_too_short: ({ least }) => `Dieses Passwort ist zu kurz. Nimm mindestens ${least} Zeichen.`,
    same_password: 'Das neue Passwort muss sich vom alten unterscheiden.',
    over_request_rate_limit: 'Zu viele Versuche. Bitte warte ein paar Minuten.',
    otp_expired: 'Dieser Link ist abgelaufen oder ungültig.',
    email_provider_disabled: 'Auf diesem Server können keine E-Mails verschickt werden.',
    validation_failed: 'Etwas in diesem Formular kann nicht verwendet werden. Prüfe deine Eingaben.',
    no_authorization: 'Diese Adresse verlangt ein gültiges Bearer-Token.',
    bad_jwt: 'Das Zugangstoken ist ungültig oder abgelaufen.',
    bad_json: 'Der Inhalt der Anfrage ist kein JSON.',
    session_not_found: 'Die Sitzung dieses Zugangstokens ist beendet.',
    refresh_token_not_found: 'Deine Sitzung ist beendet. Melde dich noch einmal an.',
    refresh_token_already_used: 'Deine Sitzung ist beendet. Melde dich noch einmal an.',
    user_banned: 'Dieses Konto ist gesperrt. Frag die Person, die diesen Server betreibt.',
    user_not_found: 'Deine Sitzung ist beendet. Melde dich noch einmal an.',
    unexpected_failure: 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.',

    not_found: (figures) =>
      figures.what === 'usedFile'
        ? notSaved(
            figures,
            'Es verwendet eine Datei, die es nicht gibt. Entferne sie und speichere noch einmal',
          )
        : missingThings[figures.what],
    too_large: ({ what, most }) =>
      what === 'link'
        ? 'Was unter diesem Link liegt, ist zu groß, um geladen zu werden.'
        : most === null
          ? 'Das ist zu groß. Schicke etwas Kleineres.'
          : `Das ist zu groß: Höchstens ${most} MB werden angenommen.`,
    file_too_large: ({ most }) =>
      `Diese Datei ist zu groß. ${most === null ? 'Wähle eine kleinere.' : `Nimm eine von höchstens ${most} MB.`}`,
    page_too_large: ({ most }) =>
      `Diese Seite ist zu groß: Höchstens ${most} MB können gelesen werden. Kopiere nur den Teil mit dem Produkt.`,
    page_from_elsewhere: ({ stated, given }) =>
      `Diese Seite sagt, sie sei von ${stated}, nicht von ${given}. Berichtige die Adresse oder lass sie leer.`,
    brand_kit_full: ({ type, most }) =>
      `Deine Marke hat schon ${most} ${brandAssets[type]}. Lösche etwas davon und versuche es noch einmal.`,
    too_many_jobs: ({ most }) =>
      `${most} deiner Videos werden schon erstellt. Warte, bis eines fertig ist, und versuche es dann noch einmal.`,
    too_many_styles: ({ most }) =>
      `Du hast schon ${most} Stile. Lösche einen, den du nicht mehr brauchst, und versuche es noch einmal.`,
    style_name_taken: ({ name }) => `Du hast schon einen Stil namens „${name}“. Wähle einen anderen Namen.`,
    too_many_share_links: ({ most }) =>
      `Dieses Video hat schon ${most} Links. Ziehe einen zurück, der nicht mehr gebraucht wird, und versuche es noch einmal.`,
    too_many_renders: ({ most }) =>
      `${most} deiner Videos werden schon gerendert. Warte, bis eines fertig ist, und versuche es dann noch einmal.`,
    too_many_projects: ({ most }) =>
      `Du hast ${most} Projekte, für mehr ist kein Platz. Lösche eines, das du nicht mehr brauchst, und versuche es dann noch einmal.`,
    too_many_uploads: ({ most, hours }) =>
      `Du hast heute ${most} Dateien geschickt, mehr gehen an einem Tag nicht. In ${hours} h geht es weiter.`,
    storage_full: ({ used, most }) =>
      `Dein Speicher ist voll: ${used} von ${most} GB sind belegt. Lösche Projekte oder Dateien deiner Marke, die du nicht mehr brauchst; zehn Minuten später ist Platz.`,
    render_too_large: ({ width, height, fps, seconds, fitSeconds, fitWidth, fitHeight }) =>
      `Dieses Video ist für ein Rendern hier zu viel: ${width}×${height} Pixel, ${fps} Bilder pro Sekunde, ${seconds} s. In dieser Größe passen ${fitSeconds} s; in dieser Länge ${fitWidth}×${fitHeight} Pixel.`,
    gif_too_long: ({ seconds, most }) =>
      `Dieses Video dauert ${seconds} s; ein GIF darf höchstens ${most} s lang sein. Wähle MP4 oder WebM oder kürze das Video.`,

    account_locked: ({ contact }) => `Dieses Konto ist gesperrt. Schreib an ${contact}.`,

    not_enough_credits: ({ missing }) =>
      `Für dieses Video ${plural(missing, 'fehlt dir noch 1 Credit', `fehlen dir noch ${missing} Credits`)}. Bitte die Person, die diesen Server betreibt, um mehr.`,
    media_count: ({ min, max, count }) =>
      `Wähle ${min} bis ${max} Bilder und Videos; es ${plural(count, 'ist', 'sind')} ${count}.`,
    invalid_media: ({ address }) => `„${address}“ ist nicht die Adresse eines Bildes oder Videos.`,
    too_few_media: ({ count, min, lost }) =>
      `Nur ${count} der Bilder und Videos ${plural(count, 'konnte', 'konnten')} verwendet werden; ${min} sind nötig. ${lost} Wähle andere aus oder lade sie hoch.`,
    script_too_long: ({ words, most }) =>
      `Das Skript hat ${words} Wörter; höchstens ${most} können gesprochen werden. Kürze es.`,
    script_unfilled: ({ places }) =>
      plural(
        places,
        'Eine Stelle im Skript steht noch in [Klammern]. Ersetze sie durch eigene Worte.',
        `${places} Stellen im Skript stehen noch in [Klammern]. Ersetze sie durch eigene Worte.`,
      ),
    script_unspoken: ({ sentences }) =>
      sentences === 1
        ? 'Ein Satz des Skripts ist noch nicht gesprochen. Öffne das Skript und lass ihn sprechen oder lösche ihn.'
        : `${sentences} Sätze des Skripts sind noch nicht gesprochen. Öffne das Skript und lass sie sprechen oder lösche sie.`,
    recording_too_short_for_script: (figures) => `${apart(figures)} Lies alles vor oder kürze das Skript.`,
    recording_too_long_for_script: (figures) =>
      `${apart(figures)} Schreibe alles auf, was gesagt wird, oder nimm nur das Skript auf.`,
    recording_too_short_for_sentence: (figures) =>
      `${apart(figures, 'der Satz')} Lies alles vor oder kürze den Satz.`,
    recording_too_long_for_sentence: (figures) =>
      `${apart(figures, 'der Satz')} Schreibe alles auf, was gesagt wird, oder nimm nur diesen Satz auf.`,
    unknown_voice: ({ voice, now }) =>
      now === 'choosing'
        ? `Es gibt keine Stimme namens „${voice}“. Wähle eine aus der Liste.`
        : `Die Stimme „${voice}“ ist nicht mehr verfügbar. Wähle eine andere.`,
    voice_out_of_service: ({ voice }) =>
      `Die Stimme „${voice}“ ist gerade außer Betrieb. Wähle eine andere oder versuche es später.`,
    unspeakable_script: ({ why }) =>
      why === 'noWords'
        ? 'In diesem Skript gibt es nichts zu sagen. Schreibe es in Wörtern.'
        : 'Die eingebauten Stimmen lesen nur Englisch. Schreibe das Skript in lateinischen Buchstaben, nimm es selbst auf oder wähle Untertitel ohne Stimme.',
    voice_language: ({ language, voice, speaks }) =>
      `Die Sprache dieses Skripts ist ${language}, und ${voice} spricht ${speaks}. Wähle eine andere Stimme, nimm selbst auf oder nimm nur Untertitel.`,

    unknown_template: ({ name }) => `Es gibt keine Vorlage namens „${name}“.`,
    invalid_input: ({ fields, item = null, place }) =>
      place === undefined
        ? `Etwas davon kann nicht verwendet werden${fields.length > 0 ? `: ${fields.join(', ')}` : ''}.`
        : notSaved({ item, place }, 'Die Form stimmt nicht'),
    too_deep: (at) => notSaved(at, 'Es ist zu tief verschachtelt'),
    negative_window: (at) => notSaved(at, `Es endet (${at.to} ms), bevor es beginnt (${at.from} ms)`),
    overlapping_windows: (at) =>
      notSaved(at, `Es beginnt (${at.from} ms), bevor „${at.before}“ zu Ende ist (${at.end} ms)`),
    foreign_media: (at) =>
      notSaved(at, `„${at.address}“ ist keine deiner Dateien. Lade sie hoch und verwende sie dann im Video`),
    foreign_style: (at) => notSaved(at, `„${at.value}“ würde etwas laden. Nimm einfache Werte`),
    unreadable_text: (at) => notSaved(at, 'Es enthält Zeichen, die nicht gespeichert werden können'),

    render_foreign_address: ({ name, address }) =>
      `„${name}“ verwendet eine Datei, die nicht hier gespeichert ist (${address}). Lade sie hoch und füge sie noch einmal ein.`,
    render_missing_file: ({ name }) =>
      `Die Datei von „${name}“ ist weg. Ersetze sie und rendere dann noch einmal.`,
    render_broken_file: ({ name }) =>
      `Die Datei von „${name}“ lässt sich nicht lesen: Vielleicht ist sie beschädigt oder abgeschnitten. Ersetze sie und rendere dann noch einmal.`,
    render_unknown_template: ({ name }) => `Es gibt keine Vorlage namens „${name}“.`,
  };
};
