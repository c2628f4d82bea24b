/** What is wrong with a subtitle file, line by line. */
import type { SubtitleProblem } from '../../../../machines/captionEdit/subtitles.machine';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import * as css from '../captions.css';

const { files: text } = editorCaptionsMessages;
const words: Readonly<Record<SubtitleProblem['code'], string>> = text.problems;

export const SubtitleProblems = ({ problems }: { problems: readonly SubtitleProblem[] }) =>
  problems.length === 0 ? null : (
    <div>
      <p className={css.problemsTitle}>{text.problemsTitle(problems.length)}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys. */}
      <ol className={css.problems} tabIndex={0} aria-label={text.problemsTitle(problems.length)}>
        {problems.map(({ line, code }, place) => (
          <li key={place} className={css.problemLine}>
            <span className={css.lineNumber}>{text.line(line)}</span>
            {words[code]}
          </li>
        ))}
      </ol>
    </div>
  );
