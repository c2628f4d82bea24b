/** Every source of the page itself; a new one is a file and a line here. */
import type { Source } from '../html/defineSource';
import { jsonLdSource } from './jsonLd.source';
import { microdataSource } from './microdata.source';
import { openGraphSource } from './openGraph.source';
import { embeddedSource } from './embedded.source';
import { videosSource } from './videos.source';
import { rowsSource } from './rows.source';
import { viewEventSource } from './viewEvent.source';

export const sources: readonly Source[] = [
  jsonLdSource,
  microdataSource,
  openGraphSource,
  embeddedSource,
  videosSource,
  viewEventSource,
  rowsSource,
];
