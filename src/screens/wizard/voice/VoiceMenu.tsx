/**
 * The voices by use case, each with its sample. A popover of buttons, not a listbox: an option may hold no button of
 * its own, and hearing a voice without choosing it is the point. [W11]
 */
import { Popover, usePopoverContext } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { Check, ChevronDown } from 'lucide-react';
import { canRead } from '../../../../contract/ui/voiceLanguage';
import type { Voice } from '../../../../contract/voice';
import { voicesMessages } from '../../../locales/messages/wizards/voices';
import { wizardMessages } from '../../../locales/messages/wizards/wizard';
import { optionText, optionTitle, optionWords, tick } from '../settings.css';
import { SoundButton, type PreviewActor } from '../sound/SoundButton';
import * as css from './VoicePicker.css';
import { groupVoices, shortDescription } from './voices';

const { settings } = wizardMessages;
const values: Readonly<Record<string, string>> = voicesMessages.values;
/** Use cases come as services write them. */
const groupName = (useCase: string) => {
  const said = values[useCase.toLowerCase()];
  return said ? said.charAt(0).toUpperCase() + said.slice(1) : useCase;
};

interface Props {
  voices: readonly Voice[];
  scriptLanguage: string | null;
  chosen: Voice | null;
  onChosen: (voice: Voice) => void;
  preview: PreviewActor;
}

function VoiceRow({
  chosen,
  onChosen,
  preview,
  voice,
}: Omit<Props, 'voices' | 'scriptLanguage'> & { voice: Voice }) {
  const isChosen = chosen?.id === voice.id;
  const popover = usePopoverContext();
  // Not by a CloseTrigger: that would be read out as "close" in place of the voice.
  const choose = () => {
    onChosen(voice);
    popover.setOpen(false);
  };
  return (
    <li className={css.row}>
      <SoundButton
        preview={preview}
        sound={{ src: voice.sample_url, volume: 1 }}
        playLabel={settings.playSampleOf(voice.name)}
        pauseLabel={settings.pauseSampleOf(voice.name)}
      />
      <button type="button" className={css.choose} aria-pressed={isChosen} onClick={choose}>
        <span className={optionWords}>
          <span className={optionTitle}>{voice.name}</span>
          <span className={optionText}>{shortDescription(voice.description)}</span>
        </span>
        {isChosen ? <Check size={18} className={tick} aria-hidden /> : null}
      </button>
    </li>
  );
}

export function VoiceMenu({ voices, scriptLanguage, ...choice }: Props) {
  const readers = {
    canRead: (voice: Voice) => canRead(voice, scriptLanguage),
    others: settings.otherLanguages,
  };
  return (
    <Popover.Root positioning={{ sameWidth: true, placement: 'bottom-start' }} lazyMount unmountOnExit>
      <Popover.Trigger
        className={css.trigger}
        data-field="voice"
        data-placeholder={choice.chosen ? undefined : ''}
      >
        {choice.chosen?.name ?? settings.voicePlaceholder}
        <ChevronDown size={18} aria-hidden />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content className={css.content} aria-label={settings.voice}>
            {groupVoices(voices, settings.othersGroup, readers).map(({ useCase, voices: members }) => (
              <section key={useCase} aria-label={groupName(useCase)}>
                <h3 className={css.groupTitle}>{groupName(useCase)}</h3>
                <ul className={css.group}>
                  {members.map((member) => (
                    <VoiceRow key={member.id} {...choice} voice={member} />
                  ))}
                </ul>
              </section>
            ))}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
