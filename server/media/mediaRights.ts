/** Keeps the addresses that a session was given open while it calls; written now and then, not with every call. */
import { MEDIA_RIGHT_MS } from '../../contract/limits';
import type { Database } from '../db/database';
import type { Caller } from '../http/implement';
import { mediaRightsRepository } from '../repositories/accounts/mediaRights.repository';
import type { MediaRight } from './mediaAddresses';

export interface MediaRights {
  /** A call of the session. */
  noteCall(caller: Caller): Promise<void>;
  /** The same for a session that asks for it. */
  renew(caller: Caller): Promise<void>;
  end(caller: Caller): Promise<void>;
  isOpen(right: MediaRight): Promise<boolean>;
}

const WRITTEN_AFTER_MS = MEDIA_RIGHT_MS / 6;
const MOST_KNOWN = 10_000;

/** A token of a hosted authentication may name no session: all of its person's are one then. */
export const mediaSessionOf = ({ sessionId, userId }: Caller) => sessionId ?? userId;

export function createMediaRights(db: Database, now: () => number = Date.now): MediaRights {
  const repository = mediaRightsRepository(db);
  const writtenAt = new Map<string, number>();
  const renew = async (caller: Caller) => {
    const sessionId = mediaSessionOf(caller);
    await repository.renew({ sessionId, userId: caller.userId });
    if (writtenAt.size >= MOST_KNOWN) writtenAt.clear();
    writtenAt.set(sessionId, now());
  };
  return {
    renew,
    async noteCall(caller) {
      const at = writtenAt.get(mediaSessionOf(caller));
      if (at === undefined || now() - at > WRITTEN_AFTER_MS) await renew(caller);
    },
    async end(caller) {
      writtenAt.delete(mediaSessionOf(caller));
      await repository.end(mediaSessionOf(caller));
    },
    isOpen: ({ sessionId, ownerId }) => repository.isOpen({ sessionId, userId: ownerId }),
  };
}
