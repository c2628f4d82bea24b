/** Mail without a mail server: each letter is a file that any mail program opens, and the log says where. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail';

interface FileMailOptions {
  readonly folder: string;
  readonly from: string;
  readonly log: (line: string) => void;
}

export function fileMail({ folder, from, log }: FileMailOptions): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return {
    async send(letter) {
      const { message } = await transport.sendMail(letter);
      // Letters hold links that open accounts: for the owner of the data folder only.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const file = path.join(folder, `${stamp}-${randomUUID()}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log(`A letter to ${letter.to} was written to ${file}`);
    },
  };
}
