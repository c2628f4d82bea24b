/** Back, undo and redo, the format, what is saved, and the render. [E7] [E12] */
import { useSelector } from '@xstate/react';
import {
  ArrowLeft,
  CircleCheckBig,
  Clapperboard,
  History,
  Keyboard,
  Moon,
  Palette,
  Redo2,
  FileVideo,
  Sun,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { forecastOf, usualSettings } from '../../../../contract/renderSettings';
import type { CommandName } from '../../../editor-engine/createEditorEngine';
import { Button } from '../../../ui/controls/Button';
import { button } from '../../../ui/controls/Button.css';
import { Ring } from '../../../ui/feedback/Spinner';
import { PageTitle } from '../../../ui/layout/PageTitle';
import { asBytes, asShortSpan, asSpan } from '../../../ui/amounts';
import { useMatches } from '../../../ui/useMatches';
import { Link } from '../../../ui/links/Link';
import { editorCommandMessages } from '../../../locales/messages/editor/commands';
import { editorShellMessages as text } from '../../../locales/messages/editor/shell';
import { useEditor } from '../EditorContext';
import { useRedoName, useUndoName } from '../engine/useEngine';
import { FormatPicker } from './FormatPicker';
import * as css from './shell.css';

const iconButton = button({ variant: 'quiet', size: 'icon' });

export function TopBar({ saveState }: { saveState: ReactNode }) {
  const { dialog, title, commands } = useEditor();
  return (
    <header className={css.topBar}>
      <Link to="/" className={iconButton} aria-label={text.back} title={text.back}>
        <ArrowLeft size={18} aria-hidden />
      </Link>
      <PageTitle className={css.title} aria-label={text.editing(title)}>
        {title}
      </PageTitle>
      <Step name={useUndoName()} words={text.undo} full={text.undoStep} onClick={commands.undo}>
        <Undo2 size={18} aria-hidden />
      </Step>
      <Step name={useRedoName()} words={text.redo} full={text.redoStep} onClick={commands.redo}>
        <Redo2 size={18} aria-hidden />
      </Step>
      <FormatPicker />
      <button
        type="button"
        className={`${iconButton} ${css.wide}`}
        aria-label={text.styles}
        title={text.styles}
        onClick={() => dialog.send({ type: 'styles.asked' })}
      >
        <Palette size={18} aria-hidden />
      </button>
      <span className={css.spring} />
      <div className={css.state}>{saveState}</div>
      <button
        type="button"
        className={`${iconButton} ${css.wide}`}
        aria-label={text.versions}
        title={text.versions}
        onClick={() => dialog.send({ type: 'versions.asked' })}
      >
        <History size={18} aria-hidden />
      </button>
      <button
        type="button"
        className={`${iconButton} ${css.roomy}`}
        aria-label={text.shortcuts}
        title={text.shortcuts}
        onClick={() => dialog.send({ type: 'shortcuts.asked' })}
      >
        <Keyboard size={18} aria-hidden />
      </button>
      <ThemeSwitch />
      <CheckButton />
      <RenderButton />
    </header>
  );
}

function ThemeSwitch() {
  const { theme } = useEditor();
  const isDark = useSelector(theme, (state) => state.hasTag('dark'));
  const label = isDark ? text.toLight : text.toDark;
  return (
    <button
      type="button"
      className={`${iconButton} ${css.wide}`}
      aria-label={label}
      title={label}
      onClick={() => theme.send({ type: 'theme.toggled' })}
    >
      {isDark ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
    </button>
  );
}

interface StepProps {
  name: string | null;
  words: string;
  full: (name: string) => string;
  onClick: () => void;
  children: ReactNode;
}

function Step({ name, words, full, onClick, children }: StepProps) {
  const label = name === null ? words : full(editorCommandMessages.names[name as CommandName]);
  return (
    <button
      type="button"
      className={iconButton}
      aria-label={label}
      title={label}
      aria-disabled={name === null}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function CheckButton() {
  const { publishCheck } = useEditor();
  return (
    <button
      type="button"
      className={iconButton}
      aria-label={text.check}
      title={text.check}
      onClick={() => publishCheck.send({ type: 'check.requested' })}
    >
      <CircleCheckBig size={18} aria-hidden />
    </button>
  );
}

function RenderButton() {
  const { renderStart } = useEditor();
  const words = useSelector(renderStart, (state) =>
    state.matches('looking')
      ? text.checking
      : state.matches('savingChanges') || state.matches('savingLastChanges')
        ? text.saving
        : state.matches('renderingProject') || state.matches('started')
          ? text.requesting
          : text.render,
  );
  const canChoose = useSelector(renderStart, (state) => state.can({ type: 'choice.requested' }));
  const amount = useForetold();
  const isBusy = words !== text.render;
  const isNarrow = useMatches(css.NARROW);
  const isTight = useMatches(css.TIGHT);
  return (
    <>
      <button
        type="button"
        className={`${iconButton} ${css.wide}`}
        disabled={!canChoose}
        aria-label={text.renderChoice}
        title={text.renderChoice}
        onClick={() => renderStart.send({ type: 'choice.requested' })}
      >
        <FileVideo size={18} aria-hidden />
      </button>
      <Button
        size="small"
        disabled={isBusy}
        aria-label={words}
        title={amount?.full}
        onClick={() => renderStart.send({ type: 'render.requested' })}
      >
        <Clapperboard size={16} aria-hidden className={css.wide} />
        {isTight && isBusy ? (
          <span className={css.busy}>
            <Ring fits />
          </span>
        ) : null}
        <span className={css.render} data-amount={isBusy ? undefined : amount?.short}>
          {isNarrow || (isTight && isBusy) ? text.renderShort : words}
        </span>
      </Button>
    </>
  );
}

/** What one press would take, of the video as it was last saved; null where nothing is known. */
function useForetold() {
  const { renderForecast, engine } = useEditor();
  const forecasts = useSelector(renderForecast, ({ context }) => context.forecasts);
  const told = forecastOf(forecasts, usualSettings(engine.videoData()));
  if (!told || told.bytes === null) return null;
  const { about } = text;
  const size = asBytes(told.bytes);
  if (told.seconds === null) return { short: `≈ ${size}`, full: about(size) };
  const seconds = Math.max(1, told.seconds);
  return {
    short: `≈ ${asShortSpan(seconds)} · ${size}`,
    full: `${about(asSpan(seconds))} · ${about(size)}`,
  };
}
