/** What stands beside the title of every step of a wizard but the first. */
import { createContext, type ReactNode } from 'react';

export const BesideTitle = createContext<ReactNode>(null);
