/** Says where the medium that was moved stands now, to those who do not see it. [G4] */
import { useSelector } from '@xstate/react';
import { visuallyHidden } from '../../ui/layout/page.css';
import { galleryMessages } from '../../locales/messages/wizards/gallery';
import { useForm, type StepProps } from '../adsWizard/adsActor';

export function LastMove({ actor }: StepProps) {
  const move = useSelector(actor, ({ context }) => context.lastMove);
  const { images, videos } = useForm(actor);
  return (
    <p className={visuallyHidden} role="log" aria-label={galleryMessages.moves}>
      {move ? (
        // The same move twice is said twice.
        <span key={move.nth}>
          {move.kind === 'image'
            ? galleryMessages.pictureMoved(move.from + 1, move.to + 1, images.length)
            : galleryMessages.videoMoved(move.from + 1, move.to + 1, videos.length)}
        </span>
      ) : null}
    </p>
  );
}
