/** [W13] What a wizard shows beside its settings is laid out of the person's own words, pictures and captions. */
import { expect, test } from 'vitest';
import { arrangePreview } from '../../../src/templates/wizardPreview';
import { isCaption } from '../../../contract/video/videoData';

const shown = {
  title: 'Ember Flask',
  script:
    'Still putting up with cold coffee on the way to work? Then meet the Ember Flask. It keeps drinks hot.',
  images: ['/a.jpg', '/b.jpg', '/c.jpg'],
  captionStyle: { look: 'neon', font: 'bold' },
} as const;

test('[W13] six seconds of the script are captioned in the chosen style, over the first two pictures', () => {
  const { duration, trackItemIds, trackItemsMap } = arrangePreview(shown) ?? expect.fail();
  expect(duration).toBe(6000);
  const items = trackItemIds.map((id) => trackItemsMap[id] ?? expect.fail());
  const said = items.flatMap((item) =>
    isCaption(item.id) && item.type === 'text' ? [item.details.text] : [],
  );
  expect(said.join(' ')).toBe('Still putting up with cold coffee on the way to work? Then meet the Ember');
  const pictures = items.flatMap((item) => (item.type === 'image' ? [item.details.src] : []));
  expect([...new Set(pictures)]).toEqual(['/a.jpg', '/b.jpg']);
  expect(items.filter(({ type }) => type === 'audio')).toEqual([]);
});

test('[W13] another caption style is another look of the same words, and without words there is nothing to show', () => {
  const looks = (['neon', 'outline'] as const).map((look) => {
    const data = arrangePreview({ ...shown, captionStyle: { look, font: 'bold' } }) ?? expect.fail();
    return JSON.stringify(data.trackItemIds.filter(isCaption).map((id) => data.trackItemsMap[id]));
  });
  expect(looks[0]).not.toBe(looks[1]);
  expect(arrangePreview({ ...shown, script: ' ' })).toBeNull();
  expect(arrangePreview({ ...shown, images: [], captionStyle: null })?.duration).toBe(6000);
});

test('[W13] a product on white is previewed as closely as the video shows it', () => {
  const crop = { left: 0.2, top: 0.1, right: 0.2, bottom: 0.1 };
  const facts = {
    width: 900,
    height: 900,
    duration_seconds: null,
    backdrop_url: null,
    ground: '#ffffff',
    crop,
  };
  const data = arrangePreview({ ...shown, mediaFacts: { '/a.jpg': facts } }) ?? expect.fail();
  const first = Object.values(data.trackItemsMap).find(({ isMain }) => isMain === true);
  expect(first?.details).toMatchObject({ src: '/a.jpg', plainGround: '#ffffff', crop, naturalWidth: 900 });
});
