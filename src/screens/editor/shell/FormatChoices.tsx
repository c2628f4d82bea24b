/** The formats to choose from, each with the video as it is laid out there; a press is a step that can be undone. [ED3] */
import { Popover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { useEffect, useRef, type RefObject } from 'react';
import { FORMATS, formatNames, formatOf } from '../../../../contract/video/formats/formats';
import { editorShellMessages as text } from '../../../locales/messages/editor/shell';
import { ledTo } from '../../../ui/controls/arrowKeys';
import { useEditor } from '../EditorContext';
import { useVideoData } from '../engine/useEngine';
import { useKeptMedia } from '../player/useKeptMedia';
import { FormatStill } from './FormatStill';
import * as css from './formatPicker.css';

export default function FormatChoices({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const { commands, dialog } = useEditor();
  const videoData = useKeptMedia(useVideoData());
  const format = formatOf(videoData.size);
  const pressed = useRef<HTMLButtonElement>(null);
  const close = () => dialog.send({ type: 'dialog.closed' });
  useEffect(
    () => () => {
      // Who went elsewhere by themselves stays there.
      if (document.activeElement === document.body) button.current?.focus();
    },
    [button],
  );
  return (
    <Popover.Root
      open
      initialFocusEl={() => pressed.current}
      positioning={{
        placement: 'bottom-start',
        gutter: 6,
        overflowPadding: 12,
        getAnchorElement: () => button.current,
      }}
      onEscapeKeyDown={close}
      onInteractOutside={({ detail: { target } }) => {
        // The button that opened it says so itself.
        if (!(target instanceof Node && button.current?.contains(target))) close();
      }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content className={css.choices} aria-label={text.format}>
            {formatNames.map((name) => (
              <button
                key={name}
                ref={name === format ? pressed : undefined}
                type="button"
                className={css.choice}
                aria-pressed={name === format}
                onKeyDown={(event) => ledTo(event)?.focus()}
                onClick={() => {
                  if (name !== format) commands.perform('size.change', { size: FORMATS[name] });
                  close();
                }}
              >
                <FormatStill videoData={videoData} format={name} />
                {text.formats[name]}
              </button>
            ))}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
