/** A button that never submits a form by accident. */
import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ComponentProps } from 'react';
import { button } from './Button.css';

type Props = ComponentProps<'button'> & NonNullable<RecipeVariants<typeof button>>;

export function Button({ variant, size, wide, wraps, flush, type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={button({ variant, size, wide, wraps, flush })} />;
}
