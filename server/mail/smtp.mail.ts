/** Mail by SMTP. */
import { createTransport } from 'nodemailer';
import type { Mail } from './mail';

const PATIENCE_MS = 20_000;

/** @param url `smtp://user:password@host:port`, or `smtps://`. */
export function smtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport(
    { url, connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS },
    { from },
  );
  return {
    async send(letter) {
      await transport.sendMail(letter);
    },
  };
}
