/** Cards of pictures or clips under one heading; nothing where there are none. [E7] */
import { useId } from 'react';
import * as css from '../library.css';
import type { Card } from './mediaCards';
import { MediaCard } from './MediaCard';

export function MediaGrid({ title, cards }: { title: string; cards: readonly Card[] }) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {title}
      </h3>
      <ul className={css.grid}>
        {cards.map((card) => (
          <MediaCard key={card.media.src} card={card} />
        ))}
      </ul>
    </section>
  );
}
