import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { letterLanguage, linkLetter } from '../../server/auth/linkLetter';
import { chooseMail } from '../../server/mail/chooseMail';

const letter = linkLetter({
  kind: 'recovery',
  to: 'ada@example.com',
  link: 'http://localhost:3000/auth/v1/verify?token=t&type=recovery',
  language: 'en',
});
const MAIL_FROM = 'Reelwright <no-reply@example.com>';

test('[A4] without a mail server the letter is a file that only its owner reads, and the log says where', async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'mail-'));
  const lines: string[] = [];
  try {
    const config = { DATA_DIR, MAIL_FROM, SMTP_URL: undefined };
    await chooseMail(config, (line) => void lines.push(line)).send(letter);
    const names = await readdir(path.join(DATA_DIR, 'mail'));
    expect(names).toEqual([expect.stringMatching(/^[\w-]+\.eml$/)]);
    const file = path.join(DATA_DIR, 'mail', names[0] ?? '');
    const text = await readFile(file, 'utf8');
    expect(text).toContain('To: ada@example.com\r\n');
    expect(text).toContain('Subject: Choose a new password\r\n');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(lines).toEqual([`A letter to ada@example.com was written to ${file}`]);
  } finally {
    await rm(DATA_DIR, { recursive: true });
  }
});

test('[A4] with SMTP_URL the letter goes there', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.server.address() as AddressInfo;
    const config = { DATA_DIR: '/', MAIL_FROM, SMTP_URL: `smtp://127.0.0.1:${port}` };
    await chooseMail(config, () => {}).send(letter);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('From: Reelwright <no-reply@example.com>');
    expect(received[0]).toContain('Subject: Choose a new password');
  } finally {
    await new Promise<void>((resolve) => server.close(resolve));
  }
});

test.each([
  ['fr-CH, fr;q=0.9, en;q=0.8', 'Choisissez un nouveau mot de passe'],
  ['ja, de-AT;q=0.5, en;q=0.4', 'Neues Passwort wählen'],
  ['en;q=0.3, es;q=0.7, de;q=0', 'Elige una nueva contraseña'],
  ['pt-BR, constructor', 'Choose a new password'],
  [undefined, 'Choose a new password'],
])('[LG2] who accepts %s is written to under “%s”', (accepted, subject) => {
  const language = letterLanguage(accepted);
  const { html, ...said } = linkLetter({
    kind: 'recovery',
    to: 'ada@example.com',
    link: 'http://x/?a=1&b=2',
    language,
  });
  expect(said.subject).toBe(subject);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(`>${subject}</a>`);
});
