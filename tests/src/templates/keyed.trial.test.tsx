/** The first keyframe, and the last one's going, leave a picture in the page as it is. */
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keyframeSchema } from '../../../contract/video/keyframes';
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import { CardTable } from '../../../src/templates/motionCards/CardTable';
import { Keyed } from '../../../src/templates/paint/Keyed';
import { items, sampleVideo } from '../editor-engine/support/sampleVideo';

vi.mock('remotion', async (importActual) => ({
  ...(await importActual<typeof import('remotion')>()),
  Img: ({ src }: { src: string }) => <img alt="" src={src} />,
  useCurrentFrame: () => 150,
  useVideoConfig: () => ({ fps: 30, width: 1080, height: 1920, durationInFrames: 300 }),
}));

const keyed = <Item extends TrackItem>(item: Item): Item => ({
  ...item,
  details: { ...item.details, keyframes: [keyframeSchema.parse({ at: 0, x: 0.1 })] },
});

/** The element that a picture has without keyframes, with one, and without any again. */
function elements(drawn: (isKeyed: boolean) => React.ReactElement) {
  const { container, rerender } = render(drawn(false));
  const seen = () => ({
    picture: container.querySelector('img'),
    moved: container.innerHTML.includes('translate(108px, 0px)'),
  });
  const before = seen();
  rerender(drawn(true));
  const during = seen();
  rerender(drawn(false));
  return [before, during, seen()] as const;
}

test.each([
  [
    'an item',
    (isKeyed: boolean) => (
      <Keyed item={isKeyed ? keyed(items.first) : items.first} template="default">
        <img alt="" />
      </Keyed>
    ),
  ],
  [
    'a card that lies on the table',
    (isKeyed: boolean) => {
      const video: VideoData = sampleVideo();
      const { first } = items;
      video.trackItemsMap[first.id] = isKeyed ? keyed(first) : first;
      return <CardTable videoData={video} />;
    },
  ],
])('[Y4] a first keyframe of %s moves it, and loads no file anew', (_, drawn) => {
  const [before, during, after] = elements(drawn);
  expect(before.picture).not.toBeNull();
  expect([before.moved, during.moved, after.moved]).toEqual([false, true, false]);
  expect(during.picture).toBe(before.picture);
  expect(after.picture).toBe(before.picture);
});
