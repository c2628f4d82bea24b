/** Addresses of a user's files carry the right of a session, a folder each; what they name does not end with it. */

const SIGNED = /^(?:https?:\/\/[^/]+)?\/media\/[^/]+\/(u\/[^?#]+)/;

/** `media:u/{user}/…` of a signed address, however often it is signed anew; any other address as it is. [K1] */
export function mediaName(address: string): string {
  const key = SIGNED.exec(address)?.[1];
  return key ? `media:${key}` : address;
}

/** Up to the file's name: the right, and the folder that it opens. */
const IN_FOLDER = /https?:\/\/[^/"\\\s]+\/media\/[^/"\\\s]+\/(u\/[^"\\?#\s]*\/)/g;

/** `media:u/…/` of every folder that an address of ours names in a JSON value. */
export const mediaFoldersIn = (value: unknown): readonly string[] => [
  ...new Set([...(JSON.stringify(value) ?? '').matchAll(IN_FOLDER)].map(([, folder]) => `media:${folder}`)),
];

/** Files of these folders, wherever a JSON value names them, at their new addresses. */
export const atNewAddresses = <T>(value: T, renewed: readonly { folder: string; url: string }[]): T => {
  if (renewed.length === 0) return value;
  const urls = new Map(renewed.map(({ folder, url }) => [folder, url]));
  const text = JSON.stringify(value).replace(
    IN_FOLDER,
    (address, folder: string) => urls.get(`media:${folder}`) ?? address,
  );
  return JSON.parse(text) as T;
};

/** JSON with files by what they are, and not by whose session may open them: asked after a new sign-in, it asks the same. */
export const withoutRights = (json: string): string =>
  json.replace(IN_FOLDER, (_, folder: string) => `media:${folder}`);
