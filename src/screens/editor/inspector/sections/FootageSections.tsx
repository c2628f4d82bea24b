/** Which part of a picture or clip is shown, mirrored or not, and in which colours. [Y3] */
import { Crop as CropIcon } from 'lucide-react';
import { BLUR_PX, CROP_LEAST } from '../../../../../contract/limits';
import type { Crop } from '../../../../../contract/video/itemDetails';
import type { Footage } from '../../../../../contract/video/videoData';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { mirroredCrop, writtenCrop } from '../../../../editor-engine/canvas/cropFrame';
import { Button } from '../../../../ui/controls/Button';
import { useEditor } from '../../EditorContext';
import { choicesOf } from '../choices';
import { common, idsOf } from '../common';
import { DetailFields, type DetailField } from '../DetailFields';
import { ChoiceField } from '../fields/ChoiceField';
import { SliderField } from '../fields/SliderField';
import * as css from '../inspector.css';
import { Section } from '../Section';
import { useFieldCommands } from '../useFieldCommands';
import { cropRatios, cropTo, shapeOf, type CropShape } from './cropShapes';
import { filterNames, isPreset, presetOf, settingOf, type FilterName } from './filterPresets';

interface Props {
  readonly items: readonly Footage[];
}

export const FootageSections = ({ items }: Props) => (
  <>
    <CropSection items={items} />
    <FilterSection items={items} />
  </>
);

const { crop: cropText, filters: filterText } = words;
const sides = ['left', 'top', 'right', 'bottom'] as const;
const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
const MOST = 1 - CROP_LEAST;
const flips: readonly DetailField[] = (['flipX', 'flipY'] as const).map((name) => ({
  kind: 'switch',
  name,
  label: cropText[name],
  initial: false,
}));
const isShape = (shape: string): shape is CropShape => Object.hasOwn(cropRatios, shape);

function CropSection({ items }: Props) {
  const { run } = useFieldCommands();
  const [only] = items.length === 1 ? items : [];
  return (
    <Section title={words.sections.crop}>
      {only ? <CropFields item={only} /> : null}
      <DetailFields items={items} fields={flips} />
      {items.some(({ type, details }) => type === 'video' && details.crop) && !canPreviewCrop() ? (
        <p className={css.hint}>{cropText.unseen}</p>
      ) : null}
      {items.some(({ details }) => details.crop || details.flipX || details.flipY) ? (
        <Button
          variant="quiet"
          size="small"
          onClick={() =>
            run('item.setDetails', { ids: idsOf(items), details: { crop: null, flipX: null, flipY: null } })
          }
        >
          {words.reset(words.sections.crop)}
        </Button>
      ) : null}
    </Section>
  );
}

/** Some browsers show a clip whole or not at all. */
const canPreviewCrop = () => 'objectViewBox' in document.documentElement.style;

function CropFields({ item }: { item: Footage }) {
  const { run, settle } = useFieldCommands();
  const editor = useEditor();
  // As it is seen: of a mirrored picture the left side is the right one of its file.
  const crop = mirroredCrop(item.details);
  const set = (next: Crop | null, mergeAs?: string) =>
    run('item.setDetails', { ids: [item.id], details: { crop: next } }, mergeAs);
  const setShape = (shape: string) => {
    const next = isShape(shape) ? cropTo(cropRatios[shape], item.details) : null;
    set(next && writtenCrop(next, {}));
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() => editor.canvas.send({ type: 'crop.opened', itemId: item.id })}
      >
        <CropIcon size={16} aria-hidden />
        {cropText.open}
      </Button>
      {item.type === 'image' && cropTo(1, item.details) ? (
        <ChoiceField
          label={cropText.shape}
          initial="whole"
          choices={choicesOf(cropText.shapes)}
          value={shapeOf(item.details)}
          onChange={setShape}
        />
      ) : null}
      {sides.map((side) => (
        <SliderField
          key={side}
          label={cropText[side]}
          unit={words.percent}
          min={0}
          max={Math.floor((MOST - crop[opposite[side]]) * 100)}
          step={1}
          initial={0}
          value={Math.round(crop[side] * 1000) / 10}
          onChange={(percent) =>
            set(writtenCrop({ ...crop, [side]: percent / 100 }, item.details), `detail.crop.${side}`)
          }
          onSettle={settle}
        />
      ))}
    </>
  );
}

const colour = { min: -100, max: 100, step: 1, initial: 0 } as const;
const filters: readonly DetailField[] = filterNames.map((name) => ({
  kind: 'slider',
  name,
  label: filterText[name],
  ...(name === 'blur' ? { min: 0, max: BLUR_PX, step: 1, initial: 0, unit: words.px } : colour),
}));
const NOTHING = Object.fromEntries(filterNames.map((name) => [name, null])) as Record<FilterName, null>;

function FilterSection({ items }: Props) {
  const { run } = useFieldCommands();
  const ids = idsOf(items);
  const isFiltered = items.some(({ details }) => filterNames.some((name) => details[name]));
  return (
    <Section title={words.sections.filters}>
      <ChoiceField
        label={filterText.preset}
        choices={choicesOf(filterText.presets)}
        value={common(items, presetOf)}
        onChange={(name) =>
          isPreset(name) ? run('item.setDetails', { ids, details: settingOf(name) }) : undefined
        }
      />
      <DetailFields items={items} fields={filters} />
      {isFiltered ? (
        <Button
          variant="quiet"
          size="small"
          onClick={() => run('item.setDetails', { ids, details: NOTHING })}
        >
          {filterText.reset}
        </Button>
      ) : null}
    </Section>
  );
}
