/** What can be done to a project from its card. The menu itself is made for the one card that asked for it. */
import { EllipsisVertical } from 'lucide-react';
import { Suspense } from 'react';
import { button } from '../../ui/controls/Button.css';
import { brokenSmall, later } from '../../ui/loading/later';
import { above } from '../../ui/layout/ListCard.css';
import type { ProjectMenuProps } from './ProjectActions';
import { projectsMessages } from '../../locales/messages/projects';

/** A third of the page's weight, which most visits do without. */
const Actions = later(
  async () => ({ default: (await import('./ProjectActions')).ProjectActions }),
  brokenSmall,
);

export function ProjectMenu({ projectId, title, ...menu }: ProjectMenuProps) {
  const trigger = (
    <button
      type="button"
      className={`${button({ variant: 'quiet', size: 'icon' })} ${above}`}
      aria-label={projectsMessages.menu(title)}
      aria-haspopup="menu"
      data-menu-of={projectId}
      {...(menu.menu === 'none' ? { 'aria-expanded': false, onClick: menu.onOpen } : {})}
    >
      <EllipsisVertical size={18} aria-hidden />
    </button>
  );
  if (menu.menu === 'none') return trigger;
  return (
    <Suspense fallback={trigger}>
      <Actions {...menu}>{trigger}</Actions>
    </Suspense>
  );
}
