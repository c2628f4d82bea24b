import type { Translation } from '../inLanguage';
import type { refusalsMessages } from '../messages/refusals';

const missingThings = {
  address: 'Il n’y a rien à cette adresse.',
  project: 'Ce projet n’existe pas.',
  deletedProject: 'Aucun projet de ce genre ne peut être récupéré.',
  job: 'Cette tâche n’existe pas.',
  file: 'Ce fichier n’existe pas.',
  ownMedia: 'Vous n’avez pas d’image, de vidéo ni de son de ce nom.',
  chosenMedia: 'Une des images ou vidéos n’existe pas. Choisissez-la de nouveau.',
  recording: 'Cet enregistrement n’existe pas. Enregistrez-le de nouveau.',
  brandAsset: 'Ce fichier de marque n’existe pas.',
  deletedBrandAsset: 'Aucun fichier de marque de ce genre ne peut être récupéré.',
  version: 'Cette version n’existe pas. Elle a peut-être été supprimée ; choisissez-en une autre.',
  user: 'Ce compte n’existe pas.',
  pack: 'Ce pack n’existe pas.',
  voiceSample: 'Il n’y a pas d’extrait de cette voix.',
  handedPage:
    'Cette page n’est plus là : elle attend dix minutes et n’est lue qu’une fois. Envoyez-la de nouveau depuis la boutique.',
  ownStyle: 'Ce style n’existe plus.',
  shareLink: 'Ce lien n’existe pas. Il a peut-être expiré.',
  sharedVideo:
    'Il n’y a pas de vidéo à cette adresse. Vérifiez que le lien est complet ou demandez-en un nouveau.',
  lookUp: 'Ce serveur ne recherche pas de sujets.',
};
const transcriberFailures = {
  unreachable: 'La reconnaissance vocale ne répond pas. Réessayez dans un instant.',
  keyRefused:
    'La reconnaissance vocale n’accepte pas la clé de ce serveur. Demandez à la personne qui le gère de vérifier TRANSCRIBE_API_KEY.',
  busy: 'La reconnaissance vocale reçoit trop de demandes. Réessayez dans une minute.',
  refused:
    'La reconnaissance vocale répond par une erreur. Demandez à la personne qui gère le serveur de vérifier TRANSCRIBE_BASE_URL et TRANSCRIBE_MODEL.',
  tooSlow: 'La reconnaissance vocale a pris trop de temps. Réessayez plus tard ou avec un clip plus court.',
  unreadable:
    'La réponse de la reconnaissance vocale est illisible. Demandez à la personne qui gère le serveur si elle répond comme celle d’OpenAI.',
  wrongTimes:
    'La reconnaissance vocale a donné des temps qui ne peuvent pas être justes : rien n’a été écrit. Réessayez.',
  noWordTimes:
    'La reconnaissance vocale ne dit pas quand chaque mot est prononcé. Demandez à la personne qui gère le serveur un modèle qui le dit (timestamp_granularities[]=word).',
};
const brandAssets = {
  logo: 'logos',
  font: 'polices',
  intro: 'vidéos d’introduction',
  outro: 'vidéos de fin',
};
const kinds: Readonly<Record<string, string>> = {
  picture: 'l’image',
  clip: 'le clip',
  sound: 'le son',
  text: 'le texte',
  shape: 'la forme',
  caption: 'le sous-titre',
};

type Place = Parameters<(typeof refusalsMessages)['too_deep']>[0];
const notSaved = ({ item, place }: Place, why: string) => {
  const subject = item ? `${kinds[item.kind] ?? 'l’élément'} « ${item.name} »` : 'le document';
  return `Impossible d’enregistrer ${subject}${place ? ` (${place})` : ''} : ${why}.`;
};

export const translation: Translation<typeof refusalsMessages> = ({ plural }) => {
  const apart = ({ seconds, words }: { seconds: number; words: number }, what = 'le script') =>
    `L’enregistrement dure ${seconds} s et ${what} compte ${words} ${plural(words, 'mot', 'mots')} : ils ne vont pas ensemble.`;
  return {
    page_blocked:
      'Cette boutique ne nous laisse pas lire sa page. Envoyez-la depuis votre navigateur ou collez-la.',
    page_is_a_wall:
      'C’est le contrôle que la boutique présente aux robots, pas son produit. Passez-le dans votre navigateur, puis envoyez ou collez de nouveau la page.',
    page_empty:
      'Aucun produit n’a été trouvé sur cette page. Utilisez le lien d’un seul produit ou importez vos fichiers.',
    page_missing: 'Il n’y a plus de page à ce lien. Vérifiez le lien ou importez vos fichiers.',
    page_failing: 'Ce site répond par une erreur en ce moment. Réessayez plus tard ou importez vos fichiers.',
    page_too_heavy: 'Cette page est trop lourde pour être lue. Importez plutôt les images.',
    not_a_page: 'Ce lien mène à un fichier, pas à une page de produit. Importez plutôt le fichier.',

    invalid_address: 'L’adresse de cette page n’est pas un lien. Corrigez-la ou laissez-la vide.',
    bad_url: 'Ce n’est pas une adresse web. Collez un lien entier qui commence par http:// ou https://.',
    credentials_in_url:
      'Les liens qui contiennent un nom d’utilisateur ou un mot de passe ne sont pas ouverts. Retirez cette partie.',
    blocked_host: 'Ce lien mène à un réseau privé et n’est pas ouvert. Utilisez un lien public.',
    blocked_address: 'Ce lien mène à une adresse privée et n’est pas ouvert. Utilisez un lien public.',
    blocked_port: 'Seuls les ports web habituels sont ouverts. Utilisez un lien sans numéro de port.',
    unknown_host: 'Il n’y a pas de site à cette adresse. Vérifiez que le lien ne contient pas de faute.',
    too_many_redirects:
      'Ce lien redirige trop souvent. Ouvrez-le dans votre navigateur et collez l’adresse finale.',
    timeout: 'Le site a mis trop de temps à répondre. Réessayez dans un instant.',
    unreachable: 'Le site n’a pas répondu. Vérifiez le lien ou réessayez dans un instant.',

    file_empty: 'Ce fichier est vide. Choisissez-en un autre.',
    upload_broken_off: 'L’envoi s’est interrompu. Réessayez.',
    no_file: 'Cet envoi ne contient aucun fichier. Envoyez-en un dans le champ « file ».',
    not_media:
      'Ce n’est ni une image ni une vidéo utilisable. Utilisez JPEG, PNG, WebP, GIF, AVIF, HEIC, MP4, MOV ou WebM.',
    picture_broken:
      'Cette image est illisible. Elle est peut-être endommagée ; exportez-la de nouveau en JPEG ou en PNG.',
    picture_too_large: 'Cette image a trop de pixels. Utilisez-en une de 100 mégapixels au plus.',
    picture_too_small: 'Cette image est trop petite pour une vidéo. Utilisez-en une plus grande.',
    clip_broken: 'Cette vidéo est illisible. Elle est peut-être tronquée ; exportez-la de nouveau en MP4.',
    clip_too_short: 'Cette vidéo est trop courte pour être vue. Utilisez-en une d’au moins une demi-seconde.',
    clip_too_long: 'Cette vidéo est trop longue. Utilisez-en une de dix minutes au plus.',
    sound_broken: 'Ce son est illisible. Il est peut-être endommagé ; exportez-le à nouveau en MP3 ou WAV.',
    sound_silent: 'On n’entend rien dans ce fichier. Utilisez-en un autre.',
    sound_too_short: 'Ce son est trop court. Utilisez-en un d’au moins un dixième de seconde.',
    sound_too_long: 'Ce son est trop long. Utilisez-en un de dix minutes au plus.',
    only_embedded:
      'Les vidéos de ce site peuvent être regardées, mais pas utilisées. Importez plutôt le fichier vidéo.',
    not_fetched: 'Cette image ou cette vidéo n’a pas pu être récupérée. Importez-la plutôt.',

    media_right_ended: 'Ce lien a expiré. Rechargez la page pour en obtenir un nouveau.',
    nothing_to_share: 'Il n’y a pas encore de vidéo à partager. Créez d’abord un fichier MP4 ou WebM.',
    share_link_expired: 'Ce lien a expiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    share_link_revoked:
      'Ce lien a été retiré par la personne qui l’a créé : la vidéo ne peut plus être regardée ici.',
    not_a_logo: 'Cette image ne peut pas servir de logo. Utilisez PNG, SVG, JPEG, WebP, GIF ou AVIF.',
    not_a_clip: 'Cette vidéo n’est pas utilisable. Utilisez MP4, MOV ou WebM.',
    not_a_font: 'Ce n’est pas une police. Utilisez un fichier .ttf, .otf, .woff ou .woff2.',
    font_collection:
      'Ce fichier contient plusieurs polices. Extrayez celle que vous voulez et importez-la seule.',
    font_too_large:
      'Cette police est trop volumineuse une fois décompressée. Utilisez-en une avec moins de caractères.',
    font_broken:
      'Cette police est illisible. Elle est peut-être endommagée ; téléchargez-la ou exportez-la de nouveau.',
    font_without_name:
      'Cette police n’a pas de nom de famille. Exportez-la avec un nom ou utilisez-en une autre.',
    font_without_letters:
      'Il manque à cette police des lettres de A à Z ou de a à z. Utilisez-en une qui les a toutes.',

    recording_not_sound:
      'Ce fichier ne contient aucun son lisible. Utilisez MP3, M4A, WAV, WebM ou OGG, ou enregistrez dans le navigateur.',
    recording_silent: 'On n’entend aucune voix dans cet enregistrement. Vérifiez le micro et recommencez.',
    recording_too_short: 'Cet enregistrement dure moins d’une seconde. Enregistrez tout le script.',
    sentence_recording_too_short:
      'Cet enregistrement est trop court pour un mot. Enregistrez la phrase de nouveau.',
    sentence_recording_too_long:
      'Cet enregistrement dure plus de trois minutes. N’enregistrez que cette phrase.',
    recording_too_long:
      'Cet enregistrement dure plus de dix minutes. Raccourcissez-le ou faites-en deux vidéos.',

    script_empty: 'Le script est vide. Écrivez ce qui doit être dit.',
    script_wordless: 'Il n’y a rien à dire dans ce script : écrivez des mots.',
    no_language_model:
      'Ce serveur n’a pas de modèle de langage et ne peut rien traduire. Demandez à la personne qui le gère d’en ajouter un.',
    translation_failed:
      'Le modèle de langage n’a donné aucune traduction utilisable. Réessayez ou choisissez une autre langue.',
    no_transcriber:
      'Ce serveur n’a pas de reconnaissance vocale et ne peut pas entendre ce qui est dit. Demandez à la personne qui le gère d’en ajouter une.',
    transcriber_failed: ({ why }) => transcriberFailures[why],
    media_soundless: 'Il n’y a pas de son dans ce clip. Choisissez-en un où quelqu’un parle.',
    nothing_said: 'On n’entend aucun mot ici. Choisissez un clip où quelqu’un parle.',
    voice_needed: 'Dans cette vidéo, c’est vous qui parlez. Choisissez une voix pour cette phrase.',
    unknown_music: 'Cette musique n’est pas dans la bibliothèque. Choisissez un des morceaux.',
    unknown_media: 'Le fichier n’est plus là.',
    too_few_credits: 'Le compte n’a pas autant de crédits.',
    operator_account: 'Le compte d’un opérateur ne peut être ni bloqué ni supprimé ici.',
    job_not_failed: 'Cette vidéo n’a pas échoué. Ouvrez-la pour voir où elle en est.',
    stale_layout:
      'Ce projet a été modifié ailleurs depuis son ouverture ici. Choisissez lequel des deux garder.',
    wrong_project: 'Ce document appartient à un autre projet. Ouvrez de nouveau le projet.',
    invalid_if_match: 'If-Match ne nomme aucune version. Envoyez celle qui a été ouverte, entre guillemets.',
    render_nothing_to_draw: 'La vidéo n’a pas encore de durée : ajoutez d’abord quelque chose.',
    topic_unreadable:
      'Ce sujet ne contient aucun mot. Dites en quelques mots ce que la vidéo doit expliquer.',
    sentence_not_on_page:
      'Une phrase choisie n’est plus dans la description. Choisissez de nouveau ce que dit la publicité.',
    wikipedia_unreachable: 'Wikipédia n’a pas répondu. Réessayez dans un instant ou remplissez le plan.',

    generation_failed:
      'La vidéo n’a pas pu être créée : un problème est survenu de notre côté. Réessayez dans quelques minutes.',
    rendering_failed:
      'Le rendu de la vidéo a échoué : un problème est survenu de notre côté. Réessayez dans quelques minutes.',
    account_leaving: 'Ce compte est en cours de suppression. Gardez-le d’abord.',
    data_link_ended: 'Ce lien a expiré. Demandez à nouveau vos données.',
    unauthorized: 'Connectez-vous pour faire cela.',
    bad_request: 'La requête n’a pas pu être lue. Vérifiez que son contenu est du JSON valide.',
    unsupported_media_type: 'Ce type de contenu n’est pas accepté. Envoyez du JSON.',
    refused: 'Le serveur a refusé.',
    too_many_requests: 'Trop de demandes. Attendez une minute, puis réessayez.',
    server_busy: 'Ce serveur a déjà tout le travail qu’il accepte. Réessayez dans quelques minutes.',
    idempotency_key_invalid: 'L’Idempotency-Key doit compter de 1 à 255 caractères ASCII visibles.',
    idempotency_key_reused: 'Cette Idempotency-Key a déjà servi à une autre requête. Prenez-en une nouvelle.',
    idempotency_in_progress: 'La même requête est encore en cours. Attendez un instant sa réponse.',
    internal_error: 'Un problème est survenu de notre côté. Veuillez réessayer.',
    out_of_room:
      'Le disque de ce serveur est plein. Demandez à la personne qui le gère de faire de la place, puis réessayez.',

    invalid_credentials: 'Adresse e-mail ou mot de passe incorrect.',
    user_already_exists: 'Un compte existe déjà avec cette adresse e-mail.',
    email_exists: 'Un autre compte utilise cette adresse e-mail.',
    email_not_confirmed: 'Ouvrez d’abord le lien de notre e-mail : il confirme votre adresse.',
    weak_password:
      'Beaucoup de gens utilisent ce mot de passe : il est parmi les premiers essayés. Choisissez-en un autre.',
    insufficient_aal: 'Montrez d’abord votre second facteur.',
    mfa_challenge_expired: 'C’était trop long. Saisissez le code que votre application affiche maintenant.',
    mfa_factor_name_conflict: 'Vous avez déjà un second facteur de ce nom. Choisissez un autre nom.',
    mfa_factor_not_found: 'Ce second facteur n’existe pas.',
    mfa_recovery_codes_sole_factor:
      'Ajoutez une application d’authentification avant de créer des codes de récupération.',
    mfa_verification_failed:
      'Ce code n’est pas bon. Saisissez celui que votre application affiche maintenant.',
    mfa_verified_factor_exists: 'Vous avez déjà des codes de récupération.',
    too_many_enrolled_mfa_factors: 'Il ne peut pas y avoir plus de seconds facteurs. Retirez-en un d’abord.',
    password_too_short: ({ least }) => `Ce mot de passe est trop court. Prenez au moins ${least} caractères.`,
    same_password: 'Le nouveau mot de passe doit être différent de l’ancien.',
    over_request_rate_limit: 'Trop de tentatives. Attendez quelques minutes.',
    otp_expired: 'Ce lien a expiré ou n’est pas valide.',
    email_provider_disabled: 'Ce serveur ne peut pas envoyer d’e-mails.',
    validation_failed: 'Quelque chose dans ce formulaire n’est pas utilisable. Vérifiez votre saisie.',
    no_authorization: 'Cette adresse exige un jeton Bearer valide.',
    bad_jwt: 'Le jeton d’accès n’est pas valide ou a expiré.',
    bad_json: 'Le contenu de la requête n’est pas du JSON.',
    session_not_found: 'La session de ce jeton d’accès est terminée.',
    refresh_token_not_found: 'Votre session est terminée. Reconnectez-vous.',
    refresh_token_already_used: 'Votre session est terminée. Reconnectez-vous.',
    user_banned: 'Ce compte est bloqué. Adressez-vous à la personne qui gère ce serveur.',
    user_not_found: 'Votre session est terminée. Reconnectez-vous.',
    unexpected_failure: 'Un problème est survenu. Veuillez réessayer.',

    not_found: (figures) =>
      figures.what === 'usedFile'
        ? notSaved(figures, 'un fichier utilisé n’existe pas. Retirez-le, puis enregistrez de nouveau')
        : missingThings[figures.what],
    too_large: ({ what, most }) =>
      what === 'link'
        ? 'Ce que contient ce lien est trop volumineux pour être récupéré.'
        : most === null
          ? 'C’est trop volumineux. Envoyez quelque chose de plus petit.'
          : `C’est trop volumineux : ${most} Mo au plus sont acceptés.`,
    file_too_large: ({ most }) =>
      `Ce fichier est trop volumineux. ${most === null ? 'Choisissez-en un plus petit.' : `Utilisez-en un de ${most} Mo au plus.`}`,
    page_too_large: ({ most }) =>
      `Cette page est trop volumineuse : ${most} Mo au plus peuvent être lus. Ne copiez que la partie du produit.`,
    page_from_elsewhere: ({ stated, given }) =>
      `Cette page dit venir de ${stated}, pas de ${given}. Corrigez l’adresse ou laissez-la vide.`,
    brand_kit_full: ({ type, most }) =>
      `Votre kit de marque contient déjà ${most} ${brandAssets[type]}. Supprimez-en, puis réessayez.`,
    too_many_jobs: ({ most }) =>
      `${most} de vos vidéos sont déjà en cours de création. Attendez que l’une soit prête, puis réessayez.`,
    too_many_styles: ({ most }) =>
      `Vous avez déjà ${most} styles. Supprimez-en un dont vous n’avez plus besoin, puis réessayez.`,
    style_name_taken: ({ name }) => `Vous avez déjà un style nommé « ${name} ». Choisissez un autre nom.`,
    too_many_share_links: ({ most }) =>
      `Cette vidéo a déjà ${most} liens. Retirez-en un qui ne sert plus, puis réessayez.`,
    too_many_renders: ({ most }) =>
      `${most} de vos vidéos sont déjà en cours de rendu. Attendez que l’une soit prête, puis réessayez.`,
    too_many_projects: ({ most }) =>
      `Vous avez ${most} projets et il n’y a plus de place. Supprimez-en un dont vous n’avez plus besoin, puis réessayez.`,
    too_many_uploads: ({ most, hours }) =>
      `Vous avez envoyé ${most} fichiers aujourd’hui, le maximum d’une journée. Vous pourrez continuer dans ${hours} h.`,
    storage_full: ({ used, most }) =>
      `Votre stockage est plein : ${used} sur ${most} Go sont utilisés. Supprimez des projets ou des fichiers de marque dont vous n’avez plus besoin ; dix minutes plus tard, il y a de la place.`,
    render_too_large: ({ width, height, fps, seconds, fitSeconds, fitWidth, fitHeight }) =>
      `Cette vidéo est trop lourde pour un seul rendu ici : ${width}×${height} pixels, ${fps} images par seconde, ${seconds} s. À cette taille, ${fitSeconds} s tiennent ; à cette durée, ${fitWidth}×${fitHeight} pixels.`,
    gif_too_long: ({ seconds, most }) =>
      `Cette vidéo dure ${seconds} s ; un GIF ne peut pas dépasser ${most} s. Choisissez MP4 ou WebM, ou raccourcissez la vidéo.`,

    account_locked: ({ contact }) => `Ce compte est bloqué. Écrivez à ${contact}.`,

    not_enough_credits: ({ missing }) =>
      `Il vous manque ${missing} ${plural(missing, 'crédit', 'crédits')} pour faire cette vidéo. Demandez-en à la personne qui gère ce serveur.`,
    media_count: ({ min, max, count }) =>
      `Choisissez de ${min} à ${max} images et vidéos ; il y en a ${count}.`,
    invalid_media: ({ address }) => `« ${address} » n’est pas l’adresse d’une image ou d’une vidéo.`,
    too_few_media: ({ count, min, lost }) =>
      `Seulement ${count} des images et vidéos ${plural(count, 'a pu être utilisée', 'ont pu être utilisées')} ; il en faut ${min}. ${lost} Choisissez-en ou importez-en d’autres.`,
    script_too_long: ({ words, most }) =>
      `Le script compte ${words} mots ; ${most} au plus peuvent être dits. Raccourcissez-le.`,
    script_unfilled: ({ places }) =>
      places === 1
        ? 'Un passage du script est encore entre [crochets]. Remplacez-le par vos propres mots.'
        : `${places} passages du script sont encore entre [crochets]. Remplacez-les par vos propres mots.`,
    script_unspoken: ({ sentences }) =>
      sentences === 1
        ? 'Une phrase du script n’est pas encore dite. Ouvrez le script, puis faites-la dire ou supprimez-la.'
        : `${sentences} phrases du script ne sont pas encore dites. Ouvrez le script, puis faites-les dire ou supprimez-les.`,
    recording_too_short_for_sentence: (figures) =>
      `${apart(figures, 'la phrase')} Lisez-la en entier ou raccourcissez-la.`,
    recording_too_long_for_sentence: (figures) =>
      `${apart(figures, 'la phrase')} Écrivez tout ce qui est dit ou n’enregistrez que cette phrase.`,
    recording_too_short_for_script: (figures) => `${apart(figures)} Lisez tout ou raccourcissez le script.`,
    recording_too_long_for_script: (figures) =>
      `${apart(figures)} Écrivez tout ce qui est dit ou n’enregistrez que le script.`,
    unknown_voice: ({ voice, now }) =>
      now === 'choosing'
        ? `Il n’y a pas de voix nommée « ${voice} ». Choisissez-en une dans la liste.`
        : `La voix « ${voice} » n’est plus disponible. Choisissez-en une autre.`,
    voice_out_of_service: ({ voice }) =>
      `La voix « ${voice} » est hors service. Choisissez-en une autre ou réessayez plus tard.`,
    unspeakable_script: ({ why }) =>
      why === 'noWords'
        ? 'Il n’y a rien à dire dans ce script. Écrivez-le avec des mots.'
        : 'Les voix intégrées ne lisent que l’anglais. Écrivez le script en lettres latines, enregistrez-le vous-même ou choisissez des sous-titres sans voix.',
    voice_language: ({ language, voice, speaks }) =>
      `La langue de ce script est : ${language}. ${voice} parle : ${speaks}. Choisissez une autre voix, enregistrez la vôtre ou gardez seulement les sous-titres.`,

    unknown_template: ({ name }) => `Il n’y a pas de modèle nommé « ${name} ».`,
    invalid_input: ({ fields, item = null, place }) =>
      place === undefined
        ? `Une partie de ceci n’est pas utilisable${fields.length > 0 ? ` : ${fields.join(', ')}` : ''}.`
        : notSaved({ item, place }, 'la forme n’est pas la bonne'),
    too_deep: (at) => notSaved(at, 'il y a trop de niveaux imbriqués'),
    negative_window: (at) => notSaved(at, `la fin (${at.to} ms) vient avant le début (${at.from} ms)`),
    overlapping_windows: (at) =>
      notSaved(at, `le début (${at.from} ms) vient avant la fin de « ${at.before} » (${at.end} ms)`),
    foreign_media: (at) =>
      notSaved(
        at,
        `« ${at.address} » n’est pas un de vos fichiers. Importez-le d’abord, puis utilisez-le dans la vidéo`,
      ),
    foreign_style: (at) =>
      notSaved(at, `« ${at.value} » irait chercher quelque chose. Utilisez des valeurs simples`),
    unreadable_text: (at) => notSaved(at, 'certains caractères ne peuvent pas être enregistrés'),

    render_foreign_address: ({ name, address }) =>
      `« ${name} » utilise un fichier qui n’est pas conservé ici (${address}). Importez-le, puis remettez-le.`,
    render_missing_file: ({ name }) =>
      `Le fichier de « ${name} » n’est plus là. Remplacez-le, puis relancez le rendu.`,
    render_broken_file: ({ name }) =>
      `Le fichier de « ${name} » est illisible : il est peut-être endommagé ou tronqué. Remplacez-le, puis relancez le rendu.`,
    render_unknown_template: ({ name }) => `Il n’y a pas de modèle nommé « ${name} ».`,
  };
};
