import type { noticesMessages } from '../../messages/account/notices';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof noticesMessages> = {
  title: 'Quand une vidéo est prête',
  hint: 'Enregistré dans ce navigateur. À chaque rendu, vous pouvez choisir autrement.',
  browser: 'Me prévenir dans ce navigateur',
  mail: 'M’envoyer un e-mail',
  forbidden:
    'Ce navigateur n’autorise pas les notifications d’ici. Autorisez-les dans ses réglages, puis cochez à nouveau.',
};
