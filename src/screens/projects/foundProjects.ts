/** The projects whose titles hold each word that is looked for, whatever its accents and capitals. */
import type { ProjectListItem } from '../../../contract/project';

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export function foundProjects(
  projects: readonly ProjectListItem[],
  search: string,
): readonly ProjectListItem[] {
  const words = plain(search).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return projects;
  return projects.filter(({ input }) => {
    const title = plain(input.title);
    return words.every((word) => title.includes(word));
  });
}
