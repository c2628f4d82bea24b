/** What the script says beyond its page, and its owner says that they can prove: kept with the video. [WR3] */
import { keptClaimsSchema, type KeptClaim } from '../../../../contract/scripts/claimSource';
import type { VideoData } from '../../../../contract/video/videoData';
import { defineCommand, definePlugin } from '../../kernel/plugin';

const keptIn = ({ keptClaims = [] }: VideoData): readonly KeptClaim[] => keptClaims;
const isOf =
  (sentence: string) =>
  (claim: KeptClaim): boolean =>
    claim.sentence === sentence;
/** What was kept of a sentence before is replaced. */
const withClaims = (data: VideoData, claims: readonly KeptClaim[]): readonly KeptClaim[] => [
  ...keptIn(data).filter(({ sentence }) => !claims.some(isOf(sentence))),
  ...claims,
];

export const claimsPlugin = definePlugin({
  id: 'claims',
  commands: {
    'claims.keep': defineCommand<{ claims: readonly KeptClaim[] }>({
      check({ videoData }, { claims }) {
        if (claims.length === 0) return 'nothingChosen';
        const kept = keptClaimsSchema.safeParse(withClaims(videoData(), claims));
        if (!keptClaimsSchema.safeParse(claims).success) return 'badValue';
        return kept.success ? null : 'tooManyItems';
      },
      run: ({ doc, videoData }, { claims }) =>
        void doc.setValue(
          'keptClaims',
          withClaims(videoData(), claims).map((claim) => ({ ...claim })),
        ),
    }),
    'claims.release': defineCommand<{ sentence: string }>({
      check: ({ videoData }, { sentence }) =>
        keptIn(videoData()).some(isOf(sentence)) ? null : 'nothingChanges',
      run: ({ doc, videoData }, { sentence }) =>
        void doc.setValue(
          'keptClaims',
          keptIn(videoData()).filter((claim) => !isOf(sentence)(claim)),
        ),
    }),
  },
});
