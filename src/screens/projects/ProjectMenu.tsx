/** What can be done to a project from its card. The menu itself is made for the one card that asked for it. */
import { Copy, EllipsisVertical, Languages, PencilLine, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import { button } from '../../ui/controls/Button.css';
import { brokenSmall, later } from '../../ui/loading/later';
import { above } from '../../ui/layout/ListCard.css';
import { projectsMessages } from '../../locales/messages/projects';

/** A third of the page's weight, which most visits do without. */
const Menu = later(async () => ({ default: (await import('../../ui/controls/Menu')).Menu }), brokenSmall);

export type MenuState = 'none' | 'closed' | 'open';
export interface ProjectMenuProps {
  projectId: string;
  title: string;
  menu: MenuState;
  onOpen: () => void;
  onClose: () => void;
  onRename: () => void;
  onDuplicate: () => void;
  onTranslate: () => void;
  onDelete: () => void;
}

export function ProjectMenu({
  projectId,
  title,
  menu,
  onOpen,
  onClose,
  onRename,
  onDuplicate,
  onTranslate,
  onDelete,
}: ProjectMenuProps) {
  const trigger = (
    <button
      type="button"
      className={`${button({ variant: 'quiet', size: 'icon' })} ${above}`}
      aria-label={projectsMessages.menu(title)}
      aria-haspopup="menu"
      data-menu-of={projectId}
      {...(menu === 'none' ? { 'aria-expanded': false, onClick: onOpen } : {})}
    >
      <EllipsisVertical size={18} aria-hidden />
    </button>
  );
  if (menu === 'none') return trigger;
  return (
    <Suspense fallback={trigger}>
      <Menu
        isOpen={menu === 'open'}
        onOpen={onOpen}
        onClose={onClose}
        items={[
          {
            name: 'rename',
            label: projectsMessages.rename,
            icon: <PencilLine size={16} aria-hidden />,
            onChosen: onRename,
          },
          {
            name: 'duplicate',
            label: projectsMessages.duplicate,
            icon: <Copy size={16} aria-hidden />,
            onChosen: onDuplicate,
          },
          {
            name: 'translate',
            label: projectsMessages.translate,
            icon: <Languages size={16} aria-hidden />,
            onChosen: onTranslate,
          },
          {
            name: 'delete',
            label: projectsMessages.remove,
            icon: <Trash2 size={16} aria-hidden />,
            tone: 'danger',
            onChosen: onDelete,
          },
        ]}
      >
        {trigger}
      </Menu>
    </Suspense>
  );
}
