/** The font of captions: one of ours, or one of the brand kit, which is tried before it is worn. [T3] [B4] */
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { captionFontSchema, defaultCaptionStyle } from '../../../../../contract/video/captionStyle';
import { mediaName } from '../../../../../contract/mediaAddress';
import type { Caption } from '../../../../editor-engine/selectors/captions.selectors';
import type { captionFontMachine } from '../../../../machines/captionEdit/captionFont.machine';
import { Button } from '../../../../ui/controls/Button';
import { editorInspectorMessages } from '../../../../locales/messages/editor/inspector';
import { useCaptionActors } from '../../captions/useCaptionActors';
import { choicesOf } from '../choices';
import { common } from '../common';
import { ChoiceField } from '../fields/ChoiceField';
import * as css from '../inspector.css';
import { useFieldCommands } from '../useFieldCommands';

const { captions: text } = editorInspectorMessages;
type Actor = ActorRefFrom<typeof captionFontMachine>;
interface Props {
  captions: readonly Caption[];
  /** Null for all captions. */
  ids: readonly string[] | null;
}

export function CaptionFontField(props: Props) {
  const { captionFont } = useCaptionActors();
  return captionFont ? <FontField {...props} actor={captionFont} /> : null;
}

/** Fonts of ours by their name, of the kit by their address. */
const fontOf = ({ details }: Caption): string =>
  details.fontSrc ? mediaName(details.fontSrc) : (details.captionStyle ?? defaultCaptionStyle).font;

export function FontField({ captions, ids, actor }: Props & { actor: Actor }) {
  const { run } = useFieldCommands();
  const snapshot = useSelector(actor, (state) => state);
  useEffect(() => actor.send({ type: 'fonts.wanted' }), [actor]);
  const { fonts } = snapshot.context;
  const choices = [
    ...choicesOf(text.fonts),
    ...fonts.map(({ url, name }) => ({ value: mediaName(url), label: name })),
  ];
  return (
    <>
      <ChoiceField
        label={text.font}
        choices={choices}
        value={common(captions, fontOf)}
        onChange={(value) => {
          const font = fonts.find(({ url }) => mediaName(url) === value);
          const own = captionFontSchema.safeParse(value);
          if (font) actor.send({ type: 'font.chosen', font, ids });
          else if (own.success)
            run('captions.setStyle', { font: own.data, fontSrc: null, ...(ids ? { ids } : {}) });
        }}
      />
      <BrandFontState snapshot={snapshot} actor={actor} />
    </>
  );
}

interface StateProps {
  snapshot: SnapshotFrom<typeof captionFontMachine>;
  actor: Actor;
}

function BrandFontState({ snapshot, actor }: StateProps) {
  const { fonts, tried } = snapshot.context;
  const name = tried?.font.name ?? '';
  if (snapshot.matches('unavailable'))
    return (
      <div role="alert" className={css.fontState}>
        <p className={css.problem}>{text.brandFontsFailed}</p>
        <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
          {text.retry}
        </Button>
      </div>
    );
  if (snapshot.matches({ listed: 'unreadable' }))
    return (
      <p role="alert" className={css.problem}>
        {text.unreadableFont(name)}
      </p>
    );
  const hint = snapshot.matches('fetchingBrandFonts')
    ? text.brandFontsLoading
    : snapshot.matches({ listed: 'tryingFont' })
      ? text.tryingFont(name)
      : fonts.length === 0
        ? text.noBrandFonts
        : null;
  return hint ? (
    <p role="status" className={css.hint}>
      {hint}
    </p>
  ) : null;
}
