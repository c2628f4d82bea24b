/** The parts of the inspector for several items: only what all of them have. */
import { isCaption, isFootage, type ItemOf } from '../../../../contract/video/videoData';
import { CaptionStyleSection } from './captionStyle/CaptionStyleSection';
import { FootageSections } from './sections/FootageSections';
import { ItemSection } from './sections/ItemSection';
import { LookSection } from './sections/LookSection';
import { MotionSection } from './sections/MotionSection';
import type { SectionProps } from './sections/SectionProps';
import { ShapeSection } from './sections/ShapeSection';
import { SoundSection, sounds } from './sections/SoundSection';
import { TypeSection } from './sections/TypeSection';

export function SeveralSections({ items }: SectionProps) {
  const texts = items.filter((item): item is ItemOf<'text'> => item.type === 'text');
  const captions = texts.filter(({ id }) => isCaption(id));
  const footage = items.filter(isFootage);
  const sounding = items.filter(sounds);
  const isEvery = (some: readonly unknown[]) => some.length === items.length;
  const areSeen = items.every(({ type }) => type !== 'audio');
  return (
    <>
      <ItemSection items={items} />
      {isEvery(captions) ? <CaptionStyleSection captions={captions} /> : null}
      {isEvery(texts) && captions.length === 0 ? <TypeSection items={items} /> : null}
      {items.every(({ type }) => type === 'shape') ? <ShapeSection items={items} /> : null}
      {isEvery(sounding) ? <SoundSection items={sounding} /> : null}
      {isEvery(footage) ? <FootageSections items={footage} /> : null}
      {areSeen && captions.length === 0 ? <LookSection items={items} /> : null}
      {areSeen && captions.length === 0 ? <MotionSection items={items} /> : null}
    </>
  );
}
