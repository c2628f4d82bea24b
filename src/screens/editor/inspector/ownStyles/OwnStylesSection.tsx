/** A person's own styles: worn by a press, kept from what this video looks like, renamed, deleted. [T3] [E7] */
import { useSelector } from '@xstate/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { OWN_STYLE_NAME } from '../../../../../contract/limits';
import { isWholeLook, type OwnStyle } from '../../../../../contract/ownStyle';
import { captionsOf } from '../../../../editor-engine/selectors/captions.selectors';
import { ownStylesMessages as text } from '../../../../locales/messages/ownStyles';
import type { ownStylesMachine, StyleScope } from '../../../../machines/ownStyles/ownStyles.machine';
import { Button } from '../../../../ui/controls/Button';
import { TextField } from '../../../../ui/controls/Field';
import { RadioChips } from '../../../../ui/controls/RadioChips';
import { Alert } from '../../../../ui/feedback/Alert';
import { useVideoData } from '../../engine/useEngine';
import { useEditor } from '../../EditorContext';
import * as common from '../inspector.css';
import { Section } from '../Section';
import * as css from './ownStyles.css';
import { StyleSwatch } from './StyleSwatch';

interface Props {
  readonly actor: ActorRefFrom<typeof ownStylesMachine>;
}
type Shown = { readonly shown: SnapshotFrom<typeof ownStylesMachine> };

export function OwnStylesSection() {
  const { ownStyles } = useEditor();
  return (
    <Section title={text.title} isOpen>
      <OwnStyles actor={ownStyles()} />
    </Section>
  );
}

export function OwnStyles({ actor }: Props) {
  const shown = useSelector(actor, (state) => state);
  useEffect(() => actor.send({ type: 'styles.wanted' }), [actor]);
  if (shown.matches('unasked') || shown.matches('fetchingStyles'))
    return (
      <p role="status" className={common.hint}>
        {text.loading}
      </p>
    );
  if (shown.matches('unavailable'))
    return (
      <div role="alert" className={common.fontState}>
        <p className={common.problem}>{text.unavailable}</p>
        <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
          {text.retry}
        </Button>
      </div>
    );
  const isNaming = shown.matches({ listed: 'naming' }) || shown.matches('savingStyle');
  const { styles } = shown.context;
  return (
    <>
      {styles.length > 0 ? (
        <ul className={css.list}>
          {styles.map((style) => (
            <li key={style.id} className={css.row}>
              <StyleRow actor={actor} shown={shown} style={style} />
            </li>
          ))}
        </ul>
      ) : isNaming ? null : (
        <p className={common.hint}>{text.none}</p>
      )}
      {isNaming ? (
        <NewStyle actor={actor} shown={shown} />
      ) : (
        <Button
          variant="secondary"
          size="small"
          disabled={!shown.can({ type: 'saving.requested' })}
          onClick={() => actor.send({ type: 'saving.requested' })}
        >
          {text.save}
        </Button>
      )}
    </>
  );
}

function StyleRow({ actor, shown, style }: Props & Shown & { style: OwnStyle }) {
  const { id: styleId, name } = style;
  const isMeant = shown.context.styleId === styleId;
  if (isMeant && (shown.matches({ listed: 'renaming' }) || shown.matches('renamingStyle')))
    return <Renaming actor={actor} shown={shown} name={name} />;
  if (isMeant && (shown.matches({ listed: 'confirmingDeletion' }) || shown.matches('deletingStyle')))
    return <Deleting actor={actor} shown={shown} name={name} />;
  return (
    <>
      <button
        type="button"
        className={css.wear}
        title={text.apply(name)}
        disabled={!shown.can({ type: 'style.chosen', style })}
        onClick={() => actor.send({ type: 'style.chosen', style })}
      >
        <StyleSwatch style={style} />
        <span className={css.named}>
          <span className={css.name}>{name}</span>{' '}
          <span className={common.hint}>{text.kinds[isWholeLook(style) ? 'look' : 'captions']}</span>
        </span>
      </button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={text.rename(name)}
        title={text.rename(name)}
        disabled={!shown.can({ type: 'renaming.requested', styleId })}
        onClick={() => actor.send({ type: 'renaming.requested', styleId })}
      >
        <Pencil size={16} aria-hidden />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={text.delete(name)}
        title={text.delete(name)}
        disabled={!shown.can({ type: 'deletion.requested', styleId })}
        onClick={() => actor.send({ type: 'deletion.requested', styleId })}
      >
        <Trash2 size={16} aria-hidden />
      </Button>
    </>
  );
}

function Cancel({ actor, shown }: Props & Shown) {
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={!shown.can({ type: 'cancelled' })}
      onClick={() => actor.send({ type: 'cancelled' })}
    >
      {text.cancel}
    </Button>
  );
}

function Refused({ shown }: Shown) {
  const isRefused = (['naming', 'renaming', 'confirmingDeletion'] as const).some((state) =>
    shown.matches({ listed: { [state]: 'refused' } } as { listed: { naming: 'refused' } }),
  );
  return isRefused ? <Alert>{shown.context.refusal ?? text.failed}</Alert> : null;
}

interface NameFormProps extends Props, Shown {
  readonly startsAs: string;
  readonly isSaving: boolean;
  readonly onNamed: (name: string) => void;
  /** What is asked beside the name. */
  readonly children?: ReactNode;
}

function NameForm({ actor, shown, startsAs, isSaving, onNamed, children }: NameFormProps) {
  const [name, setName] = useState(startsAs);
  const isEmpty = name.trim() === '';
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) onNamed(name);
      }}
    >
      <TextField
        label={text.name}
        value={name}
        maxLength={OWN_STYLE_NAME}
        autoFocus
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
      />
      {children}
      <Refused shown={shown} />
      <div className={css.buttons}>
        <Button type="submit" size="small" disabled={isSaving || isEmpty}>
          {isSaving ? text.keeping : text.keep}
        </Button>
        <Cancel actor={actor} shown={shown} />
      </div>
    </form>
  );
}

function NewStyle({ actor, shown }: Props & Shown) {
  const hasCaptions = captionsOf(useVideoData()).length > 0;
  const [scope, setScope] = useState<StyleScope>('look');
  return (
    <NameForm
      actor={actor}
      shown={shown}
      startsAs=""
      isSaving={shown.matches('savingStyle')}
      onNamed={(name) => actor.send({ type: 'style.kept', name, scope })}
    >
      {hasCaptions ? (
        <RadioChips
          label={text.scope}
          chosen={scope}
          onChoose={setScope}
          choices={(['look', 'captions'] as const).map((value) => ({ value, label: text.scopes[value] }))}
        />
      ) : null}
      <p className={common.hint}>{text.holds[scope]}</p>
    </NameForm>
  );
}

const Renaming = ({ actor, shown, name }: Props & Shown & { name: string }) => (
  <NameForm
    actor={actor}
    shown={shown}
    startsAs={name}
    isSaving={shown.matches('renamingStyle')}
    onNamed={(named) => actor.send({ type: 'style.renamed', name: named })}
  />
);

function Deleting({ actor, shown, name }: Props & Shown & { name: string }) {
  const isDeleting = shown.matches('deletingStyle');
  return (
    <div className={css.form}>
      <p className={css.question}>{text.confirm(name)}</p>
      <Refused shown={shown} />
      <div className={css.buttons}>
        <Button
          size="small"
          autoFocus
          disabled={isDeleting}
          onClick={() => actor.send({ type: 'deletion.confirmed' })}
        >
          {isDeleting ? text.deleting : text.confirmed}
        </Button>
        <Cancel actor={actor} shown={shown} />
      </div>
    </div>
  );
}
