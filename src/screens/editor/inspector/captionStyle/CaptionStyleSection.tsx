/** How captions look: all of them, or those that are chosen. [T3] [W13] */
import type { ReactNode } from 'react';
import { defaultCaptionStyle } from '../../../../../contract/video/captionStyle';
import { CAPTION } from '../../../../../contract/limits';
import { boxOf } from '../../../../templates/paint/boxOf';
import type { Caption } from '../../../../editor-engine/selectors/captions.selectors';
import type { PayloadOfCommand } from '../../../../editor-engine/createEditorEngine';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { useVideoData } from '../../engine/useEngine';
import { common, idsOf } from '../common';
import { ColorField } from '../fields/ColorField';
import { SliderField } from '../fields/SliderField';
import * as css from '../inspector.css';
import { Section } from '../Section';
import { useFieldCommands } from '../useFieldCommands';
import { CaptionFontField } from './CaptionFontField';
import { LookSwatches } from './LookSwatches';

const text = words.captions;
type Style = PayloadOfCommand<'captions.setStyle'>;

interface Props {
  /** At least one. */
  captions: readonly Caption[];
  areAll?: boolean;
  children?: ReactNode;
}

export function CaptionStyleSection({ captions, areAll = false, children }: Props) {
  const { run, settle } = useFieldCommands();
  const data = useVideoData();
  const ids = areAll ? null : idsOf(captions);
  const set = (style: Style, field?: string) =>
    run('captions.setStyle', { ...style, ...(ids ? { ids } : {}) }, field && `captions.${field}`);
  const [first] = captions;
  const painted = first && boxOf(first, data);
  return (
    <Section title={words.sections.captions} isOpen>
      {children}
      <LookSwatches
        chosen={common(captions, ({ details }) => (details.captionStyle ?? defaultCaptionStyle).look)}
        onChosen={(look) => set({ look })}
      />
      <CaptionFontField captions={captions} ids={ids} />
      <SliderField
        label={text.size}
        unit={words.px}
        min={20}
        max={200}
        step={1}
        initial={CAPTION.fontSizePx}
        value={common(captions, ({ details }) => details.fontSize ?? CAPTION.fontSizePx)}
        onChange={(fontSize) => set({ fontSize }, 'size')}
        onSettle={settle}
      />
      <SliderField
        label={text.top}
        unit={words.px}
        min={0}
        max={data.size.height}
        step={1}
        value={common(captions, ({ details }) => details.top ?? Math.round(painted?.top ?? 0))}
        onChange={(top) => set({ top }, 'top')}
        onSettle={settle}
      />
      <ColorField
        label={text.color}
        initial=""
        value={common(captions, ({ details }) => details.color ?? '')}
        onChange={(color) => set({ color: color || null }, 'color')}
        onSettle={settle}
      />
      <ColorField
        label={text.highlight}
        initial=""
        value={common(captions, ({ details }) => details.litColor ?? '')}
        onChange={(litColor) => set({ litColor: litColor || null }, 'litColor')}
        onSettle={settle}
      />
      {areAll ? null : <p className={css.hint}>{text.onlyThis}</p>}
    </Section>
  );
}
