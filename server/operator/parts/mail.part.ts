/** How mail goes out. */
import path from 'node:path';
import { letterLanguage } from '../../auth/linkLetter';
import { definePart, good, limited } from '../definePart';
import { trialLetter } from '../trialLetter';

export const mailPart = definePart({
  name: 'mail',
  limitMs: 45_000,
  async look({ config: { SMTP_URL, DATA_DIR } }) {
    if (!SMTP_URL) return limited({ code: 'mail_kept', folder: path.join(DATA_DIR, 'mail') });
    return good({ code: 'mail_sent', server: URL.canParse(SMTP_URL) ? new URL(SMTP_URL).host : 'SMTP_URL' });
  },
  async attempt({ mail }, { caller, language }) {
    if (!caller.email) throw new Error('your account has no mail address');
    await mail.send(trialLetter(caller.email, letterLanguage(language)));
    return { code: 'tried_mail', to: caller.email };
  },
});
