/** Where one item stands on the picture, how large and how turned, in px of the video. */
import { Button } from '../../../../ui/controls/Button';
import type { TrackItem } from '../../../../../contract/video/videoData';
import { boxOf, type Box } from '../../../../templates/paint/boxOf';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { useVideoData } from '../../engine/useEngine';
import { detail } from '../common';
import { NumberField } from '../fields/NumberField';
import { Section } from '../Section';
import { useFieldCommands } from '../useFieldCommands';

const text = words.place;
const PLACED = ['left', 'top', 'width', 'height', 'rotate'] as const;
const spans = {
  left: { min: -8192, max: 8192, unit: words.px },
  top: { min: -8192, max: 8192, unit: words.px },
  width: { min: 1, max: 8192, unit: words.px },
  height: { min: 1, max: 8192, unit: words.px },
  rotate: { min: -180, max: 180, unit: words.degrees },
} satisfies Record<keyof Box, { min: number; max: number; unit: string }>;

export function PlaceSection({ item }: { item: TrackItem }) {
  const { run, settle } = useFieldCommands();
  const box = boxOf(item, useVideoData());
  if (!box) return null;
  const isPlaced = PLACED.some((name) => detail(item, name) !== undefined);
  return (
    <Section title={words.sections.place}>
      {PLACED.map((name) => (
        <NumberField
          key={name}
          {...spans[name]}
          label={text[name]}
          step={1}
          initial={name === 'rotate' ? 0 : undefined}
          value={Math.round(box[name] * 100) / 100}
          onChange={(value) => run('item.place', { id: item.id, [name]: value }, `place.${name}`)}
          onSettle={settle}
        />
      ))}
      {isPlaced ? (
        <Button
          variant="quiet"
          size="small"
          onClick={() =>
            run('item.setDetails', {
              ids: [item.id],
              details: { left: null, top: null, width: null, height: null, rotate: null },
            })
          }
        >
          {text.toTemplate}
        </Button>
      ) : null}
    </Section>
  );
}
