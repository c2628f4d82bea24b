/** The projects whose titles hold each word that is looked for, whatever its accents and capitals. */
import type { ProjectListItem } from '../../../contract/projectListItem';
import { nameHolds } from '../../../contract/ui/nameSearch';

export function foundProjects(
  projects: readonly ProjectListItem[],
  search: string,
): readonly ProjectListItem[] {
  const isFound = nameHolds(search);
  return projects.filter(({ input }) => isFound(input.title));
}
