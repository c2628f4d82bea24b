/** Chooses where pictures come from: cards always, and what the operator has a key for or has allowed. */
import type { Config } from '../config';
import type { GuardedFetch } from '../fetching/guardedFetch';
import type { Articles } from '../writing/articles/articles';
import { createCardPictures, type CardSettings } from './cards/cardPictures';
import { createCommons } from './found/commons.source';
import { createOpenverse } from './found/openverse.source';
import { createPexels } from './found/pexels.source';
import { withSources } from './found/withSources';
import type { Pictures } from './pictures';

interface PicturesSettings extends CardSettings {
  readonly guardedFetch: GuardedFetch;
  /** Whose pictures go with their words. */
  readonly articles: Pick<Articles, 'picturesOf'>;
  readonly logFailure: (error: unknown) => void;
}

type Settings = Pick<Config, 'PEXELS_API_KEY' | 'OPEN_PICTURES' | 'WIKIPEDIA'>;
/** A job may still name an article. */
const NO_ARTICLES: PicturesSettings['articles'] = { picturesOf: async () => [] };

export function createPictures(
  { PEXELS_API_KEY, OPEN_PICTURES, WIKIPEDIA }: Settings,
  { guardedFetch, articles, logFailure, ...cards }: PicturesSettings,
): Pictures {
  const sources = [
    ...(PEXELS_API_KEY ? [createPexels({ guardedFetch, apiKey: PEXELS_API_KEY })] : []),
    ...(OPEN_PICTURES ? [createCommons({ guardedFetch }), createOpenverse({ guardedFetch })] : []),
  ];
  return withSources(createCardPictures(cards), {
    sources,
    articles: WIKIPEDIA ? articles : NO_ARTICLES,
    logFailure,
  });
}
