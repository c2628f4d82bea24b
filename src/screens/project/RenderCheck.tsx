/** Whether the video shows and says what its preview does; where it does not, both pictures side by side. */
import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import type { DifferingFrame, MisplacedWord, RenderCheck as Check } from '../../../contract/renderCheck';
import { projectMessages } from '../../locales/messages/project';
import { momentOf } from './momentOf';
import * as css from './project.css';

const text = projectMessages.check;
type Checked = Extract<Check, { outcome: 'checked' }>;
type Unchecked = Extract<Check, { outcome: 'unchecked' }>;

const shows = (check: Check | null) =>
  check === null
    ? 'nothing'
    : check.outcome === 'unchecked'
      ? 'unchecked'
      : check.frames_differing + check.misplaced.length > 0
        ? 'differing'
        : 'equal';

const views = {
  nothing: () => null,
  unchecked: (check) => (
    <p className={css.figures}>
      <ShieldQuestion size={16} className={css.sign} aria-hidden />
      {text.unchecked[(check as Unchecked).reason]}
    </p>
  ),
  equal: (check) => <Equal check={check as Checked} />,
  differing: (check) => <Differing check={check as Checked} />,
} satisfies Record<ReturnType<typeof shows>, (check: Check) => React.JSX.Element | null>;

function Equal({ check: { frames, words, redrawn } }: { check: Checked }) {
  return (
    <p className={css.figures}>
      <ShieldCheck size={16} className={css.sign} aria-hidden />
      {[
        text.equal(frames, frames),
        ...(words > 0 ? [text.words(words)] : []),
        ...(redrawn > 0 ? [text.redrawn] : []),
      ].join(' · ')}
    </p>
  );
}

function Differing({ check }: { check: Checked }) {
  const { frames, frames_differing, differing, misplaced } = check;
  return (
    <section className={css.check} aria-labelledby="render-check">
      <h2 id="render-check" className={css.checkTitle}>
        <ShieldAlert size={16} className={css.sign} aria-hidden />
        {text.title}
      </h2>
      <p className={css.soft}>
        {frames_differing > 0 ? text.differs(frames_differing, frames) : text.equal(frames, frames)}
      </p>
      {misplaced.length > 0 ? (
        <ul className={css.checkList}>
          {misplaced.map((word) => (
            <li key={word.at_ms}>{misplacedWords(word)}</li>
          ))}
        </ul>
      ) : null}
      {differing.map((moment) => (
        <BothPictures key={moment.frame} moment={moment} />
      ))}
    </section>
  );
}

const misplacedWords = ({ text: word, at_ms, off_ms }: MisplacedWord) =>
  off_ms === null ? text.unheard(word, momentOf(at_ms)) : text.late(word, momentOf(at_ms), off_ms);

function BothPictures({ moment: { at_ms, file_url, preview_url } }: { moment: DifferingFrame }) {
  const at = momentOf(at_ms);
  const pictures = [
    [file_url, text.inFile(at)],
    [preview_url, text.inPreview(at)],
  ] as const;
  return (
    <div className={css.pair}>
      {pictures.map(([src, says]) => (
        <figure key={says} className={css.figure}>
          <img src={src} alt="" loading="lazy" className={css.compared} />
          <figcaption className={css.soft}>{says}</figcaption>
        </figure>
      ))}
    </div>
  );
}

export function RenderCheck({ check }: { check: Check | null }) {
  const view: (check: Check) => React.JSX.Element | null = views[shows(check)];
  return check && view(check);
}

/** Of a file beside others, in one line. */
export function FileCheck({ check }: { check: Check | null }) {
  if (check?.outcome !== 'checked') return null;
  const { frames, frames_differing } = check;
  const [Icon, said] =
    frames_differing > 0
      ? [ShieldAlert, text.differs(frames_differing, frames)]
      : [ShieldCheck, text.equal(frames, frames)];
  return (
    <span className={css.fileCheck}>
      <Icon size={14} className={css.sign} aria-hidden />
      {said}
    </span>
  );
}
