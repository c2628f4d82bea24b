/** Says that a mail link has had its time, wherever it leads; the page of a new password says so itself. */
import { resetPasswordMessages } from '../locales/messages/account/resetPassword';
import type { App } from './app';

export function noticeRefusedLink(
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
  toasts: App['toasts'],
) {
  if (pathname === '/reset-password' || !new URLSearchParams(hash.slice(1)).has('error')) return;
  const { refusedTitle: title, refusedText: text } = resetPasswordMessages;
  toasts.send({ type: 'toast.raised', toast: { tone: 'error', title, text } });
}
