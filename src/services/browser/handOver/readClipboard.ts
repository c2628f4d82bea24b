/** What is in the clipboard, as a page and as text; the browser asks the person. Rejects where they or it refuse. [PG3] */

export async function readClipboard({
  clipboard,
}: Pick<Navigator, 'clipboard'>): Promise<{ html: string; text: string }> {
  const items = await clipboard.read();
  const textOf = async (type: string) => {
    const item = items.find(({ types }) => types.includes(type));
    return item ? (await item.getType(type)).text() : '';
  };
  return { html: await textOf('text/html'), text: await textOf('text/plain') };
}
