/** What the voices are looked through by: words, and one value of each trait. [R14] */
import { useSelector } from '@xstate/react';
import { choicesOf, matchingVoices, VOICE_TRAITS } from '../../../contract/ui/voiceSearch';
import { TextField } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Select';
import { voicesMessages } from '../../locales/messages/wizards/voices';
import { traitWord } from '../../locales/traitWord';
import type { VoicesProps } from './voicesActor';
import * as css from './voices.css';

const text = voicesMessages;

export function VoiceFilterBar({ actor, preview }: VoicesProps) {
  const { voices, search, filters } = useSelector(actor, ({ context }) => context);
  const shown = matchingVoices(voices, { search, filters }).length;
  // A sample that goes on while its voice is filtered away could not be stopped.
  const silence = () => preview.send({ type: 'preview.stopped' });
  return (
    <div className={css.filters}>
      <div className={css.search}>
        <TextField
          quietLabel
          label={text.search}
          type="search"
          placeholder={text.searchPlaceholder}
          value={search}
          onChange={({ target }) => {
            silence();
            actor.send({ type: 'search.changed', search: target.value });
          }}
        />
      </div>
      {VOICE_TRAITS.map((trait) => (
        <Select
          key={trait}
          label={text.traits[trait]}
          anyLabel={text.all[trait]}
          choices={choicesOf(voices, trait)}
          nameOf={(value) => traitWord(trait, value)}
          chosen={filters[trait]}
          onChoose={(value) => {
            silence();
            actor.send({ type: 'filter.chosen', trait, value });
          }}
        />
      ))}
      <p role="status" className={css.count}>
        {text.count(shown, voices.length)}
      </p>
    </div>
  );
}
