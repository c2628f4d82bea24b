/** Brings the player in when it is first shown; what breaks in it, or on the way, is an event of its chart. */
import { Component, lazy, Suspense, useState, type ReactNode } from 'react';
import type { VideoData } from '../../../../contract/video/videoData';
import { CentredSpinner } from '../../../ui/feedback/Spinner';
import { holdAhead } from '../../../ui/loading/ahead';
import { editorPlayerMessages as text } from '../../../locales/messages/editor/player';
import { useEditor } from '../EditorContext';

/** From when the editor's own code is there: the film comes before all that is brought ahead. */
const filmIsThere = holdAhead();

interface Props {
  onFailed: () => void;
  children: ReactNode;
}

class Boundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override componentDidCatch() {
    this.props.onFailed();
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

export function LazyFilm({ videoData }: { videoData: VideoData }) {
  const { playback } = useEditor();
  // Made anew each time it is mounted: a chunk that did not come is asked for again.
  const [Film] = useState(() => lazy(() => import('./Film').finally(filmIsThere)));
  return (
    <Boundary onFailed={() => playback.send({ type: 'film.failed' })}>
      <Suspense fallback={<CentredSpinner label={text.opening} />}>
        <Film videoData={videoData} />
      </Suspense>
    </Boundary>
  );
}
