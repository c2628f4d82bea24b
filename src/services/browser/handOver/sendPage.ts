/**
 * Runs on a shop's page, from a bookmark: hands the page to our window, or by a form where the shop keeps windows apart.
 * It is taken along as text, so it holds all that it needs and imports nothing. [PG3]
 */

export interface Receiver {
  /** Our origin. */
  readonly origin: string;
  /** The page that takes messages. */
  readonly window: string;
  /** The address that takes forms. */
  readonly form: string;
  /** Said where the shop lets nothing out. */
  readonly barred: string;
}

export function sendPage({ origin, window: path, form: action, barred }: Receiver): void {
  const shown = document.documentElement.cloneNode(true) as HTMLElement;
  for (const part of shown.querySelectorAll('style, svg, iframe')) part.remove();
  const page = { address: location.href, html: shown.outerHTML };

  const sendForm = () => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      if (violation.effectiveDirective === 'form-action') alert(barred);
    });
    const form = document.createElement('form');
    form.method = 'post';
    form.action = origin + action;
    form.enctype = 'multipart/form-data';
    form.acceptCharset = 'utf-8';
    form.hidden = true;
    for (const [name, value] of Object.entries(page)) {
      const field = document.createElement('textarea');
      field.name = name;
      field.value = value;
      form.append(field);
    }
    document.documentElement.append(form);
    form.submit();
  };

  const opened = open(origin + path, '_blank');
  const late = setTimeout(sendForm, opened ? 4000 : 0);
  addEventListener('message', (message) => {
    if (message.origin !== origin || message.source !== opened) return;
    clearTimeout(late);
    opened?.postMessage(page, origin);
  });
}

export const bookmarkletOf = (receiver: Receiver): string =>
  `javascript:${encodeURIComponent(`(${sendPage.toString()})(${JSON.stringify(receiver)})`)}`;
