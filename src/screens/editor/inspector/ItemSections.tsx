/** The parts of the inspector for one item, by its kind. */
import { isCaption, isFootage, type TrackItem } from '../../../../contract/video/videoData';
import { CaptionStyleSection } from './captionStyle/CaptionStyleSection';
import { ClipCaptionsSection } from './sections/ClipCaptionsSection';
import { FootageSections } from './sections/FootageSections';
import { ItemSection } from './sections/ItemSection';
import { KeyframesSection } from './sections/KeyframesSection';
import { LookSection } from './sections/LookSection';
import { MotionSection } from './sections/MotionSection';
import { PlaceSection } from './sections/PlaceSection';
import { ShapeSection } from './sections/ShapeSection';
import { SoundSection, sounds } from './sections/SoundSection';
import { TypeSection } from './sections/TypeSection';
import { WordsSection } from './sections/WordsSection';

export function ItemSections({ item }: { item: TrackItem }) {
  const items = [item];
  const isOfCaption = isCaption(item.id);
  const isSeen = item.type !== 'audio';
  return (
    <>
      {item.type === 'text' ? <WordsSection item={item} /> : null}
      {item.type === 'shape' ? <ShapeSection items={items} /> : null}
      {item.type === 'text' && isOfCaption ? <CaptionStyleSection captions={[item]} /> : null}
      {item.type === 'text' && !isOfCaption ? <TypeSection items={items} /> : null}
      <ItemSection items={items} />
      {isSeen ? <PlaceSection item={item} /> : null}
      {sounds(item) ? <SoundSection items={[item]} /> : null}
      <ClipCaptionsSection item={item} />
      {isFootage(item) ? <FootageSections items={[item]} /> : null}
      {isSeen && !isOfCaption ? <LookSection items={items} /> : null}
      {isSeen && !isOfCaption ? <MotionSection items={items} /> : null}
      {isSeen && !isOfCaption ? <KeyframesSection item={item} /> : null}
    </>
  );
}
