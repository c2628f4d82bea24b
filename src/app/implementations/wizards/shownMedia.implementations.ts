/** What is known of the pictures of a wizard's preview, on the API. */
import { shownMediaMachine } from '../../../machines/shownMedia/shownMedia.machine';
import { createMediaFactsService } from '../../../services/mediaFacts.service';
import type { App } from '../../app';
import { calling } from '../../calling';

export const provideShownMedia = ({ call }: App) =>
  shownMediaMachine.provide({
    actors: {
      fetchFacts: calling(({ addresses }, signal) =>
        createMediaFactsService(call).fetchFacts(addresses, signal),
      ),
    },
  });
