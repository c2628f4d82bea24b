import type { noticesMessages } from '../../messages/account/notices';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof noticesMessages> = {
  title: 'Wenn ein Video fertig ist',
  hint: 'Gilt in diesem Browser. Bei jedem Rendern kannst du es anders wählen.',
  browser: 'In diesem Browser Bescheid geben',
  mail: 'Mir eine E-Mail schicken',
  forbidden:
    'Dieser Browser erlaubt hier keine Mitteilungen. Erlaube sie in seinen Einstellungen und setze das Häkchen noch einmal.',
};
