/** The languages that a caller reads, the dearest first, by Accept-Language: "de", "fr". */
export const acceptedLanguages = (header = ''): string[] =>
  header
    .split(',')
    .map((one) => {
      const [tag = '', ...rest] = one.trim().split(';');
      const weight = Number(/q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1);
      return { language: tag.split('-')[0]?.toLowerCase() ?? '', weight };
    })
    .filter(({ language, weight }) => weight > 0 && /^[a-z]{2,3}$/.test(language))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
