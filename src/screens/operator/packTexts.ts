/** What each kind of pack is called on its page. */
import type { PackKind } from '../../../contract/packs';
import { voicePacksMessages } from '../../locales/messages/operator/voices';
import { writerPacksMessages } from '../../locales/messages/operator/writers';

interface PackTexts {
  readonly title: string;
  readonly intro: string;
  readonly loading: string;
  readonly failed: string;
  readonly noEngine: string;
  readonly trying: string;
  readonly ready: string;
  /** What follows from removing one. */
  readonly explains: string;
}
export const packTexts: Readonly<Record<PackKind, PackTexts>> = {
  voices: voicePacksMessages,
  writers: writerPacksMessages,
};
