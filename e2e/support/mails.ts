/** The letters that the product wrote into its data folder. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Undoes quoted-printable, in which long links are folded. */
const readable = (mail: string) =>
  /^content-transfer-encoding: quoted-printable/im.test(mail)
    ? mail
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : mail;

/** Waits for the newest letter to somebody and answers its first link. */
export async function linkInLetterTo(address: string, dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'mail');
  let link = '';
  await expect(async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
    const letters = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
    const newest = letters.findLast((letter) => letter.includes(`To: ${address}`)) ?? '';
    link = /https?:\/\/[^\s"<>]+/.exec(readable(newest))?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 10_000 });
  return link;
}
