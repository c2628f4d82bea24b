/** Where what is held would land, with the pointer where it has come to. Pure. */
import type { VideoData } from '../../../contract/video/videoData';
import { proposeDrop } from './dropping';
import type { Held } from './held';
import { proposeCarried } from './moving';
import type { Move } from './pointer';
import type { Proposal } from './proposal';
import { proposeBoundary } from './resizing';

/** @param before what was proposed last. */
export function propose(data: VideoData, held: Held, move: Move, before: Proposal | null): Proposal | null {
  switch (held.what) {
    case 'items':
      return proposeCarried(data, held, move, before);
    case 'edge':
    case 'cut':
      return proposeBoundary(data, held, move, before);
    case 'media':
      return proposeDrop(data, held, move);
    case 'corner':
      return null;
  }
}
