/** What of a video that somebody has worked on comes along into another style, and what does not, before it is chosen. [S1] */
import type { StyleReport } from '../../../contract/video/styles/mergeStyle';
import { stylesMessages } from '../../locales/messages/styles';
import * as css from './styles.css';

const text = stylesMessages.carried;

export function StyleCarried({ report }: { report: StyleReport | null }) {
  if (!report) return <p className={css.hint}>{text.nothing}</p>;
  const { own, extras, shots, captions } = report;
  const lost = [
    extras.length > 0 ? text.extras(extras.length) : '',
    shots.length > 0 ? text.shots(shots.length) : '',
    captions.length > 0 ? text.captions(captions.length) : '',
  ].filter(Boolean);
  return (
    <p className={css.hint}>
      {[text.stays, own.length > 0 ? text.own(own.length) : '', ...lost, text.back].filter(Boolean).join(' ')}
    </p>
  );
}
