/** What the publish check had told of the newest film, and was rendered all the same. [PC1] */
import { checkKinds } from '../../../contract/publishCheck';
import type { RenderedFile } from '../../../contract/renderSettings';
import { publishCheckMessages as text } from '../../locales/messages/editor/publishCheck';
import * as css from './credits.css';
import { momentOf } from './momentOf';

export function Overridden({ files }: { files: readonly RenderedFile[] }) {
  const overridden = files[0]?.overridden ?? [];
  if (overridden.length === 0) return null;
  const kinds = checkKinds.filter((kind) => overridden.some((one) => one.kind === kind));
  return (
    <section className={css.credits} aria-labelledby="overridden">
      <h2 id="overridden" className={css.title}>
        {text.overridden}
      </h2>
      <ul className={css.list}>
        {kinds.map((kind) => (
          <li key={kind} className={css.item}>
            {text.kinds[kind]} ·{' '}
            {overridden
              .filter((one) => one.kind === kind)
              .map(({ at_ms }) => momentOf(at_ms))
              .join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
