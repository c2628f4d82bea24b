/** How captions of a style look, painted with the values that the video is painted with. [T3] */
import '@fontsource-variable/montserrat/index.css';
import type { OwnStyle } from '../../../../../contract/ownStyle';
import { defaultCaptionStyle, type OwnCaptionStyle } from '../../../../../contract/video/captionStyle';
import { captionLook } from '../../../../templates/captions/captionLooks';
import { fontFamily } from '../../../../templates/paint/type/typefaces';
import * as common from '../inspector.css';
import * as css from './ownStyles.css';

export function StyleSwatch({ style: { content } }: { style: OwnStyle }) {
  const captions: OwnCaptionStyle = content.captions ?? defaultCaptionStyle;
  const { chip, word, lit } = captionLook(captions.look, captions);
  return (
    <span
      className={css.swatch}
      style={captions.font === 'bold' ? {} : { fontFamily: fontFamily(captions.font) }}
      aria-hidden
    >
      <span className={common.lookSample}>
        {chip ? <span style={{ position: 'absolute', inset: 0, ...chip }} /> : null}
        <span style={{ position: 'relative', ...word, ...lit }}>A</span>
        <span style={{ position: 'relative', ...word }}>b</span>
      </span>
    </span>
  );
}
