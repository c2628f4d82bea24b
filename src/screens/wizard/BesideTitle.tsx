/** What stands beside the title of every step of a wizard but the first: given around the wizard, shown by its steps. */
import { createContext, useContext, type ReactNode } from 'react';

const Beside = createContext<ReactNode>(null);

export const BesideTitle = ({ shown, children }: { shown: ReactNode; children: ReactNode }) => (
  <Beside value={shown}>{children}</Beside>
);
export const useBesideTitle = () => useContext(Beside);
