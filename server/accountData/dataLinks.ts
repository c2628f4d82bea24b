/** Addresses that download a person's data: a browser's download sends no bearer, so the right is in the path, for five minutes. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const SECONDS = 300;

export function createDataLinks(secret: Buffer, now: () => number = Date.now) {
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    make(userId: string): string {
      const text = `${userId}.${Math.floor(now() / 1000) + SECONDS}`;
      return `${text}.${signatureOf(text)}`;
    },
    /** Whose data it opens; null where it is not ours or has had its time. */
    ownerOf(link: string): string | null {
      const [userId = '', end = '', signature = ''] = link.split('.');
      const right = Buffer.from(signatureOf(`${userId}.${end}`));
      const given = Buffer.from(signature);
      const isOurs = given.length === right.length && timingSafeEqual(given, right);
      return isOurs && Number(end) > now() / 1000 ? userId : null;
    },
  };
}
