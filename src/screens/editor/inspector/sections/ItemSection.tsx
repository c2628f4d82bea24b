/** What every item has: a name, whether it is there at all, when, and what lies over it. */
import { isCaption, type TrackItem } from '../../../../../contract/video/videoData';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { useVideoData } from '../../engine/useEngine';
import { itemName } from '../../itemName';
import { common, idsOf } from '../common';
import { SwitchField } from '../fields/SwitchField';
import { TextField } from '../fields/TextField';
import { SecondsField } from '../fields/SecondsField';
import { Section } from '../Section';
import { useFieldCommands } from '../useFieldCommands';
import { LayerButtons } from './LayerButtons';
import type { SectionProps } from './SectionProps';

const text = words.item;

export function ItemSection({ items }: SectionProps) {
  const { run, settle } = useFieldCommands();
  const { trackItemIds } = useVideoData();
  const [only] = items.length === 1 ? items : [];
  const isHeard = items.every(({ type }) => type === 'audio');
  return (
    <Section title={words.sections.item} isOpen>
      {only ? (
        <TextField
          label={text.name}
          value={itemName(only)}
          onChange={(name) => run('item.rename', { id: only.id, name }, 'rename')}
          onSettle={settle}
        />
      ) : null}
      <SwitchField
        label={isHeard ? text.heard : text.shown}
        value={common(items, ({ id }) => trackItemIds.includes(id))}
        onChange={(shown) => run('items.setShown', { ids: idsOf(items), shown })}
      />
      {only ? <Times item={only} /> : null}
      {only && only.type !== 'audio' ? <LayerButtons id={only.id} /> : null}
    </Section>
  );
}

function Times({ item }: { item: TrackItem }) {
  const { run, settle } = useFieldCommands();
  const { id, display } = item;
  const { from, to } = display;
  const retime = (window: { from: number; to: number }, edge: string) =>
    run('caption.retime', { id, ...window }, `time.${edge}`);
  const isOfCaption = isCaption(id);
  const begin = (ms: number) =>
    isOfCaption
      ? retime({ from: ms, to }, 'from')
      : run('items.move', { ids: [id], byMs: ms - from }, 'time.from');
  const end = (ms: number) =>
    isOfCaption
      ? retime({ from, to: ms }, 'to')
      : run('item.resize', { id, edge: 'to', toMs: ms }, 'time.to');
  return (
    <>
      <SecondsField label={text.from} value={from} onChange={begin} onSettle={settle} />
      <SecondsField label={text.to} value={to} onChange={end} onSettle={settle} />
      <SecondsField
        label={text.duration}
        value={to - from}
        onChange={(length) => end(from + length)}
        onSettle={settle}
      />
    </>
  );
}
