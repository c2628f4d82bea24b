/** How loud and how fast what is chosen plays, without the rest of its details. [Y3] */
import { useChosen } from './Inspector';
import { SoundSection, sounds } from './sections/SoundSection';

export function SoundSheet() {
  const items = useChosen().filter(sounds);
  return items.length === 0 ? null : (
    <SoundSection key={items.map(({ id }) => id).join()} items={items} isOpen />
  );
}
