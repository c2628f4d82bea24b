import type { Translation } from '../inLanguage';
import type { refusalsMessages } from '../messages/refusals';

export const translation: Translation<typeof refusalsMessages> = ({ plural }) => ({
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
  no_file: 'Cet envoi ne contient aucun fichier. Envoyez-en un dans le champ « file ».',
  not_media:
    'Ce n’est ni une image ni une vidéo utilisable. Utilisez JPEG, PNG, WebP, GIF, AVIF, HEIC, MP4, MOV ou WebM.',
  picture_broken:
    'Cette image est illisible. Elle est peut-être endommagée ; exportez-la de nouveau en JPEG ou en PNG.',
  picture_too_large: 'Cette image a trop de pixels. Utilisez-en une de 100 mégapixels au plus.',
  picture_too_small: 'Cette image est trop petite pour une vidéo. Utilisez-en une plus grande.',
  clip_broken: 'Cette vidéo est illisible. Elle est peut-être tronquée ; exportez-la de nouveau en MP4.',
  clip_too_long: 'Cette vidéo est trop longue. Utilisez-en une de dix minutes au plus.',
  only_embedded:
    'Les vidéos de ce site peuvent être regardées, mais pas utilisées. Importez plutôt le fichier vidéo.',
  not_fetched: 'Cette image ou cette vidéo n’a pas pu être récupérée. Importez-la plutôt.',

  not_a_logo: 'Cette image ne peut pas servir de logo. Utilisez PNG, SVG, JPEG, WebP, GIF ou AVIF.',
  not_a_clip: 'Cette vidéo n’est pas utilisable. Utilisez MP4, MOV ou WebM.',
  not_a_font: 'Ce n’est pas une police. Utilisez un fichier .ttf, .otf, .woff ou .woff2.',
  font_collection:
    'Ce fichier contient plusieurs polices. Extrayez celle que vous voulez et importez-la seule.',
  font_too_large:
    'Cette police est trop volumineuse une fois décompressée. Utilisez-en une avec moins de caractères.',
  font_broken:
    'Cette police est illisible. Elle est peut-être endommagée ; téléchargez-la ou exportez-la de nouveau.',
  font_without_name:
    'Cette police n’a pas de nom de famille. Exportez-la avec un nom ou utilisez-en une autre.',
  font_without_letters:
    'Il manque à cette police des lettres de A à Z ou de a à z. Utilisez-en une qui les a toutes.',

  recording_not_sound:
    'Ce fichier ne contient aucun son lisible. Utilisez MP3, M4A, WAV, WebM ou OGG, ou enregistrez dans le navigateur.',
  recording_silent: 'On n’entend aucune voix dans cet enregistrement. Vérifiez le micro et recommencez.',
  recording_too_short: 'Cet enregistrement dure moins d’une seconde. Enregistrez tout le script.',
  recording_too_long:
    'Cet enregistrement dure plus de dix minutes. Raccourcissez-le ou faites-en deux vidéos.',

  script_empty: 'Le script est vide. Écrivez ce qui doit être dit.',
  script_wordless: 'Il n’y a rien à dire dans ce script : écrivez des mots.',
  unknown_music: 'Cette musique n’est pas dans la bibliothèque. Choisissez un des morceaux.',
  unknown_media: 'Le fichier n’est plus là.',
  job_not_failed: 'Cette vidéo n’a pas échoué. Ouvrez-la pour voir où elle en est.',
  stale_layout:
    'Ce projet a été modifié ailleurs depuis son ouverture ici. Choisissez lequel des deux garder.',
  topic_unreadable: 'Ce sujet ne contient aucun mot. Dites en quelques mots ce que la vidéo doit expliquer.',
  wikipedia_unreachable: 'Wikipédia n’a pas répondu. Réessayez dans un instant ou remplissez le plan.',

  unauthorized: 'Connectez-vous pour faire cela.',
  too_many_requests: 'Trop de demandes. Attendez une minute, puis réessayez.',
  internal_error: 'Un problème est survenu de notre côté. Veuillez réessayer.',
  out_of_room:
    'Le disque de ce serveur est plein. Demandez à la personne qui le gère de faire de la place, puis réessayez.',

  invalid_credentials: 'Adresse e-mail ou mot de passe incorrect.',
  user_already_exists: 'Un compte existe déjà avec cette adresse e-mail.',
  same_password: 'Le nouveau mot de passe doit être différent de l’ancien.',
  over_request_rate_limit: 'Trop de tentatives. Attendez quelques minutes.',
  otp_expired: 'Ce lien a expiré ou n’est pas valide.',
  email_provider_disabled: 'Ce serveur ne peut pas envoyer d’e-mails de réinitialisation.',
  unexpected_failure: 'Un problème est survenu. Veuillez réessayer.',

  not_enough_credits: ({ missing }) =>
    `Il vous manque ${missing} ${plural(missing, 'crédit', 'crédits')} pour faire cette vidéo. Demandez-en à la personne qui gère ce serveur.`,
  script_too_long: ({ words, most }) =>
    `Le script compte ${words} mots ; ${most} au plus peuvent être dits. Raccourcissez-le.`,
  script_unfilled: ({ places }) =>
    places === 1
      ? 'Un passage du script est encore entre [crochets]. Remplacez-le par vos propres mots.'
      : `${places} passages du script sont encore entre [crochets]. Remplacez-les par vos propres mots.`,
  media_count: ({ min, max, count }) =>
    `Choisissez de ${min} à ${max} images et vidéos ; il y en a ${count}.`,
});
