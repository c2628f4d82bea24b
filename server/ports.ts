/** Everything that the server is given from outside; `main.ts` chooses the adapters. */
import type { Config } from './config';
import type { Database } from './db/database';
import type { GuardedFetch } from './fetching/guardedFetch';
import type { MediaAddresses } from './media/mediaAddresses';
import type { MediaLibrary } from './media/mediaLibrary';
import type { Mail } from './mail/mail';
import type { Pictures } from './pictures/pictures';
import type { ProductPages } from './reading/productPages';
import type { Fillers } from './text/fillers';
import type { ClaimsCheck } from './writing/checking/claimsCheck';
import type { ScriptWriters } from './writing/scriptWriter';
import type { ChooseOfNotes } from './writing/explainer/chooseOfNotes';
import type { LookUp } from './writing/articles/lookUp';
import type { ManyVoices } from './speech/manyVoices';
import type { PackOffer } from './packs/packContent';
import type { Recordings } from './recordings/recordings';
import type { Storage } from './storage/storage';
import type { Transcriber } from './transcribing/transcriber';

export interface Ports {
  readonly config: Config;
  readonly db: Database;
  /** The only way to strangers' addresses. */
  readonly guardedFetch: GuardedFetch;
  readonly storage: Storage;
  readonly addresses: MediaAddresses;
  readonly library: MediaLibrary;
  readonly pages: ProductPages;
  readonly scripts: ScriptWriters;
  readonly claims: ClaimsCheck;
  /** Sounds of thinking. */
  readonly fillers: Fillers;
  readonly lookUp: LookUp;
  readonly chooseOfNotes: ChooseOfNotes;
  readonly pictures: Pictures;
  readonly speech: ManyVoices;
  readonly packs: PackOffer;
  readonly recordings: Recordings;
  /** Null where the operator has none. */
  readonly transcriber: Transcriber | null;
  readonly mail: Mail;
}
