/** What a card's menu offers, with its signs: made for the one card that asked for it. */
import { Copy, Languages, PencilLine, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { projectsMessages } from '../../locales/messages/projects';
import { Menu } from '../../ui/controls/Menu';

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

type Props = Omit<ProjectMenuProps, 'projectId' | 'title'> & { children: ReactElement };

export function ProjectActions({
  menu,
  onOpen,
  onClose,
  onRename,
  onDuplicate,
  onTranslate,
  onDelete,
  children,
}: Props) {
  return (
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
      {children}
    </Menu>
  );
}
