/** SMTP where it is configured, else files in the data folder. */
import path from 'node:path';
import type { Config } from '../config';
import { fileMail } from './file.mail';
import type { Mail } from './mail';
import { smtpMail } from './smtp.mail';

export function chooseMail(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>,
  log: (line: string) => void,
): Mail {
  const from = config.MAIL_FROM;
  if (config.SMTP_URL) return smtpMail({ url: config.SMTP_URL, from });
  return fileMail({ folder: path.join(config.DATA_DIR, 'mail'), from, log });
}
