/** Names shared by the run's set-up and the tests. */
export const TEMPLATE_DATABASE = 'reelwright_template';

export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
